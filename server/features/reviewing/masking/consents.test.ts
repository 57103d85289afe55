/** Opening an identity afterwards needs that person's consent, asked one by one and recorded (docs/specification.md 8). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, review, sentIn } from '#server/testing/works.ts';

describePlatform('the consent to open an identity', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let first: TestPerson;
  let second: TestPerson;
  let id: string;
  const send = async (mode: ReviewIdentity) => {
    ({ id } = await sentIn(platform(), mode, () => inReview(author, { coauthors: [coauthor] })));
    for (const reviewer of [first, second]) await review({ editor, reviewer }, id);
  };
  beforeEach(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    first = await platform().person('Rubén', 'REVISOR');
    second = await platform().person('Rosa', 'REVISOR');
    await send('doble ciego');
  });
  const motivo = 'Queremos publicar el informe firmado.';
  const ask = (who: TestPerson, by = editor) =>
    by.call.askConsent({ params: { id }, body: { personaId: who.user.id, motivo } });
  const answer = (who: TestPerson, request: { id: string }, acepta: boolean) =>
    who.call.answerConsent({ params: { id: request.id }, body: { acepta } });
  const allow = async (who: TestPerson) => answer(who, await ask(who), true);
  const reviewersSeenBy = async ({ call }: TestPerson) =>
    (await call.reviewsOfPublication({ params: { id } })).reviews.map(({ revisorNombre }) => revisorNombre).sort();
  const bylineSeenBy = async ({ call }: TestPerson) => (await call.getPublication({ params: { id } })).autor;

  it('opens that reviewer’s identity, and no other, to authors and fellow reviewers', async () => {
    const request = await ask(first);
    expect(request).toMatchObject({ estado: 'PENDIENTE', lado: 'REVISOR', motivo, titulo: 'Una obra' });
    expect(await reviewersSeenBy(author), 'asking opens nothing').toEqual(['Revisor 1', 'Revisor 2']);
    expect(await answer(first, request, true)).toMatchObject({ estado: 'ACEPTADA' });
    expect(await reviewersSeenBy(author)).toEqual(['Revisor 2', 'Rubén De Prueba']);
    expect(await reviewersSeenBy(second)).toEqual(['Rosa De Prueba', 'Rubén De Prueba']);
    const { historia } = await author.call.publicationHistory({ params: { id } });
    const said = JSON.stringify(historia);
    expect([said.includes('Rubén'), said.includes('Rosa')]).toEqual([true, false]);
  });

  it('opens the byline only once everybody in it has said yes', async () => {
    await allow(author);
    expect(await bylineSeenBy(first)).toBe('Autor anónimo');
    await allow(coauthor);
    expect(await bylineSeenBy(first)).toContain('Irene');
    expect(await reviewersSeenBy(author), 'the other side stays hidden').toEqual(['Revisor 1', 'Revisor 2']);
  });

  it('leaves the byline hidden while one of those in it has no account to be asked by', async () => {
    const autores = [
      { id: author.user.id, nombres: 'Irene', apellidos: 'De Prueba' },
      { id: null, nombres: 'Sin', apellidos: 'Cuenta' },
    ];
    const made = await author.call.createPublication({
      body: { titulo: 'Con otra', resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    id = made.id;
    await author.call.saveAuthors({ params: { id }, body: { autores } });
    await sentIn(platform(), 'doble ciego', () => author.call.submitReview({ params: { id } }));
    await review({ editor, reviewer: first }, id);
    await allow(author);
    expect(await bylineSeenBy(first)).toBe('Autor anónimo');
    expect(await editor.call.hiddenIdentities({ params: { id } })).toMatchObject({ autoresSinCuenta: 1 });
  });

  it('may be refused, changes nothing then, and is not asked again; its person may think better of it, both ways', async () => {
    const request = await ask(first);
    await answer(first, request, false);
    expect(await reviewersSeenBy(author)).toEqual(['Revisor 1', 'Revisor 2']);
    expect(await problemOf(ask(first))).toMatchObject({ status: 409, code: 'consentimiento_ya_pedido' });
    await answer(first, request, true);
    expect(await reviewersSeenBy(author)).toContain('Rubén De Prueba');
    await answer(first, request, false);
    expect(await reviewersSeenBy(author)).toEqual(['Revisor 1', 'Revisor 2']);
  });

  it('may be withdrawn before it is answered, and asked for again', async () => {
    const request = await ask(first);
    await editor.call.withdrawConsent({ params: { id: request.id } });
    expect(await problemOf(answer(first, request, true))).toMatchObject({ code: 'consentimiento_retirado' });
    const again = await ask(first);
    expect(again).toMatchObject({ id: request.id, estado: 'PENDIENTE', fechaRespuesta: null });
    await answer(first, again, true);
    const late = editor.call.withdrawConsent({ params: { id: request.id } });
    expect(await problemOf(late)).toMatchObject({ code: 'consentimiento_respondido' });
  });

  it('is asked once, however many ask at once, and answered once by a double click', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const asked = await Promise.allSettled([ask(first), ask(first, admin), ask(first)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { consentimientos } = await first.call.myConsents();
    const [request] = consentimientos;
    expect(consentimientos).toHaveLength(1);
    if (request) await Promise.all([answer(first, request, true), answer(first, request, true)]);
    const given = await admin.call.activity({ query: { type: 'consent.given', persona: first.user.id } });
    expect(given.total).toBe(1);
  });

  it('is its person’s alone to give, whoever else tries', async () => {
    const request = await ask(first);
    for (const other of [author, second, editor])
      expect(await problemOf(answer(other, request, true))).toMatchObject({ status: 404 });
    expect((await second.call.myConsents()).consentimientos).toEqual([]);
  });

  it('tells its person and who asked, and stands in the record', async () => {
    const request = await ask(first);
    const told = async ({ call }: TestPerson) => (await call.listNotifications({})).notifications[0]?.titulo;
    expect(await told(first)).toBe('¿Dejas que se conozca tu nombre?');
    await answer(first, request, false);
    expect(await told(editor)).toBe('No han dado su consentimiento');
    const admin = await platform().person('Ada', 'ADMIN');
    const { activity } = await admin.call.activity({ query: { type: 'consent', limit: 2 } });
    expect(activity.map(({ type, userId }) => [type, userId])).toEqual([
      ['consent.refused', first.user.id],
      ['consent.asked', editor.user.id],
    ]);
  });

  describe('is asked', () => {
    it('by who runs the work, of somebody whom it hides, and of nobody by themselves', async () => {
      for (const by of [author, first]) expect(await problemOf(ask(second, by))).toMatchObject({ status: 403 });
      const stranger = await platform().person('Marta', 'REVISOR');
      expect(await problemOf(ask(stranger))).toMatchObject({ status: 409, code: 'identidad_conocida' });
      const both = await platform().person('Berta', 'EDITOR', 'REVISOR');
      await review({ editor, reviewer: both }, id);
      expect(await problemOf(ask(both, both))).toMatchObject({ code: 'identidad_conocida' });
      expect(await ask(both)).toMatchObject({ lado: 'REVISOR' });
    });

    it('by no editor who wrote the work, nor told to them whom it hides', async () => {
      const writer = await platform().person('Wanda', 'AUTOR', 'EDITOR');
      ({ id } = await sentIn(platform(), 'simple ciego', () => inReview(writer)));
      await review({ editor, reviewer: first }, id);
      expect(await problemOf(ask(first, writer))).toMatchObject({ status: 403 });
      expect(await problemOf(writer.call.hiddenIdentities({ params: { id } }))).toMatchObject({ status: 403 });
    });

    it('of reviewers alone in the single blind mode, and of nobody in an open review', async () => {
      await send('simple ciego');
      expect(await problemOf(ask(author))).toMatchObject({ code: 'identidad_conocida' });
      const { personas } = await editor.call.hiddenIdentities({ params: { id } });
      expect(personas.map(({ personaId, lado }) => [personaId, lado])).toEqual([
        [first.user.id, 'REVISOR'],
        [second.user.id, 'REVISOR'],
      ]);
      await send('abierta');
      expect(await problemOf(ask(first))).toMatchObject({ code: 'identidad_conocida' });
      expect((await editor.call.hiddenIdentities({ params: { id } })).personas).toEqual([]);
    });
  });
});
