/** SQL of works whose text is a PDF: which they are, and what was read in it. */

import type { Database } from '#server/platform/database/database.ts';
import { files, manuscripts, pdfTexts, publications, versionFiles } from '#server/platform/database/schema.ts';
import { aliasedTable, and, eq, ne, notExists, sql } from '#server/platform/database/sql.ts';

/** PDFs that are all the text of a work of the catalogue (`pdfOfWork`), and that nobody has read yet, at most so many; those named are left out. */
export async function findUnreadPdfs(
  db: Database,
  limit: number,
  except: readonly string[],
): Promise<{ fileId: string; publicacionId: string }[]> {
  const p = publications;
  const other = aliasedTable(files, 'other');
  const keeps = aliasedTable(versionFiles, 'keeps');
  return db
    .select({ fileId: files.id, publicacionId: files.publicacionId })
    .from(files)
    .innerJoin(p, eq(p.id, files.publicacionId))
    .innerJoin(versionFiles, and(eq(versionFiles.fileId, files.id), eq(versionFiles.numero, p.versionActual)))
    .where(
      and(
        eq(files.clase, 'MANUSCRITO'),
        eq(files.tipo, 'application/pdf'),
        eq(p.estado, 'PUBLICADO'),
        sql`${p.fechaEliminacion} is null`,
        sql`${p.id} <> all(${sql.param(except)}::uuid[])`,
        notExists(
          db
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
            ),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(manuscripts)
            .where(and(eq(manuscripts.publicacionId, p.id), sql`${manuscripts.contenido} <> ''`)),
        ),
        notExists(db.select({ one: sql`1` }).from(pdfTexts).where(eq(pdfTexts.publicacionId, p.id))),
      ),
    )
    .orderBy(files.publicacionId, sql`${files.fecha} desc`)
    .limit(limit);
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
