/**
 * Who signs a work: who says so, who is asked, who may know what of it. Nobody becomes an author unasked, and nobody is shut out of a
 * work by being named (docs/specification.md 8). And another main author for it: who proposes, who answers, who may know of it.
 */
import { isOwnAccount } from '#contract/roles.ts';
import {
  holds,
  isAsked,
  isAuthor,
  isMainAuthor,
  isOwnReview,
  type Person,
  type WorkFacts,
} from '#contract/workflow.ts';
import { reviewsItsBook } from './chapters.ts';
import { hidesAuthors, masking } from './masking.ts';
import { hasSpoken, isCompleted } from './reviews.ts';
import { canHandle, hasAssignment, runsIt, type Viewer, type WorkAccess } from './works.ts';

/** Co-authors write with the main author, who alone says who they are. */
export const canChooseAuthors = (person: Person, work: WorkFacts) => isMainAuthor(work, person);

/** How the authors of a work stand with it, and who was invited: theirs alone to read. */
export const canReadAuthors = (viewer: Viewer, work: WorkFacts) => isAuthor(work, viewer);

/** Who was asked to sign a work and has not answered is known to its authors and to who runs it: to others it is a name. */
export const canReadAsked = (viewer: Viewer, work: WorkFacts) => isAuthor(work, viewer) || runsIt(viewer, work);

/**
 * What is asked of whom was named as an author: to sign, or not, and what it is that they would sign; nothing else of it.
 * Who signs it with them is not told to its reviewers, where these must not know it.
 */
export const canAnswerAsked = (viewer: Viewer, work: WorkAccess) => isAsked(work, viewer) && !work.deletedAt;
export const canReadOfferedByline = (viewer: Viewer, work: WorkAccess) =>
  canAnswerAsked(viewer, work) && !isReviewerInTheDark(viewer, work);
/** Whether they review the work and must not know who wrote it, whatever else they are asked of it. */
export const isReviewerInTheDark = (viewer: Viewer, work: WorkAccess) =>
  (hasAssignment(viewer, work) || reviewsItsBook(viewer, work)) && masking(viewer, work).authors;

/**
 * Whether the person was shown who signs a work that hides it from its reviewers, or who signs a chapter of it, when they were asked to
 * sign it and said no. Not who reviews it already: they are asked without its byline (`canReadOfferedByline`).
 */
const knowsByline = (person: Pick<Person, 'id'>, work: WorkAccess) =>
  hidesAuthors(work) &&
  (work.refusedIds.includes(person.id) || work.dejaronCapitulos.includes(person.id)) &&
  !work.reviewFacts.some(({ revisorId, declined }) => revisorId === person.id && !declined);

/** Whether they do not review the work, who is not in its byline: they know that, or sign a chapter of it, or have yet to say whether they do. */
export const isKeptFromReview = (person: Pick<Person, 'id'>, work: WorkAccess) =>
  knowsByline(person, work) || work.firmanCapitulos.includes(person.id);

/**
 * Whether the person may be invited by their address to review the work, and read it alone (docs/specification.md 8): not who
 * signs it or a chapter of it, who has yet to say whether they do, or who read its byline. It takes no role.
 */
export const canBeInvited = (person: Person, work: WorkAccess) =>
  !isAuthor(work, person) && !isAsked(work, person) && !isKeptFromReview(person, work);

/** Whether they handed in a review of the work: who was invited to it may be asked again, role or none. */
const hasReviewedIt = (person: Pick<Person, 'id'>, work: WorkAccess) =>
  work.reviewFacts.some((review) => isOwnReview(person, review) && !review.declined && hasSpoken(review));

/** Whether the person may be chosen to review the work: with the role, or for having reviewed it before. */
export const canBeReviewer = (person: Person, work: WorkAccess) =>
  canBeInvited(person, work) && (holds(person, 'REVISOR', work) || hasReviewedIt(person, work));

/** Whether this editor may give it to them: who runs the process may also write a review in their own name. */
export const canGiveReviewTo = (editor: Person, person: Person, work: WorkAccess) =>
  editor.id === person.id
    ? canHandle(editor, work) && !work.firmanCapitulos.includes(editor.id)
    : canBeReviewer(person, work);

/**
 * Whether the person may say, or correct, whether they would review the work: with the role, by which they read all that is in
 * review, while it is there, and nobody has asked them to review it. Who was asked by name has answered, or answers, by name.
 */
export const canBid = (person: Person, work: WorkAccess) =>
  !work.deletedAt &&
  work.estado === 'EN_REVISION' &&
  holds(person, 'REVISOR', work) &&
  canBeReviewer(person, work) &&
  !work.reviewFacts.some((review) => isOwnReview(person, review));

/** Whether what they said still counts: a preference is one of its round, a conflict of interest of the work. */
export const standsInRound = (bid: { respuesta: string; ronda: number }, { ronda }: Pick<WorkAccess, 'ronda'>) =>
  bid.respuesta === 'CONFLICTO' || bid.ronda === ronda;

/** Which author of a byline the person was asked to be. */
export const isNamedAs = (person: Pick<Person, 'id'>, author: { pedidaAId?: string | null }) =>
  author.pedidaAId === person.id;

/** The byline alone may be opened for correction, by who runs the work. */
export const canOpenByline = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work);
/** They close it again, and so does who corrected it. */
export const canCloseByline = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work) || isMainAuthor(work, viewer);

/** Who was chosen may leave; whose the work is may not. */
export const canLeaveAuthors = (person: Person, work: WorkFacts) =>
  isAuthor(work, person) && !isMainAuthor(work, person);

/**
 * An invitation may be answered with any account that does not sign yet, as long as the work is there, but not by who
 * reviews it: nobody judges a work and then signs it. (Anybody may be asked: not to be would tell who reviews.)
 */
export function whyNotJoinAuthors(person: Person, work: WorkAccess): 'ya_firmas' | 'revisas_esta_obra' | undefined {
  if (isAuthor(work, person)) return 'ya_firmas';
  return reviewsWork(person, work) ? 'revisas_esta_obra' : undefined;
}

/** Of which author a text was saved, as an author is told who has saved another meanwhile; nothing where nobody known did. */
export function savedBy(
  viewer: Pick<Person, 'id'>,
  { authors }: { authors: readonly { id: string | null; nombres: string; apellidos: string }[] },
  savedById: string | null,
) {
  const author = authors.find(({ id }) => id !== null && id === savedById);
  return {
    ...(author && { guardadoPor: `${author.nombres} ${author.apellidos}`.trim() }),
    ...(author?.id && isOwnAccount(viewer, author.id) && { guardadoPorTi: true }),
  };
}

/** What policy asks of a proposal. */
export interface SuccessionFacts {
  personaId: string;
  /** Who was the main author when it was made; null where nobody was. */
  anteriorId: string | null;
  porRedaccion: boolean;
}

/** Who signs the work, and who runs it, know that another main author is proposed, and who. */
export const canReadSuccession = (viewer: Viewer, work: WorkFacts) => canReadAsked(viewer, work);

/** Its main author proposes another, and so does who runs the work: a main author may be away, ill or dead. */
export const canProposeSuccession = (viewer: Person, work: WorkFacts) =>
  isMainAuthor(work, viewer) || canHandle(viewer, work);

/** Who proposed takes it back: its main author theirs, whoever runs the work that of its editors. */
export const canWithdrawSuccession = (viewer: Person, work: WorkFacts, { porRedaccion }: SuccessionFacts) =>
  porRedaccion ? canHandle(viewer, work) : isMainAuthor(work, viewer);

/** Who of its byline may be proposed: who signs it, or was asked to, and is not its main author. */
export const canSucceed = (account: Pick<Person, 'id'>, work: WorkFacts) =>
  (isAuthor(work, account) || isAsked(work, account)) && !isMainAuthor(work, account);

/** Whether it still is about this main author and somebody of this byline: accounts that were one may be two again since. */
export const isSuccessionCurrent = (work: WorkFacts, { personaId, anteriorId }: SuccessionFacts) =>
  work.autorPrincipalId === anteriorId && canSucceed({ id: personaId }, work);

/** Whether a review of the work, or of its book, is theirs that was not declined: nobody judges a work and then answers for it. */
export const reviewsWork = (account: Pick<Person, 'id'>, work: WorkAccess) =>
  reviewsItsBook(account, work) || work.reviewFacts.some((review) => isOwnReview(account, review) && !review.declined);

/** Whether one of their reviews of the work is completed: nobody takes that back. */
export const hasCompleted = (account: Pick<Person, 'id'>, work: WorkAccess) =>
  work.reviewFacts.some((review) => isOwnReview(account, review) && !review.declined && isCompleted(review));

/** Who signs the work or is asked to hears of proposals; to others there are none. */
export const canAnswerSuccession = (viewer: Person, work: WorkAccess) =>
  !work.deletedAt && (isAuthor(work, viewer) || canAnswerAsked(viewer, work));

/** As what the person is asked: to be it, or as who is it and did not propose it. */
export function partInSuccession(
  viewer: Person,
  work: WorkFacts,
  proposal: SuccessionFacts,
): 'NUEVO' | 'ACTUAL' | undefined {
  if (isOwnAccount(viewer, proposal.personaId)) return 'NUEVO';
  return proposal.porRedaccion && isMainAuthor(work, viewer) ? 'ACTUAL' : undefined;
}

/** Notices about a work are for who runs its process, and has not yet to say whether they sign it. */
export const canPublishNotices = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work) && !isAsked(work, viewer);

/** A new edition is begun by whose the work is. */
export const canStartEdition = (viewer: Viewer, work: WorkFacts) => isMainAuthor(work, viewer);
/** Who begins it has said so; every other account of its byline is asked again. */
export const isAskedAnew = (beginner: Pick<Person, 'id'>, account: string | null): account is string =>
  account !== null && account !== beginner.id;
