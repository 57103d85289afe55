import type { LiveEvent, ToldNotification } from '#contract/entities/live-event.ts';
import { type LiveScope, liveScopes } from '#contract/live-scopes.ts';
import { fieldsOf } from '../aliases-of-people.ts';

const scopes: ReadonlySet<unknown> = new Set(liveScopes);
const isScope = (value: unknown): value is LiveScope => scopes.has(value);

/** By hand, as far as anything is read of it: the stream begins on every page, before the schemas are there. */
const isTold = (value: unknown): value is ToldNotification => {
  const fields = fieldsOf(value);
  return [fields?.id, fields?.titulo, fields?.mensaje].every((text) => typeof text === 'string');
};

/** An event of the live stream; null where it is none that this page knows. */
export function readEvent(data: unknown): LiveEvent | null {
  const fields = fieldsOf(data);
  if (!isScope(fields?.ambito)) return null;
  const { ambito, publicacionId, notificaciones } = fields;
  return {
    ambito,
    ...(typeof publicacionId === 'string' && { publicacionId }),
    ...(Array.isArray(notificaciones) && { notificaciones: notificaciones.filter(isTold) }),
  };
}
