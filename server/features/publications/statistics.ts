import { usualMonths } from '#contract/entities/usage.ts';
import { monthOf } from '#contract/months.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { countByEstado } from './queries.ts';
import { livingOf } from './scope.ts';
import { countDaysInReview, countKeywords, countReadings, findMostRead, inCatalogue } from './statistics-queries.ts';
import { findUsage } from './usage-queries.ts';

/** How many keywords (spec 000 §2.9) and works are named. */
const named = 10;

/** The figures of the viewer's own and co-authored works. */
export async function readMyStatistics({ db }: Services, viewer: Person, now = new Date()) {
  const mine = livingOf(db, viewer.id);
  return {
    porEstado: await countByEstado(db, mine),
    palabrasFrecuentes: await countKeywords(db, mine, named),
    lecturas: await countReadings(db, mine),
    porMes: await findUsage(db, inCatalogue(mine), { desde: monthOf(now, usualMonths - 1), hasta: monthOf(now) }),
    masLeidas: await findMostRead(db, mine, named),
    diasEnRevision: await countDaysInReview(db, mine),
  };
}
