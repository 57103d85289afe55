/** SQL of what nothing refers to any more. */

import type { Database } from '#server/platform/database/database.ts';
import {
  fileChecks,
  fileCopies,
  files,
  manuscripts,
  publications,
  translatedTexts,
  versionFiles,
  versions,
} from '#server/platform/database/schema.ts';
import { and, between, eq, inArray, isNull, lt, notExists, sql } from '#server/platform/database/sql.ts';

/** Forgets the files that were taken out of their drafts before then and that no version keeps. Gives where they lay. */
export async function deleteRetired(db: Database, before: Date) {
  const keeping = db.select().from(versionFiles).where(eq(versionFiles.fileId, files.id));
  return db
    .delete(files)
    .where(and(lt(files.fechaRetirado, before), notExists(keeping)))
    .returning({ id: files.id, publicacionId: files.publicacionId });
}

/** Which of these are files, by their ids, or their present copies, by `{id}.{SHA-256}`. */
export async function findKnown(db: Database, names: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(names.map((name) => name.slice(0, uuidLength)))];
  const rows = await db
    .select({ id: files.id, sha256: fileCopies.sha256 })
    .from(files)
    .leftJoin(fileCopies, eq(fileCopies.fileId, files.id))
    .where(inArray(files.id, ids));
  return new Set(rows.flatMap(({ id, sha256 }) => (sha256 ? [id, `${id}.${sha256}`] : [id])));
}
const uuidLength = 36;

/** Which of these are works, deleted ones included. */
export async function findWorksThatAre(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(inArray(publications.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** The works that were last changed between the two moments. */
export async function findChanged(db: Database, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(and(between(publications.fechaActualizacion, from, to), isNull(publications.fechaEliminacion)));
  return rows.map(({ id }) => id);
}

/** The addresses of a work's own pictures that its text, any version or any translation of it names; the work locked. */
export async function lockPicturesNamed(db: Database, id: string): Promise<Set<string>> {
  await db.select({ id: publications.id }).from(publications).where(eq(publications.id, id)).for('update');
  const address = sql<string>`(regexp_matches(documento::text, ${`/files/${id}/[[:alnum:]_.-]+`}, 'g'))[1]`;
  const now = db.select({ address }).from(manuscripts).where(eq(manuscripts.publicacionId, id));
  const kept = db.select({ address }).from(versions).where(eq(versions.publicacionId, id));
  const translated = db.select({ address }).from(translatedTexts).where(eq(translatedTexts.publicacionId, id));
  return new Set((await now.union(kept).union(translated)).map((row) => row.address));
}

/** The works that were deleted between the two moments. */
export async function findDeleted(db: Database, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(between(publications.fechaEliminacion, from, to));
  return rows.map(({ id }) => id);
}

/** Forgets all files of a work. */
export async function deleteFilesOf(db: Database, publicacionId: string): Promise<void> {
  await db.delete(versionFiles).where(eq(versionFiles.publicacionId, publicacionId));
  await db.delete(files).where(eq(files.publicacionId, publicacionId));
  // Of its pictures, too, which go with them.
  await db.delete(fileChecks).where(eq(fileChecks.publicacionId, publicacionId));
}
