/**
 * The discussion of a round: reviewers who handed in, with one another and with who runs the work. Its authors have no part in
 * it, whatever their roles, and what the work hides among its reviewers it hides here (masking.ts).
 */
import type { DiscussionState } from '#contract/entities/discussion.ts';
import { isAsked, isAuthor, isOwnReview, type Person } from '#contract/workflow.ts';
import { hidesReviewer, hidesReviewers } from './masking.ts';
import { hasSpoken, isRoundUndecided } from './reviews.ts';
import { type ReviewFacts, runsIt, type Viewer, type WorkAccess } from './works.ts';

/** That the press allows it is asked with everything about it. */
interface DiscussionSettings {
  discusionEntreRevisores: boolean;
}

/** The review by which somebody is a reviewer of the round: not one that they declined or that was taken back. */
const ownReview = (viewer: Viewer, work: WorkAccess, ronda: number) =>
  work.reviewFacts.find((own) => isOwnReview(viewer, own) && own.ronda === ronda && !own.declined);

/** Who handed in their own review of the round reads and writes as its reviewer, also one who runs the work besides. */
export function discussesAsReviewer(viewer: Viewer, work: WorkAccess, ronda: number): boolean {
  const own = ownReview(viewer, work, ronda);
  return own !== undefined && hasSpoken(own) && !isAuthor(work, viewer);
}

/** What was said before they handed in they read then: nobody else's opinion came before their own. */
export const canReadDiscussion = (viewer: Viewer, work: WorkAccess, ronda: number, settings: DiscussionSettings) =>
  settings.discusionEntreRevisores && hasPartInDiscussion(viewer, work, ronda);

/** The same where the press may have stopped allowing it since. */
export const hasPartInDiscussion = (viewer: Viewer, work: WorkAccess, ronda: number): boolean =>
  viewer !== null &&
  !work.deletedAt &&
  ronda >= 1 &&
  ronda <= work.ronda &&
  // Who runs the work and has yet to hand in a review of it reads the others' reviews, and so this, too.
  (runsIt(viewer, work) || discussesAsReviewer(viewer, work, ronda));

/** Until the round is decided, and again where the decision is revoked. Who has yet to say whether they sign it only reads. */
export const canDiscuss = (viewer: Person, work: WorkAccess, ronda: number, settings: DiscussionSettings) =>
  canReadDiscussion(viewer, work, ronda, settings) && isRoundUndecided(work, { ronda }) && !isAsked(work, viewer);

/** What a reviewer is told of it beside their review; undefined where there is nothing to tell, and for everybody else. */
export function discussionState(
  viewer: Viewer,
  work: WorkAccess,
  review: ReviewFacts,
  settings: DiscussionSettings,
): DiscussionState | undefined {
  if (!settings.discusionEntreRevisores || !isOwnReview(viewer, review) || review.declined) return undefined;
  if (isAuthor(work, viewer) || work.deletedAt) return undefined;
  const isOpen = isRoundUndecided(work, review);
  if (hasSpoken(review)) return isOpen ? 'ABIERTA' : 'CERRADA';
  return isOpen ? 'AL_ENTREGAR' : undefined;
}

/** Whom a message is by; `asReviewer`: of the round, when it was written. */
interface Said {
  autorId: string | null;
  asReviewer: boolean;
}

/** Whether it is read under the reviewer's number instead of a name. */
export const hidesSpeaker = (viewer: Viewer, work: WorkAccess, { autorId, asReviewer }: Said): boolean =>
  asReviewer && autorId !== null && hidesReviewer(viewer, work, autorId);

/**
 * Whether the viewer reads no more of a message than that it is by an editor: always, where the work's reviewers must not know one
 * another. An editor may come to review it, and a name that vanished from what they wrote, or from what they write, would tell.
 */
export const hidesEditor = (viewer: Viewer, work: WorkAccess, { autorId, asReviewer }: Said): boolean =>
  !asReviewer && autorId !== null && autorId !== viewer?.id && !runsIt(viewer, work) && hidesReviewers(work);

/** As what the other reviewers of the round read somebody's messages: by name, by the reviewer's number, or as an editor. */
export function readAs(person: Person, work: WorkAccess, ronda: number): 'name' | 'number' | 'editor' {
  if (!discussesAsReviewer(person, work, ronda)) return hidesReviewers(work) ? 'editor' : 'name';
  return hidesReviewers(work) && !work.consentedIds.includes(person.id) ? 'number' : 'name';
}

export const isOwnMessage = (viewer: Person, message: { autorId: string | null }): boolean =>
  message.autorId === viewer.id;

/** One's own, as long as one may write. */
export const canRemoveMessage = (
  viewer: Person,
  work: WorkAccess,
  message: { autorId: string | null; ronda: number; fechaEliminacion: Date | null },
  settings: DiscussionSettings,
): boolean =>
  isOwnMessage(viewer, message) &&
  message.fechaEliminacion === null &&
  canDiscuss(viewer, work, message.ronda, settings);
