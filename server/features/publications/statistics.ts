import { type MonthOfCounter, usualMonths } from '#contract/entities/usage.ts';
import { monthOf } from '#contract/months.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { countByEstado } from './queries.ts';
import { livingOf } from './scope.ts';
import { countDaysInReview, countKeywords, countReadings, findMostRead, inCatalogue } from './statistics-queries.ts';
import { findCounterUsage, findMostRequested, findUsage } from './usage-queries.ts';

/** How many keywords (spec 000 §2.9) and works are named. */
const named = 10;
/** How many works are told of with their usage. */
const requested = 50;

/** The figures of the viewer's own and co-authored works. */
export async function readMyStatistics({ db }: Services, viewer: Person, now = new Date()) {
  const mine = livingOf(db, viewer.id);
  const lastYears = { desde: monthOf(now, usualMonths - 1), hasta: monthOf(now) };
  return {
    porEstado: await countByEstado(db, mine),
    palabrasFrecuentes: await countKeywords(db, mine, named),
    lecturas: await countReadings(db, mine),
    porMes: await findUsage(db, inCatalogue(mine), lastYears),
    usoCounter: {
      porMes: together([...(await findCounterUsage(db, inCatalogue(mine), lastYears)).values()]),
      obras: await findMostRequested(db, inCatalogue(mine), lastYears, requested),
    },
    masLeidas: await findMostRead(db, mine, named),
    diasEnRevision: await countDaysInReview(db, mine),
  };
}

/** Months of several journals, which are the same ones, as one. */
function together(journals: readonly (readonly MonthOfCounter[])[]): MonthOfCounter[] {
  const [first = [], ...others] = journals;
  return first.map((month, at) => {
    const sum = { ...month };
    for (const other of others) {
      sum.investigaciones += other[at]?.investigaciones ?? 0;
      sum.investigacionesUnicas += other[at]?.investigacionesUnicas ?? 0;
      sum.peticiones += other[at]?.peticiones ?? 0;
      sum.peticionesUnicas += other[at]?.peticionesUnicas ?? 0;
    }
    return sum;
  });
}
