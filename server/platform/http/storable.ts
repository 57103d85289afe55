/** Text that a database can hold: PostgreSQL refuses the NUL character, and JSON columns half a surrogate pair. */
import type { FastifyInstance } from 'fastify';
import { refuse } from './problem.ts';

/** Where a value holds text that cannot be stored, as a dotted path; undefined where all of it can. */
export function unstorableAt(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    const found = unstorableAt(key, place) ?? unstorableAt(inner, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refuses such text before anything else looks at it, naming the field. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) {
      const field = unstorableAt(part);
      if (field !== undefined)
        throw refuse('datos_no_validos', { errors: [{ field, message: 'Contiene caracteres que no se pueden guardar.' }] });
    }
  });
}
