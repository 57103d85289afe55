/** SQL of works whose text is a PDF: which they are, and what was read in it. */

import type { Database } from '#server/platform/database/database.ts';
import { files, manuscripts, pdfTexts, publications, versionFiles } from '#server/platform/database/schema.ts';
import { aliasedTable, and, eq, ne, notExists, sql } from '#server/platform/database/sql.ts';

const p = publications;

/**
 * PDFs that are all the text of a work (`pdfOfWork`): the only one of the manuscript in the published version,
 * of a work without a text of ours.
 */
function lonePdfs(db: Database) {
  const other = aliasedTable(files, 'other');
  const keeps = aliasedTable(versionFiles, 'keeps');
  const others = db
    .select({ one: sql`1` })
    .from(keeps)
    .innerJoin(other, eq(other.id, keeps.fileId))
    .where(
      and(
        eq(keeps.publicacionId, p.id),
        eq(keeps.numero, p.versionActual),
        ne(other.id, files.id),
        eq(other.clase, 'MANUSCRITO'),
        eq(other.tipo, 'application/pdf'),
      ),
    );
  const written = db
    .select({ one: sql`1` })
    .from(manuscripts)
    .where(and(eq(manuscripts.publicacionId, p.id), sql`${manuscripts.contenido} <> ''`));
  return {
    ofPublished: and(eq(versionFiles.fileId, files.id), eq(versionFiles.numero, p.versionActual)),
    condition: and(
      eq(files.clase, 'MANUSCRITO'),
      eq(files.tipo, 'application/pdf'),
      notExists(others),
      notExists(written),
    ),
  };
}

/** Those of the catalogue that nobody has read yet, at most so many; of the works named none. */
export async function findUnreadPdfs(
  db: Database,
  limit: number,
  except: readonly string[],
): Promise<{ fileId: string; publicacionId: string }[]> {
  const { ofPublished, condition } = lonePdfs(db);
  return db
    .select({ fileId: files.id, publicacionId: files.publicacionId })
    .from(files)
    .innerJoin(p, eq(p.id, files.publicacionId))
    .innerJoin(versionFiles, ofPublished)
    .where(
      and(
        condition,
        eq(p.estado, 'PUBLICADO'),
        sql`${p.fechaEliminacion} is null`,
        sql`${p.id} <> all(${sql.param(except)}::uuid[])`,
        notExists(db.select({ one: sql`1` }).from(pdfTexts).where(eq(pdfTexts.publicacionId, p.id))),
      ),
    )
    .orderBy(files.publicacionId, sql`${files.fecha} desc`)
    .limit(limit);
}

/**
 * Takes out of the search the words of PDFs that are not all the text of their work, or no longer: of several, of
 * another version, beside a text that was written since. Gives whose they were.
 */
export async function forgetStrayPdfTexts(db: Database): Promise<string[]> {
  const { ofPublished, condition } = lonePdfs(db);
  const lone = db
    .select({ one: sql`1` })
    .from(files)
    .innerJoin(p, eq(p.id, files.publicacionId))
    .innerJoin(versionFiles, ofPublished)
    .where(and(eq(files.id, pdfTexts.fileId), condition));
  const gone = await db.delete(pdfTexts).where(notExists(lone)).returning({ id: pdfTexts.publicacionId });
  for (const { id } of gone) await db.execute(sql`select public.note_catalogue_text(${id}::uuid)`);
  return gone.map(({ id }) => id);
}

/** Keeps what was read; a trigger has the search find it (migration 0056). */
export async function keepPdfText(db: Database, row: typeof pdfTexts.$inferInsert): Promise<void> {
  await db.insert(pdfTexts).values(row).onConflictDoNothing();
}

/** What was read of a work's PDF, without its words; undefined before. */
export async function findPdfFacts(db: Database, publicacionId: string) {
  const [row] = await db
    .select({
      paginas: pdfTexts.paginas,
      isScanned: sql<boolean>`${pdfTexts.paginas} is not null and ${pdfTexts.texto} = ''`,
    })
    .from(pdfTexts)
    .where(eq(pdfTexts.publicacionId, publicacionId));
  return row;
}
