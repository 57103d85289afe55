/**
 * Who may see what (product.md 5): the only place, beside contract/workflow.ts, that knows roles, ownership and
 * blindness. Pure functions of plain facts; lists translate `readGrants` into SQL (features/publications/scope.ts),
 * and a test holds the two to one another.
 */

import type { Review } from '#contract/entities/review.ts';
import type { PlatformSettings, ReviewIdentity } from '#contract/entities/system.ts';
import { hasLetter } from '#contract/letters.ts';
import {
  type Estado,
  estados,
  type FileKind,
  type PageSlug,
  type ReviewEstado,
  type Role,
} from '#contract/vocabulary.ts';
import { type Action, holds, isAuthor, type Person, type WorkFacts } from '#contract/workflow.ts';

/** Who asks; null is a guest. */
export type Viewer = Person | null;

/** What the policy needs to know of one review of a work. */
export interface ReviewFacts {
  revisorId: string;
  ronda: number;
  estado: ReviewEstado;
  declined: boolean;
  /** The author's reply is there. */
  answered: boolean;
  /** The decision on its round chose other reviews for the authors. */
  withheld: boolean;
}

export interface WorkAccess extends WorkFacts {
  ronda: number;
  /** All reviews, of every round. */
  reviewFacts: readonly ReviewFacts[];
}

/** Leave to read works in `estados` on a condition: having written it, having it assigned, its having been published. */
export interface ReadGrant {
  estados: readonly Estado[];
  only?: 'authors' | 'assigned' | 'wasPublished';
}

const inReview: readonly Estado[] = ['EN_REVISION', 'PENDIENTE_APROBACION'];
const allButDrafts = estados.filter((estado) => estado !== 'BORRADOR');
const publicGrants: readonly ReadGrant[] = [
  { estados: ['PUBLICADO'] },
  // The tombstone of a retracted work.
  { estados: ['RETIRADO'], only: 'wasPublished' },
];

/** What the viewer may read: any of these grants is enough. Deleted works are apart (`canRead`). */
export function readGrants(viewer: Viewer): ReadGrant[] {
  if (!viewer) return [...publicGrants];
  const grants: ReadGrant[] = [
    ...publicGrants,
    { estados, only: 'authors' },
    { estados: allButDrafts, only: 'assigned' },
  ];
  if (holds(viewer, 'REVISOR')) grants.push({ estados: inReview });
  if (holds(viewer, 'EDITOR')) grants.push({ estados: allButDrafts });
  if (holds(viewer, 'ADMIN')) grants.push({ estados });
  return grants;
}

const hasAssignment = (viewer: Viewer, work: WorkAccess) =>
  work.reviewFacts.some((review) => review.revisorId === viewer?.id && !review.declined);

/** Whether the viewer may know that the work is there, and read it. A deleted work is an administrator's only. */
export function canRead(viewer: Viewer, work: WorkAccess): boolean {
  if (work.deletedAt) return viewer !== null && holds(viewer, 'ADMIN');
  return readGrants(viewer).some(
    ({ estados, only }) =>
      estados.includes(work.estado) &&
      (only === undefined ||
        (only === 'authors' && viewer !== null && isAuthor(work, viewer)) ||
        (only === 'assigned' && hasAssignment(viewer, work)) ||
        (only === 'wasPublished' && work.wasPublished)),
  );
}

/** Has to do with the work's process, and does not read it as the public does. */
const takesPart = (viewer: Viewer, work: WorkAccess) =>
  viewer !== null && (holds(viewer, 'EDITOR', 'ADMIN') || isAuthor(work, viewer) || hasAssignment(viewer, work));

/** Earlier versions are of the process: who reads a work as the public does, reads its present version. */
export const canReadVersion = (viewer: Viewer, work: WorkAccess & { versionActual: number }, numero: number) =>
  numero === work.versionActual || takesPart(viewer, work);

/** The work's public page stands: it is published, or was and is now marked as retracted. */
export const isPublic = (work: Pick<WorkFacts, 'estado' | 'wasPublished' | 'deletedAt'>) =>
  !work.deletedAt && (work.estado === 'PUBLICADO' || (work.estado === 'RETIRADO' && work.wasPublished));

/** Runs the process of this work: an editor or administrator who did not write it. */
const runsIt = (viewer: Viewer, work: WorkFacts) =>
  viewer !== null && holds(viewer, 'EDITOR', 'ADMIN') && !isAuthor(work, viewer);

/** Which side's identities are hidden from the viewer. */
export interface Veil {
  authors: boolean;
  reviewers: boolean;
}

/** An author with an editor's role is an author here; published names are public; nobody is hidden from oneself. */
export function veil(viewer: Viewer, work: WorkAccess, identity: ReviewIdentity): Veil {
  const runs = runsIt(viewer, work);
  return {
    authors: hidesAuthors(identity) && !runs && !isPublic(work) && !(viewer !== null && isAuthor(work, viewer)),
    reviewers: identity !== 'abierta' && !runs,
  };
}

/**
 * Whether the viewer may have files of that class which go with a version that they may read. The source of the manuscript
 * is of the process, and stays in it once the work is public.
 */
export const canReadFile = (viewer: Viewer, work: WorkAccess, clase: FileKind) =>
  canRead(viewer, work) && (clase !== 'MANUSCRITO' || !isPublic(work) || takesPart(viewer, work));

/** Any file may name who wrote it, in its name or its properties: whoever must not know gets copies that do not. */
export const getsCopies = (viewer: Viewer, work: WorkAccess, identity: ReviewIdentity) =>
  veil(viewer, work, identity).authors;

/**
 * An author's mail address is for who runs the platform, for that author, and, where it is the main author's, for the
 * co-authors: anybody can name a co-author in a draft, and must not learn an address by it.
 */
export const canReadAddress = (viewer: Viewer, work: WorkFacts, authorId: string | null) =>
  viewer !== null &&
  (holds(viewer, 'EDITOR', 'ADMIN') ||
    (isAuthor(work, viewer) && (authorId === viewer.id || authorId === work.autorPrincipalId)));

export const completedEstados: readonly ReviewEstado[] = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'];
/** Accepted, rejected or sent back: the reviewer has spoken (product.md 4). */
export const isCompleted = (review: Pick<ReviewFacts, 'estado'>) => completedEstados.includes(review.estado);

/**
 * Own reviews, all for who runs the process, completed ones for reviewers who completed theirs and for authors: from the
 * decision on only those it chose for them, where it chose.
 */
export function canReadReview(viewer: Viewer, work: WorkAccess, review: ReviewFacts): boolean {
  if (!viewer) return false;
  if (review.revisorId === viewer.id || runsIt(viewer, work)) return true;
  if (!isCompleted(review) || review.declined) return false;
  if (isAuthor(work, viewer)) return !review.withheld;
  return work.reviewFacts.some((own) => own.revisorId === viewer.id && own.ronda === review.ronda && isCompleted(own));
}

/**
 * What people do with one another tells in a blind mode who reviews whom: a message between two who must not know each
 * other is unsigned, and the reviews that a declared conflict declines stand next to it in the record. In these modes nobody
 * else reads who did any of it, whether or not it tells: what is missing somewhere would.
 */
export const personalEvents: readonly string[] = [
  'mail.written',
  'account.conflictDeclared',
  'account.conflictWithdrawn',
];

/**
 * Whether an activity entry must not say who acted: reviewers of the work that it is about, and who left a suggestion,
 * where reviewers are hidden from the viewer; and `personalEvents` in every blind mode.
 */
export function hidesActor(
  viewer: Viewer,
  work: WorkAccess | undefined,
  identity: ReviewIdentity,
  { userId, type }: { userId: string | null; type: string },
): boolean {
  if (userId === viewer?.id) return false;
  if (personalEvents.includes(type)) return identity !== 'abierta';
  if (!work || !veil(viewer, work, identity).reviewers) return false;
  return type === 'suggestion.sent' || work.reviewFacts.some(({ revisorId }) => revisorId === userId);
}

/** What the health of the platform is in figures; that it works or not is everybody's to know. */
export const canReadHealthDetails = (viewer: Viewer) => viewer !== null && holds(viewer, 'ADMIN');

/** The confidential comment, and why an invitation was declined: for editors and for who wrote it. */
export const canReadConfidential = (viewer: Viewer, work: WorkAccess, review: ReviewFacts) =>
  runsIt(viewer, work) || review.revisorId === viewer?.id;

/** Decisions are for who runs the process, and for the authors those that they were told of. */
export const canReadDecision = (viewer: Viewer, work: WorkAccess, { accion }: { accion: Action }) =>
  runsIt(viewer, work) || (viewer !== null && isAuthor(work, viewer) && hasLetter(accion));

/** Whether authors are hidden from their reviewers at all. */
export const hidesAuthors = (identity: ReviewIdentity) => identity === 'doble ciego';
/** What gives authors away in their work, and what becomes of its files, is for them and for who runs it. */
export const canReadGiveaways = (viewer: Viewer, work: WorkFacts) =>
  runsIt(viewer, work) || (viewer !== null && isAuthor(work, viewer));

/** Authors know who reviewed them only where nothing is hidden. */
export const authorsKnowReviewers = (identity: ReviewIdentity) => identity === 'abierta';

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

/** Answering reviews point by point is for all authors of the work, whenever it may be done. */
export const isForThemToAnswer = (viewer: Person, work: WorkFacts) => isAuthor(work, viewer);

/** An answer is its authors' own until it is sent; then it is for whoever reads the review. */
export const canReadAnswer = (viewer: Viewer, work: WorkAccess, { answerSent }: AnsweredReviewFacts) =>
  answerSent || (viewer !== null && isAuthor(work, viewer));

/** What the viewer may do with the review now. */
export function reviewActions(viewer: Viewer, work: WorkAccess, review: AnsweredReviewFacts): Review['acciones'] {
  if (!viewer || work.deletedAt || review.declined) return [];
  const acciones: Review['acciones'] = [];
  const own = review.revisorId === viewer.id && !isAuthor(work, viewer);
  if (own && isRoundOpen(work, review)) {
    acciones.push('REVISAR');
    if (!isCompleted(review)) acciones.push('DECLINAR');
  }
  if (runsIt(viewer, work) && isRoundOpen(work, review)) acciones.push('GESTIONAR');
  if (isAuthor(work, viewer) && isCompleted(review) && !review.answered && !review.withheld) acciones.push('RESPONDER');
  if (isAuthor(work, viewer) && takesAnswers(work, review)) acciones.push('RESPONDER_PUNTOS');
  return acciones;
}

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
  review.revisorId === viewer.id &&
  !review.declined &&
  !isAuthor(work, viewer);

/** The link of an invitation works until it was declined or its round is decided. */
export const isInvitationOpen = (work: WorkAccess, review: ReviewFacts) =>
  !review.declined && isRoundOpen(work, review);

/** Questions and files that a review keeps from authors are for who wrote it, and for who runs the process. */
export const canReadReviewPart = (
  viewer: Viewer,
  work: WorkAccess,
  review: ReviewFacts,
  part: { paraAutor: boolean },
) => canReadReview(viewer, work, review) && (part.paraAutor || canReadConfidential(viewer, work, review));

/** Whether the person may be given the work to review. */
export const canBeReviewer = (person: Person, work: WorkFacts) => holds(person, 'REVISOR') && !isAuthor(work, person);

/** Who could review a work, and what stands against it, is for who runs its process. */
export const canChooseReviewers = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work);
/** A conflict of interest stands, but for an administrator who writes down why. */
export const canOverrideConflict = (viewer: Person) => holds(viewer, 'ADMIN');
/** How the authors of a work stand with it, and who was invited: theirs alone to read. */
export const canReadAuthors = (viewer: Viewer, work: WorkFacts) => viewer !== null && isAuthor(work, viewer);

/** Who was chosen may leave; whose the work is may not. */
export const canLeaveAuthors = (person: Person, work: WorkFacts) =>
  isAuthor(work, person) && work.autorPrincipalId !== person.id;

/**
 * An invitation may be answered with any account that does not sign yet, as long as the work is there, but not by who
 * reviews it: nobody judges a work and then signs it. (Who is chosen by the main author is not held to this: a refusal
 * would tell who reviews.)
 */
export function whyNotJoinAuthors(person: Person, work: WorkAccess): 'ya_firmas' | 'revisas_esta_obra' | undefined {
  if (isAuthor(work, person)) return 'ya_firmas';
  return hasAssignment(person, work) ? 'revisas_esta_obra' : undefined;
}

/** Who signs a work is an author, and opens the screens of one: nobody has to grant it (product.md 3). */
export const rolesOfAuthor = (roles: readonly Role[]): readonly Role[] =>
  holds({ roles }, 'AUTOR', 'ADMIN') ? roles : withRole(roles, 'AUTOR');

/** The editors' desk of a work (its handling editor, priority, notes and whole history) is for who runs its process. */
export const canRunProcess = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work);
/** Whether the person may be made the handling editor of the work. */
export const canHandle = (person: Person, work: WorkFacts) => runsIt(person, work);
/** Its authors read a shorter history of their work. */
export const canReadOwnHistory = (viewer: Viewer, work: WorkFacts) => viewer !== null && isAuthor(work, viewer);

/** A private note is its writer's alone, the others are for all who run the process. */
export const canReadNote = (viewer: Viewer, work: WorkFacts, note: { autorId: string | null; privada: boolean }) =>
  runsIt(viewer, work) && (!note.privada || note.autorId === viewer?.id);
/** Whom one may write to by mail: any account, those of one's own works (who signs them, who handles them), nobody. */
export const mayWriteTo = (viewer: Person): 'accounts' | 'ownWorks' | 'nobody' =>
  holds(viewer, 'EDITOR', 'ADMIN') ? 'accounts' : holds(viewer, 'AUTOR') ? 'ownWorks' : 'nobody';

/** Whether what they do in one of the works that both take part in hides the sender from the reader. */
export const isHiddenFrom = (reader: Person, sender: Person, shared: readonly WorkAccess[], identity: ReviewIdentity) =>
  shared.some((work) => {
    const hidden = veil(reader, work, identity);
    return (
      (hidden.authors && isAuthor(work, sender)) ||
      (hidden.reviewers && work.reviewFacts.some(({ revisorId }) => revisorId === sender.id))
    );
  });

/** Which mails one follows: all, those of the works that one handles, none; never those about a work of one's own. */
export const followsMails = (viewer: Person): 'all' | 'handled' | 'none' =>
  holds(viewer, 'ADMIN') ? 'all' : holds(viewer, 'EDITOR') ? 'handled' : 'none';

/** Links that act for their holder, in mails that are kept instead of sent: an administrator is who passes them on. */
export const canReadKeptLinks = (viewer: Viewer) => viewer !== null && holds(viewer, 'ADMIN');

/** Everybody changes what they wrote themselves. */
export const canChangeNote = (viewer: Person, work: WorkFacts, note: { autorId: string | null }) =>
  runsIt(viewer, work) && note.autorId === viewer.id;

/** A completed review is thanked for once, by somebody other than its reviewer. */
export const canThank = (
  viewer: Viewer,
  work: WorkFacts,
  review: Pick<ReviewFacts, 'revisorId' | 'estado' | 'declined'> & { fechaAgradecimiento: Date | null },
) =>
  runsIt(viewer, work) &&
  review.revisorId !== viewer?.id &&
  isCompleted(review) &&
  !review.declined &&
  review.fechaAgradecimiento === null;

/** Co-authors write with the main author, who alone says who they are. */
export const canChooseAuthors = (person: Person, work: WorkFacts) => work.autorPrincipalId === person.id;

/** Suggestions go to any work one may read that is past its draft and not one's own. */
export const canSuggest = (viewer: Person, work: WorkAccess) =>
  canRead(viewer, work) && work.estado !== 'BORRADOR' && !work.deletedAt && !isAuthor(work, viewer);

/** What a person agrees to when registering is open to whoever is about to (product.md 2). */
const pagesBeforeRegistering: readonly PageSlug[] = ['terminos', 'privacidad'];
/** The site's pages are for who is logged in, and for everybody where an administrator opened the site. */
export const canReadPage = (viewer: Viewer, slug: PageSlug, { sitioPublico }: PlatformSettings) =>
  viewer !== null || sitioPublico || pagesBeforeRegistering.includes(slug);

/** Whose job it is; null for the platform's own. */
interface JobFacts {
  creadoPorId: string | null;
}
/** Who asked for a job follows and cancels it, and so do administrators. */
export const canManageJob = (viewer: Person, { creadoPorId }: JobFacts) =>
  creadoPorId === viewer.id || holds(viewer, 'ADMIN');
/** What failed is queued again by an administrator. */
export const canRetryJob = (viewer: Person) => holds(viewer, 'ADMIN');
/**
 * What a job found may name people, as who is to review a work, and an administrator may have written that work: it is for
 * who asked. What the platform's own jobs find is counts.
 */
export const canReadJobResult = (viewer: Person, { creadoPorId }: JobFacts) =>
  creadoPorId === viewer.id || (creadoPorId === null && holds(viewer, 'ADMIN'));

const editorsSettings: readonly (keyof PlatformSettings)[] = ['modoFlujo', 'revisionesMinimas'];
/** Editors set the workflow; administrators everything. */
export const canChangeSetting = (person: Person, key: keyof PlatformSettings) =>
  holds(person, 'ADMIN') || (holds(person, 'EDITOR') && editorsSettings.includes(key));

/** The roles of an account, and the one it waits for. */
export interface RoleState {
  roles: Role[];
  rolSolicitado: Role | null;
}

/** The roles with one more. LECTOR is what one is without another, so that it gives way. */
export const withRole = (roles: readonly Role[], role: Role): Role[] => [
  ...roles.filter((held) => held !== 'LECTOR' && held !== role),
  role,
];

/** The roles that an administrator chose for an account: each once, and LECTOR only where there is no other. */
export function tidyRoles(roles: readonly Role[]): Role[] {
  const others = roles.filter((role, at) => role !== 'LECTOR' && roles.indexOf(role) === at);
  return others.length > 0 ? others : ['LECTOR'];
}

/** How much somebody writes, reviews and logs in is for administrators. */
export const canReadAccountUse = (viewer: Person) => holds(viewer, 'ADMIN');

/** Without this account nobody could administer the platform. `others`: administrators who can log in. */
export const isLastAdministrator = (person: Pick<Person, 'roles'>, others: number) =>
  holds(person, 'ADMIN') && others === 0;

/** Nobody shuts the door behind themselves. */
export const canBlock = (person: Person, id: string) => person.id !== id;

/**
 * What an account is after asking for a role (product.md 3): AUTOR is granted at once; REVISOR and EDITOR read what is
 * not published, and wait where `approval` is asked for. ADMIN is never had by asking; it and a role that is held
 * change nothing.
 */
export function rolesAfterAsking(state: RoleState, asked: Role, approval: boolean): RoleState {
  const { roles, rolSolicitado } = state;
  if (asked === 'LECTOR' || asked === 'ADMIN' || roles.includes(asked)) return state;
  if (approval && asked !== 'AUTOR') return { roles, rolSolicitado: asked };
  return { roles: withRole(roles, asked), rolSolicitado: rolSolicitado === asked ? null : rolSolicitado };
}

/** What a live event tells of: its kind, who did it, and the account that it is about. */
export interface News {
  type: string;
  userId: string | null;
  cuenta: string | null;
}

/** After these a work may be out of a reader's sight, and their lists hold it still. */
const takesOutOfSight: readonly string[] = [
  'publication.approved',
  'publication.changesRequested',
  'publication.rejected',
  'publication.reopened',
  'publication.published',
  'publication.publishedDirectly',
  'publication.retracted',
  'publication.deleted',
  'publication.restored',
];
/** Of a review, to those whom it is shown once it is there. */
const ofCompletedReviews: readonly string[] = ['review.completed', 'review.updated', 'review.answered'];
/** What only its process is told of a work. */
const ofTheDesk: readonly string[] = [
  'publication.editorAssigned',
  'publication.editorReleased',
  'publication.prioritised',
];

/** Whether somebody may hear, as it happens, of this about a work that they can read: when something happens tells, too. */
function mayHear(viewer: Person, work: WorkAccess, { type }: News, review: ReviewFacts | undefined): boolean {
  if (runsIt(viewer, work) || review?.revisorId === viewer.id) return true;
  if (ofTheDesk.includes(type)) return false;
  switch (type.split('.')[0]) {
    case 'publication':
      return takesPart(viewer, work) || holds(viewer, 'REVISOR');
    case 'coauthor':
    case 'file':
      return isAuthor(work, viewer);
    case 'review':
      if (type === 'review.pointsAnswered') return takesPart(viewer, work);
      return review !== undefined && ofCompletedReviews.includes(type) && canReadReview(viewer, work, review);
    default:
      return false;
  }
}

/**
 * How much of what just happened a person is told live: of which work it is, or only that something of the kind did.
 * What everybody does tells its doer; accounts tell whose they are; administrators hear of all that the record shows them.
 */
export function hearing(
  viewer: Person,
  news: News,
  work: WorkAccess | undefined,
  review: ReviewFacts | undefined,
): 'work' | 'something' | 'nothing' {
  if (work && canRead(viewer, work) && (news.userId === viewer.id || mayHear(viewer, work, news, review)))
    return 'work';
  if (news.userId === viewer.id || news.cuenta === viewer.id || holds(viewer, 'ADMIN')) return 'something';
  return takesOutOfSight.includes(news.type) && holds(viewer, 'REVISOR', 'EDITOR') ? 'something' : 'nothing';
}
