/** What editors record in a reviewer's stead, and what stays the reviewer's (docs/specification.md 8). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

type Changes = CallInput<Calls['updateReview']>['body'];

describePlatform('a review that the editors record', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let otherEditor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  let admin: TestPerson;
  let work: string;
  let review: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    otherEditor = await platform().person('Ernesto', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Rosa', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  beforeEach(async () => {
    await admin.call.changeSettings({ body: { modoFlujo: 'minimalista', cuatroOjos: false } });
    work = (await inReview(author)).id;
    review = (await assigned(reviewer)).id;
  });
  const assigned = (who: TestPerson) =>
    editor.call.assignReviewer({ params: { id: work }, body: { revisorId: who.user.id } });
  const change = (by: TestPerson, body: Changes, id = review) => by.call.updateReview({ params: { id }, body });
  const seenBy = async (who: TestPerson) =>
    (await who.call.reviewsOfPublication({ params: { id: work } })).reviews.find(({ id }) => id === review);
  const decide = (by: TestPerson) =>
    by.call.decide({ params: { id: work }, body: { estado: 'APROBADO', motivo: 'Se aprueba.' } });
  const recorded = { estado: 'RECHAZADA', comentarios: 'Me lo dijo por teléfono.' } as const;

  it('is answered as sent, beside what its reviewer wrote, to whoever may read it', async () => {
    await change(reviewer, { estado: 'EN_PROCESO', comentarios: 'A medias.' });
    const sent = await change(editor, recorded);
    const both = {
      ...recorded,
      registradaPorRedaccion: true,
      estadoRevisor: 'EN_PROCESO',
      comentariosRevisor: 'A medias.',
    };
    expect(sent).toMatchObject(both);
    for (const who of [author, reviewer, editor]) expect(await seenBy(who)).toMatchObject(both);
    expect(await change(otherEditor, { comentarios: 'Y por escrito.' })).toMatchObject({
      ...both,
      comentarios: 'Y por escrito.',
    });
  });

  it('is none where the editor sends what is there, or moves its deadline', async () => {
    await change(reviewer, { estado: 'ACEPTADA', comentarios: 'Claro.' });
    await change(editor, { estado: 'ACEPTADA', comentarios: 'Claro.' });
    await change(editor, { prioridad: 'ALTA' });
    expect(await seenBy(author)).toMatchObject({ registradaPorRedaccion: false, estadoRevisor: null });
    await change(editor, { estado: 'DEVUELTA' });
    expect(await seenBy(author)).toMatchObject({ estado: 'DEVUELTA', estadoRevisor: 'ACEPTADA' });
    await change(editor, { estado: 'ACEPTADA' });
    expect(await seenBy(author)).toMatchObject({ registradaPorRedaccion: false, comentariosRevisor: null });
  });

  it('is corrected by its reviewer also while a second signature is awaited, and no longer once that is given', async () => {
    const silent = await assigned(peer);
    await change(editor, recorded);
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'PENDIENTE_APROBACION' } });
    expect((await seenBy(reviewer))?.acciones).toContain('REVISAR');
    await change(reviewer, { estado: 'ACEPTADA', comentarios: 'Eso no lo dije yo.' });
    expect(await seenBy(author)).toMatchObject({ comentarios: 'Eso no lo dije yo.', registradaPorRedaccion: false });
    expect(await problemOf(change(peer, { estado: 'EN_PROCESO' }, silent.id))).toMatchObject({
      code: 'ronda_decidida',
    });
    expect(await problemOf(change(editor, recorded))).toMatchObject({ code: 'ronda_decidida' });
    await decide(otherEditor);
    expect(await problemOf(change(reviewer, { comentarios: 'Tarde.' }))).toMatchObject({ code: 'ronda_decidida' });
  });

  it('is told to its reviewer, whose own takes its place once they hand it in', async () => {
    await change(editor, recorded);
    const [told] = (await reviewer.call.listNotifications()).notifications;
    expect(told).toMatchObject({
      tipo: 'REVISION',
      titulo: 'La redacción ha registrado tu revisión',
      mensaje:
        'Quien edita «Una obra» ha escrito en tu revisión. Lo que escribiste se conserva, y puedes corregirlo hasta que se decida.',
      publicacionId: work,
    });
    expect(await change(reviewer, { estado: 'EN_PROCESO', comentarios: 'La escribo yo.' })).toMatchObject({
      ...recorded,
      estadoRevisor: 'EN_PROCESO',
      comentariosRevisor: 'La escribo yo.',
    });
    const before = (await author.call.listNotifications()).total;
    expect(await change(reviewer, { estado: 'ACEPTADA' })).toMatchObject({
      estado: 'ACEPTADA',
      comentarios: 'La escribo yo.',
      registradaPorRedaccion: false,
      estadoRevisor: null,
      comentariosRevisor: null,
    });
    expect((await author.call.listNotifications()).total).toBe(before + 1);
  });

  it('is told to its reviewer in their language, each time, and to nobody else', async () => {
    await reviewer.call.changePreferences({ body: { language: 'en' } });
    const told = async ({ call }: TestPerson) =>
      (await call.listNotifications()).notifications.map(({ titulo }) => titulo);
    await change(editor, recorded);
    await change(otherEditor, { comentarios: 'Y por escrito.' });
    const { notifications } = await reviewer.call.listNotifications();
    expect(notifications.slice(0, 2).map(({ titulo }) => titulo)).toEqual([
      'The editors have recorded your review',
      'The editors have recorded your review',
    ]);
    expect(notifications[0]?.mensaje).toContain('What you wrote is kept, and you may correct it until the decision.');
    for (const who of [author, editor, otherEditor, peer, admin])
      expect((await told(who)).join()).not.toMatch(/ha registrado tu|have recorded/);
    await reviewer.call.changePreferences({ body: { language: 'es' } });
  });

  it('is its reviewer’s to answer until the round is decided, and no longer', async () => {
    await change(editor, recorded);
    expect((await seenBy(reviewer))?.acciones).toContain('REVISAR');
    await decide(editor);
    expect((await seenBy(reviewer))?.acciones).not.toContain('REVISAR');
    const late = change(reviewer, { estado: 'ACEPTADA', comentarios: 'La mía, tarde.' });
    expect(await problemOf(late)).toMatchObject({ status: 409, code: 'ronda_decidida' });
    expect(await seenBy(author)).toMatchObject({ ...recorded, registradaPorRedaccion: true });
  });

  it('does not make a reviewer who has not spoken read the others', async () => {
    const other = await assigned(peer);
    await change(peer, { estado: 'ACEPTADA', comentarios: 'La de Rosa.' }, other.id);
    await change(editor, recorded);
    expect((await reviewer.call.reviewsOfPublication({ params: { id: work } })).reviews).toHaveLength(1);
    await change(reviewer, { estado: 'ACEPTADA', comentarios: 'La mía.' });
    expect((await reviewer.call.reviewsOfPublication({ params: { id: work } })).reviews).toHaveLength(2);
  });

  it('counts as the editor’s: nobody decides on it alone in the professional mode or under four eyes', async () => {
    await change(editor, recorded);
    await admin.call.changeSettings({ body: { cuatroOjos: true } });
    expect(await problemOf(decide(editor))).toMatchObject({ status: 403, code: 'cuatro_ojos' });
    expect((await editor.call.getPublication({ params: { id: work } })).acciones).not.toContain('APROBAR');
    await admin.call.changeSettings({ body: { cuatroOjos: false, modoFlujo: 'profesional', revisionesMinimas: 2 } });
    const other = await assigned(peer);
    await change(editor, recorded, other.id);
    expect(await problemOf(decide(editor))).toMatchObject({ code: 'cuatro_ojos' });
    expect(await decide(otherEditor)).toMatchObject({ accion: 'APROBAR', tambienReviso: false });
  });

  it('is its reviewer’s again for the decision once they hand in their own', async () => {
    await admin.call.changeSettings({ body: { cuatroOjos: true } });
    await change(editor, recorded);
    await change(reviewer, { estado: 'ACEPTADA', comentarios: 'La mía.' });
    expect(await decide(editor)).toMatchObject({ accion: 'APROBAR', tambienReviso: false });
  });

  it('says in the preview, the decision and the record that one person reviewed and decided', async () => {
    await change(editor, recorded);
    const body = { estado: 'APROBADO', motivo: '' } as const;
    const { avisos, correo } = await editor.call.previewDecision({ params: { id: work }, body });
    expect(avisos).toEqual([expect.stringContaining('revisó y decidió la misma persona')]);
    expect(correo?.texto).toContain('Revisor 1 (registrada por la redacción)');
    expect((await otherEditor.call.previewDecision({ params: { id: work }, body })).avisos).toEqual([]);
    expect(await decide(editor)).toMatchObject({ tambienReviso: true });
    const [told] = (await author.call.listDecisions({ params: { id: work } })).decisiones;
    expect(told).not.toHaveProperty('tambienReviso');
    const { activity } = await admin.call.activity({ query: { type: 'publication.decidedByReviewer' } });
    expect(activity[0]?.message).toMatch(/^Una misma persona revisó y decidió/);
  });
});
