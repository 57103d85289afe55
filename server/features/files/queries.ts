/** SQL of the files of works: those of a draft, and those that submitted versions keep. */

import { onceAPage } from '#server/platform/cache/once-a-page.ts';
import type { Database } from '#server/platform/database/database.ts';
import { files, versionFiles } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, exists, isNull, sum } from '#server/platform/database/sql.ts';

export type FileRow = typeof files.$inferSelect;

const inDraft = (publicacionId: string) => and(eq(files.publicacionId, publicacionId), isNull(files.fechaRetirado));

/** In the order in which they came. */
export async function findDraftFiles(db: Database, publicacionId: string): Promise<FileRow[]> {
  return db.select().from(files).where(inDraft(publicacionId)).orderBy(asc(files.fecha), asc(files.id));
}

/** In the order in which they came. */
export const findVersionFiles = (db: Database, publicacionId: string, numero: number): Promise<FileRow[]> =>
  onceAPage(`files of version ${publicacionId} ${numero}`, async () => {
    const rows = await db
      .select({ file: files })
      .from(versionFiles)
      .innerJoin(files, eq(files.id, versionFiles.fileId))
      .where(and(eq(versionFiles.publicacionId, publicacionId), eq(versionFiles.numero, numero)))
      .orderBy(asc(files.fecha), asc(files.id));
    return rows.map(({ file }) => file);
  });

/** All files that submitted versions keep, in the order in which they came. */
export async function findSubmittedFiles(
  db: Database,
  publicacionId: string,
): Promise<Pick<FileRow, 'id' | 'clase'>[]> {
  const keeping = db.select().from(versionFiles).where(eq(versionFiles.fileId, files.id));
  return db
    .select({ id: files.id, clase: files.clase })
    .from(files)
    .where(and(eq(files.publicacionId, publicacionId), exists(keeping)))
    .orderBy(asc(files.fecha), asc(files.id));
}

export async function findFile(db: Database, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

/** The versions that keep the file. */
export async function findVersionsOf(db: Database, fileId: string): Promise<number[]> {
  const rows = await db
    .select({ numero: versionFiles.numero })
    .from(versionFiles)
    .where(eq(versionFiles.fileId, fileId));
  return rows.map(({ numero }) => numero);
}

/** How many files a draft has, and their bytes. */
export async function sizeOfDraft(db: Database, publicacionId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(inDraft(publicacionId));
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}

export async function insertFile(db: Database, row: typeof files.$inferInsert): Promise<FileRow> {
  const [inserted] = await db.insert(files).values(row).returning();
  if (!inserted) throw new Error('The file was not inserted.');
  return inserted;
}

export async function updateFile(db: Database, id: string, changes: Partial<FileRow>): Promise<FileRow> {
  const [updated] = await db.update(files).set(changes).where(eq(files.id, id)).returning();
  if (!updated) throw new Error('The file is not there.');
  return updated;
}

/** Has a submitted version keep a file. */
export async function keepInVersion(
  db: Database,
  row: { publicacionId: string; numero: number; fileId: string },
): Promise<void> {
  await db.insert(versionFiles).values(row);
}
