/** Works that somebody wants to hear less of, and what a notification says of its work. */
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { draft, inReview, published } from '#server/testing/works.ts';
import { digestAll } from './send-digests.ts';

describePlatform('a muted work', (platform, engine) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Clara', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Óscar', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const titles = async ({ call }: TestPerson, work: string) =>
    (await call.listNotifications({ query: { limit: 100 } })).notifications
      .filter(({ publicacionId }) => publicacionId === work)
      .map(({ titulo }) => titulo);
  const mute = ({ call }: TestPerson, id: string) => call.muteWork({ params: { id } });
  const assign = (id: string) => editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
  const complete = (id: string) =>
    reviewer.call.updateReview({ params: { id }, body: { estado: 'ACEPTADA', comentarios: 'Claro.' } });

  it('tells nothing more of what goes on in it, to whoever muted it alone', async () => {
    const { id } = await inReview(author, { coauthors: [coauthor] });
    await mute(author, id);
    await mute(author, id);
    await mute(other, id);
    const before = await titles(author, id);
    await complete((await assign(id)).id);
    expect(await titles(author, id)).toEqual(before);
    expect((await titles(coauthor, id))[0]).toBe('Revisión recibida');
    expect(await titles(other, id)).not.toContain('Revisión completada');
    expect(await titles(editor, id)).toContain('Revisión completada');
  });

  it('still tells of what is asked of them, of what ends that, and of what is decided about their work', async () => {
    const { id } = await inReview(author);
    const review = await assign(id);
    await mute(reviewer, id);
    await mute(author, id);
    await editor.call.updateReview({ params: { id: review.id }, body: { fechaLimite: '2031-05-06T12:00:00.000Z' } });
    expect((await titles(reviewer, id))[0]).toBe('Nuevo plazo');
    await complete(review.id);
    await editor.call.decide({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    expect((await titles(author, id))[0]).toBe('Cambios solicitados');
    // Thanks that nothing follows from do not reach them.
    expect(await titles(reviewer, id)).not.toContain('Ronda decidida');
  });

  it('still tells who signs a work that it was retracted, and that it was deleted', async () => {
    const { id } = await published({ author, editor, reviewer }, { titulo: 'Callada del todo' });
    const gone = await inReview(author);
    for (const each of [id, gone.id]) {
      await mute(author, each);
      await mute(reviewer, each);
    }
    await editor.call.publishNotice({
      params: { id },
      body: { clase: 'RETRACTACION', resumen: 'Los datos no se sostienen.', markdown: '', firma: 'REVISTA' },
    });
    expect((await titles(author, id))[0]).toBe('Publicación retractada');
    expect(await titles(reviewer, id)).not.toContain('Publicación retractada');
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.deletePublication({ params: { id: gone.id } });
    const { notifications } = await author.call.listNotifications({ query: { limit: 100 } });
    expect(notifications.map(({ titulo }) => titulo)).toContain('Publicación eliminada');
  });

  it('writes no mail of it either', async () => {
    const { id } = await inReview(author, { titulo: 'Callada' });
    const loud = await inReview(author, { titulo: 'Sonora' });
    await mute(author, id);
    for (const each of [id, loud.id]) await complete((await assign(each)).id);
    const tomorrow = new Date(Date.now() + 2 * dayMs);
    await digestAll(platform().services, tomorrow, new AbortController().signal);
    const digest = (await mailsTo(platform(), author.user.email)).at(-1)?.texto;
    expect(digest).toContain('Revisión recibida. Tu publicación «Sonora»');
    expect(digest).not.toContain('«Callada» tiene una revisión nueva');
  });

  it('is listed with the others, the last first, and told of again once it is taken off', async () => {
    const reader = await platform().person('Lía', 'AUTOR');
    const own = await draft(reader, { titulo: 'Mía' });
    const { id } = await published({ author, editor, reviewer }, { titulo: 'Leída' });
    await mute(reader, own.id);
    await mute(reader, id);
    const { obras, total } = await reader.call.mutedWorks();
    expect([total, obras.map(({ titulo }) => titulo)]).toEqual([2, ['Leída', 'Mía']]);
    expect((await reader.call.mutedWorks({ query: { obra: own.id } })).total).toBe(1);
    await reader.call.unmuteWork({ params: { id: own.id } });
    await reader.call.unmuteWork({ params: { id: own.id } });
    expect((await reader.call.mutedWorks({ query: { obra: own.id } })).total).toBe(0);
  });

  it('names no work that its reader may not read: neither can one be muted, nor does the list tell its title', async () => {
    const hidden = await draft(author, { titulo: 'Secreta' });
    expect(await problemOf(mute(reviewer, hidden.id))).toMatchObject({ status: 404 });
    const { id } = await inReview(author, { titulo: 'Retenida' });
    await mute(reviewer, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
    const found = (await reviewer.call.mutedWorks({ query: { obra: id } })).obras;
    expect(found).toMatchObject([{ id, titulo: null, idioma: null }]);
  });

  it('a notification says what sort of news it is, and where its reader has the work, as far as they may read it', async () => {
    const { id } = await inReview(author, { titulo: 'Humedales', coauthors: [coauthor] });
    const review = await assign(id);
    const newest = async ({ call }: TestPerson) => (await call.listNotifications()).notifications[0];
    expect(await newest(reviewer)).toMatchObject({
      clase: 'REVISION',
      obra: { id, titulo: 'Humedales', estado: 'EN_REVISION', propia: false, revisionId: review.id, silenciada: false },
    });
    expect(await newest(coauthor)).toMatchObject({ clase: 'OBRA', obra: { id, propia: true, revisionId: null } });
    await mute(coauthor, id);
    expect(await newest(coauthor)).toMatchObject({ obra: { silenciada: true } });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
    expect(await newest(coauthor)).toMatchObject({ clase: 'DECISION', obra: { estado: 'RETIRADO' } });
  });

  it.skipIf(engine !== 'postgres')('asks for the works of a page in one statement, whatever their number', async () => {
    const session = 1;
    for (const person of [author, editor, reviewer])
      expect(await statementsOf(() => person.call.listNotifications({ query: { limit: 100 } }))).toBeLessThanOrEqual(
        session + 3,
      );
  });
});
