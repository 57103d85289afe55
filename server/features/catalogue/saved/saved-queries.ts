/** SQL of the searches that people keep. Every condition names whose they are: nobody reaches another's. */

import type { Language, SearchFrequency } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { savedSearches, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from '#server/platform/database/sql.ts';

const s = savedSearches;
const columns = {
  id: s.id,
  nombre: s.nombre,
  consulta: s.consulta,
  frecuencia: s.frecuencia,
  pausada: s.pausada,
  fechaCreacion: s.fechaCreacion,
};
export type SavedRow = Pick<typeof s.$inferSelect, keyof typeof columns>;

export const findSaved = (db: Database, userId: string): Promise<SavedRow[]> =>
  db
    .select(columns)
    .from(s)
    .where(eq(s.userId, userId))
    .orderBy(asc(sql`public.es_plain(${s.nombre})`), asc(s.id));

/** The same while nobody else adds to them, until the caller's transaction ends. */
export async function lockSaved(db: Database, userId: string): Promise<SavedRow[]> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return findSaved(db, userId);
}

export async function insertSaved(db: Database, row: typeof s.$inferInsert): Promise<void> {
  await db.insert(s).values(row);
}

export async function updateSaved(
  db: Database,
  userId: string,
  id: string,
  change: Partial<Pick<SavedRow, 'nombre' | 'frecuencia' | 'pausada'>>,
): Promise<void> {
  await db.update(s).set(change).where(theirs(userId, id));
}

/** False where there is none. */
export async function deleteSaved(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(s).where(theirs(userId, id)).returning({ id: s.id });
  return gone.length === 1;
}

const theirs = (userId: string, id: string) => and(eq(s.id, id), eq(s.userId, userId));

/** Searches that were last looked through before then, by how often that is done. */
export type Due = Record<SearchFrequency, Date>;
const isDue = (before: Due) =>
  and(
    eq(s.pausada, false),
    or(...(['DIARIA', 'SEMANAL'] as const).map((each) => and(eq(s.frecuencia, each), lt(s.vistaHasta, before[each])))),
  );

/** Whose searches are due: of those who can be written to and have confirmed their address. */
export function findDueKeepers(db: Database, before: Due, limit: number) {
  return db
    .selectDistinct({
      userId: users.id,
      email: users.email,
      nombres: users.nombres,
      language: sql<Language | null>`${users.preferencias} ->> 'language'`,
    })
    .from(s)
    .innerJoin(users, eq(users.id, s.userId))
    .where(
      and(
        isDue(before),
        isNull(users.fechaEliminacion),
        isNull(users.fechaBloqueo),
        isNotNull(users.fechaVerificacion),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}
export type Keeper = Awaited<ReturnType<typeof findDueKeepers>>[number];

/** A person's searches that are due, for who asks first: they count as looked through until then. */
export async function takeDue(db: Database, userId: string, before: Due, until: Date) {
  const due = await db
    .select({ id: s.id, nombre: s.nombre, consulta: s.consulta, vistaHasta: s.vistaHasta })
    .from(s)
    .where(and(eq(s.userId, userId), isDue(before)))
    .orderBy(asc(sql`public.es_plain(${s.nombre})`), asc(s.id))
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  await db.update(s).set({ vistaHasta: until }).where(inArray(s.id, ids));
  return due;
}
