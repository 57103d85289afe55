import { isId } from '#contract/text.ts';
import type { Person } from '#contract/workflow.ts';
import { findUsers } from '#server/features/administration/people/list-queries.ts';
import { signsBlind } from '#server/features/publications/scope.ts';
import type { Services } from '#server/platform/services.ts';
import type { ActivityFilters } from './queries.ts';

export type AskedFilters = Omit<ActivityFilters, 'people' | 'hiddenFrom' | 'reader'> & { persona?: string | undefined };

/** Accounts that words may mean; who means another writes more of them. */
const mostPeople = 20;

/**
 * The filters as the record takes them: the words about a person as their accounts. Of a work whose reviewers are
 * hidden, an administrator who wrote it does not find out who they are by asking for what each person did.
 */
export async function filtersFor(
  { db }: Pick<Services, 'db'>,
  viewer: Person,
  { persona, ...filters }: AskedFilters,
): Promise<ActivityFilters> {
  const reader = viewer.id;
  if (!persona) return { ...filters, reader };
  const people = isId(persona)
    ? [persona.toLowerCase()]
    : (await findUsers(db, { search: persona, page: 1, limit: mostPeople })).map(({ id }) => id);
  const hiddenFrom = (await signsBlind(db, viewer.id)) ? viewer.id : undefined;
  return { ...filters, people, hiddenFrom, reader };
}
