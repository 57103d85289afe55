/** Who may read a work, its versions, files and process, and who may take part in it. */

import type { Action } from '#contract/actions.ts';
import { hasLetter } from '#contract/letters.ts';
import { runsWorksIn } from '#contract/roles.ts';
import {
  type Estado,
  estados,
  type FileKind,
  type ReviewEstado,
  type ReviewIdentity,
  type Role,
} from '#contract/vocabulary.ts';
import { holds, isAsked, isAuthor, isOwnReview, journalsOf, type Person, type WorkFacts } from '#contract/workflow.ts';
import { type BookFacts, readsWithBook } from './chapters.ts';

/** Who asks; null is a guest. */
export type Viewer = Person | null;

/** What the policy needs to know of one review of a work. */
export interface ReviewFacts {
  revisorId: string;
  ronda: number;
  estado: ReviewEstado;
  /** Editors who recorded it in its reviewer's stead, while their record stands. */
  registradaPor: readonly string[];
  /** The reviewer's own, where an editor recorded another; null otherwise. */
  estadoRevisor: ReviewEstado | null;
  declined: boolean;
  /** The author's reply is there. */
  answered: boolean;
  /** The decision on its round chose other reviews for the authors. */
  withheld: boolean;
  /** A decision on its round stands. */
  roundDecided: boolean;
}

export interface WorkAccess extends WorkFacts, BookFacts {
  ronda: number;
  /** Its own mode of review, whatever the platform's is; null until it is first sent. */
  identidadRevision: ReviewIdentity | null;
  /** Accounts that let their identity be known in it. */
  consentedIds: readonly string[];
  /** Accounts that said no when asked to sign it, or signed it and left. */
  refusedIds: readonly string[];
  /** How many sign it whom nobody can ask. */
  authorsWithoutAccount: number;
  /** Since when it is back with its authors for formal flaws, its round waiting for it. */
  fechaDevolucion: Date | null;
  /** Until when its text is closed to readers; null: it is not. */
  embargoHasta?: Date | null;
  /** All reviews, of every round. */
  reviewFacts: readonly ReviewFacts[];
}

/** Leave to read works in `estados` on a condition: having written it, having it assigned, its having been published. */
export interface ReadGrant {
  estados: readonly Estado[];
  /** Of these journals alone; absent: of all. */
  revistas?: readonly string[];
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
  const byRole = { REVISOR: inReview, EDITOR: allButDrafts, ADMIN: estados } as const;
  for (const role of ['REVISOR', 'EDITOR', 'ADMIN'] as const) {
    const revistas = journalsOf(viewer, role);
    if (revistas === 'all') grants.push({ estados: byRole[role] });
    else if (revistas.length > 0) grants.push({ estados: byRole[role], revistas });
  }
  return grants;
}

export const hasAssignment = (viewer: Viewer, work: WorkAccess) =>
  work.reviewFacts.some((review) => isOwnReview(viewer, review) && !review.declined);

/** Whether the viewer may know that the work is there, and read it. A deleted work is an administrator's only. */
export function canRead(viewer: Viewer, work: WorkAccess): boolean {
  if (work.deletedAt) return holds(viewer, 'ADMIN', work);
  if (readsWithBook(viewer, work)) return true;
  return readGrants(viewer).some(
    ({ estados, revistas, only }) =>
      estados.includes(work.estado) &&
      (revistas === undefined || revistas.includes(work.revistaId)) &&
      (only === undefined ||
        (only === 'authors' && isAuthor(work, viewer)) ||
        (only === 'assigned' && hasAssignment(viewer, work)) ||
        (only === 'wasPublished' && work.wasPublished)),
  );
}

/** Has to do with the work's process, and does not read it as the public does. */
export const takesPart = (viewer: Viewer, work: WorkAccess) =>
  holds(viewer, ['EDITOR', 'ADMIN'], work) || isAuthor(work, viewer) || hasAssignment(viewer, work);

/** Whether it stands among their own works. */
export const isTheirWork = (viewer: Viewer, work: WorkFacts) => isAuthor(work, viewer);

/**
 * Whether the names of who signs may be searched in lists: for who is told them of every work in these. Who runs the works of some
 * journals alone reads others as everybody does, or blindly, and searches those that they run.
 */
export const canSearchBylines = (viewer: Viewer) => viewer !== null && runsWorksIn(viewer) === 'all';
/** The same in lists that hold nothing but works that the viewer runs. */
export const canSearchBylinesOfRun = (viewer: Viewer) => holds(viewer, runningRoles, 'works');

/** Earlier versions are of the process: who reads a work as the public does, reads its present version. */
export const canReadVersion = (viewer: Viewer, work: WorkAccess & { versionActual: number }, numero: number) =>
  canReadText(viewer, work) && (numero === work.versionActual || takesPart(viewer, work));

/** A provisional DOI is a mark of the process, and none of a work as the public reads it. */
export const canReadProvisionalDoi = (viewer: Viewer, work: WorkAccess): boolean =>
  !isPublic(work) || takesPart(viewer, work);

/** The work's public page stands: it is published, or was and is now marked as retracted. */
export const isPublic = (work: Pick<WorkFacts, 'estado' | 'wasPublished' | 'deletedAt'>) =>
  !work.deletedAt && (work.estado === 'PUBLICADO' || (work.estado === 'RETIRADO' && work.wasPublished));

/**
 * Whether its public page tells of the work and not its text: whoever does not take part in it reads neither text nor files, pictures,
 * earlier versions or reviews of it, in no call, search or file. It ends when a job opens it (`openEmbargoes`), and by no clock.
 */
export const isEmbargoed = (work: Parameters<typeof isPublic>[0] & Pick<WorkAccess, 'embargoHasta'>) =>
  Boolean(work.embargoHasta) && isPublic(work);

/** Whether the viewer may read the text of a work that they may know of (`canRead`). */
export const canReadText = (viewer: Viewer, work: WorkAccess) => !isEmbargoed(work) || takesPart(viewer, work);

/** The roles one of which it takes to run the process of any work. */
export const runningRoles: Role[] = ['EDITOR', 'ADMIN'];

/** Runs the process of this work: an editor or administrator who did not write it. */
export const runsIt = (viewer: Viewer, work: WorkFacts) => holds(viewer, runningRoles, work) && !isAuthor(work, viewer);

/**
 * Whether the viewer may have files of that class which go with a version that they may read. The source of the manuscript
 * is of the process, and stays in it once the work is public.
 */
export const canReadFile = (viewer: Viewer, work: WorkAccess, clase: FileKind) =>
  canRead(viewer, work) &&
  canReadText(viewer, work) &&
  (clase !== 'MANUSCRITO' || !isPublic(work) || takesPart(viewer, work));

/**
 * Whether anybody may read the file as the text of a work that has no other: what its authors sent as the manuscript, in the
 * form in which it is to be read.
 */
export const canReadAsText = (
  work: Parameters<typeof isEmbargoed>[0],
  { clase, tipo }: { clase: FileKind; tipo: string },
) => isPublic(work) && !isEmbargoed(work) && clase === 'MANUSCRITO' && tipo === 'application/pdf';

/**
 * An author's mail address is for who runs the platform, for that author, and, where it is the main author's, for the
 * co-authors: anybody can name a co-author in a draft, and must not learn an address by it.
 */
export const canReadAddress = (viewer: Viewer, work: WorkFacts, authorId: string | null) =>
  holds(viewer, ['EDITOR', 'ADMIN'], work) ||
  (isAuthor(work, viewer) && (authorId === viewer?.id || authorId === work.autorPrincipalId));

/** Decisions are for who runs the process, and for the authors those that they were told of. */
export const canReadDecision = (viewer: Viewer, work: WorkAccess, { accion }: { accion: Action }) =>
  runsIt(viewer, work) || (isAuthor(work, viewer) && hasLetter(accion));

/** What gives authors away in their work, and what becomes of its files, is for them and for who runs it. */
export const canReadIdentityLeaks = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work) || isAuthor(work, viewer);

/** Who could review a work, and what stands against it, is for who runs its process. */
export const canChooseReviewers = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work);

/** The editors' desk of a work (its handling editor, priority, notes and whole history) is for who runs its process. */
export const canRunProcess = (viewer: Viewer, work: WorkFacts) => runsIt(viewer, work);

export const isHandler = (person: Pick<Person, 'id'>, work: { editorId: string | null }) => work.editorId === person.id;

/** Whether the person may be made the handling editor of the work: not who has yet to say whether they sign it. */
export const canHandle = (person: Person, work: WorkFacts) => runsIt(person, work) && !isAsked(work, person);

/** Its authors read a shorter history of their work. */
export const canReadOwnHistory = (viewer: Viewer, work: WorkFacts) => isAuthor(work, viewer);
