/** What editors' figures say of a year of one journal, whoever wrote the works: of some of its works at a time. */
import type { Database } from '#server/platform/database/database.ts';
import { countCompleted, countOutcomes } from './report-queries.ts';
import type { ReportScope } from './report-scope.ts';
import { findStepDays } from './times-queries.ts';

/** A journal's days: from `since` on, and before `until`. */
export interface JournalDays {
  revistaId: string;
  since: Date;
  until: Date;
}

/** What happened to these works of the journal in those days. */
export const scopeOf = ({ since, until }: JournalDays, works: readonly string[]): ReportScope => ({
  ...{ viewerId: null, journals: 'all', since, until, works },
});

/** Decisions that stand, the days of each step (without those that were not made), and the reviews that were handed in. */
export async function figuresOfDays(db: Database, days: JournalDays, works: readonly string[]) {
  return {
    outcomes: await countOutcomes(db, scopeOf(days, works)),
    steps: await findStepDays(db, days, works),
    handedIn: await countCompleted(db, scopeOf(days, works)),
  };
}
