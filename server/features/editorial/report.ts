import type { EditorialReport } from '#contract/entities/editorial.ts';
import type { Person } from '#contract/workflow.ts';
import { countByEstado } from '#server/features/publications/queries.ts';
import { readableBy } from '#server/features/publications/scope.ts';
import type { Services } from '#server/platform/services.ts';
import { fullName } from './present.ts';
import {
  countOutcomes,
  countPunctuality,
  countReviewsByMonth,
  findReviewersByWork,
  measureFirstDecisions,
} from './report-queries.ts';

const months = 12;
const mostReviewers = 50;

/** How the process goes: how works stand now, and what the last twelve months came to, the present one included. */
export async function readReport({ db }: Services, viewer: Person, now = new Date()): Promise<EditorialReport> {
  const lastMonths = monthsUntil(now);
  const scope = { viewerId: viewer.id, since: new Date(lastMonths[0] ?? now) };
  const outcomes = await countOutcomes(db, scope);
  const decided = outcomes.aceptadas + outcomes.rechazadas;
  const byMonth = await countReviewsByMonth(db, scope);
  const reviewers = await findReviewersByWork(db, scope, mostReviewers);
  return {
    porEstado: await countByEstado(db, readableBy(db, viewer)),
    primeraDecision: await measureFirstDecisions(db, scope),
    aceptacion: { ...outcomes, tasa: decided === 0 ? null : outcomes.aceptadas / decided },
    revisionesPorMes: lastMonths.map((mes) => ({ mes, completadas: byMonth.get(mes) ?? 0 })),
    puntualidad: {
      ...(await countPunctuality(db, scope, now)),
      revisores: reviewers.map(({ nombres, apellidos, ...figures }) => ({
        ...figures,
        nombre: fullName({ nombres, apellidos }),
      })),
    },
  };
}

/** The first days of the last twelve months, in UTC, the oldest first: `2026-03-01`. */
const monthsUntil = (now: Date): string[] =>
  Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1 + index, 1)).toISOString().slice(0, 10),
  );
