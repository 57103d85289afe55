/** Alternates (issue 5): an editor ranks candidates once, and the platform invites the next when one cannot. */
import { expect, it } from 'vitest';
import { expireAll } from '#server/features/editorial/reminders/expire-invitations.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('a ranked list of candidates', (platform) => {
  const people = (count: number, ...roles: Parameters<ReturnType<typeof platform>['person']>[1][]) =>
    Promise.all(Array.from({ length: count }, (_, i) => platform().person(`Revisor ${i}`, ...roles)));
  async function stage(count: number, deseados: number) {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const reviewers = await people(count, 'REVISOR');
    const { id } = await inReview(author);
    const candidatos = reviewers.map(({ user }) => user.id);
    const list = await editor.call.saveAlternates({ params: { id }, body: { deseados, candidatos } });
    const read = () => editor.call.getAlternates({ params: { id } });
    const reviews = async () => (await editor.call.reviewsOfPublication({ params: { id } })).reviews;
    const decline = async (person: TestPerson | undefined) => {
      const own = (await reviews()).find(({ revisorId }) => revisorId === person?.user.id);
      return person?.call.declineReview({ params: { id: own?.id ?? '' }, body: { motivo: 'No puedo.' } });
    };
    return { author, editor, reviewers, id, list, read, reviews, decline };
  }
  const standing = ({ candidatos }: { candidatos: { situacion: string; descartada: string | null }[] }) =>
    candidatos.map(({ situacion, descartada }) => descartada ?? situacion);

  it('invites at once as many as are wanted, in its order', async () => {
    const { list, reviews } = await stage(4, 2);
    expect(list).toMatchObject({ deseados: 2, ocupadas: 2 });
    expect(standing(list)).toEqual(['INVITADA', 'INVITADA', 'EN_ESPERA', 'EN_ESPERA']);
    expect(await reviews()).toHaveLength(2);
  });

  it('invites the next when one declines, until it ends, and then tells the editors', async () => {
    const { editor, reviewers, read, decline } = await stage(3, 2);
    await decline(reviewers[0]);
    expect(await read()).toMatchObject({ ocupadas: 2 });
    expect(standing(await read())).toEqual(['INVITADA', 'INVITADA', 'INVITADA']);
    const told = async () =>
      (await editor.call.listNotifications()).notifications.filter(({ titulo }) => titulo === 'Faltan revisores');
    expect(await told()).toEqual([]);
    await decline(reviewers[1]);
    expect(await read()).toMatchObject({ ocupadas: 1 });
    expect(await told()).toHaveLength(1);
  });

  it('invites the next when an invitation expires', async () => {
    const { read } = await stage(2, 1);
    expect(await expireAll(platform().services, new Date(), AbortSignal.timeout(10_000))).toBe(0);
    const { plazoInvitacionDias } = platform().services.settings.get();
    const later = new Date(Date.now() + (plazoInvitacionDias + 1) * 86_400_000);
    expect(await expireAll(platform().services, later, AbortSignal.timeout(10_000))).toBeGreaterThan(0);
    expect(standing(await read())).toEqual(['INVITADA', 'INVITADA']);
    expect(await read()).toMatchObject({ ocupadas: 1 });
  });

  it('invites the next when somebody who was invited declares a conflict', async () => {
    const { author, reviewers, read, reviews } = await stage(2, 1);
    await reviewers[0]?.call.declareConflict({ body: { conUserId: author.user.id } });
    expect(standing(await read())).toEqual(['INVITADA', 'INVITADA']);
    const closed = (await reviews()).find(({ revisorId }) => revisorId === reviewers[0]?.user.id);
    expect(closed?.motivoDeclinacion).toBe('Conflicto de interés declarado.');
  });

  it('passes over who cannot, and says why', async () => {
    const { author, editor, reviewers, id } = await stage(6, 1);
    const [, conflicted, away, full, gone, last] = reviewers;
    await conflicted?.call.declareConflict({ body: { conUserId: author.user.id } });
    const noDisponibleHasta = new Date(Date.now() + 86_400_000).toISOString();
    await away?.call.updateProfile({ body: { noDisponibleHasta } });
    await full?.call.updateProfile({ body: { capacidadRevisiones: 1 } });
    const other = await inReview(author);
    await editor.call.assignReviewer({ params: { id: other.id }, body: { revisorId: full?.user.id ?? '' } });
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.changeUser({ params: { id: gone?.user.id ?? '' }, body: { roles: ['LECTOR'] } });
    const candidatos = reviewers.map(({ user }) => user.id);
    const list = await editor.call.saveAlternates({ params: { id }, body: { deseados: 2, candidatos } });
    expect(standing(list)).toEqual(['INVITADA', 'CONFLICTO', 'NO_DISPONIBLE', 'SIN_HUECO', 'SIN_ROL', 'INVITADA']);
    expect(list.candidatos.at(-1)?.id).toBe(last?.user.id);
  });

  it('never invites one too many when two decline at once', async () => {
    for (const spare of [1, 2]) {
      const { reviewers, read, decline } = await stage(2 + spare, 2);
      await Promise.all([decline(reviewers[0]), decline(reviewers[1])]);
      const list = await read();
      expect(list.ocupadas).toBe(Math.min(2, spare));
      expect(standing(list)).toEqual(Array.from({ length: 2 + spare }, () => 'INVITADA'));
    }
  });

  it('counts whom an editor assigns meanwhile', async () => {
    const { editor, reviewers, id, read, decline } = await stage(3, 1);
    const [extra] = await people(1, 'REVISOR');
    await Promise.all([
      decline(reviewers[0]),
      editor.call.assignReviewer({ params: { id }, body: { revisorId: extra?.user.id ?? '' } }),
    ]);
    expect((await read()).ocupadas).toBeLessThanOrEqual(2);
    const before = (await read()).ocupadas;
    await editor.call.saveAlternates({ params: { id }, body: { deseados: 1, candidatos: [] } });
    expect((await read()).ocupadas).toBe(before);
  });

  it('takes no list for a work out of review, nor somebody who is not there', async () => {
    const { author, editor, id } = await stage(1, 1);
    const save = (candidatos: string[], work = id) =>
      problemOf(editor.call.saveAlternates({ params: { id: work }, body: { deseados: 1, candidatos } }));
    expect(await save(['00000000-0000-7000-8000-000000000000'])).toMatchObject({ code: 'datos_no_validos' });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PENDIENTE_APROBACION' } });
    expect(await save([])).toMatchObject({ code: 'fuera_de_revision' });
    expect(await problemOf(author.call.getAlternates({ params: { id } }))).toMatchObject({ code: 'sin_permiso' });
  });
});
