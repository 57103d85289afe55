import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type EditorialReport, longestReport } from '#contract/entities/editorial.ts';
import { monthOf, monthsBetween } from '#contract/months.ts';
import { runsWorksIn } from '#contract/roles.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { countByEstado } from '#server/features/publications/queries.ts';
import { readableBy } from '#server/features/publications/scope.ts';
import { findCounterUsage, findUsage } from '#server/features/publications/usage-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { findStaff } from './desk-queries.ts';
import { fullName, presentStaff } from './present.ts';
import {
  countOutcomes,
  countPunctuality,
  countReviewsByMonth,
  findReviewersByWork,
  measureFirstDecisions,
} from './report-queries.ts';
import { ofScope, published } from './report-scope.ts';

const usualMonths = 12;
const mostReviewers = 50;

type Asked = CallData<Calls['editorialReport']>['query'];

/** How the process goes: how works stand now, and what those days came to; of works of a type, or of who handles them. */
export async function readReport(
  { db, settings }: Services,
  viewer: Person,
  { tipo, editor, ...asked }: Asked,
  now = new Date(),
): Promise<EditorialReport> {
  const { desde, hasta } = daysOf(asked, now);
  const scope = {
    viewerId: viewer.id,
    journals: runsWorksIn(viewer),
    since: new Date(desde),
    until: new Date(Date.parse(hasta) + dayMs),
    tipo,
    editorId: editor,
  };
  const outcomes = await countOutcomes(db, scope);
  const decided = outcomes.aceptadas + outcomes.rechazadas + outcomes.sinRevision;
  const byMonth = await countReviewsByMonth(db, scope);
  const reviewers = await findReviewersByWork(db, scope, mostReviewers);
  const months = { desde: monthOf(scope.since), hasta: hasta < dayOf(now) ? hasta : dayOf(now) };
  return {
    desde,
    hasta,
    editores: (await findStaff(db)).map(presentStaff),
    porEstado: await countByEstado(db, ofScope(db, scope, readableBy(db, viewer))),
    ...(await measureFirstDecisions(db, scope)),
    aceptacion: { ...outcomes, tasa: decided === 0 ? null : outcomes.aceptadas / decided },
    revisionesPorMes: monthsBetween(desde, hasta).map((mes) => ({ mes, completadas: byMonth.get(mes) ?? 0 })),
    usoPorMes: await findUsage(db, ofScope(db, scope, published), months),
    usoCounter: [...(await findCounterUsage(db, ofScope(db, scope, published), months))]
      .map(([revistaId, porMes]) => ({ revistaId, nombre: settings.of(revistaId).nombre, porMes }))
      .sort((one, other) => one.nombre.localeCompare(other.nombre, 'es')),
    puntualidad: {
      ...(await countPunctuality(db, scope, now)),
      revisores: reviewers.map(({ nombres, apellidos, ...figures }) => ({
        ...figures,
        nombre: fullName({ nombres, apellidos }),
      })),
    },
  };
}

const dayOf = (moment: Date | number) => new Date(moment).toISOString().slice(0, 10);

/** Until today, and from the first day of twelve months, where nothing else is said; the last ten years at most. */
function daysOf({ desde, hasta = dayOf(new Date()) }: Pick<Asked, 'desde' | 'hasta'>, now: Date) {
  const until = new Date(hasta);
  const first = desde ?? monthOf(until < now ? until : now, usualMonths - 1);
  const earliest = dayOf(until.getTime() - longestReport * dayMs);
  return { desde: first < earliest ? earliest : first, hasta };
}
