/** Who may read and do what with reviews, and whose identity is hidden from whom (docs/specification.md 5). */
import type { ConsentSide } from '#contract/entities/consent.ts';
import type { Review } from '#contract/entities/review.ts';
import { type ReviewEstado, type ReviewIdentity, reviewIdentities } from '#contract/vocabulary.ts';
import { isAuthor, isOwnReview, type Person, type WorkFacts } from '#contract/workflow.ts';
import { isPublic, type ReviewFacts, runsIt, type Viewer, type WorkAccess } from './works.ts';

/** Which side's identities are hidden from the viewer. */
export interface Masking {
  authors: boolean;
  reviewers: boolean;
}

/** An author with an editor's role is an author here; published names are public; nobody is hidden from oneself. */
export function masking(viewer: Viewer, work: WorkAccess): Masking {
  const runs = runsIt(viewer, work);
  return {
    authors: hasHiddenAuthors(work) && !authorsConsent(work) && !runs && !isAuthor(work, viewer),
    reviewers: hidesReviewers(work) && !runs,
  };
}

/** Authors that their reviewers must not know, until their names are public. */
const hasHiddenAuthors = (work: WorkAccess) => hidesAuthors(work) && !isPublic(work);

/** All authors let theirs be known: a byline with some names in it would point at the others. */
const authorsConsent = ({ authorIds, authorsWithoutAccount, consentedIds }: WorkAccess) =>
  authorIds.length > 0 && authorsWithoutAccount === 0 && authorIds.every((id) => consentedIds.includes(id));

/** Whether the viewer must not know who this reviewer of the work is. */
export const hidesReviewer = (viewer: Viewer, work: WorkAccess, revisorId: string) =>
  revisorId !== viewer?.id && masking(viewer, work).reviewers && !work.consentedIds.includes(revisorId);

/** As what the work hides a person from its other side; undefined where it does not. */
export function hiddenSide(work: WorkAccess, id: string): ConsentSide | undefined {
  if (work.authorIds.includes(id)) return hasHiddenAuthors(work) ? 'AUTOR' : undefined;
  const reviews = work.reviewFacts.some(({ revisorId, declined }) => revisorId === id && !declined);
  return reviews && hidesReviewers(work) ? 'REVISOR' : undefined;
}

/** Whether somebody's identity may be known is theirs to say. */
export const canAnswerConsent = (viewer: Person, { personaId }: { personaId: string }) => personaId === viewer.id;

/** Who runs the work asks whether an identity may be known, but not for their own. */
export const canAskConsent = (viewer: Viewer, work: WorkAccess, id: string) =>
  runsIt(viewer, work) && viewer?.id !== id && hiddenSide(work, id) !== undefined;

type ReviewedWork = Pick<WorkAccess, 'identidadRevision'>;

/** Whether authors are hidden from their reviewers at all. Where no mode is known, the most closed holds. */
export const hidesAuthors = ({ identidadRevision }: ReviewedWork) =>
  (identidadRevision ?? 'doble ciego') === 'doble ciego';

/** Authors and reviewers know who reviews only where nothing is hidden. */
export const hidesReviewers = ({ identidadRevision }: ReviewedWork) => identidadRevision !== 'abierta';

/**
 * The mode of a work that is sent now, where the platform's is `setting`. It keeps its own for good, but a more closed one
 * holds from its next round, and then for what was written in all of them: who reviewed the first round by name would be
 * known in the second by their number, or by being there again.
 */
export function identityWhenSent(work: WorkAccess, setting: ReviewIdentity): ReviewIdentity {
  const { identidadRevision: own, ronda, reviewFacts } = work;
  if (own === null) return setting;
  if (reviewFacts.some((review) => review.ronda === ronda)) return own;
  return isMoreClosed(setting, own) ? setting : own;
}

/** Hides more than the other. */
export const isMoreClosed = (mode: ReviewIdentity, other: ReviewIdentity) =>
  reviewIdentities.indexOf(mode) > reviewIdentities.indexOf(other);

/** Any file may name who wrote it, in its name or its properties: whoever must not know gets copies that do not. */
export const getsCopies = (viewer: Viewer, work: WorkAccess) => masking(viewer, work).authors;

export const completedEstados: readonly ReviewEstado[] = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'];

/** Accepted, rejected or sent back: the reviewer has spoken (docs/specification.md 4). */
export const isCompleted = (review: Pick<ReviewFacts, 'estado'>) => completedEstados.includes(review.estado);

/**
 * Own reviews, all for who runs the process, completed ones for reviewers who completed theirs and for authors: from the
 * decision on only those it chose for them, where it chose.
 */
export function canReadReview(viewer: Viewer, work: WorkAccess, review: ReviewFacts): boolean {
  if (!viewer) return false;
  if (isOwnReview(viewer, review) || runsIt(viewer, work)) return true;
  if (!isCompleted(review) || review.declined) return false;
  if (isAuthor(work, viewer)) return !review.withheld;
  return work.reviewFacts.some((own) => isOwnReview(viewer, own) && own.ronda === review.ronda && isCompleted(own));
}

/** The confidential comment, and why an invitation was declined: for editors and for who wrote it. */
export const canReadConfidential = (viewer: Viewer, work: WorkAccess, review: ReviewFacts) =>
  runsIt(viewer, work) || isOwnReview(viewer, review);

/** A letter stays as it was sent, whatever the mode becomes: an editor who also reviewed the work does not sign it by name. */
export const signsByName = (editor: Person, work: WorkAccess) =>
  work.reviewFacts.every(({ revisorId }) => revisorId !== editor.id);

/** The reviewer may change a review until the round is decided. */
export const isRoundOpen = (work: WorkAccess, review: Pick<ReviewFacts, 'ronda'>) =>
  !work.deletedAt && work.estado === 'EN_REVISION' && review.ronda === work.ronda;

/** A review and whether its point-by-point answer has gone out with a version. */
export type AnsweredReviewFacts = ReviewFacts & { answerSent: boolean };

/** Points are answered once the round is decided, until the version that answers them is sent. */
const takesAnswers = (work: WorkAccess, review: AnsweredReviewFacts) =>
  isCompleted(review) &&
  !review.withheld &&
  !review.answerSent &&
  ((work.estado === 'BORRADOR' && review.ronda < work.ronda) ||
    (work.estado === 'CAMBIOS_SOLICITADOS' && review.ronda === work.ronda));

/** An answer is its authors' own until it is sent; then it is for whoever reads the review. */
export const canReadAnswer = (viewer: Viewer, work: WorkAccess, { answerSent }: AnsweredReviewFacts) =>
  answerSent || isAuthor(work, viewer);

type ReviewAction = Exclude<Review['acciones'][number], 'ACEPTAR' | 'AGRADECER'>;

/** Whose each act is, whenever it may be done: nobody reviews what they wrote, and only who wrote it answers. */
export function isTheirAct(action: ReviewAction, viewer: Person, work: WorkAccess, review: ReviewFacts): boolean {
  if (action === 'GESTIONAR') return runsIt(viewer, work);
  const reviews = action === 'REVISAR' || action === 'DECLINAR';
  return reviews ? isOwnReview(viewer, review) && !isAuthor(work, viewer) : isAuthor(work, viewer);
}

/** When each may be done, by whoever it is that does it. */
const isOpen: Record<ReviewAction, (work: WorkAccess, review: AnsweredReviewFacts) => boolean> = {
  REVISAR: isRoundOpen,
  DECLINAR: (work, review) => isRoundOpen(work, review) && !isCompleted(review),
  GESTIONAR: isRoundOpen,
  RESPONDER: (_, review) => isCompleted(review) && !review.answered && !review.withheld,
  RESPONDER_PUNTOS: takesAnswers,
};
const reviewActs = ['REVISAR', 'DECLINAR', 'GESTIONAR', 'RESPONDER', 'RESPONDER_PUNTOS'] as const;

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

/** Whether what they do in one of the works that both take part in hides the sender from the reader. */
export const isHiddenFrom = (reader: Person, sender: Person, shared: readonly WorkAccess[]) =>
  shared.some((work) => {
    const hidden = masking(reader, work);
    return (
      (hidden.authors && isAuthor(work, sender)) ||
      work.reviewFacts.some(({ revisorId }) => revisorId === sender.id && hidesReviewer(reader, work, revisorId))
    );
  });

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
