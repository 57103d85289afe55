/** SQL of the keys of the public API. */
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { apiKeys, users } from '#server/platform/database/schema.ts';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from '#server/platform/database/sql.ts';

const k = apiKeys;
const columns = {
  id: k.id,
  nombre: k.nombre,
  comienzo: k.comienzo,
  fechaCreacion: k.fechaCreacion,
  ultimoUso: k.ultimoUso,
  ambitos: k.ambitos,
  caduca: k.caduca,
};
export type KeyRow = Pick<typeof k.$inferSelect, keyof typeof columns>;

/** Those that have not run out, of an account that is there: neither blocked, nor deleted, nor merged into another. */
const works = and(
  isNull(users.fechaEliminacion),
  isNull(users.fechaBloqueo),
  or(isNull(k.caduca), gt(k.caduca, sql`now()`)),
);

/** The key of this hash, while it works, what it opens and until when, and the last day on which it was used. */
export async function findWorkingKey(db: Database, hash: string) {
  const [row] = await preparedOnce(db, 'working_api_key', (name) =>
    db
      .select({ id: k.id, comienzo: k.comienzo, ultimoUso: k.ultimoUso, ambitos: k.ambitos, caduca: k.caduca })
      .from(k)
      .innerJoin(users, eq(users.id, k.userId))
      .where(and(eq(k.hash, sql.placeholder('hash')), works))
      .prepare(name),
  ).execute({ hash });
  return row;
}

/** Whose key this is and what they may do now, while it works. */
export async function findKeyHolder(db: Database, id: string) {
  const [row] = await preparedOnce(db, 'api_key_holder', (name) =>
    db
      .select({ id: users.id, roles: users.roles, ambitos: users.ambitos })
      .from(k)
      .innerJoin(users, eq(users.id, k.userId))
      .where(and(eq(k.id, sql.placeholder('id')), works))
      .prepare(name),
  ).execute({ id });
  return row;
}

/** Notes the day of a use; nothing where it is noted. */
export async function noteUse(db: Database, id: string, day: string): Promise<void> {
  await db
    .update(k)
    .set({ ultimoUso: day })
    .where(and(eq(k.id, id), or(isNull(k.ultimoUso), lt(k.ultimoUso, day))));
}

/** A person's keys, the last first. */
export const findKeys = (db: Database, userId: string): Promise<KeyRow[]> =>
  db.select(columns).from(k).where(eq(k.userId, userId)).orderBy(desc(k.fechaCreacion), desc(k.id));

export async function insertKey(db: Database, row: typeof k.$inferInsert): Promise<void> {
  await db.insert(k).values(row);
}

/** Of this person alone, where one is named. Gives whose it was; undefined where there is none. */
export async function deleteKey(db: Database, id: string, userId?: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(k)
    .where(and(eq(k.id, id), userId === undefined ? undefined : eq(k.userId, userId)))
    .returning({ userId: k.userId });
  return gone?.userId;
}

/** All of a person that open more than what is published; gives how many there were. */
export async function deleteScopedKeys(db: Database, userId: string): Promise<number> {
  const gone = await db
    .delete(k)
    .where(and(eq(k.userId, userId), sql`cardinality(${k.ambitos}) > 0`))
    .returning({ id: k.id });
  return gone.length;
}

/** A page of all that work, the last first, with whose they are. */
export const findAllKeys = (db: Database, { page, limit }: { page: number; limit: number }) =>
  db
    .select({
      ...columns,
      persona: { id: users.id, nombres: users.nombres, apellidos: users.apellidos, email: users.email },
    })
    .from(k)
    .innerJoin(users, eq(users.id, k.userId))
    .where(works)
    .orderBy(desc(k.fechaCreacion), desc(k.id))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countAllKeys(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(k).innerJoin(users, eq(users.id, k.userId)).where(works);
  return row?.total ?? 0;
}
