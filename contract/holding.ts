/** Who holds which role where: the one place that a check of a role goes through. */
import { type NarrowableRole, narrowableRoles, type RoleScopes } from './journals.ts';
import type { Role } from './vocabulary.ts';

/** What is looked at to know which roles somebody holds where. Answers leave the scopes out where no role is narrowed. */
export type RoleHolder = { roles: readonly Role[]; ambitos?: RoleScopes };

/** What a role is asked about: one work or what else is of one journal, works at all (what a list holds), or the platform. */
export type Matter = { revistaId: string } | 'works' | 'platform';
/**
 * Whether the person holds one of the roles in this matter; nobody holds none. Every check of a role goes through here. Of works at all
 * and of the platform, who holds a role in some journal holds it: which works a list has, `journalsOf` narrows.
 */
export const holds = (person: RoleHolder | null, roles: Role | readonly Role[], matter: Matter): boolean => {
  if (person === null) return false;
  const where = journalsOf(person, roles);
  return where === 'all' || (typeof matter === 'string' ? where.length > 0 : where.includes(matter.revistaId));
};

/** Ids of journals, or all there are and will be. */
export type Journals = 'all' | readonly string[];

/** In which journals the person holds one of the roles: none where they have none of them. */
export function journalsOf({ roles: held, ambitos }: RoleHolder, roles: Role | readonly Role[]): Journals {
  const some: string[] = [];
  // Asked of every work of every list: without a list or a set made for it.
  for (const role of typeof roles === 'string' ? [roles] : roles) {
    if (!held.includes(role)) continue;
    const where = isNarrowable(role) ? ambitos?.[role] : undefined;
    if (where === undefined) return 'all';
    for (const id of where) if (!some.includes(id)) some.push(id);
  }
  return some;
}
const isNarrowable = (role: Role): role is NarrowableRole => narrowableRoles.some((each) => each === role);
