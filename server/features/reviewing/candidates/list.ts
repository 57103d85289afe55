import { refuse } from '#contract/refuse.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { readPreferences, worthOf } from '#server/features/reviewing/bids/worth.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { Services } from '#server/platform/services.ts';
import { canChooseReviewers, isKeptFromReview, type Viewer } from '#server/policy/index.ts';
import { answeredBy } from './absences.ts';
import { appraise } from './appraise.ts';
import { readExpertise } from './expertise.ts';
import { findWorkTerms } from './expertise-queries.ts';
import { findAwayReviewers, findFullReviewers, findReviewerIds } from './queries.ts';

interface Asked {
  page: number;
  limit: number;
  search?: string | undefined;
  excluidas?: boolean | undefined;
}

/** The work, for who may choose its reviewers. Throws `no_encontrado` and `sin_permiso`. */
export async function workForChoosingReviewers(services: Services, viewer: Viewer, id: string): Promise<Work> {
  const work = await readableWork(services, viewer, id);
  if (!canChooseReviewers(viewer, work)) throw refuse('sin_permiso');
  return work;
}

/**
 * Who could review the work: who has room for one more before who has none, and last who is away; the closest first, equals
 * by name. With `excluidas`, only those who have a conflict of interest, whom the list leaves out otherwise. Who was shown the byline of a
 * double-blind work, and who signs a chapter of a book, is in neither. Throws `no_encontrado` and `sin_permiso`.
 */
export async function listCandidates(services: Services, viewer: Viewer, id: string, asked: Asked) {
  const { page, limit, search = '', excluidas = false } = asked;
  const work = await workForChoosingReviewers(services, viewer, id);
  const reviewers = (await findReviewerIds(services.db, search, work.revistaId)).filter(
    (reviewer) => !isKeptFromReview({ id: reviewer }, work),
  );
  const people = await roomFirst(services, work, await byCloseness(services, work, reviewers));
  const conflicts = (await findConflicts(services, [work])).get(work.id);
  const excluded = people.filter((person) => conflicts?.has(person));
  const listed = excluidas ? excluded : people.filter((person) => !conflicts?.has(person));
  const shown = listed.slice((page - 1) * limit, page * limit);
  return {
    candidatos: await appraise(services, work, shown, conflicts),
    excluidas: excluded.length,
    total: listed.length,
    page,
    totalPages: Math.ceil(listed.length / limit),
  };
}

/** The closest first, with what they prefer; who is equally close stays in the order given. */
async function byCloseness(services: Services, work: Work, people: readonly string[]): Promise<string[]> {
  const { db, database } = services;
  const preferred = (await readPreferences(services, [work.id])).get(work.id);
  const { ids, index } = await readExpertise(database);
  const values = index.of((await findWorkTerms(db, [work.id])).get(work.id) ?? {});
  const closeness = new Map(ids.map((person, place) => [person, values[place] ?? 0]));
  const worth = (id: string) => worthOf(closeness.get(id) ?? 0, preferred?.get(id));
  return people.toSorted((one, other) => worth(other) - worth(one));
}

/**
 * Who has as many reviews under way as they take comes after the rest, as close as they may be, and last who is away, or
 * will be before an answer would be due; each part keeps its order.
 */
async function roomFirst({ db, settings }: Services, work: Work, people: readonly string[]): Promise<string[]> {
  const full = new Set(await findFullReviewers(db, settings.get().capacidadRevisor));
  const now = new Date();
  const away = new Set(await findAwayReviewers(db, now, answeredBy(now, settings.of(work))));
  const rank = (id: string) => (away.has(id) ? 2 : full.has(id) ? 1 : 0);
  return people.toSorted((one, other) => rank(one) - rank(other));
}
