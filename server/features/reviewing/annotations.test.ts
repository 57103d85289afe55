/** What reviewers say in the margin of a manuscript: part of their review, read where and by whom that is read. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

const annotation = (posicion: number, texto: string) => ({
  exacto: 'los humedales',
  prefijo: 'Todos ',
  sufijo: ' se secan',
  posicion,
  texto,
});

describePlatform('what is said in the margin', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  let work: string;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Petra', 'REVISOR');
  });
  beforeEach(async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    work = (await inReview(author)).id;
    const assign = (revisorId: string) => editor.call.assignReviewer({ params: { id: work }, body: { revisorId } });
    id = (await assign(reviewer.user.id)).id;
    await assign(peer.user.id);
  });
  type Changes = Parameters<TestPerson['call']['updateReview']>[0]['body'];
  const write = (body: Changes, by = reviewer) => by.call.updateReview({ params: { id }, body });
  const seenBy = async (person: TestPerson) => (await person.call.getReview({ params: { id } })).anotaciones;
  const both = [annotation(40, '¿Todos?'), annotation(7, 'Falta la cita.')];
  const inOrder = [both[1], both[0]];

  it('is kept in the order of the text, and what is sent next takes its place', async () => {
    expect((await write({ anotaciones: both })).anotaciones).toEqual(inOrder);
    await write({ comentarios: 'Otra cosa.' });
    expect(await seenBy(reviewer)).toEqual(inOrder);
    expect((await write({ anotaciones: [annotation(3, 'Una sola.')] })).anotaciones).toEqual([
      annotation(3, 'Una sola.'),
    ]);
    expect((await write({ anotaciones: [] })).anotaciones).toEqual([]);
  });

  it('is read by who may read the review, and names nobody whom the work hides', async () => {
    await write({ anotaciones: both, estado: 'EN_PROCESO' });
    expect(await seenBy(editor)).toEqual(inOrder);
    expect(await problemOf(seenBy(author))).toMatchObject({ code: 'no_encontrado' });
    expect(await problemOf(seenBy(peer))).toMatchObject({ code: 'no_encontrado' });
    await write({ estado: 'DEVUELTA', comentarios: 'Falta una tabla.' });
    const { reviews } = await author.call.reviewsOfPublication({ params: { id: work } });
    expect(reviews).toMatchObject([{ revisorNombre: 'Revisor 1', revisorId: null, anotaciones: inOrder }]);
    expect(await problemOf(seenBy(peer))).toMatchObject({ code: 'no_encontrado' });
  });

  it('is in what the author will see, before it is kept', async () => {
    const body = { comentarios: 'Bien.', estado: 'ACEPTADA', anotaciones: both } as const;
    const seen = await reviewer.call.previewReview({ params: { id }, body: { ...body, anotaciones: [...both] } });
    expect(seen.anotaciones).toEqual(both);
    expect(await seenBy(reviewer)).toEqual([]);
  });

  it('stands in the letter of the decision, after the comments', async () => {
    await write({ anotaciones: both, estado: 'DEVUELTA', comentarios: 'Falta una tabla.' });
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const { decisiones } = await author.call.listDecisions({ params: { id: work } });
    const said = [
      'Falta una tabla.',
      'Al margen del texto:',
      '«los humedales»: Falta la cita.',
      '«los humedales»: ¿Todos?',
    ];
    expect(decisiones[0]?.carta?.cuerpo).toContain(said.join('\n'));
  });

  it('stays its reviewer’s until they hand it in, though an editor records the review in their stead', async () => {
    await write({ anotaciones: both, estado: 'EN_PROCESO' });
    await write({ estado: 'DEVUELTA', comentarios: 'Lo dijo por teléfono: falta una tabla.' }, editor);
    expect(await seenBy(author)).toEqual([]);
    expect([await seenBy(reviewer), await seenBy(editor)]).toEqual([inOrder, inOrder]);
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const { decisiones } = await author.call.listDecisions({ params: { id: work } });
    expect(decisiones[0]?.carta?.cuerpo).not.toContain('Al margen del texto');
  });

  it('is its reviewer’s alone to write, as long as the round takes reviews', async () => {
    expect(await problemOf(write({ anotaciones: both }, editor))).toMatchObject({ code: 'sin_permiso' });
    await write({ anotaciones: both, estado: 'ACEPTADA', comentarios: 'Bien.' });
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'APROBADO' } });
    expect(await problemOf(write({ anotaciones: [] }))).toMatchObject({ code: 'ronda_decidida' });
    expect(await seenBy(author)).toEqual(inOrder);
  });

  it('says something of some passage', async () => {
    for (const wrong of [{ texto: '  ' }, { exacto: '' }, { exacto: 'x'.repeat(1001) }, { posicion: -1 }])
      expect(await problemOf(write({ anotaciones: [{ ...annotation(0, 'Algo.'), ...wrong }] }))).toMatchObject({
        code: 'datos_no_validos',
      });
    const many = Array.from({ length: 201 }, (_, at) => annotation(at, 'Algo.'));
    expect(await problemOf(write({ anotaciones: many }))).toMatchObject({ code: 'datos_no_validos' });
  });
});
