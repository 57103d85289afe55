/** SQL of journals, their boards, sections, texts and announcements. */
import type { Database } from '#server/platform/database/database.ts';
import {
  announcements,
  boardMembers,
  issues,
  journalSections,
  journals,
  journalTexts,
  publications,
  users,
} from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from '#server/platform/database/sql.ts';

export type JournalRow = typeof journals.$inferSelect;
export type SectionRow = typeof journalSections.$inferSelect;
export type BoardRow = typeof boardMembers.$inferSelect;
export type AnnouncementRow = typeof announcements.$inferSelect;
export type TextRow = typeof journalTexts.$inferSelect;

/** A journal's row, held to the end of the transaction: of two who change it the second sees what the first did. */
export async function lockJournal(db: Database, id: string): Promise<JournalRow | undefined> {
  const [row] = await db.select().from(journals).where(eq(journals.id, id)).for('update');
  return row;
}

export async function isKeyTaken(db: Database, clave: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.journal key'))`);
  return (await db.select({ id: journals.id }).from(journals).where(eq(journals.clave, clave))).length > 0;
}

export async function insertJournal(db: Database, row: typeof journals.$inferInsert): Promise<void> {
  await db.insert(journals).values(row);
}

export async function updateJournal(db: Database, id: string, changes: Partial<JournalRow>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(journals).set(changes).where(eq(journals.id, id));
}

/** The next place in lists. */
export async function nextPlace(db: Database): Promise<number> {
  const [row] = await db.select({ place: sql`coalesce(max(${journals.orden}), 0) + 1`.mapWith(Number) }).from(journals);
  return Math.min(row?.place ?? 1, 32_000);
}

export const findBoard = (db: Database, revistaId: string): Promise<BoardRow[]> =>
  db.select().from(boardMembers).where(eq(boardMembers.revistaId, revistaId)).orderBy(asc(boardMembers.orden));

export const findSections = (db: Database, revistaId: string): Promise<SectionRow[]> =>
  db.select().from(journalSections).where(eq(journalSections.revistaId, revistaId)).orderBy(asc(journalSections.orden));

export const findAnnouncements = (db: Database, revistaId: string): Promise<AnnouncementRow[]> =>
  db.select().from(announcements).where(eq(announcements.revistaId, revistaId)).orderBy(asc(announcements.orden));

export const findTexts = (db: Database, revistaId: string): Promise<TextRow[]> =>
  db.select().from(journalTexts).where(eq(journalTexts.revistaId, revistaId));

export async function replaceBoard(db: Database, revistaId: string, rows: readonly BoardRow[]): Promise<void> {
  await db.delete(boardMembers).where(eq(boardMembers.revistaId, revistaId));
  if (rows.length > 0) await db.insert(boardMembers).values([...rows]);
}

export async function replaceAnnouncements(
  db: Database,
  revistaId: string,
  rows: readonly AnnouncementRow[],
): Promise<void> {
  await db.delete(announcements).where(eq(announcements.revistaId, revistaId));
  if (rows.length > 0) await db.insert(announcements).values([...rows]);
}

/** Sections that are to go and have works, deleted ones among them. */
export const findSectionsInUse = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectDistinct({ id: sql<string>`${publications.seccionId}` })
          .from(publications)
          .where(inArray(publications.seccionId, [...ids]))
      ).map(({ id }) => id);

/** The sections as they stand in the list, without those that are not in it. */
export async function replaceSections(db: Database, revistaId: string, rows: readonly SectionRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const gone = ids.length > 0 ? notInArray(journalSections.id, ids) : undefined;
  await db.delete(journalSections).where(and(eq(journalSections.revistaId, revistaId), gone));
  for (const { id, ...row } of rows)
    await db
      .insert(journalSections)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: journalSections.id, set: row });
}

export async function saveText(db: Database, row: Omit<TextRow, 'fechaActualizacion'>): Promise<void> {
  const { markdown, documento } = row;
  await db
    .insert(journalTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [journalTexts.revistaId, journalTexts.tipo],
      set: { markdown, documento, fechaActualizacion: sql`now()` },
    });
}

export async function eraseText(db: Database, { revistaId, tipo }: Pick<TextRow, 'revistaId' | 'tipo'>): Promise<void> {
  await db.delete(journalTexts).where(and(eq(journalTexts.revistaId, revistaId), eq(journalTexts.tipo, tipo)));
}

/** Which of these accounts are there. */
export const findAccounts = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .select({ id: users.id })
          .from(users)
          .where(and(inArray(users.id, [...ids]), isNull(users.fechaEliminacion)))
      ).map(({ id }) => id);

/** Works of the journal that were not deleted, in any estado. */
export async function countOfJournal(db: Database, revistaId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(and(eq(publications.revistaId, revistaId), isNull(publications.fechaEliminacion)));
  return row?.total ?? 0;
}

/** By journal: its works, as `countOfJournal` counts them, and its numbers. What is of none is not there. */
export async function countPerJournal(db: Database): Promise<Map<string, { obras: number; numeros: number }>> {
  const works = await db
    .select({ id: publications.revistaId, obras: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(isNull(publications.fechaEliminacion))
    .groupBy(publications.revistaId);
  const numbers = await db
    .select({ id: issues.revistaId, numeros: sql`count(*)`.mapWith(Number) })
    .from(issues)
    .groupBy(issues.revistaId);
  const counts = new Map(works.map(({ id, obras }) => [id, { obras, numeros: 0 }]));
  for (const { id, numeros } of numbers) counts.set(id, { obras: counts.get(id)?.obras ?? 0, numeros });
  return counts;
}

/** How many of its works were published in which year (UTC), the last first; retracted ones are not counted. */
export async function countByYear(db: Database, revistaId: string): Promise<{ anio: number; obras: number }[]> {
  const anio = sql<number>`extract(year from ${publications.fechaPublicacion} at time zone 'UTC')::int`;
  return db
    .select({ anio, obras: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(
      and(
        eq(publications.revistaId, revistaId),
        eq(publications.estado, 'PUBLICADO'),
        isNull(publications.fechaEliminacion),
        isNotNull(publications.fechaPublicacion),
      ),
    )
    .groupBy(anio)
    .orderBy(sql`1 desc`);
}
