/** The roles of the registration form, and the one that an address asks for. Apart from the form: every page knows its address. */

/** The roles offered, in order (spec 000 §6). */
export const offeredRoles = ['AUTOR', 'REVISOR', 'EDITOR', 'LECTOR'] as const;
export type OfferedRole = (typeof offeredRoles)[number];

/** The role that `?role=` names, where it is an offered one; AUTOR otherwise (docs/specification.md 1). */
export function preselectedRole(asked: string | null): OfferedRole {
  const role = asked
    ?.trim()
    .toUpperCase()
    .replace(/^ROLE_/, '');
  return offeredRoles.find((offered) => offered === role) ?? 'AUTOR';
}

/** What of the query the registration page is made from, written in one way. */
export function roleQuery(asked: string | null): string {
  const role = preselectedRole(asked);
  return role === preselectedRole(null) ? '' : `role=${role.toLowerCase()}`;
}
