/** Files that reviewers add (issue 4): which, for whom, and without what names their authors. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, sentIn } from '#server/testing/works.ts';

describePlatform('files of a review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let work: string;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const assigned = async () => {
    work = (await inReview(author)).id;
    id = (await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: reviewer.user.id } })).id;
  };
  beforeEach(assigned);
  const attach = (content: BlobPart, nombre: string, paraAutor = true, who = reviewer) =>
    who.call.uploadReviewFile({
      params: { id },
      query: { nombre, paraAutor: paraAutor ? 'true' : 'false' },
      body: new File([content], nombre),
    });
  const complete = () =>
    reviewer.call.updateReview({ params: { id }, body: { estado: 'DEVUELTA', comentarios: 'Va anotado.' } });
  const filesFor = async (person: TestPerson) => (await person.call.getReview({ params: { id } })).archivos;
  const download = (file: string, person: TestPerson) =>
    platform().inject({ url: `/api/review-files/${file}`, headers: { authorization: `Bearer ${person.token}` } });

  it('are texts, PDFs, Word documents and pictures, and nothing else', async () => {
    expect(await attach('Línea 3: ¿seguro?', 'notas.txt')).toMatchObject({ nombre: 'notas.txt', tipo: 'text/plain' });
    expect(await attach('# Notas', 'notas.md')).toMatchObject({ tipo: 'text/markdown' });
    for (const [content, name] of [
      ['', 'vacio.txt'],
      ['<html><script>1</script>', 'pagina.txt'],
      [new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'programa.pdf'],
      ['a;b', 'datos.csv'],
    ] as const)
      expect(await problemOf(attach(content, name))).toMatchObject({ status: 422, code: 'archivo_no_admitido' });
  });

  it('are kept without what programs write of who made them', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText('Notas');
    pdf.setAuthor('Rubén Secreto');
    const file = await attach(Buffer.from(await pdf.save()), 'anotado.pdf');
    const sent = await download(file.id, reviewer);
    expect(sent.headers['content-type']).toBe('application/pdf');
    const kept = await PDFDocument.load(sent.rawPayload, { updateMetadata: false });
    expect(kept.getAuthor()).toBeUndefined();
    expect(sent.rawPayload.length).toBe(file.bytes);
  });

  it('are for the author, once the review is completed, or for editors alone', async () => {
    const open = await attach('Para ti.', 'autor.txt');
    const shut = await attach('Entre nosotros.', 'editores.txt', false);
    expect((await download(open.id, author)).statusCode).toBe(404);
    await complete();
    expect((await filesFor(author)).map(({ nombre }) => nombre)).toEqual(['autor.txt']);
    expect(await filesFor(editor)).toHaveLength(2);
    expect((await download(open.id, author)).body).toBe('Para ti.');
    expect((await download(shut.id, author)).statusCode).toBe(404);
    expect((await download(shut.id, editor)).body).toBe('Entre nosotros.');
    await reviewer.call.changeReviewFile({ params: { id: shut.id }, body: { paraAutor: true } });
    expect((await download(shut.id, author)).statusCode).toBe(200);
  });

  it('do not tell by their names whose they are, where that is hidden', async () => {
    await sentIn(platform(), 'simple ciego', assigned);
    const file = await attach('Notas.', 'Notas de Rubén.txt');
    await complete();
    expect((await filesFor(author))[0]?.nombre).toBe('Revisor 1, adjunto 1.txt');
    expect((await filesFor(editor))[0]?.nombre).toBe('Notas de Rubén.txt');
    expect((await download(file.id, author)).headers['content-disposition']).not.toContain('Notas');
  });

  it('are added and taken by their reviewer alone, until the round is decided', async () => {
    const file = await attach('Uno.', 'uno.txt');
    expect(await problemOf(attach('Dos.', 'dos.txt', true, editor))).toMatchObject({ status: 403 });
    expect(await problemOf(attach('Dos.', 'dos.txt', true, author))).toMatchObject({ status: 404 });
    expect(await problemOf(editor.call.removeReviewFile({ params: { id: file.id } }))).toMatchObject({ status: 403 });
    await reviewer.call.removeReviewFile({ params: { id: file.id } });
    expect((await download(file.id, reviewer)).statusCode).toBe(404);
    await complete();
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'APROBADO' } });
    expect(await problemOf(attach('Tarde.', 'tarde.txt'))).toMatchObject({ code: 'ronda_decidida' });
  });

  it('are ten at most', async () => {
    for (let count = 0; count < 10; count++) await attach(`${count}`, `${count}.txt`);
    expect(await problemOf(attach('Más.', 'mas.txt'))).toMatchObject({ code: 'demasiados_adjuntos' });
  });
});
