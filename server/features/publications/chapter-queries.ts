/** SQL of books that gather works as their chapters (contract/gathered-chapters.ts). */
import { canBeChapter } from '#contract/gathered-chapters.ts';
import { type Estado, tipos } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bookChapters, publications, workRelations } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, inArray, isNull, notExists, or, sql } from '#server/platform/database/sql.ts';
import { findWorksInOrder, type Work } from './queries.ts';

export type ChapterRow = typeof bookChapters.$inferSelect;

/** A chapter with where it stands in its book. */
export interface PlacedChapter {
  place: ChapterRow;
  work: Work;
}

/** The chapters of a book in its order with their works, deleted ones left out; at most as many as a book may have. */
export const findChapters = (db: Database, libroId: string): Promise<PlacedChapter[]> => findChaptersOf(db, [libroId]);

/** The same of several books, one after the other. */
export async function findChaptersOf(db: Database, books: readonly string[]): Promise<PlacedChapter[]> {
  const places = await db
    .select()
    .from(bookChapters)
    .where(inArray(bookChapters.libroId, [...books]))
    .orderBy(asc(bookChapters.libroId), asc(bookChapters.orden), asc(bookChapters.publicacionId));
  const works = await findWorksInOrder(
    db,
    places.map(({ publicacionId }) => publicacionId),
  );
  const byId = new Map(works.map((work) => [work.id, work]));
  return places.flatMap((place) => {
    const work = byId.get(place.publicacionId);
    return work && !work.deletedAt ? [{ place, work }] : [];
  });
}

/** The place of a work in a book, whether that is public or not; undefined: in none. */
export async function findChapterPlace(db: Database, publicacionId: string): Promise<ChapterRow | undefined> {
  const [row] = await db.select().from(bookChapters).where(eq(bookChapters.publicacionId, publicacionId));
  return row;
}

/** Whether the work gathers others, or is gathered. */
export async function isInBook(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: bookChapters.publicacionId })
    .from(bookChapters)
    .where(sql`${id}::uuid in (${bookChapters.publicacionId}, ${bookChapters.libroId})`)
    .limit(1);
  return row !== undefined;
}

/** Takes a work out of its book, and its chapters out of it where it is one. Gives the places that it and they had. */
export const takeFromBooks = (db: Database, id: string): Promise<Pick<ChapterRow, 'publicacionId' | 'libroId'>[]> =>
  db
    .delete(bookChapters)
    .where(or(eq(bookChapters.publicacionId, id), eq(bookChapters.libroId, id)))
    .returning({ publicacionId: bookChapters.publicacionId, libroId: bookChapters.libroId });

/**
 * Puts these in the place of those that are taken out of the book. Gives how many went out, since one may have left it meanwhile, and how
 * many came in: others are in another book.
 */
export async function replaceChapters(
  db: Database,
  libroId: string,
  out: readonly string[],
  rows: ChapterRow[],
): Promise<{ left: number; joined: number }> {
  const gone =
    out.length === 0
      ? []
      : await db
          .delete(bookChapters)
          .where(and(eq(bookChapters.libroId, libroId), inArray(bookChapters.publicacionId, [...out])))
          .returning({ id: bookChapters.publicacionId });
  if (rows.length === 0) return { left: gone.length, joined: 0 };
  const inserted = await db
    .insert(bookChapters)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: bookChapters.publicacionId });
  return { left: gone.length, joined: inserted.length };
}

const isNoNotice = (db: Database) =>
  notExists(
    db
      .select()
      .from(workRelations)
      .where(and(eq(workRelations.publicacionId, publications.id), sql`clase <> 'NUEVA_EDICION'`)),
  );

/**
 * Works of the book's journal that could come into it: in one of these estados, in no book, no notice, and with what is sought in their
 * title where something is. Approved ones first, then the last changed, bounded.
 */
export async function findUngathered(
  db: Database,
  { book, estados, sought, most }: { book: Work; estados: readonly Estado[]; sought: string; most: number },
): Promise<Work[]> {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.revistaId, book.revistaId),
        inArray(publications.estado, [...estados]),
        inArray(
          publications.tipo,
          tipos.filter((tipo) => canBeChapter(tipo)),
        ),
        isNull(publications.fechaEliminacion),
        sought === ''
          ? undefined
          : sql`position(public.es_plain(${sought}) in public.es_plain(${publications.titulo})) > 0`,
        notExists(db.select().from(bookChapters).where(eq(bookChapters.publicacionId, publications.id))),
        isNoNotice(db),
      ),
    )
    .orderBy(
      desc(sql`(${publications.estado} = 'APROBADO')`),
      desc(publications.fechaActualizacion),
      asc(publications.id),
    )
    .limit(most);
  return findWorksInOrder(
    db,
    rows.map(({ id }) => id),
  );
}

/**
 * Drafts with which a book may be sent: those of this main author that are its chapters already, in its order, and, of a book that was
 * never sent (`isNew`), those of its journal that are in no book and no notices, the last changed first. Of these works alone (`among`)
 * where some are named. Bounded.
 */
export async function findDraftsToSend(
  db: Database,
  {
    book,
    authorId,
    isNew,
    most,
    among,
  }: { book: Work; authorId: string; isNew: boolean; most: number; among?: readonly string[] | undefined },
): Promise<{ work: Work; isInBook: boolean }[]> {
  const rows = await db
    .select({ id: publications.id, libroId: bookChapters.libroId })
    .from(publications)
    .leftJoin(bookChapters, eq(bookChapters.publicacionId, publications.id))
    .where(
      and(
        among ? inArray(publications.id, [...among]) : undefined,
        eq(publications.autorPrincipalId, authorId),
        eq(publications.estado, 'BORRADOR'),
        eq(publications.revistaId, book.revistaId),
        isNull(publications.fechaEliminacion),
        inArray(
          publications.tipo,
          tipos.filter((tipo) => canBeChapter(tipo)),
        ),
        or(eq(bookChapters.libroId, book.id), isNew ? and(isNull(bookChapters.libroId), isNoNotice(db)) : undefined),
      ),
    )
    .orderBy(sql`${bookChapters.orden} asc nulls last`, desc(publications.fechaActualizacion), asc(publications.id))
    .limit(most);
  const inBook = new Set(rows.filter(({ libroId }) => libroId !== null).map(({ id }) => id));
  const works = await findWorksInOrder(
    db,
    rows.map(({ id }) => id),
  );
  return works.map((work) => ({ work, isInBook: inBook.has(work.id) }));
}

/** Which of these drafts have nothing to be read: neither a text nor a file of the manuscript. */
export async function findWithoutText(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        inArray(publications.id, [...ids]),
        sql`not exists (select from public.manuscripts m
          where m.publicacion_id = ${publications.id} and m.documento -> 'content' <> '[]'::jsonb)`,
        sql`not exists (select from public.files f
          where f.publicacion_id = ${publications.id} and f.fecha_retirado is null and f.clase = 'MANUSCRITO')`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Puts works at the end of a book, in this order. Gives how many came in: others are in another book. */
export async function appendChapters(db: Database, libroId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [last] = await db
    .select({ orden: sql`coalesce(max(${bookChapters.orden}), 0)`.mapWith(Number) })
    .from(bookChapters)
    .where(eq(bookChapters.libroId, libroId));
  const rows = ids.map((publicacionId, index) => ({ publicacionId, libroId, orden: (last?.orden ?? 0) + index + 1 }));
  const inserted = await db
    .insert(bookChapters)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: bookChapters.publicacionId });
  return inserted.length;
}
