import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type Found, mostFound } from '#contract/entities/search.ts';
import { runsWorks, runsWorksOf } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import { presentUser } from '#server/features/accounts/present.ts';
import { findUsers } from '#server/features/administration/people/list-queries.ts';
import { presentFound } from '#server/features/publications/present.ts';
import type { Services } from '#server/platform/services.ts';
import { findFirstWorks, findOwnReviews, findReadable } from './queries.ts';

/** Marks alone say nothing that could be looked for. */
const says = /[\p{L}\p{N}]/u;

/**
 * Works and people by a few letters, as far as the viewer may know of them; without letters, of the works that their browser
 * remembers those that they may read. Two statements: people are for who runs works, who reads the works on the editors'
 * desk; the own review, for everybody else.
 */
export async function findAnything(
  { db, settings }: Services,
  viewer: Person,
  { q, obras: remembered }: CallData<Calls['findAnything']>['query'],
): Promise<Found> {
  const isSearch = says.test(q);
  const works = isSearch
    ? await findFirstWorks(db, viewer, q, mostFound)
    : await findReadable(db, viewer, q === '' ? remembered : []);
  const runs = runsWorks(viewer);
  const own = await findOwnReviews(
    db,
    viewer.id,
    works.filter((work) => !runsWorksOf(viewer, work)).map(({ id }) => id),
  );
  const people = runs && isSearch ? await findUsers(db, { search: q, page: 1, limit: mostFound }) : [];
  return {
    obras: works.map((work) => ({
      ...presentFound(work, viewer, settings.of(work)),
      revisionId: own.get(work.id) ?? null,
    })),
    personas: people.map((row) => {
      const { id, nombres, apellidos, email, rol } = presentUser(row);
      return { id, nombres, apellidos, email, rol };
    }),
  };
}
