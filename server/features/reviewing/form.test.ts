/** The structured form of a review, what it keeps from authors, and what its preview shows (issue 4; docs/specification.md 5). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, sentIn } from '#server/testing/works.ts';

const question = { etiquetaEn: '', opciones: [] };
const form = [
  { ...question, id: 'rigor', tipo: 'PUNTUACION', etiqueta: 'Rigor', obligatorio: true, paraAutor: true },
  { ...question, id: 'datos', tipo: 'SI_NO', etiqueta: '¿Datos abiertos?', obligatorio: false, paraAutor: false },
  {
    ...question,
    id: 'campo',
    tipo: 'OPCION',
    etiqueta: 'Campo',
    opciones: ['A', 'B'],
    obligatorio: false,
    paraAutor: true,
  },
  { ...question, id: 'notas', tipo: 'TEXTO', etiqueta: 'Notas', obligatorio: false, paraAutor: true },
] as const;
const formularioRevision = form.map((field) => ({ ...field, opciones: [...field.opciones] }));

describePlatform('the form of a review', (platform) => {
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
  beforeEach(async () => {
    await platform().settings({ formularioRevision });
    await assigned();
  });
  const assigned = async () => {
    work = (await inReview(author)).id;
    const body = { revisorId: reviewer.user.id };
    id = (await editor.call.assignReviewer({ params: { id: work }, body })).id;
  };
  type Changes = Parameters<TestPerson['call']['updateReview']>[0]['body'];
  const write = (body: Changes) => reviewer.call.updateReview({ params: { id }, body });
  const done = { estado: 'ACEPTADA', comentarios: 'Bien medido.' } as const;
  const seenBy = async (person: TestPerson) => person.call.getReview({ params: { id } });

  it('is the platform’s, until its first answer keeps it as it was then', async () => {
    expect((await seenBy(reviewer)).formulario.map(({ id }) => id)).toEqual(['rigor', 'datos', 'campo', 'notas']);
    await write({ respuestas: { rigor: 4 } });
    await platform().settings({ formularioRevision: [] });
    expect(await seenBy(reviewer)).toMatchObject({ formulario: formularioRevision, respuestas: { rigor: 4 } });
    expect((await seenBy(editor)).respuestas).toEqual({ rigor: 4 });
  });

  it('takes only answers that its questions admit, and an empty one for none', async () => {
    const wrong = { rigor: true, datos: 1, campo: 'C', notas: false, otra: 'x' };
    for (const [id, answer] of Object.entries(wrong))
      expect(await problemOf(write({ respuestas: { [id]: answer } }))).toMatchObject({
        status: 422,
        errors: [{ field: `respuestas.${id}` }],
      });
    expect(await problemOf(write({ respuestas: { rigor: 6 } }))).toMatchObject({ status: 422 });
    expect((await write({ respuestas: { campo: 'B', notas: '' } })).respuestas).toEqual({ campo: 'B' });
  });

  it('asks for its required answers when the review is completed, not before', async () => {
    await write({ estado: 'EN_PROCESO', respuestas: { datos: true } });
    expect(await problemOf(write(done))).toMatchObject({ status: 422, errors: [{ field: 'respuestas.rigor' }] });
    expect(await write({ ...done, respuestas: { rigor: 3 } })).toMatchObject({ estado: 'ACEPTADA' });
  });

  it('is answered by its reviewer alone', async () => {
    const byEditor = editor.call.updateReview({ params: { id }, body: { respuestas: { rigor: 1 } } });
    expect(await problemOf(byEditor)).toMatchObject({ status: 403 });
  });

  it('shows editors all of it, and authors of a completed review what is for them', async () => {
    const respuestas = { rigor: 5, datos: false, notas: 'Muy claro.' };
    await write({ respuestas });
    expect(await problemOf(seenBy(author))).toMatchObject({ status: 404 });
    await write({ ...done, comentarioConfidencial: 'Dudo de la figura 2.' });
    expect((await seenBy(editor)).respuestas).toEqual(respuestas);
    const seen = await seenBy(author);
    expect(seen.respuestas).toEqual({ rigor: 5, notas: 'Muy claro.' });
    expect(seen.formulario.map(({ id }) => id)).toEqual(['rigor', 'campo', 'notas']);
    expect(JSON.stringify(seen)).not.toContain('Dudo');
  });

  it('previews what the author will see, exactly, and keeps nothing of it', async () => {
    const written = { ...done, respuestas: { rigor: 2, datos: true } };
    const preview = await reviewer.call.previewReview({ params: { id }, body: written });
    expect((await seenBy(reviewer)).comentarios).toBe('');
    await write(written);
    expect(await seenBy(author)).toMatchObject(preview);
    expect(preview).toMatchObject({ revisorNombre: 'Rubén De Prueba', respuestas: { rigor: 2 } });
  });

  it('previews a name that is hidden as hidden, and nothing of hidden authors', async () => {
    await sentIn(platform(), 'doble ciego', assigned);
    const preview = await reviewer.call.previewReview({ params: { id }, body: done });
    expect(preview.revisorNombre).toBe('Revisor 1');
    expect(JSON.stringify(preview)).not.toContain('Irene');
  });

  it('is previewed by its reviewer alone', async () => {
    const attempt = editor.call.previewReview({ params: { id }, body: done });
    expect(await problemOf(attempt)).toMatchObject({ status: 403 });
  });
});
