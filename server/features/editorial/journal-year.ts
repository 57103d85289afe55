/** What editors' figures say of a year of one journal, whoever wrote the works. */
import type { Database } from '#server/platform/database/database.ts';
import { countCompleted, countOutcomes } from './report-queries.ts';
import type { ReportScope } from './report-scope.ts';
import { measureSteps } from './times-queries.ts';

/** A journal's days: from `since` on, and before `until`. */
export interface JournalDays {
  revistaId: string;
  since: Date;
  until: Date;
}

export const scopeOf = ({ revistaId, since, until }: JournalDays): ReportScope => ({
  ...{ viewerId: null, journals: [revistaId], since, until },
});

/** Decisions that stand, how long the steps took (without those that were not made), and the reviews that were handed in. */
export async function figuresOfDays(db: Database, days: JournalDays) {
  const { since, ...of } = days;
  return {
    outcomes: await countOutcomes(db, scopeOf(days)),
    steps: await measureSteps(db, since, of),
    handedIn: await countCompleted(db, scopeOf(days)),
  };
}
