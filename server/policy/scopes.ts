/** To which journals roles are narrowed, as accounts come to have them (contract/journals.ts). */
import { narrowableRoles, type RoleScopes } from '#contract/journals.ts';
import type { Role } from '#contract/vocabulary.ts';

/**
 * The scopes of an account with these roles: of roles that it has, each journal once. What a role was narrowed to goes with it: given
 * again, it holds as it is given then.
 */
export const scopesWithin = (roles: readonly Role[], scopes: RoleScopes): RoleScopes =>
  Object.fromEntries(
    narrowableRoles.flatMap((role) => {
      const where = scopes[role];
      return where && roles.includes(role) ? [[role, [...new Set(where)].sort()]] : [];
    }),
  );

/** Of the scopes that somebody asks for an account those that it cannot have: of roles that it has not, or journals that are not there. */
export const isScopeOf = (roles: readonly Role[], journals: readonly string[], scopes: RoleScopes): boolean =>
  narrowableRoles.every((role) => {
    const where = scopes[role];
    return where === undefined || (roles.includes(role) && where.every((id) => journals.includes(id)));
  });

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
