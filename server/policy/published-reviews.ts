/**
 * What everybody may read of how a published work was reviewed (docs/specification.md 8): what those who wrote it knew would be
 * published before anybody was asked to review, and nothing else. No consent opens it afterwards.
 */
import { refuse } from '#contract/refuse.ts';
import { isAuthor } from '#contract/workflow.ts';
import { hidesReviewers, identityWhenSent } from './masking.ts';
import { isCompleted, isRecorded } from './reviews.ts';
import { isEmbargoed, isPublic, type ReviewFacts, type WorkAccess } from './works.ts';

interface PublishingSettings {
  revisionesPublicas: boolean;
}

/**
 * Whether the reviews of a work that is sent now will be published with it, said to its authors before they send it: as it was
 * said when the first reviewer was asked, or, where nobody was asked yet, as the press has it now. A blind work never.
 */
export function willPublishReviews(
  work: WorkAccess & { revisionPublica: boolean },
  settings: PublishingSettings & { identidadRevision: Parameters<typeof identityWhenSent>[1] },
): boolean {
  if (hidesReviewers({ identidadRevision: identityWhenSent(work, settings.identidadRevision) })) return false;
  return work.reviewFacts.length > 0 ? work.revisionPublica : settings.revisionesPublicas;
}

/**
 * The same of a work that is sent by somebody who was shown `shown`. Of a work that nobody was asked to review, who was shown
 * nothing (an older client) has agreed to nothing; of another, it is as its authors were told when it was sent first. Throws
 * `publicacion_de_revisiones` where what was shown is no longer so.
 */
export function publicationAgreed(
  work: Parameters<typeof willPublishReviews>[0],
  settings: Parameters<typeof willPublishReviews>[1],
  shown: boolean | undefined,
): boolean {
  const publishes = willPublishReviews(work, settings);
  checkShown(publishes, shown);
  return publishes && (shown === true || work.reviewFacts.length > 0);
}

/**
 * Of who hands in a review. Whether it is published was settled before they were asked, and the invitation says so: who sends
 * nothing of it (an older client) was told then. Throws as above.
 */
export const checkPublicationShown = (
  work: WorkAccess & { revisionPublica: boolean },
  settings: Parameters<typeof willPublishReviews>[1],
  shown: boolean | undefined,
): void => checkShown(tellsOfPublication(work, settings), shown);

function checkShown(publishes: boolean, shown: boolean | undefined): void {
  if (shown !== undefined && shown !== publishes) throw refuse('publicacion_de_revisiones');
}

/**
 * Whether who reads the work is told so: its authors before they send it, its reviewers before they write. Also while the press
 * publishes no reviews: what is written then is read once it does again.
 */
export const tellsOfPublication = (
  work: WorkAccess & { revisionPublica: boolean },
  settings: Parameters<typeof willPublishReviews>[1],
): boolean =>
  work.estado === 'BORRADOR' ? willPublishReviews(work, settings) : work.revisionPublica && !hidesReviewers(work);

/**
 * Whether anybody may read the completed reviews of a work. A mode that closed later hides those of its open rounds, too; a
 * press that publishes reviews no more hides all.
 */
export const publishesReviews = (work: WorkAccess & { revisionPublica: boolean }, settings: PublishingSettings) =>
  settings.revisionesPublicas && work.revisionPublica && isPublic(work) && !isEmbargoed(work) && !hidesReviewers(work);

/**
 * Whether anybody may read this review of such a work: one that its authors read, in its reviewer's own words, of a round that
 * was decided: one whose version they took back, or that was published over, ended in nothing. Its confidential comment, and
 * what of it is for editors alone, stays theirs (`canReadReviewPart`).
 */
export const isPublishedReview = (
  work: WorkAccess & { revisionPublica: boolean },
  review: ReviewFacts,
  settings: PublishingSettings,
) =>
  publishesReviews(work, settings) &&
  isCompleted(review) &&
  !review.declined &&
  !review.withheld &&
  review.roundDecided &&
  !isRecorded(review);

/** The rounds of which anybody may read something, and with it the version that was reviewed in each. */
export const publishedRounds = (work: WorkAccess & { revisionPublica: boolean }, settings: PublishingSettings) =>
  new Set(work.reviewFacts.filter((review) => isPublishedReview(work, review, settings)).map(({ ronda }) => ronda));

interface SentVersion {
  numero: number;
  ronda: number;
  fecha: Date;
  /** When its round was decided, by the decision that stands; null: it was not. */
  decidida: Date | null;
}

/** The version that a round's decision was on: the last that was there then. What production made of it afterwards nobody reviewed. */
export const decidedVersion = (versions: readonly SentVersion[], ronda: number): number | undefined =>
  versions
    .filter((version) => version.ronda === ronda && version.decidida !== null && version.fecha <= version.decidida)
    .map(({ numero }) => numero)
    .toSorted((a, b) => b - a)[0];

/**
 * Of a work's versions those that anybody may read: the present one, and of a round whose reviews are published the one that was
 * decided on, which is what they speak of. One that was taken back, or returned unreviewed, stays of the process.
 */
export function publishedVersions<V extends SentVersion>(
  work: WorkAccess & { revisionPublica: boolean; versionActual: number },
  versions: readonly V[],
  settings: PublishingSettings,
): V[] {
  if (isEmbargoed(work)) return [];
  const rounds = publishedRounds(work, settings);
  return versions.filter(
    ({ numero, ronda }) =>
      numero === work.versionActual || (rounds.has(ronda) && numero === decidedVersion(versions, ronda)),
  );
}

/** As what somebody withdrew a published work; who that was, and who edits the work, is not for the public. */
export const retractedAs = (work: WorkAccess, userId: string | null): 'AUTORIA' | 'REDACCION' =>
  userId !== null && isAuthor(work, { id: userId }) ? 'AUTORIA' : 'REDACCION';
