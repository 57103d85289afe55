/** Who holds a role where, as SQL on `users`: what `holds` says of one person (contract/workflow.ts). */
import { narrowableOf } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import { users } from './schema.ts';
import { and, arrayOverlaps, or, type SQL, type SQLWrapper, sql } from './sql.ts';

/**
 * Accounts that hold one of these roles in a journal, by its id or an expression for it; without one, in any. Where no role of an
 * account is narrowed that is asked first, and nothing else.
 */
export function holdsRole(roles: readonly Role[], revista?: string | SQLWrapper): SQL | undefined {
  const narrowed = narrowableOf(roles);
  const holding = arrayOverlaps(users.roles, [...roles]);
  if (narrowed.length === 0) return holding;
  const others = roles.filter((role) => !narrowed.some((each) => each === role));
  const within = (role: Role) => sql`${users.ambitos} -> ${role}::text`;
  return and(
    holding,
    or(
      sql`${users.ambitos} = '{}'::jsonb`,
      others.length > 0 ? arrayOverlaps(users.roles, others) : undefined,
      ...narrowed.map((role) =>
        and(
          sql`${role}::text = any(${users.roles})`,
          or(
            sql`${within(role)} is null`,
            revista === undefined
              ? sql`${within(role)} <> '[]'::jsonb`
              : sql`jsonb_exists(${within(role)}, (${revista})::text)`,
          ),
        ),
      ),
    ),
  );
}
