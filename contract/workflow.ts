/**
 * The editorial workflow (docs/specification.md 4): the only place that says which transitions there are, who may make them
 * and under which conditions. The server enforces this table; screens draw their buttons from `allowedActions`.
 * Pure functions of plain facts, shared by server and web.
 */
import { type Action, actions, meantBy } from './actions.ts';
import { isAsked, isAuthor, isMainAuthor } from './authors.ts';
import { type AskedDeclarations, isDeclared, type Said } from './declarations.ts';
import { holds, type RoleHolder } from './holding.ts';
import type { RoleScopes } from './journals.ts';
import { dayMs } from './time.ts';
import type { Estado, ProductionStage, Role } from './vocabulary.ts';

export { authorsOf, isAsked, isAuthor, isMainAuthor, isOwnReview } from './authors.ts';
export { holds, type Journals, journalsOf, type Matter, type RoleHolder } from './holding.ts';

/** What the workflow needs to know of a work. */
export interface WorkFacts {
  estado: Estado;
  revistaId: string;
  autorPrincipalId: string | null;
  /** Of an approved work in production: where it stands there. Absent or null: it is not. */
  etapaProduccion?: ProductionStage | null;
  /** Accounts of all who wrote it, the main author included. */
  authorIds: readonly string[];
  /** Accounts that were asked whether they sign it and have not said. */
  askedIds: readonly string[];
  /** An editor opened its byline, and nothing else of it, for its main author to correct. */
  isBylineOpen: boolean;
  /** The editor who asked for the second signature, while it is awaited. */
  raisedById: string | null;
  /** Who took the decision that it stands by, and when; null once an author has acted on it. */
  decidedById: string | null;
  decidedAt: Date | null;
  /** The open appeal against that decision, as who answers it brings it: who had a part in what it is about. Absent: nobody answers one. */
  appeal?: { barredIds: readonly string[] };
  /** Reviews of the present round: all, and the completed ones. */
  reviews: number;
  completedReviews: number;
  /** Whose those completed reviews count as: who wrote them, and editors who recorded them in a reviewer's stead. */
  reviewedByIds: readonly string[];
  /** Title, summary and keywords are there. */
  submittable: boolean;
  declaraciones?: Said;
  /** It was published once: its public page stays. */
  wasPublished: boolean;
  deletedAt: Date | null;
}

export interface Person {
  id: string;
  roles: readonly Role[];
  /**
   * Where some of these roles hold alone; those that it does not name hold everywhere. To be said, so that nobody forgets them: a
   * person made without theirs would hold their roles everywhere.
   */
  ambitos: RoleScopes;
}
/** Who was answered, as the rules know them. */
export const asPerson = ({ id, roles, ambitos = {} }: RoleHolder & Pick<Person, 'id'>): Person => ({
  id,
  roles,
  ambitos,
});
export interface WorkflowSettings {
  modoFlujo: 'minimalista' | 'profesional';
  /** Completed reviews that 'profesional' asks for, 2 or more. */
  revisionesMinimas: number;
  /** In 'minimalista' too, nobody decides what they reviewed; nor publishes without approval what they wrote. */
  cuatroOjos: boolean;
  /** Who lifted the four eyes, which hold on for what they wrote: `publicar`, for publishing it without approval, too. */
  cuatroOjosLevantados?: { por: string; publicar: boolean };
  declaraciones?: AskedDeclarations; // What its authors are asked to declare.
  etapaProduccion?: boolean; // What is approved goes through production (production.ts).
  sinRevision?: true; // Its section's works are decided without review.
}

export type Condition =
  | 'submittable'
  | 'declared'
  | 'enoughReviews'
  | 'hasReviews'
  | 'noReviews'
  | 'fewReviews'
  | 'otherReviewer'
  | 'otherAuthor'
  | 'notAsked'
  | 'openByline'
  | 'revocable'
  | 'produced'
  | 'reason';
type Actor = keyof typeof actors;

/** Whether they may decide on the work: nobody decides one of their own. */
export const isDecider = (work: Pick<WorkFacts, 'authorIds' | 'revistaId'>, person: Person) =>
  holds(person, ['EDITOR', 'ADMIN'], work) && !isAuthor(work, person);
/** It is approved and in production. */
export const isInProduction = ({ estado, etapaProduccion }: Pick<WorkFacts, 'estado' | 'etapaProduccion'>) =>
  estado === 'APROBADO' && Boolean(etapaProduccion);

const actors = {
  mainAuthor: isMainAuthor,
  author: isAuthor,
  decider: isDecider,
  editor: (work: WorkFacts, person: Person) => holds(person, 'EDITOR', work) && !isAuthor(work, person),
  /** A decision is revoked by who took it, or by an administrator. */
  revoker: (work: WorkFacts, person: Person) =>
    actors.decider(work, person) && (work.decidedById === person.id || holds(person, 'ADMIN', work)),
  /** An appeal is upheld by who had no part in the decision. */
  appealJudge: (work: WorkFacts, person: Person) =>
    actors.decider(work, person) && work.appeal !== undefined && !work.appeal.barredIds.includes(person.id),
  /** A second signature is a second person's. */
  secondSigner: (work: WorkFacts, person: Person) => actors.decider(work, person) && work.raisedById !== person.id,
  /** Its main author publishes what was approved, unless it is in production: then its editors do. */
  publisher: (work: WorkFacts, person: Person) =>
    (isMainAuthor(work, person) && !isInProduction(work)) || holds(person, 'ADMIN', work),
  producer: (work: WorkFacts, person: Person) => actors.editor(work, person) && isInProduction(work),
  /** The role EDITOR gives nobody anything on a work of their own. */
  retractor: (work: WorkFacts, person: Person) => actors.editor(work, person) || holds(person, 'ADMIN', work),
  admin: (work: WorkFacts, person: Person) => holds(person, 'ADMIN', work),
  reviewer: (work: WorkFacts, person: Person) => holds(person, 'REVISOR', work) && !isAuthor(work, person),
};

export interface Transition {
  action: Action;
  from: readonly Estado[];
  to: Estado;
  who: Actor;
  when: readonly Condition[];
}

/** Completed reviews that the mode asks for before a decision. */
export const reviewsNeeded = ({ modoFlujo, revisionesMinimas, sinRevision }: WorkflowSettings): number =>
  sinRevision ? 0 : modoFlujo === 'minimalista' ? 1 : Math.max(2, revisionesMinimas);

const whole: readonly Condition[] = ['submittable', 'declared'];
const revocableFrom = ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO'] as const;
const revoking = { action: 'REVOCAR_DECISION', to: 'EN_REVISION' } as const;
const judged: readonly Condition[] = ['notAsked', 'enoughReviews', 'otherReviewer'];
export const transitions: readonly Transition[] = [
  { action: 'ENVIAR_A_REVISION', from: ['BORRADOR'], to: 'EN_REVISION', who: 'mainAuthor', when: whole },
  { action: 'APROBAR', from: ['EN_REVISION'], to: 'APROBADO', who: 'decider', when: judged },
  { action: 'SOLICITAR_CAMBIOS', from: ['EN_REVISION'], to: 'CAMBIOS_SOLICITADOS', who: 'decider', when: judged },
  {
    action: 'RECHAZAR',
    from: ['EN_REVISION'],
    to: 'RETIRADO',
    who: 'decider',
    when: ['notAsked', 'hasReviews', 'otherReviewer', 'reason'],
  },
  {
    action: 'RECHAZAR_SIN_REVISION',
    from: ['EN_REVISION'],
    to: 'RETIRADO',
    who: 'decider',
    when: ['notAsked', 'noReviews', 'reason'],
  },
  // For formal flaws: the round is not decided, and goes on with the version that comes back.
  {
    action: 'DEVOLVER_A_AUTORES',
    from: ['EN_REVISION'],
    to: 'CAMBIOS_SOLICITADOS',
    who: 'decider',
    when: ['notAsked', 'fewReviews', 'reason'],
  },
  // A decision is revoked: the round is open again, until another is taken. Likewise where an appeal is upheld, whenever that is.
  { ...revoking, from: revocableFrom, who: 'revoker', when: ['notAsked', 'revocable', 'reason'] },
  { ...revoking, from: ['RETIRADO'], who: 'appealJudge', when: ['notAsked', 'reason'] },
  // Its main author takes the submission back: the round ends undecided.
  { action: 'RETIRAR_ENVIO', from: ['EN_REVISION'], to: 'BORRADOR', who: 'mainAuthor', when: ['reason'] },
  { action: 'ELEVAR', from: ['EN_REVISION'], to: 'PENDIENTE_APROBACION', who: 'editor', when: ['notAsked'] },
  {
    action: 'APROBAR',
    from: ['PENDIENTE_APROBACION'],
    to: 'APROBADO',
    who: 'secondSigner',
    when: ['notAsked', 'otherReviewer'],
  },
  {
    action: 'DEVOLVER_A_REVISION',
    from: ['PENDIENTE_APROBACION'],
    to: 'EN_REVISION',
    who: 'secondSigner',
    when: ['notAsked'],
  },
  { action: 'PREPARAR_VERSION', from: ['CAMBIOS_SOLICITADOS'], to: 'BORRADOR', who: 'mainAuthor', when: [] },
  { action: 'PUBLICAR', from: ['APROBADO'], to: 'PUBLICADO', who: 'publisher', when: [] },
  {
    action: 'PUBLICAR',
    from: ['APROBADO'],
    to: 'PUBLICADO',
    who: 'producer',
    when: ['notAsked', 'otherReviewer', 'produced'],
  },
  {
    action: 'PUBLICAR_SIN_APROBACION',
    from: ['BORRADOR', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'RETIRADO'],
    to: 'PUBLICADO',
    who: 'admin',
    when: ['notAsked', 'otherAuthor', 'reason'],
  },
  { action: 'RETRACTAR', from: ['PUBLICADO'], to: 'RETIRADO', who: 'retractor', when: ['notAsked', 'reason'] },
];

/** Where a work stands while its byline may be corrected though its text may not: sent, and not public. */
const correctableBylines = [
  'EN_REVISION',
  'PENDIENTE_APROBACION',
  'CAMBIOS_SOLICITADOS',
  'APROBADO',
] as const satisfies Estado[];
export const isBylineCorrectable = ({ estado }: Pick<WorkFacts, 'estado'>) =>
  correctableBylines.some((open) => open === estado);

/** An act that leaves the estado as it is. */
interface Act {
  action: Action;
  /** Absent: any. */
  estados?: readonly Estado[];
  who: Actor;
  unlessPublished?: true;
  when?: readonly Condition[];
}
const acts: readonly Act[] = [
  { action: 'EDITAR', estados: ['BORRADOR'], who: 'author' },
  { action: 'CORREGIR_FIRMA', estados: correctableBylines, who: 'mainAuthor', when: ['openByline'] },
  {
    action: 'ELIMINAR',
    estados: ['BORRADOR', 'CAMBIOS_SOLICITADOS', 'APROBADO', 'RETIRADO'],
    who: 'mainAuthor',
    unlessPublished: true,
  },
  { action: 'ELIMINAR', who: 'admin' },
  { action: 'CREAR_REVISION', estados: ['EN_REVISION'], who: 'decider', when: ['notAsked'] },
  {
    action: 'DEJAR_REVISION',
    estados: ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'APROBADO', 'PUBLICADO', 'RETIRADO'],
    who: 'reviewer',
  },
];

/**
 * Whether it is the role ADMIN alone that lets one of its authors publish or delete the work: it is said why, and that an
 * author did it (docs/specification.md 8). What is their own to do as an author, as publishing what others approved, is not meant.
 */
export function actsOnOwnAsAdmin(action: Action, work: OwnWork, person: Person): boolean {
  if (!isAuthor(work, person) || !holds(person, 'ADMIN', work)) return false;
  if (action === 'PUBLICAR_SIN_APROBACION') return true;
  // In production publishing is no author's.
  if (action === 'PUBLICAR') return !isMainAuthor(work, person) || isInProduction(work);
  return (
    action === 'ELIMINAR' &&
    !acts.some(
      ({ action: named, estados, who, unlessPublished }) =>
        named === action &&
        who === 'mainAuthor' &&
        isMainAuthor(work, person) &&
        estados?.includes(work.estado) &&
        !(unlessPublished && work.wasPublished),
    )
  );
}

type OwnWork = Pick<
  WorkFacts,
  'estado' | 'etapaProduccion' | 'autorPrincipalId' | 'authorIds' | 'revistaId' | 'wasPublished'
>;

/** How long an administrator may restore a deleted work, in days (docs/specification.md 4). */
export const restoreDays = 30;

/** How long a decision may be revoked, in days, while no author has acted on it (docs/specification.md 8). */
export const revocableDays = 14;

/** How long a main author who has not answered may object to another, in days: whoever is away, ill or gone is not asked for ever. */
export const successionDays = 14;

const wasWithin = (moment: Date | null, days: number, now: Date) =>
  moment !== null && now.getTime() - moment.getTime() < days * dayMs;

/** Whether a review that was completed counts as this person's, so that deciding would be judging their own judgement. */
export const hasReviewed = (work: Pick<WorkFacts, 'reviewedByIds'>, person: Pick<Person, 'id'>) =>
  work.reviewedByIds.includes(person.id);

/** Whether who reviews and who decides must be two, of whatever work. */
export const asksFourEyes = ({ modoFlujo, cuatroOjos }: WorkflowSettings) => modoFlujo === 'profesional' || cuatroOjos;
/** Nobody lifts the four eyes for what they wrote themselves. */
const isLiftedByAuthor = (work: WorkFacts, { cuatroOjosLevantados: lifted }: WorkflowSettings) =>
  lifted !== undefined && isAuthor(work, { id: lifted.por });

/** `now` is a moment, by which some conditions lapse. */
type Held = (work: WorkFacts, settings: WorkflowSettings, person: Person, now: Date) => boolean;
const conditions: Record<Exclude<Condition, 'reason'>, Held> = {
  submittable: (work) => work.submittable,
  declared: (work, settings) => isDeclared(work.declaraciones, settings.declaraciones),
  enoughReviews: (work, settings) => work.completedReviews >= reviewsNeeded(settings),
  hasReviews: (work) => work.reviews > 0,
  noReviews: (work) => work.reviews === 0,
  fewReviews: (work, settings) => work.completedReviews < reviewsNeeded(settings),
  otherReviewer: (work, settings, person) =>
    !(asksFourEyes(settings) || isLiftedByAuthor(work, settings)) || !hasReviewed(work, person),
  otherAuthor: (work, settings, person) =>
    !(settings.cuatroOjos || (settings.cuatroOjosLevantados?.publicar && isLiftedByAuthor(work, settings))) ||
    !isAuthor(work, person),
  notAsked: (work, _settings, person) => !isAsked(work, person),
  openByline: (work) => work.isBylineOpen,
  produced: ({ etapaProduccion }) => etapaProduccion === 'LISTA',
  revocable: ({ decidedAt }, _settings, _person, now) => wasWithin(decidedAt, revocableDays, now),
};
const holdsFor =
  (work: WorkFacts, settings: WorkflowSettings, person: Person, now: Date) =>
  (condition: Condition): boolean =>
    condition === 'reason' || condition === 'declared' || conditions[condition](work, settings, person, now);

/** What the person may do with the work now, in the order of `actions`. A reason or declarations still to be given hide nothing. */
export function allowedActions(
  work: WorkFacts,
  person: Person,
  settings: WorkflowSettings,
  now = new Date(),
): Action[] {
  if (work.deletedAt) return canRestore(work, person, now) ? ['RESTAURAR'] : [];
  const allowed = new Set<Action>();
  const held = holdsFor(work, settings, person, now);
  for (const { action, from, who, when } of transitions)
    if (from.includes(work.estado) && actors[who](work, person) && when.every(held)) allowed.add(action);
  for (const { action, estados, who, unlessPublished, when = [] } of acts)
    if (
      (!estados || estados.includes(work.estado)) &&
      actors[who](work, person) &&
      !(unlessPublished && work.wasPublished) &&
      when.every(held)
    )
      allowed.add(action);
  return actions.filter((action) => allowed.has(action));
}

function canRestore(work: WorkFacts, person: Person, now: Date): boolean {
  return holds(person, 'ADMIN', work) && wasWithin(work.deletedAt, restoreDays, now);
}

export type Verdict =
  | { allowed: true; transition: Transition }
  | { allowed: false; why: 'noSuchTransition' }
  | { allowed: false; why: 'notYours' }
  | { allowed: false; why: 'unmet'; unmet: Condition[] };

/**
 * Whether the person may take the work to `to` now. `noSuchTransition`: the table has no such row from where the
 * work stands (somebody else may have decided first); `notYours`: it has, for others; `unmet`: what is missing.
 * `among` names the transitions that are meant, where others lead to the same estado; without it, those that need no name.
 */
export function transitionVerdict(
  work: WorkFacts,
  person: Person,
  settings: WorkflowSettings,
  to: Estado,
  reason: string | undefined,
  among: readonly Action[] = meantBy(undefined),
  now = new Date(),
): Verdict {
  const rows = transitions.filter(
    (row) => row.to === to && row.from.includes(work.estado) && among.includes(row.action),
  );
  if (work.deletedAt || rows.length === 0) return { allowed: false, why: 'noSuchTransition' };
  const mine = rows.filter((row) => actors[row.who](work, person));
  if (mine.length === 0) return { allowed: false, why: 'notYours' };
  const held = holdsFor(work, settings, person, now);
  const given = (condition: Condition) =>
    condition === 'reason' ? Boolean(reason?.trim()) : conditions[condition](work, settings, person, now);
  const asked = ({ action, when }: Transition): readonly Condition[] =>
    actsOnOwnAsAdmin(action, work, person) ? [...when, 'reason'] : when;
  const open = mine.find((row) => asked(row).every(given));
  if (open) return { allowed: true, transition: open };
  const closest = mine.find((row) => row.when.every(held)) ?? mine[0];
  return {
    allowed: false,
    why: 'unmet',
    unmet: closest ? asked(closest).filter((condition) => !given(condition)) : [],
  };
}

/** Whether the act would be this person's now, had they answered whether they sign the work. */
export const awaitsAnswer = (action: Action, work: WorkFacts, person: Person): boolean =>
  isAsked(work, person) &&
  !work.deletedAt &&
  acts.some(
    ({ action: named, estados, who, when }) =>
      named === action &&
      (!estados || estados.includes(work.estado)) &&
      when?.includes('notAsked') &&
      actors[who](work, person),
  );

/** Whether the action would be this person's in some other state of the work: a conflict then, else a refusal. */
export function couldBeTheirs(action: Action, work: WorkFacts, person: Person): boolean {
  const rows: readonly { action: Action; who: Actor }[] = [...transitions, ...acts];
  return rows.some((row) => row.action === action && actors[row.who](work, person));
}
