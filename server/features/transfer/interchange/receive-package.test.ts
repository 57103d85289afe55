/** Manuscripts that authors bring from other journals: what of a package becomes a draft, and which packages are refused. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { longest } from '#contract/limits.ts';
import { problemSchema } from '#contract/problems.ts';
import { asPerson } from '#contract/workflow.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { earlierReviews, files as fileRows, publications } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';
import {
  article,
  articleItem,
  bodyOf,
  item,
  manifest,
  type Parts,
  packed,
  whole,
  withWrongChecksum,
} from './packages.fixture.ts';
import { receivePackage } from './receive-package.ts';

const hasPoppler = !spawnSync('pdftotext', ['-v']).error;

describePlatform('a package from another journal', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reader: TestPerson;
  // Its own: others leave folders in that of the machine.
  const temporary = mkdtempSync(join(tmpdir(), 'pliego-temporal-'));
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true, force: true });
  });
  beforeAll(async () => {
    vi.stubEnv('TMPDIR', temporary);
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reader = await platform().person('Rubén', 'REVISOR');
  });
  let asked = 0;
  const send = (path: string, content: Uint8Array | string, by: TestPerson = author) =>
    platform().inject({
      ...{ method: 'POST', url: `/api/publications/meca${path}`, remoteAddress: `10.7.${++asked % 250}.1` },
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(content),
    });
  const bring = async (parts: Parts, { intento = randomUUID() as string, more = '' } = {}) => {
    const answer = await send(`?intento=${intento}${more}`, packed(parts));
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    const { publicacion, avisos } = answer.json();
    return { id: String(publicacion.id), avisos: avisos.join('\n') as string };
  };

  it('is shown as what it would become, and nothing of it is kept', async () => {
    const works = () => platform().services.db.$count(publications);
    const before = await works();
    const answer = await send('/vista-previa', packed(whole));
    expect(answer.statusCode).toBe(200);
    const preview = answer.json();
    expect(preview).toMatchObject({
      ...{ titulo: 'Suelos salinos', resumen: 'Sal y riego.', palabrasClave: ['sal', 'riego'], idioma: 'es' },
      traducciones: [{ idioma: 'en', titulo: 'Saline soils' }],
      autores: ['Julia Roca', 'Irene Valcárcel'],
      archivos: [{ nombre: 'lluvia & sol.csv', clase: 'DATOS', bytes: 21 }],
      ...{ revista: 'Anales del suelo', plataforma: 'Otra plataforma', revisiones: 2, decisiones: 1 },
    });
    const notes = preview.avisos.join('\n');
    for (const left of [
      'manuscript.pdf',
      'cover-letter',
      'guion.exe',
      'No se traen 1 revisiones',
      'sin darse a conocer',
    ])
      expect(notes).toContain(left);
    expect(notes).not.toContain('Secretísimo');
    expect(await works()).toBe(before);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('becomes a draft of who brings it: text, picture, files, and a byline of names', async () => {
    const { id } = await bring(whole);
    const work = await author.call.getPublication({ params: { id } });
    expect(work).toMatchObject({ estado: 'BORRADOR', titulo: 'Suelos salinos', autorPrincipalId: author.user.id });
    expect(work.autores.map(({ id: account, nombres }) => [account, nombres])).toEqual([
      [null, 'Julia'],
      [author.user.id, 'Irene'],
    ]);
    const [figure] = work.documento.content.filter(({ type }) => type === 'figure');
    const src = figure && 'attrs' in figure && 'src' in figure.attrs ? String(figure.attrs.src) : '';
    expect(src).toMatch(new RegExp(`^/files/${id}/`));
    expect((await platform().inject({ url: `${src}?llave=${work.llaveDeImagenes}` })).statusCode).toBe(200);
    const { files } = await author.call.listFiles({ params: { id }, query: {} });
    expect(files.map(({ nombre, clase, bytes }) => [nombre, clase, bytes])).toEqual([
      ['lluvia & sol.csv', 'DATOS', 21],
    ]);
    await author.call.submitReview({ params: { id }, query: {} });
  });

  it('has its earlier reviews read by who runs the work, less by its authors, and by nobody who reviews it', async () => {
    const { id } = await bring(whole);
    const mine = await author.call.readEarlierReviews({ params: { id } });
    await author.call.submitReview({ params: { id }, query: {} });
    const { anteriores } = await editor.call.readEarlierReviews({ params: { id } });
    expect(anteriores).toMatchObject({ revista: 'Anales del suelo', plataforma: 'Otra plataforma' });
    expect(anteriores?.revisiones.map(({ clase, firma, fecha }) => [clase, firma, fecha])).toEqual([
      ['REVISION', null, '2026-03-09'],
      ['REVISION', 'Abierta Secretísimo', null],
      ['DECISION', null, null],
    ]);
    const texts = (of: typeof mine.anteriores) =>
      of?.revisiones.flatMap(({ puntos }) => puntos.map((p) => p.respuesta));
    expect(texts(anteriores)).toEqual([
      ...['revise', 'Falta el método & la muestra.', 'Sospecho de la tabla.', 'Muy justo.'],
      ...['Firmo lo que digo.', 'reject'],
    ]);
    expect(texts(mine.anteriores)).toEqual([
      ...['revise', 'Falta el método & la muestra.', 'Firmo lo que digo.', 'reject'],
    ]);
    const { id: reviewId } = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reader.user.id } });
    expect(reviewId).toBeTruthy();
    await expect(reader.call.readEarlierReviews({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'sin_permiso' },
    });
    // What was not opened is not in the database either.
    const [row] = await platform()
      .services.db.select()
      .from(earlierReviews)
      .where(eq(earlierReviews.publicacionId, id));
    expect(JSON.stringify(row)).not.toMatch(/Oculto|revisor\.test|No para otros/);
  });

  it('leaves the reviews where its author does not want them here', async () => {
    const { id } = await bring(whole, { more: '&revisiones=false' });
    expect((await author.call.readEarlierReviews({ params: { id } })).anteriores).toBeNull();
  });

  it('leaves them also where an attempt before brought them, while it is a draft', async () => {
    const reviewsOf = async (id: string) => (await author.call.readEarlierReviews({ params: { id } })).anteriores;
    const [intento, sent] = [randomUUID(), randomUUID()];
    const { id } = await bring(whole, { intento });
    expect(await reviewsOf(id)).not.toBeNull();
    await bring(whole, { intento, more: '&revisiones=false' });
    expect(await reviewsOf(id)).toBeNull();
    const other = await bring(whole, { intento: sent });
    await author.call.submitReview({ params: { id: other.id }, query: {} });
    await bring(whole, { intento: sent, more: '&revisiones=false' });
    expect(await reviewsOf(other.id)).not.toBeNull();
  });

  it('is cut where it is too long, and never in the middle of a letter', async () => {
    const long = (most: number) => `${'a'.repeat(most - 1)}🌧 y más`;
    const described = item('dataset', 'a.csv', 'text/csv').replace(
      '<instance',
      `<item-description>${long(longest.fileDescription)}</item-description><instance`,
    );
    const { id } = await bring({
      'manifest.xml': manifest(articleItem + described),
      'article.xml': article(long(longest.title)),
      'a.csv': 'a,b\n1,2\n',
    });
    expect((await author.call.getPublication({ params: { id } })).titulo).toBe('a'.repeat(longest.title - 1));
    const { files } = await author.call.listFiles({ params: { id }, query: {} });
    expect(files.map(({ descripcion }) => descripcion)).toEqual(['a'.repeat(longest.fileDescription - 1)]);
  });

  it('is one draft however often it is sent, also twice at once', async () => {
    const intento = randomUUID();
    const [one, two] = await Promise.all([bring(whole, { intento }), bring(whole, { intento })]);
    const three = await bring(whole, { intento });
    expect(new Set([one.id, two.id, three.id]).size).toBe(1);
    const { db } = platform().services;
    expect(await db.$count(fileRows, eq(fileRows.publicacionId, one.id))).toBe(1);
    const stored: string[] = [];
    for await (const { name } of platform().services.files.list(`obras/${one.id}/`)) stored.push(name);
    expect(stored).toHaveLength(1);
    const other = await platform().account({ nombres: 'Otra', apellidos: 'Autora' }, 'AUTOR');
    const theirs = (await send(`?intento=${intento}`, packed(whole), other)).json();
    expect(theirs.publicacion.id).not.toBe(one.id);
    expect(theirs.publicacion.autores[0]).toMatchObject({ id: other.user.id, nombres: 'Otra' });
    expect(theirs.avisos.join('\n')).toContain(
      'Tu nombre no está entre los autores del paquete (Julia Roca, IRENE Valcárcel)',
    );
  });

  it('that this platform wrote comes in again as it went out', async () => {
    const { id } = await draft(author, {
      titulo: 'Ida & vuelta',
      resumen: 'Va y vuelve.',
      palabrasClave: ['eco', 'ida'],
    });
    const { src } = await author.call.uploadPicture({ params: { id }, body: new File([png], 'mapa.png') });
    const documento = {
      type: 'doc' as const,
      content: [
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Su texto, con año.' }] },
        {
          type: 'figure' as const,
          attrs: { src, alt: 'Un mapa' },
          content: [{ type: 'caption' as const }] as [{ type: 'caption' }],
        },
      ],
    };
    await author.call.saveContent({ params: { id }, body: { documento } });
    await upload(author, id, { nombre: 'año & sol.csv' });
    const enlace = 'https://doi.org/10.1590/SciELOPreprints.77';
    const preimpresion = { respuesta: 'CON_PREIMPRESION' as const, enlace };
    await author.call.updatePublication({ params: { id }, body: { declaraciones: { preimpresion } } });
    await author.call.submitReview({ params: { id }, query: {} });
    const { id: reviewId } = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reader.user.id } });
    const comentarios = 'Falta el método.';
    await reader.call.updateReview({ params: { id: reviewId }, body: { estado: 'RECHAZADA', comentarios } });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Sin método.' } });
    const out = await platform().inject({
      url: `/api/publications/${id}/meca?destino=Otra&revisiones=true`,
      headers: { authorization: `Bearer ${author.token}` },
    });
    const parts = unzipSync(out.rawPayload);
    // Whoever reviews it blind there would find its authors by it.
    expect(Buffer.from(parts['article.xml'] ?? '').toString()).not.toContain('SciELOPreprints');
    if (hasPoppler) {
      const input = parts['manuscript.pdf'];
      const pdf = execFileSync('pdftotext', ['-', '-'], { input, stdio: ['pipe', 'pipe', 'ignore'] }).toString();
      expect(pdf).toContain('Su texto, con año.');
      expect(pdf).not.toMatch(/SciELOPreprints|Preprint/);
    }
    const { id: again } = await bring(parts);
    const [before, after] = [
      await author.call.getPublication({ params: { id } }),
      await author.call.getPublication({ params: { id: again } }),
    ];
    for (const field of ['titulo', 'resumen', 'palabrasClave', 'idioma', 'contenido', 'tipo'] as const)
      expect(after[field]).toEqual(before[field]);
    expect(after.autores.map((a) => a.id)).toEqual(before.autores.map((a) => a.id));
    expect(after.documento.content.map(({ type }) => type)).toEqual(['paragraph', 'figure']);
    const { files } = await author.call.listFiles({ params: { id: again }, query: {} });
    expect(files.map(({ nombre }) => nombre)).toEqual(['año & sol.csv']);
    const { anteriores } = await author.call.readEarlierReviews({ params: { id: again } });
    expect(
      anteriores?.revisiones.map(({ clase, puntos }) => [clase, puntos.map(({ respuesta }) => respuesta)]),
    ).toEqual([
      ['REVISION', ['reject', comentarios]],
      ['DECISION', ['reject']],
    ]);
  });

  it('names as many authors as sign here, and says that there are more', async () => {
    const many = Array.from(
      { length: 130 },
      (_, at) =>
        `<contrib contrib-type="author"><name><surname>Uno${at}</surname><given-names>Ana</given-names></name></contrib>`,
    );
    const { id, avisos } = await bring({
      'manifest.xml': manifest(articleItem),
      'article.xml': article().replace('<contrib-group>', `<contrib-group>${many.join('')}`),
    });
    const { autores } = await author.call.getPublication({ params: { id } });
    expect([autores.length, autores[0]?.id, autores[1]?.apellidos]).toEqual([100, author.user.id, 'Uno0']);
    expect(avisos).toContain('El paquete nombra 132 autores');
  });

  it('says where who brings it works with its ROR iD', async () => {
    const ror = 'https://ror.org/02gfc7t72';
    const at = `<aff><institution-wrap><institution-id institution-id-type="ror">${ror}</institution-id><institution>UNAM</institution></institution-wrap></aff>`;
    const { id } = await bring({
      'manifest.xml': manifest(articleItem),
      'article.xml': article().replaceAll('</name></contrib>', `</name>${at}</contrib>`),
    });
    const { autores } = await author.call.getPublication({ params: { id } });
    expect(autores.map(({ id: account, rors }) => [account, rors])).toEqual([
      [null, [{ afiliacion: 'UNAM', ror }]],
      [author.user.id, [{ afiliacion: 'UNAM', ror }]],
    ]);
  });

  it('may lie in a folder, be in an old encoding, and have its text in its files alone', async () => {
    const latin = (xml: string) => Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    const { id, avisos } = await bring({
      'paquete/manifest.xml': latin(manifest(articleItem + item('manuscript', 'año.txt', 'text/plain'))),
      'paquete/article.xml': latin(article('Año del ñandú', '')),
      'paquete/año.txt': 'El texto.',
    });
    const work = await author.call.getPublication({ params: { id } });
    expect(work.titulo).toBe('Año del ñandú');
    expect((await author.call.listFiles({ params: { id }, query: {} })).files).toMatchObject([{ clase: 'MANUSCRITO' }]);
    expect(avisos).toContain('El texto no viene en el JATS');
  });

  it('that breaks when it is nearly in leaves nothing in the store, and comes in when it is sent whole', async () => {
    const { services } = platform();
    const stored = async () => {
      const names: string[] = [];
      for await (const { name } of services.files.list('')) names.push(name);
      return names.sort();
    };
    const before = await stored();
    const intento = randomUUID();
    const more = { ...whole, 'files/lluvia & sol.csv': 'año,lluvia\n'.repeat(40_000) };
    const broken = withWrongChecksum(packed(more), 'files/lluvia & sol.csv');
    const answer = await send(`?intento=${intento}`, broken);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'archivo_no_incorporado']);
    expect(await stored()).toEqual(before);
    const gone = new Error('the database is gone');
    const failing = { ...services, transact: () => Promise.reject(gone) };
    await expect(
      receivePackage(failing, asPerson(author.user), { intento, withReviews: true }, bodyOf(packed(whole))),
    ).rejects.toBe(gone);
    expect(await stored()).toEqual(before);
    const { id } = await bring(whole, { intento });
    expect((await stored()).filter((name) => name.includes(id))).toHaveLength(2);
  });

  it('whose other attempt fails while it comes in keeps its pictures', async () => {
    const { services } = platform();
    const intento = randomUUID();
    const asked = { intento, withReviews: true };
    // As if another process, at the same package, failed before this one's work is there, and did away with what it stored.
    const transact: typeof services.transact = async (act) => {
      for await (const { name } of services.files.list('')) if (/^[0-9a-f-]{36}\/imagen-/.test(name)) names.push(name);
      for (const name of names) await services.files.remove(name);
      return services.transact(act);
    };
    const names: string[] = [];
    const { publicacion } = await receivePackage(
      { ...services, transact },
      asPerson(author.user),
      asked,
      bodyOf(packed(whole)),
    );
    const own = names.filter((name) => name.startsWith(publicacion.id));
    expect(own).toHaveLength(1);
    expect(await services.files.get(own[0] ?? '')).toBeDefined();
  });

  it('that cannot be read is refused with what is wrong, and nothing of it is kept', async () => {
    for (const path of ['/vista-previa', `?intento=${randomUUID()}`]) {
      const answer = await send(path, packed({ 'article.xml': article() }));
      const { code, message } = problemSchema.parse(answer.json());
      expect([answer.statusCode, code, message]).toEqual([
        ...[422, 'archivo_no_incorporado', expect.stringContaining('le falta manifest.xml')],
      ]);
    }
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is for authors, and its earlier reviews are nothing to who brought none', async () => {
    expect((await send('/vista-previa', packed(whole), reader)).statusCode).toBe(403);
    const { id } = await inReview(author);
    expect((await editor.call.readEarlierReviews({ params: { id } })).anteriores).toBeNull();
  });
});
