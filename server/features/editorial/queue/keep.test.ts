/** The kept queue against the same worked out anew: after changes of every kind, many at once, and time that passes. */
import { asc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/time.ts';
import { estados, prioridades, reviewEstados, tipos } from '#contract/vocabulary.ts';
import {
  decisions,
  publications,
  queueChanges,
  queueCounts,
  queueEntries,
  queueState,
  reviews,
} from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { rounds } from '#server/testing/rounds.ts';
import { lots } from '#server/testing/seed.ts';
import { draft, inReview } from '#server/testing/works.ts';
import { ensureCurrent } from './keep.ts';
import { isQueueCurrent, keepQueue } from './keep-queries.ts';
import { queueRules } from './wait-queries.ts';

describePlatform('the kept queue', (platform) => {
  let people: TestPerson[];
  let works: string[];
  beforeAll(async () => {
    const author = await platform().person('Irene', 'AUTOR');
    people = await Promise.all(['Elena', 'Ada', 'Rubén', 'Sara'].map((name) => platform().person(name, 'EDITOR')));
    works = [];
    for (let n = 0; n < 6; n++) works.push((await inReview(author)).id);
  });
  const db = () => platform().services.db;
  const rules = () => queueRules(platform().services.settings);
  const keep = (now: Date) => keepQueue(platform().services.database, rules(), now);
  const current = (now: Date) => isQueueCurrent(db(), rules(), now);

  const kept = async () => ({
    entries: await db().select().from(queueEntries).orderBy(asc(queueEntries.publicacionId)),
    counts: await db()
      .select()
      .from(queueCounts)
      .orderBy(asc(queueCounts.espera), asc(queueCounts.editorId), asc(queueCounts.prioridad), asc(queueCounts.tipo)),
  });
  async function expectAsAnew(now: Date) {
    await keep(now);
    expect(await current(now)).toBe(true);
    const bySteps = await kept();
    await db().delete(queueState);
    await keep(now);
    expect(bySteps).toEqual(await kept());
  }

  const { from, draw } = drawing();
  /** Anything that may happen to a work, a review or a decision, whether or not an act does it. */
  const changes: Record<string, (now: Date) => Promise<unknown>> = {
    review: (now) =>
      db()
        .insert(reviews)
        .values({
          id: uuid(),
          publicacionId: from(works),
          ronda: 1 + Math.floor(draw() * 2),
          revisorId: from(people).user.id,
          numero: 1,
          estado: from(reviewEstados),
          fechaAsignacion: near(now),
          fechaLimite: draw() < 0.8 ? near(now) : null,
          fechaInvitacionVence: draw() < 0.5 ? near(now) : null,
        })
        .onConflictDoNothing(),
    estadoOfReview: (now) =>
      changeReviews({ estado: from(reviewEstados), fechaCompletada: draw() < 0.5 ? near(now) : null }),
    accepted: (now) => changeReviews({ fechaAceptada: near(now) }),
    declined: (now) => changeReviews({ fechaDeclinada: near(now) }),
    deadline: (now) => changeReviews({ fechaLimite: near(now) }),
    reviewGone: () =>
      db()
        .delete(reviews)
        .where(eq(reviews.publicacionId, from(works))),
    estado: () => changeWork({ estado: from(estados) }),
    process: () => changeWork({ estado: from(['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS']) }),
    priority: () => changeWork({ prioridad: from(prioridades) }),
    type: () => changeWork({ tipo: from(tipos) }),
    editor: () => changeWork({ editorId: draw() < 0.3 ? null : from(people).user.id }),
    round: () => changeWork({ ronda: 1 + Math.floor(draw() * 2) }),
    deleted: (now) => changeWork({ fechaEliminacion: draw() < 0.3 ? now : null }),
    decision: (now) =>
      db()
        .insert(decisions)
        .values({
          id: uuid(),
          publicacionId: from(works),
          ronda: 1,
          version: 1,
          accion: 'SOLICITAR_CAMBIOS',
          estado: 'CAMBIOS_SOLICITADOS',
          fecha: near(now),
        }),
  };
  const near = (now: Date) => new Date(now.getTime() + Math.round((draw() - 0.5) * 6) * dayMs);
  const changeReviews = (fields: Partial<typeof reviews.$inferInsert>) =>
    db()
      .update(reviews)
      .set(fields)
      .where(eq(reviews.publicacionId, from(works)));
  const changeWork = (fields: Partial<typeof publications.$inferInsert>) =>
    db()
      .update(publications)
      .set(fields)
      .where(eq(publications.id, from(works)));

  it('is what it would be worked out anew, after any changes and as time passes', async () => {
    let now = new Date();
    const kinds = Object.keys(changes);
    for (let round = 0; round < rounds({ quick: 40, long: 400 }); round++) {
      for (let n = 0; n < 3; n++) await changes[from(kinds)]?.(now);
      if (draw() < 0.5) now = new Date(now.getTime() + draw() * 20 * hourMs);
      await expectAsAnew(now);
    }
  });

  it('loses no change that is made while others read', async () => {
    const now = new Date();
    const busy = Array.from({ length: 60 }, async (_, n) => {
      if (n % 3 === 0) await keep(now);
      else await from(Object.values(changes))(now);
    });
    await Promise.all(busy);
    await expectAsAnew(now);
  });

  it('is another by other rules, and counts what there is', async () => {
    const now = new Date();
    await db().delete(reviews);
    await db().update(publications).set({ estado: 'EN_REVISION', fechaEliminacion: null, editorId: null });
    await platform().settings({ modoFlujo: 'profesional', revisionesMinimas: 3 });
    await ensureCurrent(platform().services);
    const { counts } = await kept();
    expect(new Set(counts.map(({ espera, editorId }) => `${espera} ${editorId}`))).toEqual(new Set(['REVISORES null']));
    expect(counts.reduce((sum, { obras }) => sum + obras, 0)).toBe(works.length);
    await expectAsAnew(now);
  });

  it('is not touched by a draft that is written, nor by readers', async () => {
    await ensureCurrent(platform().services);
    const author = await platform().person('Clara', 'AUTOR');
    const { id } = await draft(author);
    await author.call.updatePublication({ params: { id }, body: { titulo: 'Otro título' } });
    await db().update(publications).set({ vistas: 7 });
    expect(await db().select().from(queueChanges)).toEqual([]);
  });

  it('forgets a work that is gone for good', async () => {
    const [gone = ''] = works;
    await db().delete(publications).where(eq(publications.id, gone));
    await expectAsAnew(new Date());
    expect((await kept()).entries.map(({ publicacionId }) => publicacionId)).not.toContain(gone);
  });
});

/** Choices by lot, the same each time. */
function drawing() {
  const draw = lots();
  const from = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(draw() * all.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
  return { draw, from };
}
