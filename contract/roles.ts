/** What a role opens by itself, whatever the work: shared by the server's policy and the web's screens. */
import { isAuthor, isMainAuthor } from './authors.ts';
import { holds, journalsOf, type RoleHolder } from './holding.ts';
import { type NarrowableRole, narrowableRoles } from './journals.ts';
import type { Role } from './vocabulary.ts';
import type { Person, WorkFacts } from './workflow.ts';

/** Who asks; null is a guest. */
type Anyone = RoleHolder | null;

/** Screens behind a role's guard open to its holders, and to administrators, whose own screens lead there (docs/specification.md 2). */
export const opensScreensOf = (person: Anyone, role: Role) => holds(person, [role, 'ADMIN'], 'platform');

/** The menu of an author; administrators come to its screens from their own. */
export const isOfferedAuthorMenu = (person: Anyone) => holds(person, 'AUTOR', 'platform');

export const administers = (person: Anyone) => holds(person, 'ADMIN', 'platform');

/** Is asked to review works, and keeps a list of them. */
export const isReviewer = (person: Anyone) => holds(person, 'REVISOR', 'platform');

/** Runs works on their way to publication. */
export const runsWorks = (person: Anyone) => holds(person, ['EDITOR', 'ADMIN'], 'platform');

/** Runs this work, or what else is of its journal. */
export const runsWorksOf = (person: Anyone, work: Pick<WorkFacts, 'revistaId'>) =>
  holds(person, ['EDITOR', 'ADMIN'], work);

/** In which journals somebody runs the process of works. */
export const runsWorksIn = (person: RoleHolder) => journalsOf(person, ['EDITOR', 'ADMIN']);

/** Runs the process in some journals alone. The page's own script has it, too: it uses nothing of this file, nor of another. */
export const isNarrowedEditor = ({ roles, ambitos }: RoleHolder): boolean =>
  roles.includes('EDITOR') && !roles.includes('ADMIN') && ambitos?.EDITOR !== undefined;

/** Works of the editors' queue may wait for them, whatever other roles they have. */
export const hasQueue = (person: Anyone) => holds(person, 'EDITOR', 'works');

/** Whose dashboard somebody sees: that of the role they chose, where it is theirs, else of their first. The page's own script has it, too: it uses nothing of this file. */
export const deskOf = ({ roles, rol }: { roles: readonly Role[]; rol: Role }, chosen: Role | undefined): Role =>
  chosen && roles.includes(chosen) ? chosen : rol;

/** Has no role in the process: reviews of theirs are by invitation alone. */
export const isReaderAlone = (person: Anyone) => !holds(person, ['AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'], 'platform');

/** Reads works of others on their way to publication. */
export const readsWorksInProcess = (person: Anyone) => holds(person, ['REVISOR', 'EDITOR', 'ADMIN'], 'works');

/** Declares with whom they have a conflict of interest: who writes and who reviews. */
export const declaresConflicts = (person: Anyone) => holds(person, ['AUTOR', 'REVISOR'], 'platform');

/** A conflict of interest stands, but for an administrator who writes down why. */
export const canOverrideConflict = (person: Anyone) => administers(person);

/** 'Enviar Notificación' shows to administrators and authors (docs/specification.md 8). */
export const isOfferedMessages = (person: Anyone) => holds(person, ['ADMIN', 'AUTOR'], 'platform');

/** Whom one may write to by mail: any account, those of one's own works (who signs them, who handles them), nobody. */
export const mayWriteTo = (person: Anyone): 'accounts' | 'ownWorks' | 'nobody' =>
  holds(person, ['EDITOR', 'ADMIN'], 'platform')
    ? 'accounts'
    : holds(person, 'AUTOR', 'platform')
      ? 'ownWorks'
      : 'nobody';

/** Which mails one follows: all, those of the works that one handles, none; never those about a work of one's own. */
export const followsMails = (person: Anyone): 'all' | 'handled' | 'none' =>
  administers(person) ? 'all' : holds(person, 'EDITOR', 'platform') ? 'handled' : 'none';

/** Who wrote a work and who runs works is told what happened to it. */
export const isToldHistory = (
  person: (RoleHolder & Pick<Person, 'id'>) | null,
  work: Pick<WorkFacts, 'authorIds' | 'revistaId'>,
) => holds(person, ['EDITOR', 'ADMIN'], work) || isAuthor(work, person);

/** Begins a new edition of a published work: whose it is. */
export const startsEditions = (
  person: (RoleHolder & Pick<Person, 'id'>) | null,
  work: Pick<WorkFacts, 'autorPrincipalId' | 'estado'>,
) => work.estado === 'PUBLICADO' && isMainAuthor(work, person) && holds(person, ['AUTOR', 'ADMIN'], 'platform');

/** Roles that one asks for instead of being given them (docs/specification.md 3). */
const askable = ['AUTOR', 'REVISOR', 'EDITOR'] as const;
export type AskableRole = (typeof askable)[number];

/** Those that are left to ask for; none for who administers. */
export const rolesToAskFor = (person: Pick<Person, 'roles'> & { rolSolicitado: Role | null }): AskableRole[] =>
  askable.filter((role) => !holds(person, [role, 'ADMIN'], 'platform') && role !== person.rolSolicitado);

/** Whether the account is their own. */
export const isOwnAccount = (person: Pick<Person, 'id'> | null, id: string) => person?.id === id;

/** Nobody shuts the door behind themselves. */
export const canBlock = (person: Pick<Person, 'id'> | null, id: string) => !isOwnAccount(person, id);

/** Of these roles those that a merged account had and the one that stays has not: it is given them only where somebody says so. */
export const rolesToTakeOver = <R extends Role>(
  roles: readonly R[],
  { queda, unida }: Record<'queda' | 'unida', Pick<Person, 'roles'>>,
): R[] => roles.filter((role) => unida.roles.includes(role) && !queda.roles.includes(role));

/** Somebody with those of their roles that are among these. */
export const narrowedTo = <P extends Pick<Person, 'roles'>>(person: P, roles: readonly Role[]): P => ({
  ...person,
  roles: person.roles.filter((role) => roles.includes(role)),
});

/** Those of the roles that an administrator may narrow to journals. */
export const narrowableOf = (roles: readonly Role[]): NarrowableRole[] =>
  narrowableRoles.filter((role) => roles.includes(role));
