/** Loads an archive into an empty database and an empty file store, in the transaction that the caller has begun. */
import { isDeepStrictEqual } from 'node:util';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ArchiveError } from './archive-error.ts';
import type { Manifest } from './archive-format.ts';
import { lastPlace, migrateBetween, placeOfLevel } from './migration-level.ts';
import { type ArchivePlace, readArchive } from './read-archive.ts';
import { quoted, readTables, type TableShape } from './table-shapes.ts';
import { backupWords } from './words.ts';

/** What was restored of the files: name and SHA-256 of each, in a table that goes with the transaction. */
export const restoredFiles = sql.identifier('copia_archivos');

interface Loading {
  path: ArchivePlace | string;
  /** As it was found before, when all of the archive was checked. */
  manifest: Manifest;
  db: Database;
  files: Pick<FileStore, 'put'>;
  /** Told of each piece. */
  progress: () => void;
}

/**
 * Migrates the database to the archive's own level, loads rows and files as they were, and migrates on to the newest. No
 * trigger acts meanwhile: what triggers made (the chain of the activity record, words of the catalogue) is in the archive.
 * @throws ArchiveError where it is not the archive that was checked before
 */
export async function loadArchive({ path, manifest, db, files, progress }: Loading): Promise<void> {
  let tables = new Map<string, TableShape>();
  let level = -1;
  for await (const piece of readArchive(path)) {
    if (piece.kind === 'header') {
      level = await placeOfLevel(piece.header.migracion);
      await migrateBetween(db, 0, level);
      tables = matching(await readTables(db), manifest);
      await emptyAll(db, [...tables.values()]);
    } else if (piece.kind === 'rows') await insertRows(db, tables.get(piece.table), piece.lines);
    else if (piece.kind === 'file') await files.put(piece.place, piece.content);
    else if (piece.kind === 'index') await noteFiles(db, piece.files);
    else if (!isDeepStrictEqual(piece.manifest, manifest)) throw new ArchiveError(backupWords.changedMeanwhile);
    progress();
  }
  await wakeTriggers(db, [...tables.values()]);
  await migrateBetween(db, level + 1, await lastPlace());
}

/** The tables with the archive's columns in the archive's order. Names that reach a statement are those of the database. */
function matching(shapes: readonly TableShape[], { tablas }: Manifest): Map<string, TableShape> {
  const found = tablas.map(({ nombre, columnas }) => {
    const shape = shapes.find(({ name }) => name === nombre);
    const columns = columnas.flatMap((column) => shape?.columns.find(({ name }) => name === column) ?? []);
    if (!shape || columns.length !== columnas.length || columns.length !== shape.columns.length) throw mismatch();
    return { ...shape, columns };
  });
  if (found.length !== shapes.length) throw mismatch();
  return new Map(found.map((shape) => [shape.name, shape]));
}

const mismatch = () => new ArchiveError(backupWords.otherTables);

async function emptyAll(db: Database, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await db.execute(sql`alter table public.${quoted(name)} disable trigger user`);
  // Some hold rows that their own migration wrote.
  const names = tables.map(({ name }) => sql`public.${quoted(name)}`);
  await db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  await db.execute(
    sql`create temporary table ${restoredFiles} (nombre text primary key, sha256 text not null) on commit drop`,
  );
}

async function insertRows(db: Database, table: TableShape | undefined, lines: readonly string[]): Promise<void> {
  if (!table) throw mismatch();
  const names = table.columns.map(({ name }) => quoted(name));
  const values = table.columns.map(({ type }, at) => sql.raw(`(r ->> ${at})::${type}`));
  await db.execute(sql`insert into public.${quoted(table.name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) r`);
}

const noteFiles = (db: Database, files: readonly { nombre: string; sha256: string }[]) =>
  db.execute(sql`insert into ${restoredFiles} select nombre, sha256
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f(nombre text, sha256 text)`);

async function wakeTriggers(db: Database, tables: readonly TableShape[]): Promise<void> {
  for (const { name, columns } of tables) {
    await db.execute(sql`alter table public.${quoted(name)} enable trigger user`);
    for (const { name: column } of columns.filter(({ isIdentity }) => isIdentity))
      await db.execute(sql`select setval(pg_get_serial_sequence(${`public.${name}`}, ${column}),
        coalesce(max(${quoted(column)}), 1), max(${quoted(column)}) is not null) from public.${quoted(name)}`);
  }
}
