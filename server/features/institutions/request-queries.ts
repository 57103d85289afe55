/** SQL of what is asked from the page of institutions. */
import type { Database } from '#server/platform/database/database.ts';
import { institutionRequests } from '#server/platform/database/schema.ts';
import { and, asc, eq, sql } from '#server/platform/database/sql.ts';

export type RequestRow = typeof institutionRequests.$inferSelect;

export async function insertRequest(db: Database, row: typeof institutionRequests.$inferInsert): Promise<void> {
  await db.insert(institutionRequests).values(row);
}

const pending = eq(institutionRequests.estado, 'PENDIENTE');

/** The same that somebody asked already, and that waits. */
export const countSame = (db: Database, { email, institucion }: Pick<RequestRow, 'email' | 'institucion'>) =>
  db.$count(
    institutionRequests,
    and(
      pending,
      eq(institutionRequests.email, email),
      sql`public.es_plain(${institutionRequests.institucion}) = public.es_plain(${institucion})`,
    ),
  );

export const countPending = (db: Database): Promise<number> => db.$count(institutionRequests, pending);

/** Those that wait, the oldest first. */
export const findPending = (db: Database, limit: number): Promise<RequestRow[]> =>
  db
    .select()
    .from(institutionRequests)
    .where(pending)
    .orderBy(asc(institutionRequests.fecha), asc(institutionRequests.id))
    .limit(limit);

/** The request, held to the end of the transaction: it is answered once. */
export async function lockRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(institutionRequests).where(eq(institutionRequests.id, id)).for('update');
  return row;
}

export async function answerRequest(
  db: Database,
  id: string,
  answer: Pick<RequestRow, 'estado' | 'respuesta' | 'respondidaPorId' | 'institucionId'>,
): Promise<void> {
  await db
    .update(institutionRequests)
    .set({ ...answer, fechaRespuesta: new Date() })
    .where(eq(institutionRequests.id, id));
}
