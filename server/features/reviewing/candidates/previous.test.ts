/** Who reviewed the round before: told among the candidates, and asked again all at once (issue 8). */
import { expect, it } from 'vitest';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('who reviewed the round before', (platform) => {
  const cast = async () => ({
    author: await platform().person('Ana', 'AUTOR'),
    editor: await platform().person('Eva', 'EDITOR'),
    first: await platform().person('Berta', 'REVISOR'),
    second: await platform().person('Carlos', 'REVISOR'),
  });
  const assign = (editor: TestPerson, id: string, { user }: TestPerson) =>
    editor.call.assignReviewer({ params: { id }, body: { revisorId: user.id } });
  const hand = async (editor: TestPerson, id: string, reviewer: TestPerson, estado: ReviewEstado) => {
    const params = { id: (await assign(editor, id, reviewer)).id };
    await reviewer.call.updateReview({ params, body: { estado, comentarios: 'Falta una tabla.' } });
  };
  const nextRound = async (editor: TestPerson, author: TestPerson, id: string) => {
    const params = { id };
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    await author.call.submitReview({ params });
  };
  const read = (editor: TestPerson, id: string) => editor.call.previousReviewers({ params: { id } });
  const again = (editor: TestPerson, id: string, ...people: TestPerson[]) =>
    editor.call.inviteAgain({ params: { id }, body: { personas: people.map(({ user }) => user.id) } });
  const standing = async (editor: TestPerson, id: string) =>
    Object.fromEntries((await read(editor, id)).personas.map((each) => [each.id, each.impedimento]));

  it('is nobody in the first round, nor where nobody handed in a review', async () => {
    const { author, editor, first } = await cast();
    const { id } = await inReview(author);
    expect(await read(editor, id)).toEqual({ ronda: null, personas: [] });
    await assign(editor, id, first);
    const body = { estado: 'BORRADOR', acto: 'retirar', motivo: 'Falta un capítulo.' } as const;
    await author.call.changeEstado({ params: { id }, body });
    await author.call.submitReview({ params: { id } });
    expect(await read(editor, id)).toEqual({ ronda: null, personas: [] });
  });

  it('is told among the candidates, with what they recommended, and who was asked in vain', async () => {
    const { author, editor, first, second } = await cast();
    const [declined, late] = [await platform().person('Dora', 'REVISOR'), await platform().person('Elsa', 'REVISOR')];
    const { id } = await inReview(author);
    await hand(editor, id, first, 'DEVUELTA');
    await hand(editor, id, second, 'ACEPTADA');
    const refused = await assign(editor, id, declined);
    await declined.call.declineReview({ params: { id: refused.id }, body: { motivo: 'No llego.' } });
    await assign(editor, id, late);
    await nextRound(editor, author, id);
    const { candidatos } = await editor.call.listCandidates({ params: { id }, query: { limit: 50 } });
    const told = (person: TestPerson) => candidatos.find((each) => each.id === person.user.id)?.rondaAnterior;
    expect(told(first)).toEqual({ ronda: 1, resultado: 'DEVUELTA' });
    expect(told(second)).toEqual({ ronda: 1, resultado: 'ACEPTADA' });
    expect(told(declined)).toEqual({ ronda: 1, resultado: 'DECLINADA' });
    expect(told(late)).toEqual({ ronda: 1, resultado: 'SIN_ENTREGAR' });
    const { ronda, personas } = await read(editor, id);
    expect([ronda, personas.map((each) => each.id).sort()]).toEqual([1, [first.user.id, second.user.id].sort()]);
  });

  it('recommended what they wrote themselves, whatever an editor recorded in their stead', async () => {
    const { author, editor, first } = await cast();
    const { id } = await inReview(author);
    await hand(editor, id, first, 'ACEPTADA');
    const [review] = (await editor.call.reviewsOfPublication({ params: { id }, query: {} })).reviews;
    const body = { estado: 'RECHAZADA', comentarios: 'Según la redacción.' } as const;
    await editor.call.updateReview({ params: { id: review?.id ?? '' }, body });
    await nextRound(editor, author, id);
    expect((await read(editor, id)).personas[0]?.rondaAnterior).toEqual({ ronda: 1, resultado: 'ACEPTADA' });
  });

  it('is invited again at once; whoever cannot is left out, with the reason', async () => {
    const { author, editor, first, second } = await cast();
    const [partial, away, full] = [
      await platform().person('Paco', 'REVISOR'),
      await platform().person('Aida', 'REVISOR'),
      await platform().person('Flor', 'REVISOR'),
    ];
    const { id } = await inReview(author);
    for (const person of [first, second, partial, away, full]) await hand(editor, id, person, 'DEVUELTA');
    await nextRound(editor, author, id);
    const noDisponibleHasta = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await partial.call.declareConflict({ body: { conUserId: author.user.id } });
    await away.call.updateProfile({ body: { noDisponibleHasta } });
    await full.call.updateProfile({ body: { capacidadRevisiones: 1 } });
    await assign(editor, (await inReview(author, { titulo: 'Otra' })).id, full);
    const of = (...whys: (string | null)[]) =>
      Object.fromEntries([first, second, partial, away, full].map(({ user }, place) => [user.id, whys[place]]));
    expect(await standing(editor, id)).toEqual(of(null, null, 'CONFLICTO', 'NO_DISPONIBLE', 'SIN_HUECO'));

    const mailed = async ({ user }: TestPerson) => (await mailsTo(platform(), user.email)).length;
    const before = [await mailed(first), await mailed(partial)];
    const answer = await again(editor, id, first, second, partial);
    expect(answer.invitadas.sort()).toEqual([first.user.id, second.user.id].sort());
    expect([await mailed(first), await mailed(partial)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(await standing(editor, id)).toEqual(of('YA_PEDIDA', 'YA_PEDIDA', 'CONFLICTO', 'NO_DISPONIBLE', 'SIN_HUECO'));
    // Whoever presses twice, or comes second, invites nobody twice.
    expect((await again(editor, id, first, second)).invitadas).toEqual([]);
    expect((await first.call.myReviews({ query: {} })).reviews.filter((each) => each.ronda === 2)).toHaveLength(1);
  });

  it('is invited once where two editors press at the same moment', async () => {
    const { author, editor, first } = await cast();
    const other = await platform().person('Olga', 'EDITOR');
    const { id } = await inReview(author);
    await hand(editor, id, first, 'DEVUELTA');
    await nextRound(editor, author, id);
    const answers = await Promise.all([again(editor, id, first), again(other, id, first)]);
    expect(answers.flatMap(({ invitadas }) => invitadas)).toEqual([first.user.id]);
  });

  it('is who reviewed, and nobody else, and only while the work is in review', async () => {
    const { author, editor, first, second } = await cast();
    const { id } = await inReview(author);
    await hand(editor, id, first, 'DEVUELTA');
    expect(await problemOf(again(editor, id, first))).toMatchObject({ code: 'datos_no_validos' });
    await nextRound(editor, author, id);
    const [fault] = (await problemOf(again(editor, id, first, second))).errors ?? [];
    expect(fault).toMatchObject({ field: 'personas', code: 'no_reviso_la_ronda' });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'No es para aquí.' } });
    expect(await problemOf(again(editor, id, first))).toMatchObject({ code: 'fuera_de_revision' });
  });
});
