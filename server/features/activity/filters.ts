import type { Person } from '#contract/workflow.ts';
import { findUsers } from '#server/features/people/list-queries.ts';
import { authorsKnowReviewers } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import type { ActivityFilters } from './queries.ts';

export type AskedFilters = Omit<ActivityFilters, 'people' | 'hiddenFrom'> & { persona?: string | undefined };

/** Accounts that words may mean; who means another writes more of them. */
const mostPeople = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The filters as the record takes them: the words about a person as their accounts. Where reviewers are hidden from
 * authors, an administrator who wrote a work does not find out who reviewed it by asking for what each person did.
 */
export async function filtersFor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewer: Person,
  { persona, ...filters }: AskedFilters,
): Promise<ActivityFilters> {
  if (!persona) return filters;
  const people = uuid.test(persona)
    ? [persona.toLowerCase()]
    : (await findUsers(db, { search: persona, page: 1, limit: mostPeople })).map(({ id }) => id);
  const hiddenFrom = authorsKnowReviewers(settings.get().identidadRevision) ? undefined : viewer.id;
  return { ...filters, people, hiddenFrom };
}
