import { mostReviewsInWork, type PublicationWithReviews, reviewInWorkSchema } from '#contract/entities/review.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { refuse } from '#contract/refuse.ts';
import { runsWorksIn } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import { findChapters } from '#server/features/publications/chapter-queries.ts';
import { findWork, findWorksById, lockWork, type Work } from '#server/features/publications/queries.ts';
import { mustBeReadable, readWithText } from '#server/features/publications/read.ts';
import { findWorkWithText } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import {
  canRead,
  canReadReview,
  hasAssignment,
  isCompleted,
  isPublic,
  reviewActions,
  type Viewer,
} from '#server/policy/index.ts';
import { presentReview } from './present.ts';
import { countReviews, findInvitedReview, findReview, findReviews, findReviewsOf, type ReviewRow } from './queries.ts';
import { both, hiddenFromStaff, meeting, ofReviewer, type ReviewFilters, readableByStaff } from './scope.ts';

interface Paging {
  page: number;
  limit: number;
}

/** A review and its work. Throws `no_encontrado` for what is not there and for what the viewer may not read alike. */
export async function readableReview({ db }: Services, viewer: Person, id: string) {
  const review = await findReview(db, id);
  const work = review && (await findWork(db, review.publicacionId));
  if (!review || !work || work.deletedAt || !canReadReview(viewer, work, review)) throw refuse('no_encontrado');
  return { review, work };
}

/**
 * The same with the work's row held, in the caller's transaction: no decision, expiry or version, and nobody else's answer,
 * comes between the check of a review and its change.
 */
export async function lockReadableReview(services: Services, viewer: Person, id: string) {
  const { review } = await readableReview(services, viewer, id);
  await lockWork(services.db, review.publicacionId);
  return readableReview(services, viewer, id);
}

/** The review that an invitation's link is for and its work, by the hash of its token; whether it still may be answered is not asked. */
export async function invitedReview({ db }: Services, hash: string) {
  const review = await findInvitedReview(db, hash);
  const work = review && (await findWork(db, review.publicacionId));
  return review && work && { review, work };
}

/** One review as the viewer may see it. */
export async function readReview(services: Services, viewer: Person, id: string) {
  const { review, work } = await readableReview(services, viewer, id);
  return presentReview(review, work, viewer, services.settings.of(work));
}

/** A work and its reviews, asked for beside one another: which of it somebody may read is decided when both are there. */
export async function findReviewed({ db }: Pick<Services, 'db'>, id: string) {
  const [work, rows] = await Promise.all([findWork(db, id), findReviewsOf(db, id)]);
  return { work, rows };
}

/** The reviews of a work that the viewer may read. `begun`: `findReviewed` of it. Throws `no_encontrado`. */
export async function listReviewsOf(
  services: Services,
  viewer: Person,
  publicacionId: string,
  paging: Paging,
  begun = findReviewed(services, publicacionId),
) {
  const { work, rows } = await begun;
  mustBeReadable(viewer, work);
  return presentReadable(services, viewer, work, rows, paging);
}

/** A work with its text, and its reviews, asked for beside one another: which of it somebody may read is decided when both are there. */
export async function findWithReviews({ db }: Pick<Services, 'db'>, id: string) {
  const [found, rows] = await Promise.all([findWorkWithText(db, id), findReviewsOf(db, id)]);
  return { found, rows };
}

/**
 * A whole work, in its own language or in `idioma`, with the last of its reviews that the viewer may read. `begun`: `findWithReviews`
 * of it. Throws `no_encontrado`.
 */
export async function readWithReviews(
  services: Services,
  viewer: Viewer,
  id: string,
  idioma?: string,
  begun?: ReturnType<typeof findWithReviews>,
): Promise<PublicationWithReviews> {
  const { found, rows } = viewer
    ? await (begun ?? findWithReviews(services, id))
    : { found: await findWorkWithText(services.db, id), rows: [] };
  const { work, publication } = await readWithText(services, viewer, id, idioma, found);
  if (!viewer) return { ...publication, revisiones: [] };
  const { reviews } = presentReadable(services, viewer, work, rows, { page: 1, limit: mostReviewsInWork });
  const capitulos = await chaptersToReview(services, viewer, work);
  return {
    ...publication,
    revisiones: reviews.map((review) => reviewInWorkSchema.parse(review)),
    ...(capitulos.length > 0 && { capitulos }),
  };
}

/** The chapters that a book is reviewed with, for who reviews it; of any other work, and once the book is out, none. */
async function chaptersToReview({ db }: Services, viewer: Person, work: Work) {
  if (!canGather(work.tipo) || isPublic(work) || !hasAssignment(viewer, work)) return [];
  const chapters = await findChapters(db, work.id);
  return chapters
    .filter((each) => canRead(viewer, each.work))
    .map(({ work: { id, titulo, idioma } }) => ({ id, titulo, idioma }));
}

/** A work has a handful of reviews: what may be read of them is decided here, and paged after. */
function presentReadable(services: Services, viewer: Person, work: Work, rows: readonly ReviewRow[], paging: Paging) {
  const readable = rows.filter((row) => canReadReview(viewer, work, row));
  const start = (paging.page - 1) * paging.limit;
  return answer(
    readable
      .slice(start, start + paging.limit)
      .map((row) => presentReview(row, work, viewer, services.settings.of(work))),
    readable.length,
    paging,
  );
}

/** The reviews assigned to the viewer. */
export const listMyReviews = (services: Services, viewer: Person, paging: Paging) =>
  listReviews(services, viewer, ofReviewer(services.db, viewer.id), paging);

/** The latest of the reviews that wait for the viewer, as they are stored. */
export async function openReviewsOf(services: Services, viewer: Person): Promise<ReviewRow[]> {
  const { rows } = await findReviews(services.db, ofReviewer(services.db, viewer.id), { page: 1, limit: 500 });
  const works = await worksOf(services, rows);
  return rows.filter((row) => {
    const work = works.get(row.publicacionId);
    return work && !isCompleted(row) && reviewActions(viewer, work, row).includes('REVISAR');
  });
}

/** Every review that the filters leave, for who runs works, of those that they run; those of one's own works as their author sees them. */
export function listAllReviews(
  services: Services,
  viewer: Person,
  { page, limit, ...filters }: Paging & ReviewFilters,
) {
  const { db } = services;
  const asked = meeting(db, viewer.id, filters);
  const journals = runsWorksIn(viewer);
  const readable = both(asked, readableByStaff(db, viewer.id, journals));
  const counting = async () =>
    (await countReviews(db, asked)) - (await countReviews(db, both(asked, hiddenFromStaff(db, viewer.id))));
  return listReviews(services, viewer, readable, { page, limit }, journals === 'all' ? counting : undefined);
}

async function listReviews(
  services: Services,
  viewer: Person,
  where: Parameters<typeof findReviews>[1],
  paging: Paging,
  counting?: () => Promise<number>,
) {
  const { rows, total } = await findReviews(services.db, where, paging, counting);
  const works = await worksOf(services, rows);
  const shown = rows.flatMap((row) => {
    const work = works.get(row.publicacionId);
    // The condition chose them by the same rule; the policy has the last word.
    if (!work || work.deletedAt || !canReadReview(viewer, work, row)) return [];
    return [presentReview(row, work, viewer, services.settings.of(work))];
  });
  return answer(shown, total, paging);
}

async function worksOf({ db }: Services, rows: ReviewRow[]): Promise<Map<string, Work>> {
  const ids = [...new Set(rows.map(({ publicacionId }) => publicacionId))];
  const works = await findWorksById(db, ids);
  return new Map(works.map((work) => [work.id, work]));
}

function answer<T>(reviews: T[], total: number, { page, limit }: Paging) {
  return { reviews, total, page, totalPages: Math.ceil(total / limit) };
}
