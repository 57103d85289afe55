/**
 * Who may see what (product.md 5): the only place, beside contract/workflow.ts, that knows roles, ownership and
 * blindness. Pure functions of plain facts; lists translate `readGrants` into SQL (features/publications/scope.ts),
 * and a test holds the two to one another.
 */

import type { Review } from '#contract/entities/review.ts';
import type { PlatformSettings, ReviewIdentity } from '#contract/entities/system.ts';
import {
  type Estado,
  estados,
  type FileKind,
  type PageSlug,
  type ReviewEstado,
  type Role,
} from '#contract/vocabulary.ts';
import { holds, isAuthor, type Person, type WorkFacts } from '#contract/workflow.ts';

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
    authors: identity === 'doble ciego' && !runs && !isPublic(work) && !(viewer !== null && isAuthor(work, viewer)),
    reviewers: identity !== 'abierta' && !runs,
  };
}

/**
 * Whether the viewer may have files of that class which go with a version that they may read. The source of the manuscript
 * is of the process, and stays in it once the work is public. Any file may name who wrote it, in its name, its text or its
 * properties: whoever must not know gets none.
 */
export const canReadFile = (viewer: Viewer, work: WorkAccess, clase: FileKind, identity: ReviewIdentity) =>
  canRead(viewer, work) &&
  !veil(viewer, work, identity).authors &&
  (clase !== 'MANUSCRITO' || !isPublic(work) || takesPart(viewer, work));

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

/** Own reviews, all for who runs the process, completed ones for authors and for reviewers who completed theirs. */
export function canReadReview(viewer: Viewer, work: WorkAccess, review: ReviewFacts): boolean {
  if (!viewer) return false;
  if (review.revisorId === viewer.id || runsIt(viewer, work)) return true;
  if (!isCompleted(review) || review.declined) return false;
  if (isAuthor(work, viewer)) return true;
  return work.reviewFacts.some((own) => own.revisorId === viewer.id && own.ronda === review.ronda && isCompleted(own));
}

/**
 * Whether an activity entry about the work must not say who acted: its reviewers, and who left a suggestion, where
 * reviewers are hidden from the viewer.
 */
export function hidesActor(
  viewer: Viewer,
  work: WorkAccess,
  identity: ReviewIdentity,
  { userId, type }: { userId: string | null; type: string },
): boolean {
  if (userId === viewer?.id || !veil(viewer, work, identity).reviewers) return false;
  return type === 'suggestion.sent' || work.reviewFacts.some(({ revisorId }) => revisorId === userId);
}

/** The confidential comment, and why an invitation was declined: for editors and for who wrote it. */
export const canReadConfidential = (viewer: Viewer, work: WorkAccess, review: ReviewFacts) =>
  runsIt(viewer, work) || review.revisorId === viewer?.id;

/** The reviewer may change a review until the round is decided. */
export const isRoundOpen = (work: WorkAccess, review: Pick<ReviewFacts, 'ronda'>) =>
  !work.deletedAt && work.estado === 'EN_REVISION' && review.ronda === work.ronda;

/** A review and whether its point-by-point answer has gone out with a version. */
export type AnsweredReviewFacts = ReviewFacts & { answerSent: boolean };

/** Points are answered once the round is decided, until the version that answers them is sent. */
const takesAnswers = (work: WorkAccess, review: AnsweredReviewFacts) =>
  isCompleted(review) &&
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
  if (isAuthor(work, viewer) && isCompleted(review) && !review.answered) acciones.push('RESPONDER');
  if (isAuthor(work, viewer) && takesAnswers(work, review)) acciones.push('RESPONDER_PUNTOS');
  return acciones;
}

/** Whether the person may be given the work to review. */
export const canBeReviewer = (person: Person, work: WorkFacts) => holds(person, 'REVISOR') && !isAuthor(work, person);

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
