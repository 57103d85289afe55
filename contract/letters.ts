/** Decisions and the letters that tell authors of them. Apart from the schemas, so that a page can use it without zod. */
import type { Action } from './actions.ts';

/** What is recorded as a decision. */
export const decisionActions = [
  'APROBAR',
  'SOLICITAR_CAMBIOS',
  'RECHAZAR',
  'RECHAZAR_SIN_REVISION',
  'ELEVAR',
  'DEVOLVER_A_REVISION',
  'DEVOLVER_A_AUTORES',
  'REVOCAR_DECISION',
  'RETRACTAR',
] as const satisfies readonly Action[];
export type DecisionAction = (typeof decisionActions)[number];
export const isDecision = (action: Action): action is DecisionAction => decisionActions.some((each) => each === action);

/** Decisions that authors are told of by a letter; the others stay among who runs the process. */
export const letterKinds = [
  'APROBAR',
  'SOLICITAR_CAMBIOS',
  'RECHAZAR',
  'RECHAZAR_SIN_REVISION',
  'DEVOLVER_A_AUTORES',
  'REVOCAR_DECISION',
  'RETRACTAR',
] as const satisfies readonly DecisionAction[];
export type LetterKind = (typeof letterKinds)[number];
export const hasLetter = (action: Action): action is LetterKind => letterKinds.some((kind) => kind === action);

/**
 * As what a decision is recorded and told. Which acts are offered goes by the reviews that were asked for; the letter and the
 * record by those that were completed: without one, a rejection is made without review, and thanks for none.
 */
export const decisionKept = (action: DecisionAction, completedReviews: number): DecisionAction =>
  action === 'RECHAZAR' && completedReviews === 0 ? 'RECHAZAR_SIN_REVISION' : action;

/** Decisions on a work: they stand until they are revoked, or an author acts on them. */
export const decidesWork = (action: Action): boolean => closesRound(action) || action === 'RECHAZAR_SIN_REVISION';

/** Decisions that close a round: reviews of it can go with them. */
export const closesRound = (action: Action): boolean =>
  action === 'APROBAR' || action === 'SOLICITAR_CAMBIOS' || action === 'RECHAZAR';

/** What a letter may leave a place for, written `{titulo}`. */
export const letterPlaces = [
  'titulo',
  'autores',
  'editor',
  'revista',
  'ronda',
  'plazo',
  'siguiente',
  'revisiones',
  'motivo',
  'enlace',
] as const;
export type LetterPlace = (typeof letterPlaces)[number];

const places = /\{([\p{L}\p{N}_]+)\}/gu;

/** The names that a text has in braces, each once. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(places)].map(([, name = '']) => name)),
];

/** As they are typed: '{titulo} {autores}'. */
export const inBraces = (names: readonly string[], between = ' '): string =>
  names.map((name) => `{${name}}`).join(between);

/**
 * The text with its places filled, in one pass: a place written inside a value stays a value. A paragraph with a place
 * that has nothing to say (null) is left out; names without a value stay as they are written.
 */
export const fillPlaces = (text: string, values: Readonly<Record<string, string | null>>): string => {
  const sayOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  return paragraphsOf(text)
    .filter((paragraph) => placesIn(paragraph).every((name) => sayOf(name) !== null))
    .map((paragraph) => paragraph.replace(places, (place, name: string) => sayOf(name) ?? place))
    .join('\n\n');
};

/** What blank lines part. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
