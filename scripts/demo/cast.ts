/** The people of the demonstration set as they act in it. */
import type { User } from '#contract/entities/user.ts';
import type { RoleScopes } from '#contract/journals.ts';
import type { Role } from '#contract/vocabulary.ts';

/** By the keys of people.ts; `ambitos`: where their roles hold. */
export type Cast = Map<string, User & { ambitos?: RoleScopes }>;

export interface Player {
  id: string;
  roles: readonly Role[];
  ambitos: RoleScopes;
  sessionId: string;
}

/** Somebody as whoever acts. Throws where the set has nobody of that key. */
export function playerOf(cast: Cast, key: string): Player {
  const user = cast.get(key);
  if (!user) throw new Error(`The demonstration has nobody called ${key}.`);
  return { id: user.id, roles: user.roles, ambitos: user.ambitos ?? {}, sessionId: '' };
}
