import type { Deadline } from '#contract/entities/editorial.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess } from '#server/policy/index.ts';
import { findOpenReviews } from './calendar-queries.ts';
import { fullName } from './present.ts';
import { ensureCurrent } from './queue/keep.ts';
import { findAwaitedDecisions } from './queue/queries.ts';

/** Deadlines of each kind that one answer holds. */
const mostReviews = 500;

/** The deadlines that touch the days from `desde` to `hasta`, both included and in UTC, of works that others wrote. */
export async function readCalendar(
  services: Services,
  viewer: Person,
  { desde, hasta }: { desde: string; hasta: string },
) {
  const { db } = services;
  const from = new Date(desde);
  const until = new Date(new Date(hasta).getTime() + dayMs);
  const open = await findOpenReviews(db, { viewerId: viewer.id, from, until, limit: mostReviews });
  await ensureCurrent(services);
  const awaited = await findAwaitedDecisions(db, viewer.id, mostReviews);
  const due = awaited.filter(({ vence }) => vence >= from && vence < until);
  const works = new Map(
    (await findWorksById(db, [...open.map(({ publicacionId }) => publicacionId), ...due.map(({ id }) => id)])).map(
      (work) => [work.id, work],
    ),
  );
  const runs = (id: string) => {
    const work = works.get(id);
    return work && canRunProcess(viewer, work) ? work : undefined;
  };
  const plazos: Deadline[] = [
    ...open.flatMap(({ id, publicacionId, titulo, inicio, fin, ...reviewer }) =>
      runs(publicacionId)
        ? [{ id, tipo: 'REVISION' as const, publicacionId, titulo, revisor: fullName(reviewer), ...span(inicio, fin) }]
        : [],
    ),
    ...due.flatMap(({ id, vence }) => {
      const work = runs(id);
      if (!work) return [];
      return [
        { id, tipo: 'DECISION' as const, publicacionId: id, titulo: work.titulo, revisor: null, ...span(vence, vence) },
      ];
    }),
  ];
  return { plazos, completo: open.length < mostReviews && awaited.length < mostReviews };
}

const span = (inicio: Date, fin: Date) => ({ inicio: inicio.toISOString(), fin: fin.toISOString() });
