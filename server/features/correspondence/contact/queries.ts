import type { Database } from '#server/platform/database/database.ts';
import { mails, users } from '#server/platform/database/schema.ts';
import { and, arrayContains, count, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';
import { rolesThat } from '#server/policy/index.ts';

/** Where administrators are written to, and the language they chose. */
export async function findAdministrators(db: Database) {
  const rows = await db
    .select({ email: users.email, preferencias: users.preferencias })
    .from(users)
    .where(
      and(arrayContains(users.roles, rolesThat.administer), isNull(users.fechaEliminacion), isNull(users.fechaBloqueo)),
    );
  return rows.map(({ email, preferencias }) => ({ email, language: preferencias.language }));
}

/** The mails of the last hour that carry somebody's message, to whichever administrator; mails about a work are answered to its editor. */
export async function countRecentMessages(db: Database): Promise<number> {
  const recent = and(
    isNotNull(mails.responderA),
    isNull(mails.enviadoPorId),
    isNull(mails.publicacionId),
    sql`${mails.fechaCreacion} > now() - interval '1 hour'`,
  );
  const [row] = await db.select({ total: count() }).from(mails).where(recent);
  return row?.total ?? 0;
}
