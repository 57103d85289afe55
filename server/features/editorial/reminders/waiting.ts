/** Which works wait for something that editors do, since when, and for whom. Pure functions of plain facts. */
import { allowedActions, type Person, reviewsNeeded, type WorkflowSettings } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Wait } from '#server/messages/day-words.ts';

/** What of the present round says since when a work waits. */
export interface RoundDates {
  /** A review is under way, its deadline not over. */
  reviewing: boolean;
  lastCompleted: Date | null;
  lastDeclined: Date | null;
  /** When a second signature was asked for. */
  raised: Date;
}

/**
 * What the work waits for from this person: a decision once there are reviews enough and none is under way, reviewers where
 * there are too few, a second signature. Undefined where it waits for others.
 */
export function waitFor(
  work: Work,
  dates: RoundDates,
  person: Person,
  settings: WorkflowSettings,
): Pick<Wait, 'por' | 'desde'> | undefined {
  if (!isTheirs(work, person)) return undefined;
  const actions = allowedActions(work, person, settings);
  if (work.estado === 'PENDIENTE_APROBACION')
    return actions.includes('APROBAR') ? { por: 'firma', desde: dates.raised } : undefined;
  if (!actions.includes('CREAR_REVISION')) return undefined;
  const sent = work.fechaEnvio ?? work.fechaActualizacion;
  if (actions.includes('APROBAR'))
    return dates.reviewing ? undefined : { por: 'decision', desde: dates.lastCompleted ?? sent };
  if (work.reviews >= reviewsNeeded(settings)) return undefined;
  return { por: 'revisores', desde: later(sent, dates.lastDeclined) };
}

/**
 * Whether the work waits for this editor: its handling editor; everybody, where it has none or where that one asked for
 * another's signature.
 */
export const isTheirs = ({ editorId, raisedById, estado }: Work, { id }: Person) =>
  editorId === null || editorId === id || (estado === 'PENDIENTE_APROBACION' && editorId === raisedById);

const later = (a: Date, b: Date | null) => (b && b > a ? b : a);
