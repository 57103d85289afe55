/** Whose identity is hidden from whom, and until when (docs/specification.md 5 and 8). */
import type { ConsentSide } from '#contract/entities/consent.ts';
import { type ReviewIdentity, reviewIdentities } from '#contract/vocabulary.ts';
import { isAuthor, type Person } from '#contract/workflow.ts';
import { reviewsItsBook } from './chapters.ts';
import { isPublic, runsIt, type Viewer, type WorkAccess } from './works.ts';

/** Which side's identities are hidden from the viewer. */
export interface Masking {
  authors: boolean;
  reviewers: boolean;
}

/** An author with an editor's role is an author here; published names are public; nobody is hidden from oneself. */
export function masking(viewer: Viewer, work: WorkAccess): Masking {
  const runs = runsIt(viewer, work);
  return {
    authors:
      hasHiddenAuthors(work) &&
      (!authorsConsent(work) || reviewsBlindBook(viewer, work)) &&
      !runs &&
      !isAuthor(work, viewer),
    reviewers: hidesReviewers(work) && !runs,
  };
}

/** Authors that their reviewers must not know, until their names are public. */
const hasHiddenAuthors = (work: WorkAccess) => hidesAuthors(work) && !isPublic(work);

/** All authors let theirs be known: a byline with some names in it would point at the others. */
const authorsConsent = ({ authorIds, authorsWithoutAccount, consentedIds }: WorkAccess) =>
  authorIds.length > 0 && authorsWithoutAccount === 0 && authorIds.every((id) => consentedIds.includes(id));

/** What the authors of a chapter consent to is asked of the chapter: by it nobody learns who wrote a book that they review blindly. */
const reviewsBlindBook = (viewer: Viewer, { libroAbierto }: WorkAccess) =>
  libroAbierto !== null && isDoubleBlind(libroAbierto.identidadRevision) && reviewsItsBook(viewer, { libroAbierto });

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

/**
 * Whether authors are hidden from their reviewers at all. Where no mode is known, the most closed holds; of a chapter its book's mode, too, with
 * which it is reviewed.
 */
export const hidesAuthors = ({
  identidadRevision,
  libroAbierto,
}: Pick<WorkAccess, 'identidadRevision' | 'libroAbierto'>) =>
  isDoubleBlind(identidadRevision) || (libroAbierto !== null && isDoubleBlind(libroAbierto.identidadRevision));
const isDoubleBlind = (mode: ReviewIdentity | null) => (mode ?? 'doble ciego') === 'doble ciego';

/** Authors and reviewers know who reviews only where nothing is hidden. */
export const hidesReviewers = ({ identidadRevision }: ReviewedWork) => identidadRevision !== 'abierta';

/**
 * Whether a certificate may name the work as reviewed by somebody: it can be read by anybody, and who reviewed it was never to
 * be hidden. That a reviewer let their name be known opened it to the work's authors alone.
 */
export const canNameReviewed = (work: ReviewedWork & Parameters<typeof isPublic>[0]) =>
  isPublic(work) && !hidesReviewers(work);

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

/** Whether somebody signs both works, as far as the viewer may know who signs them. */
export const knowsSharedAuthor = (viewer: Viewer, work: WorkAccess, other: WorkAccess) =>
  ![work, other].some((each) => masking(viewer, each).authors) &&
  other.authorIds.some((author) => work.authorIds.includes(author));

/** Any file may name who wrote it, in its name or its properties: whoever must not know gets copies that do not. */
export const getsCopies = (viewer: Viewer, work: WorkAccess) => masking(viewer, work).authors;

/** What its journal asks to be declared is for those who declare it, and for who runs it. */
export const isToldDemands = (viewer: Viewer, work: WorkAccess) => isAuthor(work, viewer) || runsIt(viewer, work);

/** Whether what they do in one of the works that both take part in hides the sender from the reader. */
export const isHiddenFrom = (reader: Person, sender: Person, shared: readonly WorkAccess[]) =>
  shared.some((work) => {
    const hidden = masking(reader, work);
    return (
      (hidden.authors && isAuthor(work, sender)) ||
      work.reviewFacts.some(({ revisorId }) => revisorId === sender.id && hidesReviewer(reader, work, revisorId))
    );
  });

/** Answers to mails about a work reach its editor, but where the address would say who reviews the work, or wrote it. */
export const canAnswerForWork = (editor: Pick<Person, 'id'>, { authorIds, reviewFacts }: WorkAccess) =>
  ![...authorIds, ...reviewFacts.map(({ revisorId }) => revisorId)].includes(editor.id);
