/** The words of the editors' queue that both sides enumerate. Apart from the schemas, so that a screen can list them without zod. */

/** The estados that a work of the queue may have. */
export const processEstados = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS'] as const;
export type ProcessEstado = (typeof processEstados)[number];
/** Whose works: everybody's, those that the reader handles, those that nobody handles. */
export const queueScopes = ['todas', 'mias', 'libres'] as const;
/** The most urgent first, the first due, those that have waited longest for what they wait for, those that have waited least. */
export const queueOrders = ['urgencia', 'plazo', 'antiguas', 'recientes'] as const;
/** Days that a work has waited, at most. */
export const longestWait = 3650;
/** Works that are acted on at once at most. */
export const mostAtOnce = 50;

/**
 * What a work in the process waits for: reviewers, an answer to an invitation, a review under way, one that is overdue, a
 * decision, a second signature, its authors' changes; in production, for its editors or its authors.
 */
export const waitKinds = [
  'REVISORES',
  'INVITACION',
  'REVISION',
  'VENCIDA',
  'DECISION',
  'FIRMA',
  'CAMBIOS',
  'PRODUCCION',
  'PRODUCCION_AUTORES',
] as const;
export type WaitKind = (typeof waitKinds)[number];
/** What nothing waits for where no journal wants production: shown where something does. */
export const isOfProduction = (kind: WaitKind) => kind === 'PRODUCCION' || kind === 'PRODUCCION_AUTORES';
