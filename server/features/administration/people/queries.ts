import type { RoleScopes } from '#contract/journals.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { journals, publications, users } from '#server/platform/database/schema.ts';
import { and, arrayContains, asc, count, eq, inArray, isNull, notInArray, sql } from '#server/platform/database/sql.ts';
import { rolesThat } from '#server/policy/index.ts';

const alive = isNull(users.fechaEliminacion);

const administrators = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(alive, isNull(users.fechaBloqueo), arrayContains(users.roles, rolesThat.administer)))
    .orderBy(asc(users.id));

/** Who administers and can log in. */
export const findAdministratorIds = async (db: Database): Promise<string[]> =>
  (await administrators(db)).map(({ id }) => id);

/** The same, locked, so that two who delete or block one another leave one. */
export async function lockAdministrators(db: Database): Promise<string[]> {
  // The weaker lock: a notification that is just being written to each refers to these rows, and need not wait.
  const rows = await administrators(db).for('no key update');
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends: of several processes that start at once, one prepares the platform, the others wait. */
export async function lockPreparation(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.preparation'))`);
}

/** Gives an account exactly these roles, where they hold, and closes its request for one. */
export async function setRoles(db: Database, id: string, roles: Role[], ambitos: RoleScopes): Promise<void> {
  await db.update(users).set({ roles, ambitos, rolSolicitado: null, revistaSolicitada: null }).where(eq(users.id, id));
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

/** Which of these addresses have an account. */
export async function findTakenAddresses(db: Database, addresses: string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, addresses));
  return rows.map(({ email }) => email);
}

/** The journals in their order. */
export const findJournals = (db: Database) =>
  db
    .select({ id: journals.id, clave: journals.clave, ajustes: journals.ajustes })
    .from(journals)
    .orderBy(asc(journals.orden), asc(journals.fechaCreacion), asc(journals.id));

/** Living works on their way to publication that the account handles, of journals other than these; locked, in one order for everybody. */
export const lockHandledOutside = (db: Database, editorId: string, inside: readonly string[]) =>
  db
    .select({ id: publications.id, titulo: publications.titulo })
    .from(publications)
    .where(
      and(
        eq(publications.editorId, editorId),
        isNull(publications.fechaEliminacion),
        notInArray(publications.estado, ['PUBLICADO', 'RETIRADO']),
        sql`${publications.revistaId} <> all(${sql.param(`{${inside.join()}}`)}::uuid[])`,
      ),
    )
    .orderBy(asc(publications.id))
    .for('no key update');

/** Nobody handles these works any more. */
export async function releaseWorks(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(publications)
    .set({ editorId: null })
    .where(inArray(publications.id, [...ids]));
}
