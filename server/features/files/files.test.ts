/** Files of works: who puts them in, who gets them, and what versions keep. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, reopened, sentIn } from '#server/testing/works.ts';
import { csv, upload } from './files.fixture.ts';

describePlatform('the files of a publication', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    coauthor = await platform().person('Carmen', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    stranger = await platform().person('Lucía', 'AUTOR');
  });
  const cast = () => ({ author, editor, reviewer });
  const list = async (id: string, by = author.call, version?: number) =>
    (await by.listFiles({ params: { id }, query: { version } })).files;
  const names = async (id: string, by = author.call, version?: number) =>
    (await list(id, by, version)).map(({ nombre }) => nombre);
  const stored = async (id: string) => {
    const found: string[] = [];
    for await (const { name } of platform().services.files.list(`obras/${id}/`)) found.push(name);
    return found;
  };
  it('are put in by its authors, and measured on the way', async () => {
    const { id } = await draft(author, { coauthors: [coauthor] });
    const file = await upload(author, id, { nombre: '../Lluvia 2024.csv' });
    expect(file).toMatchObject({
      publicacionId: id,
      clase: 'DATOS',
      nombre: 'Lluvia 2024.csv',
      tipo: 'text/csv',
      bytes: Buffer.byteLength(csv),
      sha256: createHash('sha256').update(csv).digest('hex'),
    });
    await upload(coauthor, id, { nombre: 'otra.csv' });
    expect(await names(id)).toEqual(['Lluvia 2024.csv', 'otra.csv']);
  });

  it('are a secret to strangers, the same as a draft that is not there', async () => {
    const { id } = await draft(author);
    const file = await upload(author, id);
    for (const by of [stranger.call, editor.call, platform().guest]) {
      expect(await problemOf(by.listFiles({ params: { id } }))).toMatchObject({ status: 404 });
      expect(await problemOf(by.linkFile({ params: { id: file.id } }))).toMatchObject({ status: 404 });
    }
    expect(await problemOf(upload(stranger, id))).toMatchObject({ code: 'no_encontrado' });
    expect(
      await problemOf(stranger.call.changeFile({ params: { id: file.id }, body: { nombre: 'mío.csv' } })),
    ).toMatchObject({
      status: 404,
    });
    expect(await problemOf(stranger.call.removeFile({ params: { id: file.id } }))).toMatchObject({ status: 404 });
    expect(await stored(id)).toHaveLength(1);
  });

  it('change only while it is a draft', async () => {
    const { id } = await draft(author);
    const file = await upload(author, id);
    await author.call.submitReview({ params: { id } });
    expect(await problemOf(upload(author, id))).toMatchObject({ code: 'solo_borradores' });
    expect(await problemOf(author.call.removeFile({ params: { id: file.id } }))).toMatchObject({
      code: 'solo_borradores',
    });
    expect(await problemOf(upload(editor, id))).toMatchObject({ code: 'sin_permiso' });
  });

  it('are renamed, described and moved to another class, as long as it takes them', async () => {
    const { id } = await draft(author);
    const file = await upload(author, id);
    const change = (body: object) => author.call.changeFile({ params: { id: file.id }, body });
    expect(await change({ nombre: 'b/lluvia.csv', descripcion: 'Por año', clase: 'SUPLEMENTARIO' })).toEqual({
      ...file,
      nombre: 'lluvia.csv',
      descripcion: 'Por año',
      clase: 'SUPLEMENTARIO',
    });
    expect(await problemOf(change({}))).toMatchObject({ code: 'datos_no_validos' });
    expect(await problemOf(change({ clase: 'FIGURA' }))).toMatchObject({ code: 'archivo_no_admitido' });
    expect(await problemOf(change({ nombre: 'x.exe' }))).toMatchObject({ code: 'archivo_no_admitido' });
    await author.call.removeFile({ params: { id: file.id } });
    expect(await list(id)).toEqual([]);
    expect(await problemOf(change({ nombre: 'y' }))).toMatchObject({ status: 404 });
    expect(await problemOf(author.call.linkFile({ params: { id: file.id } }))).toMatchObject({ status: 404 });
  });

  it('stay with each version as they were sent', async () => {
    const { id } = await draft(author);
    const kept = await upload(author, id, { nombre: 'uno.csv' });
    const removed = await upload(author, id, { nombre: 'dos.csv' });
    const again = await (async () => {
      await author.call.submitReview({ params: { id } });
      await finishRound(id);
      return author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    })();
    expect(again.estado).toBe('BORRADOR');
    const copy = await author.call.changeFile({ params: { id: kept.id }, body: { nombre: 'otro nombre.csv' } });
    expect(copy.id).not.toBe(kept.id);
    expect(copy).toMatchObject({ sha256: kept.sha256, bytes: kept.bytes });
    await author.call.removeFile({ params: { id: removed.id } });
    await upload(author, id, { nombre: 'tres.csv' });
    expect(await list(id, author.call, 1)).toEqual([kept, removed]);
    expect(await names(id)).toEqual(['otro nombre.csv', 'tres.csv']);
    await author.call.submitReview({ params: { id } });
    expect(await names(id)).toEqual(['otro nombre.csv', 'tres.csv']);
    expect(await names(id, editor.call, 1)).toEqual(['uno.csv', 'dos.csv']);
    const { url } = await editor.call.linkFile({ params: { id: removed.id } });
    expect((await platform().inject({ url })).body).toBe(csv);
    const unassigned = await platform().person('Raúl', 'REVISOR');
    expect(await names(id, unassigned.call)).toEqual(['otro nombre.csv', 'tres.csv']);
    expect(await problemOf(list(id, unassigned.call, 1))).toMatchObject({ status: 404 });
    expect(await problemOf(unassigned.call.linkFile({ params: { id: removed.id } }))).toMatchObject({ status: 404 });
    expect(await problemOf(list(id, author.call, 9))).toMatchObject({ status: 404 });
  });

  /** A review, and the editor asks for changes. */
  async function finishRound(id: string) {
    const { id: review } = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.updateReview({
      params: { id: review },
      body: { estado: 'DEVUELTA', comentarios: 'Falta algo.' },
    });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
  }

  it('are everybody’s once it is published, but for the source of the manuscript', async () => {
    const { id } = await draft(author);
    const source = await upload(author, id, {
      clase: 'MANUSCRITO',
      nombre: 'obra.tex',
      content: '\\documentclass{book}',
    });
    const data = await upload(author, id);
    await author.call.submitReview({ params: { id } });
    expect(await problemOf(list(id, platform().guest))).toMatchObject({ status: 404 });
    const { id: review } = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.updateReview({ params: { id: review }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    for (const by of [platform().guest, stranger.call]) {
      expect(await names(id, by)).toEqual(['datos.csv']);
      expect(await problemOf(by.linkFile({ params: { id: source.id } }))).toMatchObject({ status: 404 });
      const { url } = await by.linkFile({ params: { id: data.id } });
      expect((await platform().inject({ url })).statusCode).toBe(200);
    }
    for (const by of [author, editor, reviewer]) expect(await names(id, by.call)).toEqual(['obra.tex', 'datos.csv']);
    // Where it was before leads to its lasting address, which takes neither scripts nor an account.
    const lasting = await platform().inject({ url: `/files/publicos/${data.id}` });
    expect(lasting.statusCode).toBe(301);
    const followed = await platform().inject({ url: String(lasting.headers.location) });
    expect(followed.headers['content-disposition']).toContain('datos.csv');
    for (const url of [`/files/publicos/${source.id}`, `/files/publicos/${id}`, '/files/publicos/nada'])
      expect((await platform().inject({ url })).statusCode, url).toBe(404);
  });

  it('are copies for whoever must not know who wrote it: neither their names nor their properties', async () => {
    const { id } = await draft(author);
    const file = await upload(author, id, { nombre: 'Valcárcel 2024.csv', content: 'autora\nIrene Valcárcel\n' });
    await sentIn(platform(), 'doble ciego', () => author.call.submitReview({ params: { id } }));
    for (const version of [undefined, 1]) expect(await names(id, reviewer.call, version)).toEqual(['Datos 1.csv']);
    const { url } = await reviewer.call.linkFile({ params: { id: file.id } });
    const { headers } = await platform().inject({ url });
    expect(headers['content-disposition']).toContain('Datos 1.csv');
    expect(await names(id, editor.call)).toEqual(['Valcárcel 2024.csv']);
    expect(await names(id)).toEqual(['Valcárcel 2024.csv']);
    const { id: open } = await draft(author);
    await upload(author, open, { nombre: 'Valcárcel 2024.csv' });
    await author.call.submitReview({ params: { id: open } });
    expect(await names(open, reviewer.call)).toEqual(['Valcárcel 2024.csv']);
  });

  it('leave their class in the activity record, and not their names', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const { id } = await draft(author, { titulo: 'Con archivos' });
    await upload(author, id, { nombre: 'Valcárcel.csv' });
    const { activity } = await admin.call.activity({ query: { type: 'file.uploaded', limit: 1 } });
    expect(activity[0]?.message).toBe('Archivo subido (datos): «Con archivos».');
  });

  it('none there are of a work that has none', async () => {
    for (const { id } of [await inReview(author), await published(cast()), await reopened(cast())])
      expect(await list(id)).toEqual([]);
  });
});
