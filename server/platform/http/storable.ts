/**
 * Values that a database can hold: PostgreSQL refuses the NUL character, and JSON columns half a surrogate pair; and
 * nesting without end would exhaust the stack of whoever walks it.
 */
import type { FastifyInstance } from 'fastify';
import { refuse } from './problem.ts';

/** No document of ours comes near. */
const mostDepth = 200;

interface Fault {
  /** Dotted path. */
  field: string;
  message: string;
}

/** What of a value cannot be stored, and where; undefined where all of it can. */
export function unstorableIn(value: unknown, path = '', depth = 0): Fault | undefined {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    return { field: path, message: 'Contiene caracteres que no se pueden guardar.' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === mostDepth)
    return { field: path.split('.')[0] ?? '', message: `Está anidado en más de ${mostDepth} niveles.` };
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    const fault = unstorableIn(key, place, depth) ?? unstorableIn(inner, place, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Refuses such values before anything else looks at them, naming the field. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) {
      const fault = unstorableIn(part);
      if (fault) throw refuse('datos_no_validos', { errors: [fault] });
    }
  });
}
