import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Deadline } from '#contract/entities/editorial.ts';
import { isOfProduction } from '#contract/queue-words.ts';
import { runsWorksIn } from '#contract/roles.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess } from '#server/policy/index.ts';
import { findOpenReviews } from './calendar-queries.ts';
import { fullName } from './present.ts';
import { ensureCurrent } from './queue/keep.ts';
import { findAwaitedDecisions } from './queue/queries.ts';

/** Deadlines of each kind that one answer holds. */
const mostReviews = 500;

/** The deadlines that touch the days from `desde` to `hasta`, both included and in UTC, of works that others wrote; with `de` of those that the viewer handles. */
export async function readCalendar(
  services: Services,
  viewer: Person,
  { desde, hasta, de }: CallData<Calls['editorialCalendar']>['query'],
) {
  const { db } = services;
  const from = new Date(desde);
  const until = new Date(new Date(hasta).getTime() + dayMs);
  const asked = { viewerId: viewer.id, journals: runsWorksIn(viewer), own: de === 'mias', limit: mostReviews };
  const open = await findOpenReviews(db, { ...asked, from, until });
  await ensureCurrent(services);
  const awaited = await findAwaitedDecisions(db, asked);
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
    ...open.flatMap(({ id, publicacionId, inicio, fin, ...reviewer }) => {
      const work = runs(publicacionId);
      if (!work) return [];
      return [{ id, tipo: 'REVISION' as const, ...named(work), revisor: fullName(reviewer), ...span(inicio, fin) }];
    }),
    ...due.flatMap(({ id, vence, espera }) => {
      const work = runs(id);
      const tipo = isOfProduction(espera) ? ('PRODUCCION' as const) : ('DECISION' as const);
      return work ? [{ id, tipo, ...named(work), revisor: null, ...span(vence, vence) }] : [];
    }),
  ];
  return { plazos, completo: open.length < mostReviews && awaited.length < mostReviews };
}

const named = ({ id, titulo }: Work) => ({ publicacionId: id, titulo });
const span = (inicio: Date, fin: Date) => ({ inicio: inicio.toISOString(), fin: fin.toISOString() });
