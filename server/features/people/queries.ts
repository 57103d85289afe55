import { and, arrayContains, arrayOverlaps, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Role } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  coauthorships,
  drafts,
  mailedTokens,
  mails,
  sessions,
  users,
} from '#server/platform/database/schema.ts';
import { rolesCalled } from './role-names.ts';

const alive = isNull(users.fechaEliminacion);

interface UserQuery {
  page: number;
  limit: number;
  rol?: Role | undefined;
  search?: string | undefined;
  conSolicitud?: boolean | undefined;
  activas?: boolean | undefined;
}

/** Accounts that have the word in a name, in the address, or in the name of a role. */
function saying(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const named = rolesCalled(word);
  return or(
    sql`${users.nombreNormal} like public.es_plain(${pattern})`,
    named.length > 0 ? arrayOverlaps(users.roles, named) : undefined,
  );
}

/** A page of accounts in the order of their surnames. */
export async function findUsers(db: Database, { page, limit, rol, search = '', conSolicitud, activas }: UserQuery) {
  const where = and(
    alive,
    rol && arrayContains(users.roles, [rol]),
    conSolicitud ? isNotNull(users.rolSolicitado) : undefined,
    activas ? isNull(users.fechaBloqueo) : undefined,
    ...search.split(/\s+/).filter(Boolean).map(saying),
  );
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.nombreNormal), asc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** Locks the administrators who can log in, so that two who delete or block one another leave one. */
export async function lockAdministrators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(alive, isNull(users.fechaBloqueo), arrayContains(users.roles, ['ADMIN'])))
    .orderBy(asc(users.id))
    // Leaves room for rows that refer to them, as a notification does while somebody writes one to each.
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends: of several processes that start at once, one prepares the platform, the others wait. */
export async function lockPreparation(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.preparation'))`);
}

/**
 * Takes the personal data out of an account and ends its sessions and mailed links; mails to it are deleted. What it
 * published and reviewed stays.
 */
export async function eraseUser(db: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .update(users)
    .set({
      nombres: 'Cuenta',
      apellidos: 'eliminada',
      email: `eliminada-${id}@invalid`,
      passwordHash: '',
      afiliacion: '',
      orcid: null,
      fotoUrl: '',
      biografia: '',
      roles: [],
      rolSolicitado: null,
      fechaVerificacion: null,
      preferencias: sql`default`,
      fechaEliminacion: sql`now()`,
    })
    .where(eq(users.id, id));
  await db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.userId, id));
  await db.delete(mailedTokens).where(eq(mailedTokens.userId, id));
  // What they had begun to write is nobody else's.
  await db.delete(drafts).where(eq(drafts.userId, id));
  await db.delete(mails).where(eq(mails.para, email));
  // Where they were invited to sign a work may be another address of theirs.
  const invitedAt = db.select({ email: authorships.email }).from(authorships).where(eq(authorships.userId, id));
  await db.delete(coauthorships).where(or(eq(coauthorships.email, email), inArray(coauthorships.email, invitedAt)));
  await db
    .update(authorships)
    .set({ email: null })
    .where(or(eq(authorships.userId, id), eq(authorships.email, email)));
}

/** Gives an account exactly these roles, and closes its request for one. */
export async function setRoles(db: Database, id: string, roles: Role[]): Promise<void> {
  await db.update(users).set({ roles, rolSolicitado: null }).where(eq(users.id, id));
}

/** All accounts there have been, deleted ones included. */
export async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users);
  return row?.total ?? 0;
}

/** The addresses of the demonstration's five accounts, where they are here. */
export async function findDemonstrationAccounts(db: Database): Promise<string[]> {
  const names = ['lector', 'autor', 'revisor', 'editor', 'admin'].map((name) => `${name}@pliego.test`);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, names), alive));
  const here = rows.map(({ email }) => email);
  return names.filter((name) => here.includes(name));
}
