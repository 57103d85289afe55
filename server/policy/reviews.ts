/** Who may read and do what with reviews (docs/specification.md 5). */
import type { Review, ReviewOutcome } from '#contract/entities/review.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { isAsked, isAuthor, isOwnReview, type Person, type WorkFacts } from '#contract/workflow.ts';
import { reviewsItsBook } from './chapters.ts';
import { canRead, isPublic, type ReviewFacts, runsIt, type Viewer, type WorkAccess } from './works.ts';

export const completedEstados: readonly ReviewEstado[] = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'];

/** Accepted, rejected or sent back: the reviewer has spoken (docs/specification.md 4). */
export const isCompleted = (review: Pick<ReviewFacts, 'estado'>) => completedEstados.includes(review.estado);

/** The same of the reviewer's own words, whatever an editor recorded in their stead. */
export const hasSpoken = ({ estado, estadoRevisor }: Pick<ReviewFacts, 'estado' | 'estadoRevisor'>) =>
  isCompleted({ estado: estadoRevisor ?? estado });

/** Whether an editor recorded it in the reviewer's stead. */
export const isRecorded = ({ registradaPor }: Pick<ReviewFacts, 'registradaPor'>) => registradaPor.length > 0;

/** Whose a completed review counts as, where reviewer and decider must be two (docs/specification.md 8). */
export const countsAs = (review: ReviewFacts): string[] => [
  ...review.registradaPor,
  ...(hasSpoken(review) ? [review.revisorId] : []),
];

/**
 * Own reviews, all for who runs the process, completed ones for reviewers who completed theirs and for authors: from the
 * decision on only those it chose for them, where it chose.
 */
export function canReadReview(viewer: Viewer, work: WorkAccess, review: ReviewFacts): boolean {
  if (!viewer) return false;
  if (isOwnReview(viewer, review) || runsIt(viewer, work)) return true;
  if (!isCompleted(review) || review.declined) return false;
  if (isAuthor(work, viewer)) return !review.withheld;
  return work.reviewFacts.some((own) => isOwnReview(viewer, own) && own.ronda === review.ronda && hasSpoken(own));
}

/**
 * What was said of a work in the journal from which its author brought it: its authors and who runs it. Not who reviews it here: they
 * judge by themselves.
 */
export const canReadEarlierReviews = (viewer: Viewer, work: WorkFacts) =>
  isAuthor(work, viewer) || runsIt(viewer, work);
/** What of it was not for the authors. */
export const canReadReserved = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work);

/** The confidential comment, and why an invitation was declined: for editors and for who wrote it. */
export const canReadConfidential = (viewer: Viewer, work: WorkAccess, review: ReviewFacts) =>
  runsIt(viewer, work) || isOwnReview(viewer, review);

/** A letter stays as it was sent, whatever the mode becomes: an editor who also reviewed the work does not sign it by name. */
export const signsByName = (editor: Person, work: WorkAccess) =>
  work.reviewFacts.every(({ revisorId }) => revisorId !== editor.id);

/** A round takes reviews, and its reviewers change theirs. */
export const isRoundOpen = (work: WorkAccess, review: Pick<ReviewFacts, 'ronda'>) =>
  !work.deletedAt && work.estado === 'EN_REVISION' && review.ronda === work.ronda;

/** A second signature is awaited: nobody reviews any more, and the round is not decided yet. */
export const isRoundUndecided = (work: WorkAccess, review: Pick<ReviewFacts, 'ronda'>) =>
  isRoundOpen(work, review) ||
  (work.estado === 'PENDIENTE_APROBACION' && !work.deletedAt && review.ronda === work.ronda);

/** The work is back with its authors for formal flaws: its present round waits for it, neither open nor decided. */
export const isRoundPaused = (work: WorkAccess, review: Pick<ReviewFacts, 'ronda'>) =>
  !work.deletedAt && work.fechaDevolucion !== null && review.ronda === work.ronda;

/** A review and whether its point-by-point answer has gone out with a version. */
export type AnsweredReviewFacts = ReviewFacts & { answerSent: boolean };

/** Points are answered once the round is decided, until the version that answers them is sent. */
const takesAnswers = (work: WorkAccess, review: AnsweredReviewFacts) =>
  isCompleted(review) &&
  !review.withheld &&
  !review.answerSent &&
  ((work.estado === 'BORRADOR' && review.ronda < work.ronda) ||
    (work.estado === 'CAMBIOS_SOLICITADOS' && review.ronda === work.ronda && !isRoundPaused(work, review)));

/** An answer is its authors' own until it is sent; then it is for whoever reads the review. */
export const canReadAnswer = (viewer: Viewer, work: WorkAccess, { answerSent }: AnsweredReviewFacts) =>
  answerSent || isAuthor(work, viewer);

type ReviewAction = Exclude<Review['acciones'][number], 'ACEPTAR' | 'REENVIAR' | 'AGRADECER'>;

/**
 * Whose each act is, whenever it may be done: nobody reviews what they wrote, only who wrote it answers, and who has yet to
 * say whether they did records no review.
 */
export function isTheirAct(action: ReviewAction, viewer: Person, work: WorkAccess, review: ReviewFacts): boolean {
  if (action === 'GESTIONAR') return runsIt(viewer, work) && !isAsked(work, viewer);
  // Nobody reminds themselves, and who has a review declines it.
  if (action === 'RETIRAR' || action === 'RECORDAR')
    return isTheirAct('GESTIONAR', viewer, work, review) && !isOwnReview(viewer, review);
  const reviews = action === 'REVISAR' || action === 'DECLINAR';
  return reviews ? isOwnReview(viewer, review) && !isAuthor(work, viewer) : isAuthor(work, viewer);
}

/** When each may be done, by whoever it is that does it. */
const isOpen: Record<ReviewAction, (work: WorkAccess, review: AnsweredReviewFacts) => boolean> = {
  // Who has spoken, or was spoken for, corrects it until the round is decided.
  REVISAR: (work, review) => (isCompleted(review) ? isRoundUndecided : isRoundOpen)(work, review),
  // Who cannot after all says so at once, also while the round waits.
  DECLINAR: (work, review) => (isRoundOpen(work, review) || isRoundPaused(work, review)) && !isCompleted(review),
  GESTIONAR: isRoundOpen,
  RETIRAR: (work, review) => isRoundOpen(work, review) && !isCompleted(review),
  RECORDAR: (work, review) => isRoundOpen(work, review) && !isCompleted(review),
  RESPONDER: (_, review) => isCompleted(review) && !review.answered && !review.withheld,
  RESPONDER_PUNTOS: takesAnswers,
};
const reviewActs = [
  'REVISAR',
  'DECLINAR',
  'GESTIONAR',
  'RETIRAR',
  'RECORDAR',
  'RESPONDER',
  'RESPONDER_PUNTOS',
] as const;

/** What the viewer may do with the review now. */
export const reviewActions = (viewer: Viewer, work: WorkAccess, review: AnsweredReviewFacts): ReviewAction[] =>
  viewer === null || work.deletedAt || review.declined
    ? []
    : reviewActs.filter((act) => isTheirAct(act, viewer, work, review) && isOpen[act](work, review));

/** An invitation is accepted by whom it invites, as long as its round is open and nothing was written yet. */
export const canAcceptReview = (
  viewer: Viewer,
  work: WorkAccess,
  review: ReviewFacts & { fechaAceptada: Date | null },
) =>
  viewer !== null &&
  review.estado === 'PENDIENTE' &&
  review.fechaAceptada === null &&
  isRoundOpen(work, review) &&
  isOwnReview(viewer, review) &&
  !review.declined &&
  !isAuthor(work, viewer);

/** Whoever is asked has not said yet whether they will review, nor begun. */
export const isUnanswered = (
  review: Pick<ReviewFacts, 'estado'> & { fechaAceptada: Date | null; fechaInvitacionVence: Date | null },
) => review.fechaInvitacionVence !== null && review.fechaAceptada === null && review.estado === 'PENDIENTE';

/** Who may take an invitation back may also send it again, as long as nobody has answered it. */
export const canSendAgain = (
  viewer: Viewer,
  work: WorkAccess,
  review: AnsweredReviewFacts & { fechaAceptada: Date | null; fechaInvitacionVence: Date | null },
) => isUnanswered(review) && reviewActions(viewer, work, review).includes('RETIRAR');

/** The link of an invitation works until it was declined or its round is decided. */
export const isInvitationOpen = (work: WorkAccess, review: ReviewFacts) =>
  !review.declined && isRoundOpen(work, review);

/** Attachments and answers of the form that a review keeps from authors are for who wrote it, and for who runs the process. */
export const canReadReviewPart = (
  viewer: Viewer,
  work: WorkAccess,
  review: ReviewFacts,
  part: { paraAutor: boolean },
) => canReadReview(viewer, work, review) && (part.paraAutor || canReadConfidential(viewer, work, review));

/** Reviewers are thanked by who runs the work, and never by themselves. */
export const isTheirsToThank = (viewer: Viewer, work: WorkFacts, review: Pick<ReviewFacts, 'revisorId'>) =>
  runsIt(viewer, work) && !isOwnReview(viewer, review);

/** A completed review is thanked for once. */
export const canThank = (
  viewer: Viewer,
  work: WorkFacts,
  review: Pick<ReviewFacts, 'revisorId' | 'estado' | 'declined'> & { fechaAgradecimiento: Date | null },
) =>
  isTheirsToThank(viewer, work, review) &&
  isCompleted(review) &&
  !review.declined &&
  review.fechaAgradecimiento === null;

/**
 * How a work ended so far, for who reviewed it or was to; undefined while nothing is decided, and for everyone else. A round
 * that was decided before the present one ended in changes; one that the work was taken back from, in nothing.
 */
export function outcomeOf(viewer: Viewer, work: WorkAccess, review: ReviewFacts): ReviewOutcome | undefined {
  if (!isOwnReview(viewer, review) || review.declined) return undefined;
  if (work.estado === 'APROBADO' || work.estado === 'PUBLICADO') return work.estado;
  if (work.estado === 'RETIRADO') return work.wasPublished ? 'RETRACTADO' : 'RECHAZADO';
  const isDecided = work.estado === 'CAMBIOS_SOLICITADOS' && !isRoundPaused(work, review);
  return isDecided || (review.ronda < work.ronda && review.roundDecided) ? 'CAMBIOS_SOLICITADOS' : undefined;
}

/** Suggestions go to any work one may read that is past its draft and not one's own; what is said of a chapter, with its book's review. */
export const canSuggest = (viewer: Person, work: WorkAccess) =>
  canRead(viewer, work) &&
  work.estado !== 'BORRADOR' &&
  !work.deletedAt &&
  !isAuthor(work, viewer) &&
  (isPublic(work) || !reviewsItsBook(viewer, work));
