import { type User, userSchema } from '#contract/entities/user.ts';
import { readUser } from './aliases.ts';
import { storedUserText } from './stored-session.ts';

/** The stored user, or null where there is none, no token, or what is stored is no user. */
export function storedUser(): User | null {
  try {
    return userSchema.safeParse(readUser(JSON.parse(storedUserText() ?? 'null'))).data ?? null;
  } catch {
    return null;
  }
}
