/** Roles and accounts, and what stands open to a role alone: settings, jobs, pages, mails. */

import type { PlatformSettings, StoredSettings } from '#contract/entities/system.ts';
import { administers } from '#contract/roles.ts';
import type { PageSlug, Role } from '#contract/vocabulary.ts';
import { asksFourEyes, holds, journalsOf, type Person } from '#contract/workflow.ts';
import type { Viewer } from './works.ts';

/** What the health of the platform is in figures; that it works or not is everybody's to know. */
export const canReadHealthDetails = (viewer: Viewer) => administers(viewer);

/** Who signs a work is an author, and opens the screens of one: nobody has to grant it (docs/specification.md 3). */
export const rolesOfAuthor = (roles: readonly Role[]): readonly Role[] =>
  holds({ roles }, ['AUTOR', 'ADMIN'], 'platform') ? roles : withRole(roles, 'AUTOR');

/** Links that act for their holder, in mails that are kept instead of sent: an administrator is who passes them on. */
export const canReadStoredLinks = (viewer: Viewer) => administers(viewer);

/** What a person agrees to when registering is open to whoever is about to (docs/specification.md 2); the law asks for the statement to be. */
const pagesForAnybody: readonly PageSlug[] = ['terminos', 'privacidad', 'accesibilidad'];

/** The site's pages are for who is logged in, and for everybody where an administrator opened the site. */
export const canReadPage = (viewer: Viewer, slug: PageSlug, { sitioPublico }: PlatformSettings) =>
  viewer !== null || sitioPublico || pagesForAnybody.includes(slug);

/** How long the steps of the process take is for who may wait for them, and for everybody where an administrator published it. */
export const canReadTimes = (viewer: Viewer, { tiemposPublicos }: PlatformSettings) =>
  viewer !== null || tiemposPublicos;

/** Whose job it is; null for the platform's own. */
interface JobFacts {
  creadoPorId: string | null;
}

/** Who asked for a job follows and cancels it, and so do administrators. */
export const canManageJob = (viewer: Person, { creadoPorId }: JobFacts) =>
  creadoPorId === viewer.id || administers(viewer);

/** What failed is queued again by an administrator. */
export const canRetryJob = (viewer: Person) => administers(viewer);

/**
 * What a job found may name people, as who is to review a work, and an administrator may have written that work: it is for
 * who asked. What the platform's own jobs find is counts.
 */
export const canReadJobResult = (viewer: Person, { creadoPorId }: JobFacts) =>
  creadoPorId === viewer.id || (creadoPorId === null && administers(viewer));

const editorsSettings: readonly (keyof PlatformSettings)[] = ['modoFlujo', 'revisionesMinimas', 'cuatroOjos'];

/** Editors set the workflow, where their role holds wherever it does; administrators everything. */
export const canChangeSetting = (person: Person, key: keyof PlatformSettings) =>
  administers(person) || (journalsOf(person, 'EDITOR') === 'all' && editorsSettings.includes(key));

/** A journal that is not shown, not yet or no more, is there for who runs works in it: what holds for these is said there. */
export const canSeeJournal = (viewer: Viewer, { id, publica }: { id: string; publica: boolean }) =>
  publica || holds(viewer, ['EDITOR', 'ADMIN'], { revistaId: id });

/**
 * Whether the person may switch the four eyes off where they are on: who is bound by them does not (docs/specification.md 8).
 * Editors switch them on, and choose the mode.
 */
export const canLiftFourEyes = (person: Person) => administers(person);

type FourEyes = Pick<StoredSettings, 'modoFlujo' | 'cuatroOjos' | 'revisionesMinimas' | 'cuatroOjosLevantados'>;

/**
 * What a change of the workflow comes to, for four eyes: another mode alone does not end them where an editor chooses it; who may
 * lift them does so for works of others.
 */
export function withFourEyes<C extends Partial<FourEyes>>(person: Person, before: FourEyes, changes: C) {
  const after = { ...before, ...changes };
  const isLifted = asksFourEyes(before) && !asksFourEyes(after);
  const publicar = before.cuatroOjos && !after.cuatroOjos;
  if (!isLifted && !publicar) return changes;
  if (!canLiftFourEyes(person)) return { ...changes, cuatroOjos: true };
  const last = before.cuatroOjosLevantados;
  const alreadyTheirs = last.por === person.id && last.publicar;
  return { ...changes, cuatroOjosLevantados: { por: person.id, publicar: publicar || alreadyTheirs } };
}

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

/** The roles without one of them. */
export const withoutRole = (roles: readonly Role[], role: Role): Role[] =>
  tidyRoles(roles.filter((held) => held !== role));

/** What an account that is given these roles still waits for. */
export const roleStillAsked = (roles: readonly Role[], { rolSolicitado }: Pick<RoleState, 'rolSolicitado'>) =>
  rolSolicitado !== null && roles.includes(rolSolicitado) ? null : rolSolicitado;

/** The roles that an administrator chose for an account: each once, and LECTOR only where there is no other. */
export function tidyRoles(roles: readonly Role[]): Role[] {
  const others = roles.filter((role, at) => role !== 'LECTOR' && roles.indexOf(role) === at);
  return others.length > 0 ? others : ['LECTOR'];
}

/** How much somebody writes, reviews and logs in is for administrators. */
export const canReadAccountUse = (viewer: Person) => administers(viewer);

/** Whether an account administers the platform: who is blocked does not. */
export const canAdminister = ({ roles, blocked }: Pick<Person, 'roles'> & { blocked: boolean }) =>
  administers({ roles }) && !blocked;

/** Without this account nobody could administer the platform. `administrators`: who can, by their ids. */
export const isLastAdministrator = (id: string, administrators: readonly string[]) =>
  administrators.length === 1 && administrators[0] === id;

/** The roles of who is made an administrator, by whoever runs the machine. */
export const withAdministration = (roles: readonly Role[]): Role[] =>
  administers({ roles }) ? [...roles] : withRole(roles, 'ADMIN');

/** By which roles the database finds who may be asked to do something: a person who was found is asked for again. */
export const rolesThat: Readonly<Record<'administer' | 'runWorks' | 'review' | 'takePart', Role[]>> = {
  administer: ['ADMIN'],
  runWorks: ['EDITOR', 'ADMIN'],
  review: ['REVISOR'],
  takePart: ['AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'],
};

/** Roles that read what is not published: nobody is given them before their address is known to be theirs. */
const trusted: readonly Role[] = ['REVISOR', 'EDITOR', 'ADMIN'];

/** Which of these roles the account may not be given until its address is confirmed. */
export const rolesToConfirmFor = (given: readonly Role[], held: readonly Role[], confirmed: boolean): Role[] =>
  confirmed ? [] : given.filter((role) => trusted.includes(role) && !held.includes(role));

/**
 * Roles that an administrator gives an account which was made for its person: those that it has at once, and those that come with
 * its confirmed address.
 */
export function rolesForMade(
  given: readonly Role[],
  held: readonly Role[] = [],
): { roles: Role[]; rolesPrometidos: Role[] } {
  const rolesPrometidos = rolesToConfirmFor(given, held, false);
  return { roles: tidyRoles(given.filter((role) => !rolesPrometidos.includes(role))), rolesPrometidos };
}

/** With the roles that were promised, once the address is confirmed. */
export function withPromised({ roles, rolSolicitado }: RoleState, promised: readonly Role[]): RoleState {
  const all = promised.reduce<Role[]>(withRole, roles);
  return { roles: all, rolSolicitado: roleStillAsked(all, { rolSolicitado }) };
}

/** What a person writes goes to others from an address alone that is known to be theirs. */
export const canWriteToOthers = ({ fechaVerificacion }: { fechaVerificacion: Date | null }) =>
  fechaVerificacion !== null;

/**
 * Whether an account is whose its address is: confirmed, trusted with what is not published, or made for the address and not
 * opened. Anybody can register with another's.
 */
export const isKnownByAddress = ({ roles, fechaVerificacion, invitadaDesde }: AddressFacts) =>
  fechaVerificacion !== null || invitadaDesde !== null || roles.some((role) => trusted.includes(role));
export interface AddressFacts {
  roles: readonly Role[];
  fechaVerificacion: Date | null;
  invitadaDesde: Date | null;
}

/** An administrator says whose an address is where no mail can ask for it. */
export const canConfirmByHand = (viewer: Person, isMailSent: boolean) => administers(viewer) && !isMailSent;

/**
 * What an account is once its address is confirmed: where nobody has to approve, the role that it asked for comes with it.
 */
export const rolesAfterConfirming = (state: RoleState, approval: boolean): RoleState =>
  approval || !state.rolSolicitado
    ? state
    : rolesAfterAsking({ ...state, rolSolicitado: null }, state.rolSolicitado, { approval, confirmed: true });

/**
 * What an account is after asking for a role (docs/specification.md 3): AUTOR is granted at once; REVISOR and EDITOR read what is
 * not published, and wait where `approval` is asked for or the address is not
 * `confirmed`. ADMIN is never had by asking; it and a role that is held
 * change nothing.
 */
export function rolesAfterAsking(
  state: RoleState,
  asked: Role,
  { approval, confirmed }: { approval: boolean; confirmed: boolean },
): RoleState {
  const { roles, rolSolicitado } = state;
  if (asked === 'LECTOR' || asked === 'ADMIN' || roles.includes(asked)) return state;
  if ((approval || !confirmed) && asked !== 'AUTOR') return { roles, rolSolicitado: asked };
  return { roles: withRole(roles, asked), rolSolicitado: rolSolicitado === asked ? null : rolSolicitado };
}
