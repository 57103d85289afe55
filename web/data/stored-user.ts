import type { User } from '#contract/entities/user.ts';
import { roles } from '#contract/vocabulary.ts';
import { fieldsOf, readUser } from './aliases-of-people.ts';
import { storedUserText } from './stored-session.ts';

const known: ReadonlySet<unknown> = new Set(roles);
const isRole = (value: unknown): boolean => known.has(value);

/**
 * Whether it is somebody: what guards, rail and greeting stand on. Looked at by hand, since every page begins with it, and
 * before the schemas are there; the rest of it is asked of the server right after.
 */
function isUser(value: unknown): value is User {
  const user = fieldsOf(value);
  if (!user) return false;
  const texts = [user.id, user.nombres, user.apellidos, user.email, user.fotoUrl];
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(user.roles) &&
    user.roles.length > 0 &&
    [...user.roles, user.rol].every(isRole)
  );
}

/** The stored user, or null where there is none, no token, or what is stored is no user. */
export function storedUser(): User | null {
  try {
    const user = readUser(JSON.parse(storedUserText() ?? 'null'));
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}
