/** Works carried away as files: who may, what they say of the authors, and how they travel. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { problemSchema } from '#contract/problems.ts';
import { exportAddress } from '#contract/public-addresses.ts';
import { workFormats } from '#contract/vocabulary.ts';
import { inManifest } from '#server/documents/bagit/open-bag.ts';
import { reviewsXml } from '#server/documents/meca/meca.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { canValidate, validate, validateMeca } from '#server/testing/schemas.ts';
import { draft, inReview, published, reopened, review, sentIn } from '#server/testing/works.ts';

describePlatform('the export of a publication', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    reader = await platform().person('Lucía', 'LECTOR');
  });
  const cast = () => ({ author, editor, reviewer });
  let asked = 0;
  /** As a browser does: a guest is led to the public address of a published work. */
  const ask = async (id: string, formato: string, by: TestPerson | null = null, query = '') => {
    const headers = by ? { authorization: `Bearer ${by.token}` } : {};
    const url = `/api/publications/${id}/export/${formato}${query}`;
    // Each from another network: how many files one may ask for is tested on its own.
    const answer = await platform().inject({ url, headers, remoteAddress: `10.9.0.${++asked}` });
    return answer.statusCode === 301 ? platform().inject({ url: String(answer.headers.location) }) : answer;
  };

  const figure = (src: string) => ({
    type: 'figure' as const,
    attrs: { src, alt: 'Un mapa' },
    content: [{ type: 'caption' as const }] as [{ type: 'caption' }],
  });

  it.each(workFormats)('is for anyone where the work is published: %s', async (formato) => {
    const { id } = await published(cast(), { titulo: 'El año del ñandú' });
    const answer = await ask(id, formato);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBeGreaterThan(150);
    expect(answer.headers['content-disposition']).toMatch(
      /^inline; filename="El ano del nandu\.\w+"; filename\*=UTF-8''El%20a%C3%B1o%20del%20%C3%B1and%C3%BA\.\w+$/,
    );
    const kept = await ask(id, formato, author);
    expect(kept.headers['content-disposition']).toMatch(/^attachment; filename="El ano del nandu/);
    expect(kept.headers['content-security-policy']).toContain('sandbox');
    expect(kept.headers['cache-control']).toBe('no-store');
  });

  it('is of works that one may read, and of the versions that one may read', async () => {
    const secret = await draft(author);
    for (const by of [null, reader, editor]) expect((await ask(secret.id, 'jats', by)).statusCode).toBe(404);
    expect((await ask(secret.id, 'jats', author)).statusCode).toBe(200);
    const { id } = await reopened(cast(), { titulo: 'Primera' });
    await author.call.updatePublication({ params: { id }, body: { titulo: 'Segunda' } });
    expect((await ask(id, 'html', author)).body).toContain('<h1>Segunda</h1>');
    expect((await ask(id, 'html', author, '?version=1')).body).toContain('<h1>Primera</h1>');
    await author.call.submitReview({ params: { id } });
    const unassigned = await platform().person('Raúl', 'REVISOR');
    expect((await ask(id, 'html', unassigned, '?version=2')).statusCode).toBe(200);
    for (const query of ['?version=1', '?version=9'])
      expect(problemSchema.parse((await ask(id, 'html', unassigned, query)).json()).code).toBe('no_encontrado');
  });

  it('names nobody, in its text or its properties, to whom the review is double blind', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    for (const formato of workFormats) {
      const blind = await said(id, formato, reviewer);
      expect(blind, formato).not.toMatch(/Irene|Valc/);
      expect(blind, formato).not.toContain(author.user.id);
      expect(blind, formato).not.toContain(author.user.email);
    }
    for (const formato of ['jats', 'html', 'docx']) expect(await said(id, formato, editor)).toContain('Valcárcel');
  });

  /** All that a file says; of an archive, all its parts. */
  async function said(id: string, formato: string, by: TestPerson): Promise<string> {
    const { rawPayload, headers, statusCode } = await ask(id, formato, by);
    expect(statusCode, formato).toBe(200);
    const parts =
      formato === 'docx' || formato === 'epub'
        ? Object.values(unzipSync(rawPayload)).map((part) => strFromU8(part))
        : [rawPayload.toString('utf8')];
    return [headers['content-disposition'], ...parts].join('\n');
  }

  it('puts only pictures of its own in a file', async () => {
    const [mine, other] = [await draft(author), await draft(author)];
    const { files } = platform().services;
    for (const { id } of [mine, other]) await files.put(`${id}/a.png`, Buffer.from(`png of ${id}`));
    await author.call.saveContent({
      params: { id: mine.id },
      body: {
        documento: { type: 'doc', content: [figure(`/files/${mine.id}/a.png`), figure(`/files/${other.id}/a.png`)] },
      },
    });
    const { body } = await ask(mine.id, 'html', author);
    expect(body).toContain(Buffer.from(`png of ${mine.id}`).toString('base64'));
    expect(body).not.toContain(Buffer.from(`png of ${other.id}`).toString('base64'));
  });

  it('is made once and kept, as a PDF, where the work is published', async () => {
    const { id } = await published(cast(), { titulo: 'Guardada' });
    const first = await ask(id, 'pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { files } = platform().services;
    const put = vi.spyOn(files, 'put');
    expect((await ask(id, 'pdf', author)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('says in JATS how its journal is shortened, unless the work names another', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales del Sur' } });
    const body = { publica: true, nombreAbreviado: 'An. Sur' };
    await admin.call.changeJournal({ params: { id: revistaId }, body });
    const { id } = await draft(author, { revistaId });
    const shortened = async () => /<abbrev-journal-title[^>]*>([^<]*)</.exec((await ask(id, 'jats', author)).body)?.[1];
    expect(await shortened()).toBe('An. Sur');
    await author.call.updatePublication({ params: { id }, body: { metadatos: { revista: 'Otra revista' } } });
    expect(await shortened()).toBeUndefined();
  });

  describe('as a bag for archives', () => {
    const publish = async (id: string) => {
      await author.call.submitReview({ params: { id } });
      await review(cast(), id);
      await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
      await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    };
    const digest = (algorithm: string, bytes: Uint8Array) => createHash(algorithm).update(bytes).digest('hex');
    const refusal = async (...asked: Parameters<typeof ask>) => problemSchema.parse((await ask(...asked)).json()).code;

    /** What is in the bag, once each of its files is what its manifests say. */
    async function bagOf(id: string, by = editor) {
      const answer = await ask(id, 'bagit', by);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      expect(answer.headers['content-type']).toBe('application/zip');
      const files = unzipSync(answer.rawPayload);
      const [folder = ''] = Object.keys(files)[0]?.split('/') ?? [];
      expect(answer.headers['content-disposition']).toContain(`filename="${folder}.zip"`);
      const bag = Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => {
          expect(name.startsWith(`${folder}/`)).toBe(true);
          return [name.slice(folder.length + 1), bytes];
        }),
      );
      const text = (name: string) => strFromU8(bag[name] ?? new Uint8Array());
      expect(text('bagit.txt')).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n');
      const payload = Object.keys(bag).filter((name) => name.startsWith('data/'));
      const tags = ['bagit.txt', 'bag-info.txt', 'manifest-sha512.txt'];
      for (const [manifest, names] of [
        ['manifest-sha512.txt', payload],
        ['tagmanifest-sha512.txt', tags],
      ] as const) {
        const lines = text(manifest).trimEnd().split('\n');
        const listed = lines.map((line) => /^([0-9a-f]{128}) {2}(.+)$/.exec(line)?.slice(1) ?? []);
        for (const [sum, place = ''] of listed)
          expect(digest('sha512', bag[decodeURIComponent(place)] ?? new Uint8Array()), place).toBe(sum);
        expect(listed.map(([, place = '']) => decodeURIComponent(place)).sort()).toEqual([...names].sort());
      }
      expect(Object.keys(bag).sort()).toEqual([...payload, ...tags, 'tagmanifest-sha512.txt'].sort());
      const bytes = payload.reduce((sum, name) => sum + (bag[name]?.length ?? 0), 0);
      expect(text('bag-info.txt')).toContain(`\nPayload-Oxum: ${bytes}.${payload.length}\n`);
      return { folder, names: payload.map((name) => name.slice('data/'.length)).sort(), text, bag };
    }

    it('has all that readers have, named so that its JATS finds its pictures', async () => {
      const titulo = 'Ñandúes: «50 % de agua»/ríos\u2028y más';
      const { id } = await draft(author, { titulo });
      const { src } = await author.call.uploadPicture({ params: { id }, body: new File([png], 'mapa.png') });
      const lost = `/files/${id}/perdida.png`;
      await author.call.saveContent({
        params: { id },
        body: { documento: { type: 'doc', content: [figure(src), figure(lost)] } },
      });
      await upload(author, id, { nombre: 'año 50%.csv' });
      await upload(author, id, { nombre: 'Año 50%.csv', content: 'a;b\n' });
      await upload(author, id, { nombre: 'nota?.csv', content: 'c;d\n' });
      const gone = await upload(author, id, { nombre: 'alterado.csv', content: 'e;f\n' });
      await upload(author, id, { clase: 'MANUSCRITO', nombre: 'obra.tex', content: '\\documentclass{book}' });
      await publish(id);
      await editor.call.enterDoi({ params: { id }, body: { doi: '10.7557/bag.1' } });
      await platform().services.files.put(placeOfFile(id, gone.id), Buffer.from('e;g\n'));

      const { folder, names, text, bag } = await bagOf(id);
      expect(folder).toBe('nandues-50-de-agua-rios-y-mas');
      expect(names).toEqual(
        [
          ...['archivos/Año 50% (2).csv', 'archivos/año 50%.csv', 'archivos/nota .csv'],
          ...['imagenes/1.png', 'metadatos/datacite.xml', 'metadatos/dublin-core.xml'],
          ...['obra.html', 'obra.pdf', 'obra.xml'],
        ].sort(),
      );
      expect(text('manifest-sha512.txt')).toContain('  data/archivos/año 50%25.csv\n');
      // As it is stored: what tells of its camera was taken out.
      const picture = Buffer.from((await platform().inject({ url: src })).rawPayload);
      expect(Buffer.from(bag['data/imagenes/1.png'] ?? []).equals(picture)).toBe(true);
      expect(text('data/obra.xml')).toContain('<graphic xlink:href="imagenes/1.png"');
      expect(text('data/obra.xml')).toContain(lost);
      expect(text('data/obra.html')).toContain(picture.toString('base64'));
      const info = text('bag-info.txt').trimEnd().split('\n');
      expect(info).toContain('External-Identifier: https://doi.org/10.7557/bag.1');
      expect(info).toContain('External-Description: Ñandúes: «50 % de agua»/ríos y más');
      expect(info.filter((line) => line.startsWith('Missing-File'))).toEqual([
        `Missing-File: ${lost}`,
        'Missing-File: archivos/alterado.csv',
      ]);
      for (const label of ['Source-Organization', 'Bagging-Date', 'Bag-Size'])
        expect(info.filter((line) => new RegExp(`^${label}: \\S`).test(line))).toHaveLength(1);
      if (canValidate) {
        validate('datacite', [text('data/metadatos/datacite.xml')]);
        validate('oaiDc', [text('data/metadatos/dublin-core.xml')]);
      }
    });

    it('has the PDF of its authors where that is all its text, without DOI no DataCite, and its retraction', async () => {
      const { id } = await draft(author, { titulo: 'Solo en PDF' });
      await author.call.saveContent({ params: { id }, body: { contenido: '' } });
      const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n';
      await upload(author, id, { clase: 'MANUSCRITO', nombre: 'obra.pdf', content: pdf });
      await publish(id);
      const motivo = 'Datos erróneos.';
      await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo } });
      const { names, text } = await bagOf(id);
      expect(names).toEqual(['metadatos/dublin-core.xml', 'obra.pdf', 'obra.xml']);
      expect(text('data/obra.pdf')).toBe(pdf);
      expect(text('data/obra.xml')).toContain(motivo);
      expect(text('bag-info.txt')).toMatch(/^External-Identifier: \S+$/m);
    });

    it('is for who runs the journal, of what is published and open', async () => {
      const { id } = await published(cast());
      for (const by of [author, reviewer, reader]) expect(await refusal(id, 'bagit', by)).toBe('sin_permiso');
      expect(await refusal(id, 'bagit')).toBe('sesion_requerida');
      expect(await refusal(id, 'bagit', editor, '?version=9')).toBe('no_encontrado');
      const { id: waiting } = await inReview(author);
      expect(await refusal(waiting, 'bagit', editor)).toBe('no_encontrado');
      const thesis = await published(cast(), { tipo: 'TESIS' });
      const embargo = { hasta: '2999-03-01', zona: 'America/Bogota', motivo: 'Patente.' };
      await editor.call.changeEmbargo({ params: { id: thesis.id }, body: embargo });
      expect(await refusal(thesis.id, 'bagit', editor)).toBe('obra_embargada');
      const address = exportAddress({ id, titulo: 'Una obra', autores: [] }, 'pdf').replace(/pdf$/, 'zip');
      expect((await platform().inject({ url: address })).statusCode).toBe(404);
    });

    it('leaves no file behind', async () => {
      const packed = () => readdirSync(tmpdir()).filter((name) => name.startsWith('pliego-paquete-'));
      const before = packed();
      const { id } = await published(cast());
      await bagOf(id);
      await vi.waitFor(() => expect(packed().filter((name) => !before.includes(name))).toEqual([]));
    });

    it('writes in manifests what would end their lines, and nothing else, in other signs', () => {
      expect(inManifest('data/a%b\r\nñ .csv')).toBe('data/a%25b%0D%0Añ .csv');
    });
  });

  describe('to another journal', () => {
    const take = async (id: string, by: TestPerson | null = author, query = 'destino=Otra%20revista') => {
      const headers = by ? { authorization: `Bearer ${by.token}` } : {};
      return platform().inject({
        url: `/api/publications/${id}/meca?${query}`,
        headers,
        remoteAddress: `10.8.0.${++asked}`,
      });
    };
    async function packageOf(id: string, query?: string) {
      const answer = await take(id, author, query);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.meca\.zip"/);
      const files = unzipSync(answer.rawPayload);
      const text = (place: string) => strFromU8(files[place] ?? expect.fail(`${place} is not in the package`));
      const listed = [...text('manifest.xml').matchAll(/xlink:href="([^"]+)"/g)].map(([, at = '']) =>
        decodeURIComponent(at),
      );
      expect(listed.toSorted()).toEqual(
        Object.keys(files)
          .filter((name) => name !== 'manifest.xml')
          .toSorted(),
      );
      if (canValidate) {
        validateMeca('manifest', text('manifest.xml'));
        validateMeca('transfer', text('transfer.xml'));
        if (files['reviews.xml']) validateMeca('reviews', text('reviews.xml'));
      }
      return { names: Object.keys(files).toSorted(), text };
    }
    /** Rejected after a review with answers to its form, a note in the margin and an attachment for its author. */
    async function rejected() {
      const question = { etiquetaEn: '', opciones: [], obligatorio: false };
      await platform().settings({
        formularioRevision: [
          { ...question, id: 'claro', tipo: 'SI_NO', etiqueta: '¿Es <claro>?', paraAutor: true },
          { ...question, id: 'reserva', tipo: 'TEXTO', etiqueta: 'Reserva', paraAutor: false },
        ],
      });
      const { id } = await inReview(author, { titulo: 'Sales & suelos <1>' });
      const { id: reviewId } = await editor.call.assignReviewer({
        params: { id },
        body: { revisorId: reviewer.user.id },
      });
      await reviewer.call.updateReview({
        params: { id: reviewId },
        body: {
          estado: 'RECHAZADA',
          comentarios: 'Falta el método.\n\u0001Y <más> & datos.',
          comentarioConfidencial: 'Sospecho de la tabla.',
          respuestas: { claro: false, reserva: 'No la publicaría.' },
          anotaciones: [{ exacto: 'Su texto', prefijo: '', sufijo: '.', posicion: 0, texto: '¿Cuál?' }],
        },
      });
      await editor.call.assignReviewer({
        params: { id },
        body: { revisorId: (await platform().person('Callada', 'REVISOR')).user.id },
      });
      await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Sin método.' } });
      await author.call.updateReview({ params: { id: reviewId }, body: { comentarioAutor: 'Lo explicamos.' } });
      return id;
    }

    it('takes its text, PDF and files, each named in the manifest, and no review that is not asked for', async () => {
      const { id } = await draft(author, { titulo: 'Sales' });
      const { src } = await author.call.uploadPicture({ params: { id }, body: new File([png], 'mapa.png') });
      await author.call.saveContent({
        params: { id },
        body: { documento: { type: 'doc', content: [figure(src)] } },
      });
      await upload(author, id, { nombre: 'lluvia & sol.csv' });
      await upload(author, id, { nombre: 'LLUVIA & sol.csv' });
      const { names, text } = await packageOf(id, 'destino=Revista%20%3CB%3E%20%26%20otra&revisiones=true');
      expect(names).toEqual([
        'article.xml',
        'figures/1.png',
        'files/LLUVIA & sol (2).csv',
        'files/lluvia & sol.csv',
        'manifest.xml',
        'manuscript.pdf',
        'transfer.xml',
      ]);
      expect(text('article.xml')).toContain('figures/1.png');
      expect(text('transfer.xml')).toContain('<publication-title>Revista &lt;B&gt; &amp; otra</publication-title>');
      expect(text('manifest.xml')).toContain('item-type="dataset"');
    });

    it('takes what its author was shown of its reviews where they ask, and never who reviewed', async () => {
      const id = await rejected();
      expect((await packageOf(id)).names).not.toContain('reviews.xml');
      const { text } = await packageOf(id, 'destino=Otra&revisiones=true');
      const said = text('reviews.xml');
      for (const shown of [
        'Falta el método.',
        'Y &lt;más&gt; &amp; datos.',
        '¿Es &lt;claro&gt;?',
        '¿Cuál?',
        'Lo explicamos.',
        '>reject<',
      ])
        expect(said).toContain(shown);
      expect(said.match(/<review /g)).toHaveLength(2);
      for (const secret of [
        'Rubén',
        'Callada',
        'Elena',
        'Sospecho',
        'No la publicaría',
        reviewer.user.id,
        reviewer.user.email,
      ])
        expect(said).not.toContain(secret);
    });

    it('takes of answers what its author sent here, and of points those that were answered', () => {
      const answering = (enviada: string | null) =>
        reviewsXml(
          [
            {
              ...{ ronda: 1, estado: 'DEVUELTA', comentarios: 'Falta el método.', comentarioAutor: null },
              ...{ formulario: [], respuestas: {}, anotaciones: [], fechaCompletada: '2026-11-02T10:00:00.000Z' },
              respuesta: {
                puntos: [
                  { punto: 'Falta el método.', respuesta: 'Está en la sección 2.' },
                  { punto: 'Faltan datos.', respuesta: '' },
                ],
                ...{ revision: 1, guardada: null, enviada },
              },
            },
          ],
          [],
          { blinding: 'doble ciego', language: 'es' },
        );
      const sent = answering('2026-11-03T10:00:00.000Z');
      expect(sent).toContain('Está en la sección 2.');
      expect(sent).not.toContain('Faltan datos.');
      expect(answering(null)).not.toContain('Está en la sección 2.');
    });

    it('is for its main author, while nobody reviews it and it was never published', async () => {
      const refusalOf = async (id: string, by: TestPerson | null, query?: string) =>
        problemSchema.parse((await take(id, by, query)).json()).code;
      const { id } = await inReview(author);
      expect(await refusalOf(id, author)).toBe('no_va_a_otra_revista');
      expect(await refusalOf(id, editor)).toBe('sin_permiso');
      expect(await refusalOf(id, null)).toBe('sesion_requerida');
      const { id: out } = await published(cast());
      expect(await refusalOf(out, author)).toBe('no_va_a_otra_revista');
      await editor.call.changeEstado({ params: { id: out }, body: { estado: 'RETIRADO', motivo: 'Un error.' } });
      expect(await refusalOf(out, author)).toBe('no_va_a_otra_revista');
      // What goes on here: returned for its form, to be changed, rejected with an open appeal.
      await editor.call.changeEstado({
        params: { id },
        body: { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo: 'Faltan pies.' },
      });
      await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
      expect(await refusalOf(id, author)).toBe('no_va_a_otra_revista');
      await author.call.submitReview({ params: { id } });
      await author.call.changeEstado({
        params: { id },
        body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Va a otra parte.' },
      });
      expect((await take(id, author)).statusCode).toBe(200);
      const { id: changing } = await reopened(cast());
      expect(await refusalOf(changing, author)).toBe('no_va_a_otra_revista');
      const { id: appealed } = await inReview(author);
      await editor.call.changeEstado({ params: { id: appealed }, body: { estado: 'RETIRADO', motivo: 'No encaja.' } });
      await author.call.makeClaim({ params: { id: appealed }, body: { clase: 'APELACION', texto: 'Sí encaja.' } });
      expect(await refusalOf(appealed, author)).toBe('no_va_a_otra_revista');
      const { id: written } = await draft(author);
      expect(await refusalOf(written, reader)).toBe('no_encontrado');
      for (const query of ['', 'destino=%20', `destino=${'a'.repeat(301)}`])
        expect(await refusalOf(written, author, query)).toBe('datos_no_validos');
    });
  });

  it('has no other formats', async () => {
    const { id } = await published(cast());
    expect((await ask(id, 'exe')).statusCode).toBe(422);
  });
});
