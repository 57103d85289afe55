/** A submission that its main author takes back from review (docs/specification.md 8): a draft again, its round closed. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, review } from '#server/testing/works.ts';

const motivo = 'Hemos encontrado un error en los datos.';
const retirar = { estado: 'BORRADOR', acto: 'retirar', motivo } as const;

describePlatform('a submission taken back', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    other = await platform().person('Rosa', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const assign = (id: string, person: TestPerson) =>
    editor.call.assignReviewer({ params: { id }, body: { revisorId: person.user.id } });
  const takeBack = (id: string, person = author) => person.call.changeEstado({ params: { id }, body: retirar });
  const subjects = async ({ user }: TestPerson) => (await mailsTo(platform(), user.email)).map(({ asunto }) => asunto);
  const lastNotice = async ({ call }: TestPerson) => (await call.listNotifications()).notifications[0];

  it('is a draft of the next round, with what was sent and written kept, and is told to all who had to do with it', async () => {
    const { id } = await inReview(author, { titulo: 'Siete fuentes', coauthors: [coauthor] });
    const done = await review({ editor, reviewer }, id);
    const waiting = await assign(id, other);
    expect((await author.call.getPublication({ params: { id } })).acciones).toContain('RETIRAR_ENVIO');
    expect(await takeBack(id)).toMatchObject({ estado: 'BORRADOR', ronda: 2, versionActual: 1 });
    expect((await subjects(other)).at(-1)).toBe('Ya no hace falta tu revisión de «Siete fuentes»');
    for (const person of [reviewer, other])
      expect(await lastNotice(person)).toMatchObject({
        titulo: 'Ya no hace falta tu revisión',
        mensaje: expect.not.stringContaining(motivo),
      });
    for (const person of [editor, coauthor])
      expect(await lastNotice(person)).toMatchObject({
        titulo: 'Envío retirado',
        mensaje: expect.stringContaining(motivo),
      });
    const kept = await author.call.getReview({ params: { id: done } });
    expect(kept).toMatchObject({ ronda: 1, comentarios: 'Claro y bien medido.' });
    const body = { estado: 'ACEPTADA', comentarios: 'Tarde.' } as const;
    const late = other.call.updateReview({ params: { id: waiting.id }, body });
    expect(await problemOf(late)).toMatchObject({ status: 409, code: 'ronda_decidida' });
    const { historia } = await author.call.publicationHistory({ params: { id } });
    expect(historia.at(-1)).toMatchObject({ tipo: 'ENVIO_RETIRADO', detalle: motivo });
    expect(await author.call.submitReview({ params: { id } })).toMatchObject({ ronda: 2, versionActual: 2 });
    expect(await assign(id, other)).toMatchObject({ ronda: 2 });
  });

  it('is its main author’s to take, with a reason, by the word of the act and while it is in review', async () => {
    const { id } = await inReview(author, { coauthors: [coauthor] });
    for (const person of [coauthor, editor, admin])
      expect(await problemOf(takeBack(id, person))).toMatchObject({ status: 403 });
    const { acto: _, ...silent } = retirar;
    const unnamed = author.call.changeEstado({ params: { id }, body: silent });
    expect(await problemOf(unnamed)).toMatchObject({ status: 409, code: 'transicion_no_permitida' });
    const mute = author.call.changeEstado({ params: { id }, body: { ...retirar, motivo: '' } });
    expect(await problemOf(mute)).toMatchObject({ status: 422, code: 'falta_motivo' });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PENDIENTE_APROBACION' } });
    expect(await problemOf(takeBack(id))).toMatchObject({ status: 409, code: 'transicion_no_permitida' });
  });

  it('is either taken back or decided on by two who do it at once, and taken back once by a double click', async () => {
    const { id } = await inReview(author);
    await review({ editor, reviewer }, id);
    const [taken, decided] = await Promise.allSettled([
      takeBack(id),
      editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } }),
    ]);
    expect([taken.status, decided.status].sort()).toEqual(['fulfilled', 'rejected']);
    const { estado } = await author.call.getPublication({ params: { id } });
    expect(estado).toBe(taken.status === 'fulfilled' ? 'BORRADOR' : 'APROBADO');
    const twice = await inReview(author, { titulo: 'Marismas' });
    const clicks = await Promise.allSettled([takeBack(twice.id), takeBack(twice.id)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await author.call.getPublication({ params: { id: twice.id } })).toMatchObject({ ronda: 2 });
  });

  it('is either taken back or has one more review where one is handed in at that moment', async () => {
    const { id } = await inReview(author);
    const { id: reviewId } = await assign(id, reviewer);
    const body = { estado: 'ACEPTADA', comentarios: 'Ya está.' } as const;
    const [handedIn, taken] = await Promise.allSettled([
      reviewer.call.updateReview({ params: { id: reviewId }, body }),
      takeBack(id),
    ]);
    expect(taken.status).toBe('fulfilled');
    const { estado } = await reviewer.call.getReview({ params: { id: reviewId } });
    expect(estado).toBe(handedIn.status === 'fulfilled' ? 'ACEPTADA' : 'PENDIENTE');
    if (handedIn.status === 'rejected') expect(handedIn.reason.problem).toMatchObject({ code: 'ronda_decidida' });
  });
});
