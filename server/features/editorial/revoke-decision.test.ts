/** Revoking a decision (docs/specification.md 8): who took it, for a fortnight, until an author acts on it. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, inReview, reviewed } from '#server/testing/works.ts';

const motivo = 'La carta era de otra obra.';
const revocar = { estado: 'EN_REVISION', acto: 'revocar', motivo } as const;

describePlatform('a decision', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let second: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    second = await platform().person('Sara', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    other = await platform().person('Rosa', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const cast = () => ({ author, editor, reviewer });
  const read = (id: string, person = editor) => person.call.getPublication({ params: { id } });
  const revoke = (id: string, person = editor) => person.call.decide({ params: { id }, body: revocar });
  const decideOn = (id: string, estado: 'APROBADO' | 'CAMBIOS_SOLICITADOS' | 'RETIRADO', revisiones?: string[]) =>
    editor.call.decide({
      params: { id },
      body: { estado, ...(estado === 'RETIRADO' && { motivo: 'No encaja.' }), ...(revisiones && { revisiones }) },
    });
  const decisionsOf = async (id: string, person = author) =>
    (await person.call.listDecisions({ params: { id } })).decisiones;
  const subjects = async ({ user }: TestPerson) => (await mailsTo(platform(), user.email)).map(({ asunto }) => asunto);
  const titles = async ({ call }: TestPerson) =>
    (await call.listNotifications()).notifications.map(({ titulo }) => titulo);
  /** As if it had been decided so many days before it was. */
  const decidedAgo = (id: string, days: number) =>
    platform()
      .services.db.update(publications)
      .set({ fechaDecision: new Date(Date.now() - days * dayMs) })
      .where(eq(publications.id, id));

  it.each(['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO'] as const)(
    'is revoked by who took it: the work is in review again, and both letters stay: %s',
    async (estado) => {
      const { id } = await reviewed(cast(), { titulo: `Humedales ${estado}` });
      await decideOn(id, estado);
      expect((await read(id)).acciones).toContain('REVOCAR_DECISION');
      expect((await read(id, author)).acciones).not.toContain('REVOCAR_DECISION');
      expect(await revoke(id)).toMatchObject({ accion: 'REVOCAR_DECISION', estado: 'EN_REVISION', motivo });
      expect(await read(id)).toMatchObject({ estado: 'EN_REVISION', ronda: 1, revisionesCompletadas: 1 });
      const [revocation, wrong] = await decisionsOf(id);
      expect(revocation).toMatchObject({ accion: 'REVOCAR_DECISION', fechaRevocacion: null });
      expect(revocation?.carta?.cuerpo).toContain(motivo);
      expect(wrong).toMatchObject({ estado, carta: expect.anything(), fechaRevocacion: expect.any(String) });
      expect((await subjects(author)).at(-1)).toBe(`Corrección: tu obra «Humedales ${estado}» vuelve a revisión`);
      expect((await titles(author))[0]).toBe('La decisión sobre tu obra se ha revocado');
      expect((await titles(reviewer))[0]).toBe('La ronda sigue abierta');
      const { historia } = await author.call.publicationHistory({ params: { id } });
      expect(historia.map(({ tipo }) => tipo)).toContain('REVOCAR_DECISION');
      // And is decided on anew.
      await decideOn(id, 'APROBADO');
      expect((await read(id)).acciones).toContain('REVOCAR_DECISION');
      expect((await read(id, author)).acciones).toContain('PUBLICAR');
    },
  );

  it('is an administrator’s to revoke, too, and nobody else’s', async () => {
    const { id } = await approved(cast());
    expect((await read(id, second)).acciones).not.toContain('REVOCAR_DECISION');
    expect(await problemOf(revoke(id, second))).toMatchObject({ status: 403, code: 'sin_permiso' });
    expect(await problemOf(revoke(id, author))).toMatchObject({ status: 403 });
    expect(await revoke(id, admin)).toMatchObject({ estado: 'EN_REVISION' });
  });

  it('takes the word of the act and a reason', async () => {
    const { id } = await approved(cast());
    const { acto: _, ...silent } = revocar;
    for (const attempt of [
      () => editor.call.changeEstado({ params: { id }, body: silent }),
      () => editor.call.decide({ params: { id }, body: silent }),
    ])
      expect(await problemOf(attempt())).toMatchObject({ status: 409, code: 'transicion_no_permitida' });
    const mute = editor.call.decide({ params: { id }, body: { ...revocar, motivo: ' ' } });
    expect(await problemOf(mute)).toMatchObject({ status: 422, code: 'falta_motivo' });
    const { correo, para } = await editor.call.previewDecision({ params: { id }, body: revocar });
    expect(para).toMatchObject([{ email: author.user.email }]);
    expect(correo?.texto).toContain(motivo);
    expect((await read(id)).estado).toBe('APROBADO');
  });

  it('stands once a fortnight has passed', async () => {
    const { id } = await approved(cast());
    await decidedAgo(id, 13.9);
    expect((await read(id)).acciones).toContain('REVOCAR_DECISION');
    await decidedAgo(id, 14.1);
    expect((await read(id)).acciones).not.toContain('REVOCAR_DECISION');
    expect(await problemOf(revoke(id))).toMatchObject({ status: 409, code: 'decision_firme', estado: 'APROBADO' });
  });

  it('stands once an author has prepared a version, published, or answered a review', async () => {
    const prepared = await reviewed(cast());
    await decideOn(prepared.id, 'CAMBIOS_SOLICITADOS');
    await author.call.changeEstado({ params: { id: prepared.id }, body: { estado: 'BORRADOR' } });
    expect(await problemOf(revoke(prepared.id, admin))).toMatchObject({ code: 'transicion_no_permitida' });

    const published = await approved(cast());
    await author.call.changeEstado({ params: { id: published.id }, body: { estado: 'PUBLICADO' } });
    expect(await problemOf(revoke(published.id, admin))).toMatchObject({ code: 'transicion_no_permitida' });

    const replied = await reviewed(cast());
    await decideOn(replied.id, 'CAMBIOS_SOLICITADOS');
    const [review] = (await author.call.reviewsOfPublication({ params: { id: replied.id } })).reviews;
    const params = { id: review?.id ?? '' };
    const before = (await read(replied.id)).fechaActualizacion;
    await author.call.answerReview({
      params,
      body: { puntos: [{ punto: 'El método', respuesta: 'Lo cuento mejor.' }], revision: 0 },
    });
    expect((await read(replied.id)).fechaActualizacion).toBe(before);
    expect(await problemOf(revoke(replied.id))).toMatchObject({ status: 403, code: 'sin_permiso' });
    expect(await problemOf(revoke(replied.id, admin))).toMatchObject({ code: 'decision_firme' });

    const commented = await reviewed(cast());
    await decideOn(commented.id, 'CAMBIOS_SOLICITADOS');
    const [other] = (await author.call.reviewsOfPublication({ params: { id: commented.id } })).reviews;
    const body = { comentarioAutor: 'Gracias.' };
    await author.call.updateReview({ params: { id: other?.id ?? '' }, body });
    expect(await problemOf(revoke(commented.id, admin))).toMatchObject({ code: 'decision_firme' });
  });

  it('leaves who had a review to hand in where they were, and what it kept from the authors is chosen anew', async () => {
    const { id } = await reviewed(cast());
    const params = { id };
    const late = await editor.call.assignReviewer({ params, body: { revisorId: other.user.id } });
    const { id: own } = await other.call.updateReview({
      params: { id: late.id },
      body: { estado: 'EN_PROCESO', comentarios: 'A medio escribir.' },
    });
    await decideOn(id, 'CAMBIOS_SOLICITADOS');
    const closed = other.call.updateReview({ params: { id: own }, body: { comentarios: 'Más.' } });
    expect(await problemOf(closed)).toMatchObject({ code: 'ronda_decidida' });
    await revoke(id);
    const body = { estado: 'RECHAZADA', comentarios: 'No convence.' } as const;
    expect(await other.call.updateReview({ params: { id: own }, body })).toMatchObject({ estado: 'RECHAZADA' });
    await decideOn(id, 'CAMBIOS_SOLICITADOS', [own]);
    const shown = async () =>
      (await author.call.reviewsOfPublication({ params })).reviews.map(({ id: reviewId }) => reviewId);
    expect(await shown()).toEqual([own]);
    await revoke(id);
    await decideOn(id, 'CAMBIOS_SOLICITADOS');
    expect((await shown()).length).toBe(2);
  });

  it('counts in no figure once it was revoked', async () => {
    const figures = async () => editor.call.editorialReport();
    const { id } = await reviewed(cast());
    const before = JSON.stringify(await figures());
    await decideOn(id, 'RETIRADO');
    expect(JSON.stringify(await figures())).not.toBe(before);
    await revoke(id);
    expect(JSON.stringify(await figures())).toBe(before);
  });

  it('is revoked once by two who do it at once, or published before it is, and never both', async () => {
    const twice = await approved(cast(), { titulo: 'Marismas' });
    const attempts = await Promise.allSettled([revoke(twice.id), revoke(twice.id, admin), revoke(twice.id)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      (await subjects(author)).filter((each) => each.startsWith('Corrección') && each.includes('Marismas')),
    ).toHaveLength(1);

    const raced = await approved(cast());
    const [revoked, publishedToo] = await Promise.allSettled([
      revoke(raced.id),
      author.call.changeEstado({ params: { id: raced.id }, body: { estado: 'PUBLICADO' } }),
    ]);
    expect([revoked.status, publishedToo.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(raced.id)).estado).toBe(revoked.status === 'fulfilled' ? 'EN_REVISION' : 'PUBLICADO');
  });

  it('is not the return of a work for its form, nor a retraction', async () => {
    const { id } = await inReview(author);
    const devolver = { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo: 'Faltan los pies.' } as const;
    await editor.call.changeEstado({ params: { id }, body: devolver });
    expect((await read(id)).acciones).not.toContain('REVOCAR_DECISION');
    expect(await problemOf(revoke(id, admin))).toMatchObject({ code: 'decision_firme' });
  });
});
