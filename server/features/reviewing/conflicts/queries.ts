/** SQL of conflicts of interest: what people declared, and what works and accounts say. */

import { alias } from 'drizzle-orm/pg-core';
import { workSelection } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inUndecidedRound } from '#server/platform/database/open-round-scope.ts';
import {
  authorships,
  bids,
  bookChapters,
  conflicts,
  publications,
  reviews,
  users,
} from '#server/platform/database/schema.ts';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from '#server/platform/database/sql.ts';
import { rolesThat } from '#server/policy/index.ts';

const living = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));

/** What an account says that a conflict may follow from. */
export interface PersonFacts {
  id: string;
  afiliacion: string;
  orcid: string | null;
}
const facts = { id: users.id, afiliacion: users.afiliacion, orcid: users.orcid };

/** These accounts. */
export const findPeople = (db: Database, ids: readonly string[]): Promise<PersonFacts[]> =>
  db
    .select(facts)
    .from(users)
    .where(sql`${users.id} = any(${listOf(ids)})`);

/** Everybody who reviews. */
export const findReviewers = (db: Database): Promise<PersonFacts[]> =>
  db
    .select(facts)
    .from(users)
    .where(and(arrayContains(users.roles, rolesThat.review), living));

/** One parameter, however many there are. */
const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** Who signed a work with whom since then, and when they last did. Drafts that nobody was sent are their authors' own. */
export async function findJointWork(db: Database, authorIds: readonly string[], since: Date) {
  if (authorIds.length === 0) return [];
  const other = alias(authorships, 'other');
  const fecha = sql`coalesce(${publications.fechaPublicacion}, ${publications.fechaEnvio}, ${publications.fechaCreacion})`;
  return db
    .select({
      authorId: sql<string>`${authorships.userId}`,
      personId: sql<string>`${other.userId}`,
      last: sql`max(${fecha})`.mapWith(publications.fechaCreacion),
    })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .innerJoin(other, and(eq(other.publicacionId, publications.id), ne(other.userId, authorships.userId)))
    .where(
      and(
        sql`${authorships.userId} = any(${listOf(authorIds)})`,
        isNull(publications.fechaEliminacion),
        or(ne(publications.estado, 'BORRADOR'), sql`${publications.versionActual} > 0`),
        sql`${fecha} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(authorships.userId, other.userId);
}

/** Who signs the chapters of these books, deleted ones left out, in the order of each. */
export const findChapterBylines = (db: Database, books: readonly string[]) =>
  db
    .select({ libroId: bookChapters.libroId, titulo: publications.titulo, authors: workSelection.authors })
    .from(bookChapters)
    .innerJoin(publications, eq(publications.id, bookChapters.publicacionId))
    .where(and(sql`${bookChapters.libroId} = any(${listOf(books)})`, isNull(publications.fechaEliminacion)))
    .orderBy(asc(bookChapters.libroId), asc(bookChapters.orden), asc(bookChapters.publicacionId));

/** The chapters of a book, deleted ones left out, that an address (in lower case) signs without an account, in their order. */
export const findChaptersSignedAt = (db: Database, libroId: string, email: string) =>
  db
    .select({ titulo: publications.titulo })
    .from(bookChapters)
    .innerJoin(publications, eq(publications.id, bookChapters.publicacionId))
    .innerJoin(authorships, eq(authorships.publicacionId, bookChapters.publicacionId))
    .where(
      and(
        eq(bookChapters.libroId, libroId),
        isNull(publications.fechaEliminacion),
        sql`lower(${authorships.email}) = ${email}`,
      ),
    )
    .orderBy(asc(bookChapters.orden), asc(bookChapters.publicacionId));

/** Declared by these people or with one of them, and all that name an institution. */
export const findDeclared = (db: Database, authorIds: readonly string[]) =>
  db
    .select()
    .from(conflicts)
    .where(
      or(
        isNotNull(conflicts.institucion),
        sql`${conflicts.conUserId} = any(${listOf(authorIds)})`,
        sql`${conflicts.userId} = any(${listOf(authorIds)})`,
      ),
    )
    .orderBy(asc(conflicts.fecha), asc(conflicts.id));

/** Who said of these works that they have a conflict of interest with them, not knowing who signs them. */
export const findConflictedBids = (db: Database, works: readonly string[]) =>
  db
    .select({ publicacionId: bids.publicacionId, userId: bids.userId, nota: bids.motivo })
    .from(bids)
    .where(and(sql`${bids.publicacionId} = any(${listOf(works)})`, eq(bids.respuesta, 'CONFLICTO')));

const withWhom = { id: users.id, nombres: users.nombres, apellidos: users.apellidos };
const declared = {
  id: conflicts.id,
  institucion: conflicts.institucion,
  nota: conflicts.nota,
  fecha: conflicts.fecha,
  con: withWhom,
};
const declaredRows = (db: Database) =>
  db
    .select(declared)
    .from(conflicts)
    .leftJoin(users, and(eq(users.id, conflicts.conUserId), isNull(users.fechaEliminacion)));

/** What a person declared, the last first. */
export const findConflictsOf = (db: Database, userId: string) =>
  declaredRows(db).where(eq(conflicts.userId, userId)).orderBy(desc(conflicts.fecha), desc(conflicts.id)).limit(200);

export async function findDeclaredConflict(db: Database, id: string) {
  const [row] = await declaredRows(db).where(eq(conflicts.id, id));
  return row;
}

export async function insertConflict(db: Database, row: typeof conflicts.$inferInsert): Promise<void> {
  await db.insert(conflicts).values(row);
}

/** False where the person has no such conflict. */
export async function deleteConflict(db: Database, id: string, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(conflicts)
    .where(and(eq(conflicts.id, id), eq(conflicts.userId, userId)))
    .returning({ id: conflicts.id });
  return deleted.length === 1;
}

/** Up to ten accounts whose names have all these words, for somebody else to choose from. */
export const findPeopleNamed = (db: Database, words: readonly string[], except: string) =>
  db
    .select({ ...withWhom, afiliacion: users.afiliacion })
    .from(users)
    .where(
      and(
        living,
        ne(users.id, except),
        arrayOverlaps(users.roles, rolesThat.takePart),
        ...words.map(
          (word) =>
            sql`public.es_plain(${users.nombres} || ' ' || ${users.apellidos}) like public.es_plain(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`,
        ),
      ),
    )
    .orderBy(asc(users.nombreNormal), asc(users.id))
    .limit(10);

/** Reviews of present rounds that the person has not completed, in one order for everybody who locks them. */
export const findOpenReviewsOf = (db: Database, revisorId: string) =>
  db
    .select({ id: reviews.id, publicacionId: reviews.publicacionId, ronda: reviews.ronda })
    .from(reviews)
    .innerJoin(publications, inUndecidedRound)
    .where(and(eq(reviews.revisorId, revisorId), isNull(reviews.fechaCompletada), isNull(reviews.fechaDeclinada)))
    .orderBy(asc(reviews.publicacionId))
    .limit(200);
