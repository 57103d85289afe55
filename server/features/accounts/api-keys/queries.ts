/** SQL of the keys of the public API. */
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { apiKeys, users } from '#server/platform/database/schema.ts';
import { and, count, desc, eq, isNull, lt, or, sql } from '#server/platform/database/sql.ts';

const k = apiKeys;
const columns = {
  id: k.id,
  nombre: k.nombre,
  comienzo: k.comienzo,
  fechaCreacion: k.fechaCreacion,
  ultimoUso: k.ultimoUso,
};
export type KeyRow = Pick<typeof k.$inferSelect, keyof typeof columns>;

/** Those of an account that is there: neither blocked, nor deleted, nor merged into another. */
const works = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));

/** The key of this hash, while it works, and the last day on which it was used. */
export async function findWorkingKey(db: Database, hash: string) {
  const [row] = await preparedOnce(db, 'working_api_key', (name) =>
    db
      .select({ id: k.id, ultimoUso: k.ultimoUso })
      .from(k)
      .innerJoin(users, eq(users.id, k.userId))
      .where(and(eq(k.hash, sql.placeholder('hash')), works))
      .prepare(name),
  ).execute({ hash });
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
