/** To which journals roles are narrowed, as accounts come to have them (contract/journals.ts). */
import { narrowableRoles, type RoleScopes } from '#contract/journals.ts';
import { narrowableOf, runsWorksOf } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import { type Journals, journalsOf, type RoleHolder } from '#contract/workflow.ts';
import { runningRoles } from './works.ts';

/**
 * The scopes of an account with these roles: of roles that it has, each journal once. What a role was narrowed to goes with it: given
 * again, it holds as it is given then.
 */
export const scopesWithin = (roles: readonly Role[], scopes: RoleScopes): RoleScopes =>
  Object.fromEntries(
    narrowableOf(roles).flatMap((role) => {
      const where = scopes[role];
      return where ? [[role, [...new Set(where)].sort()]] : [];
    }),
  );

/** To which journals the works that the account handles are limited by now; whoever does not edit at all keeps what they handled. */
export const handlesWithin = (account: RoleHolder): Journals =>
  account.roles.includes('EDITOR') ? journalsOf(account, runningRoles) : 'all';

/** Of the scopes that somebody asks for an account those that it cannot have: of roles that it has not, or journals that are not there. */
export const isScopeOf = (roles: readonly Role[], journals: readonly string[], scopes: RoleScopes): boolean =>
  narrowableRoles.every((role) => {
    const where = scopes[role];
    return where === undefined || (roles.includes(role) && where.every((id) => journals.includes(id)));
  });

/** The scopes of an account that is given a role where it asked for it: in one journal, or in all (null). */
export const scopesGranted = (scopes: RoleScopes, role: Role, revistaId: string | null): RoleScopes => {
  const [narrowed] = narrowableOf([role]);
  return narrowed && revistaId ? { ...scopes, [narrowed]: [revistaId] } : scopes;
};

/** With the scopes that these roles had in the account that they come from. */
export const withScopesOf = (given: readonly Role[], from: RoleScopes, scopes: RoleScopes): RoleScopes => ({
  ...scopes,
  ...Object.fromEntries(
    narrowableRoles.flatMap((role) => {
      const where = from[role];
      return where && given.includes(role) ? [[role, where]] : [];
    }),
  ),
});

/** Whether who runs a work may take it to this journal: they run works there, too. */
export const canMoveTo = (person: RoleHolder, journal: { revistaId: string }): boolean => runsWorksOf(person, journal);
