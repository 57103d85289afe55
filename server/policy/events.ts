/** Who is told of what happened: in the activity record, and live. */
import { holds, isAuthor, isOwnReview, type Person } from '#contract/workflow.ts';
import { hasPartInDiscussion } from './discussions.ts';
import { hidesReviewer, masking } from './masking.ts';
import { canReadReview } from './reviews.ts';
import { canRead, type ReviewFacts, runsIt, takesPart, type Viewer, type WorkAccess } from './works.ts';

/**
 * What people do with one another tells in a blind mode who reviews whom: a message between two who must not know each
 * other is unsigned, and the reviews that a declared conflict declines stand next to it in the record. Who signs a work in
 * such a mode reads of nobody else who did any of it, whether or not it tells: what is missing somewhere would.
 */
export const personalEvents: readonly string[] = [
  'mail.written',
  'account.conflictDeclared',
  'account.conflictWithdrawn',
];

/**
 * Whether an activity entry must not say who acted: reviewers of the work that it is about, and who left a suggestion,
 * where reviewers are hidden from the viewer; and `personalEvents` where these are hidden in any work that the viewer signs
 * (`signsBlind`).
 */
export function hidesActor(
  viewer: Viewer,
  work: WorkAccess | undefined,
  { userId, type }: { userId: string | null; type: string },
  signsBlind: boolean,
): boolean {
  if (userId === viewer?.id) return false;
  if (personalEvents.includes(type)) return signsBlind;
  if (!work || !masking(viewer, work).reviewers) return false;
  if (type === 'suggestion.sent') return true;
  return work.reviewFacts.some(({ revisorId }) => revisorId === userId && hidesReviewer(viewer, work, revisorId));
}

/** What happens in the discussion of a round: the record keeps it, and does not show it to administrators who signed the work. */
export const ofDiscussions: readonly string[] = ['discussion.written', 'discussion.changed', 'discussion.removed'];

/** That somebody complains of how a work is handled: the record keeps it, without saying who. */
const ofComplaints: readonly string[] = ['complaint.made', 'complaint.answered', 'complaint.withdrawn'];

/** What a live event tells of: its kind, who did it, and the account that it is about. */
export interface EventFacts {
  type: string;
  userId: string | null;
  cuenta: string | null;
  /** Of a work that went to another journal: from which. */
  antes?: string | null;
  /** Of the work, where it is about one. */
  ronda?: number | null;
}

/** After these a work may be out of a reader's sight, and their lists hold it still. */
const takesOutOfSight: readonly string[] = [
  'publication.approved',
  'publication.changesRequested',
  'publication.returnedToAuthors',
  'publication.decisionRevoked',
  'publication.takenBack',
  'publication.rejected',
  'publication.reopened',
  'publication.published',
  'publication.publishedDirectly',
  'publication.retracted',
  'publication.unpublished',
  'publication.deleted',
  'publication.restored',
  'publication.moved',
];

/** Of a review, to those whom it is shown once it is there. */
const ofCompletedReviews: readonly string[] = [
  'review.completed',
  'review.recorded',
  'review.updated',
  'review.answered',
];

/** What only its process is told of a work. */
const ofTheDesk: readonly string[] = [
  'publication.editorAssigned',
  'publication.editorReleased',
  'publication.prioritised',
];

/** Whether somebody may hear, as it happens, of this about a work that they can read: when something happens tells, too. */
function mayHearOf(
  viewer: Person,
  work: WorkAccess,
  { type, ronda }: EventFacts,
  review: ReviewFacts | undefined,
): boolean {
  if (runsIt(viewer, work) || (review && isOwnReview(viewer, review))) return true;
  if (ofTheDesk.includes(type)) return false;
  switch (type.split('.')[0]) {
    case 'publication':
      return takesPart(viewer, work) || holds(viewer, 'REVISOR', work);
    case 'production':
      // What is edited is theirs to see once they are asked about it.
      return isAuthor(work, viewer) && type !== 'production.edited';
    case 'appeal':
    case 'coauthor':
    case 'rights':
    case 'file':
      return isAuthor(work, viewer);
    case 'review':
      if (type === 'review.pointsAnswered') return takesPart(viewer, work);
      return review !== undefined && ofCompletedReviews.includes(type) && canReadReview(viewer, work, review);
    case 'discussion':
      return hasPartInDiscussion(viewer, work, ronda ?? 0);
    default:
      return false;
  }
}

/**
 * How much of what just happened a person is told live: of which work it is, or only that something of the kind did.
 * What everybody does tells its doer; accounts tell whose they are; administrators hear of all that the record shows them.
 * That a work's reviewers discuss it is nothing to its authors, in the record either.
 */
export function liveShare(
  viewer: Person,
  news: EventFacts,
  work: WorkAccess | undefined,
  review: ReviewFacts | undefined,
): 'work' | 'something' | 'nothing' {
  if (work && isAuthor(work, viewer) && ofDiscussions.includes(news.type)) return 'nothing';
  // Whoever a complaint concerns is notified of it; to all others there is none.
  if (ofComplaints.includes(news.type)) return 'nothing';
  if (work && canRead(viewer, work) && (news.userId === viewer.id || mayHearOf(viewer, work, news, review)))
    return 'work';
  if (news.userId === viewer.id || news.cuenta === viewer.id || holds(viewer, 'ADMIN', 'platform')) return 'something';
  const roles = ['REVISOR', 'EDITOR'] as const;
  const mayHaveRead =
    holds(viewer, roles, work ?? 'works') || Boolean(news.antes && holds(viewer, roles, { revistaId: news.antes }));
  return takesOutOfSight.includes(news.type) && mayHaveRead ? 'something' : 'nothing';
}
