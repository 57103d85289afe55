/** What follows a published work: notices of their own, concerns that are lifted, new editions (decision 520). */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { exportAddress, workPage } from '#contract/public-addresses.ts';
import type { NoticeKind } from '#contract/relations.ts';
import { buildApp } from '#server/app.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { type Cast, draft, inReview, published } from '#server/testing/works.ts';

describePlatform('after its publication a work', (platform) => {
  let cast: Cast;
  let coauthor: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    cast = {
      author: await platform().person('Irene', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    coauthor = await platform().person('Clara', 'AUTOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const process = (id: string) => platform().guest.publishedProcess({ params: { id } });
  const notice = (
    id: string,
    clase: NoticeKind,
    resumen: string,
    more: { markdown?: string; firma?: 'AUTORIA' } = {},
  ) => cast.editor.call.publishNotice({ params: { id }, body: { clase, resumen, ...more } });
  const codeOf = async (attempt: Promise<unknown>) => (await problemOf(attempt)).code;

  it('has a correction that is a work of its own, and both say so', async () => {
    const { id } = await published(cast, { titulo: 'La marea' });
    const { aviso } = await notice(id, 'CORRECCION', 'La tabla 2 sumaba mal.', {
      markdown: 'Donde dice **12**, es 14.',
    });
    expect(aviso).toMatchObject({ clase: 'CORRECCION', titulo: 'Corrección a: La marea', levantada: null });
    const seen = await platform().guest.readWork({ params: { id: aviso.id } });
    expect(seen).toMatchObject({ estado: 'PUBLICADO', resumen: 'La tabla 2 sumaba mal.', versionActual: 1 });
    expect(seen.contenido).toContain('Donde dice 12, es 14.');
    expect(seen.autor).not.toContain('Irene');
    expect((await process(id)).posteriores).toMatchObject([{ id: aviso.id, resumen: 'La tabla 2 sumaba mal.' }]);
    expect((await process(aviso.id)).sobre).toMatchObject({ id, clase: 'CORRECCION', titulo: 'La marea', resumen: '' });
    // The work itself is as it was, and its catalogue has one work more.
    expect((await platform().guest.readWork({ params: { id } })).versionActual).toBe(1);
    const { publications } = await platform().guest.searchCatalogue({ query: { search: 'Corrección a: La marea' } });
    // In lists it is called what it is, and the work what that is.
    expect(publications).toContainEqual(
      expect.objectContaining({ id: aviso.id, tipo: 'ARTICULO', aviso: 'CORRECCION' }),
    );
    expect(seen.aviso).toBe('CORRECCION');
    expect(await platform().guest.readWork({ params: { id } })).not.toHaveProperty('aviso');
    // It has a DOI of its own, which readers are told once it is registered.
    const doi = '10.1590/correccion-1';
    await cast.editor.call.enterDoi({ params: { id: aviso.id }, body: { doi } });
    expect((await process(id)).posteriores).toMatchObject([{ doi }]);
  });

  it('says it in its files, in both directions, from the moment on', async () => {
    const { id } = await published(cast, { titulo: 'El puerto' });
    const file = async (of: string, format: 'jats' | 'html' | 'markdown') => {
      const work = await platform().guest.readWork({ params: { id: of } });
      return (await platform().inject({ url: exportAddress(work, format) })).body;
    };
    const enter = (of: string, doi: string) => cast.editor.call.enterDoi({ params: { id: of }, body: { doi } });
    await enter(id, '10.1590/puerto');
    expect(await file(id, 'jats')).not.toContain('<related-');
    const { aviso } = await notice(id, 'ERRATA', 'Faltaba una firma.');
    await enter(aviso.id, '10.1590/puerto.errata');
    const [first, second] = [await file(id, 'jats'), await file(aviso.id, 'jats')];
    expect(first).toMatch(/<related-object link-type="correction-forward"[^>]* xlink:href="10.1590\/puerto.errata"/);
    expect(second).toContain('article-type="correction"');
    expect(second).toMatch(/related-article-type="corrected-article"[^>]* xlink:href="10.1590\/puerto"/);
    expect(await file(id, 'html')).toContain('<strong>Fe de erratas (');
    expect(await file(aviso.id, 'markdown')).toContain('> **Sobre**: El puerto <https://doi.org/10.1590/puerto>');
  });

  it('has another page from the notice on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-pages-'));
    mkdirSync(join(folder, 'assets'));
    let said = 'antes';
    const app = await buildApp(platform().services, {
      folder,
      addressOf: (url) => url,
      render: async ({ url }) => ({ status: 200, body: `${url} ${said}` }),
    });
    const { id } = await published(cast, { titulo: 'El muelle' });
    const page = async () => (await app.inject({ url: workPage(id) })).body;
    await expect.poll(page).toBe(`${workPage(id)} antes`);
    said = 'después';
    await notice(id, 'PREOCUPACION', 'Se investiga.');
    await expect.poll(page).toBe(`${workPage(id)} después`);
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('is retracted with its notice in one act, and lacks none afterwards', async () => {
    const { id } = await published(cast, { titulo: 'El delta' });
    const { aviso } = await notice(id, 'RETRACTACION', 'Los datos se inventaron.');
    const seen = await platform().guest.readWork({ params: { id } });
    expect(seen).toMatchObject({ estado: 'RETIRADO', motivoRetractacion: 'Los datos se inventaron.' });
    expect((await process(id)).posteriores).toMatchObject([{ id: aviso.id, clase: 'RETRACTACION' }]);
    expect(await codeOf(notice(id, 'RETRACTACION', 'Otra vez.'))).toBe('aviso_no_posible');
    expect(await codeOf(notice(id, 'CORRECCION', 'Una tabla.'))).toBe('aviso_no_posible');
  });

  it('that was retracted by the estado alone may have its notice later', async () => {
    const { id } = await published(cast, { titulo: 'La isla' });
    await cast.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Duplicada.' } });
    await notice(id, 'RETRACTACION', 'Se había publicado antes en otra revista.');
    expect((await platform().guest.readWork({ params: { id } })).motivoRetractacion).toBe('Duplicada.');
    expect((await process(id)).posteriores).toHaveLength(1);
  });

  it('under concern says so until that is lifted, and that it was', async () => {
    const { id } = await published(cast, { titulo: 'El faro' });
    const { aviso } = await notice(id, 'PREOCUPACION', 'Se investigan las imágenes.');
    const lift = () => cast.editor.call.liftConcern({ params: { id: aviso.id }, body: { motivo: 'Eran correctas.' } });
    expect(await codeOf(cast.editor.call.liftConcern({ params: { id }, body: { motivo: 'No.' } }))).toBe(
      'preocupacion_cerrada',
    );
    expect((await lift()).levantada).toMatchObject({ motivo: 'Eran correctas.' });
    expect(await codeOf(lift())).toBe('preocupacion_cerrada');
    expect((await process(id)).posteriores).toMatchObject([{ levantada: { motivo: 'Eran correctas.' } }]);
    expect((await process(aviso.id)).sobre).toMatchObject({ id, levantada: { motivo: 'Eran correctas.' } });
  });

  it('takes one notice of two presses, and none from its authors or before it is published', async () => {
    const { id } = await published(cast, { titulo: 'El estuario' });
    const both = await Promise.allSettled([notice(id, 'ERRATA', 'Una coma.'), notice(id, 'ERRATA', 'Una coma.')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await process(id)).posteriores).toHaveLength(1);
    const sent = await inReview(cast.author);
    expect(await codeOf(notice(sent.id, 'ERRATA', 'Una coma.'))).toBe('aviso_no_posible');
    expect(await codeOf(notice(id, 'ERRATA', 'Otra.', { markdown: '# '.repeat(30_000) }))).toBe('datos_no_validos');
  });

  it('has notices that its own authors sign, once they say so', async () => {
    const { id } = await published(cast, { titulo: 'La ría', coauthors: [coauthor] });
    const { aviso } = await notice(id, 'CORRECCION', 'Cambia una cita.', { firma: 'AUTORIA' });
    expect((await platform().guest.readWork({ params: { id: aviso.id } })).autor).toContain('Irene');
    await cast.author.call.acceptAuthorship({ params: { id: aviso.id } });
    await coauthor.call.refuseAuthorship({ params: { id: aviso.id } });
    const { autores } = await platform().guest.readWork({ params: { id: aviso.id } });
    expect(autores.map((each) => each.id)).toEqual([cast.author.user.id]);
    expect((await process(aviso.id)).cambios.map(({ cambio }) => cambio)).toContain('AUTORIA');
  });

  it('tells its authors of a notice, in the record and their notifications', async () => {
    const { id } = await published(cast, { titulo: 'El cabo' });
    await notice(id, 'ERRATA', 'Una página.');
    const { notifications } = await cast.author.call.listNotifications();
    expect(notifications.map((each) => each.mensaje).join('\n')).toContain('aviso (fe de erratas) sobre «El cabo»');
    const { activity } = await admin.call.activity({ query: { limit: 10 } });
    expect(activity.map(({ message }) => message).join('\n')).toContain('Fe de erratas de: El cabo');
  });

  it('has a new edition of its own, of which readers learn once it is published', async () => {
    const { id } = await published(cast, { titulo: 'Manual de mareas', coauthors: [coauthor] });
    const edition = await cast.author.call.startEdition({ params: { id } });
    expect(edition).toMatchObject({ estado: 'BORRADOR', titulo: 'Manual de mareas', contenido: 'Su texto.' });
    const original = await cast.author.call.getPublication({ params: { id } });
    expect(edition.metadatos.doi).toBeDefined();
    expect(edition.metadatos.doi).not.toBe(original.metadatos.doi);
    expect((await process(id)).posteriores).toEqual([]);
    expect(await codeOf(cast.author.call.startEdition({ params: { id } }))).toBe('edicion_no_posible');
    expect(await codeOf(coauthor.call.startEdition({ params: { id } }))).toBe('sin_permiso');
    await coauthor.call.acceptAuthorship({ params: { id: edition.id } });
    await admin.call.changeEstado({ params: { id: edition.id }, body: { estado: 'PUBLICADO', motivo: 'Al día.' } });
    expect((await process(id)).posteriores).toMatchObject([{ id: edition.id, clase: 'NUEVA_EDICION', resumen: '' }]);
    expect((await process(edition.id)).sobre).toMatchObject({ id, clase: 'NUEVA_EDICION' });
    // The next one may be begun, of either.
    expect((await cast.author.call.startEdition({ params: { id: edition.id } })).estado).toBe('BORRADOR');
  });

  it('has its pictures in a new edition, too, as copies of its own', async () => {
    const { id } = await draft(cast.author, { titulo: 'Atlas de mareas' });
    const { src } = await cast.author.call.uploadPicture({ params: { id }, body: new File([png], 'mapa.png') });
    const figure: Block = {
      type: 'figure',
      attrs: { src, alt: 'Un mapa' },
      content: [{ type: 'caption', content: [] }],
    };
    await cast.author.call.saveContent({ params: { id }, body: { documento: { type: 'doc', content: [figure] } } });
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'Ya está.' } });
    const edition = await cast.author.call.startEdition({ params: { id } });
    const [drawn] = edition.documento.content;
    const copied = drawn?.type === 'figure' ? (drawn.attrs.src ?? '') : '';
    expect(copied).toBe(src.replace(id, edition.id));
    expect(await platform().services.files.get(copied.slice('/files/'.length))).toBeDefined();
  });

  it('changes in no silence: what changes without a version is told with its day', async () => {
    const { id } = await published(cast, { titulo: 'La dársena', coauthors: [coauthor] });
    expect((await process(id)).cambios).toEqual([]);
    await cast.editor.call.enterDoi({ params: { id }, body: { doi: '10.1590/darsena' } });
    await cast.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Por error.' } });
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'No debía retirarse.' } });
    expect((await process(id)).cambios.map(({ cambio }) => cambio)).toEqual(['VUELTA_A_PUBLICAR', 'DOI']);
  });
});
