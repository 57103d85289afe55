/** SQL of bids: what reviewers said of works, and when they were asked. */

import { type Preference, preferences } from '#contract/entities/bid.ts';
import type { Journals } from '#contract/workflow.ts';
import { openBook, workSelection } from '#server/features/publications/queries.ts';
import { inJournals, writtenBy } from '#server/features/publications/scope.ts';
import { reviewing } from '#server/features/reviewing/candidates/queries.ts';
import { type ByJournal, caseByJournal } from '#server/platform/database/by-journal.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  authorships,
  bidRequests,
  bids,
  bookChapters,
  identityConsents,
  publications,
  reviews,
  users,
} from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, exists, inArray, isNull, not, notExists, or, sql } from '#server/platform/database/sql.ts';

/** Works that one person is shown of those that look for reviewers: those that have waited longest. */
const mostShown = 1000;

/** What the list is narrowed down and ordered by; nothing of who wrote it. */
const told = {
  id: publications.id,
  revistaId: publications.revistaId,
  seccionId: publications.seccionId,
  titulo: publications.titulo,
  resumen: publications.resumen,
  tipo: publications.tipo,
  categoria: publications.categoria,
  idioma: publications.idioma,
  palabrasClave: publications.palabrasClave,
  ronda: publications.ronda,
  identidadRevision: publications.identidadRevision,
  libroAbierto: openBook,
};

/**
 * Works in review of these journals that the person neither signs, nor is asked to, in whole or in a chapter, nor was asked to review, and that lack reviewers, or that they
 * answered in its round; who waits longest first. Each with what they said of it, and whether they may know of its authors
 * though its mode hides them: of the others this is all that the policy would ask.
 */
export const findBiddable = (db: Database, userId: string, journals: Journals, needed: ByJournal<number>) =>
  db
    .select({ work: told, bid: bids, mayKnowAuthors: mayKnowAuthors(db, userId) })
    .from(publications)
    .leftJoin(bids, and(eq(bids.publicacionId, publications.id), eq(bids.userId, userId)))
    .where(
      and(
        eq(publications.estado, 'EN_REVISION'),
        isNull(publications.fechaEliminacion),
        inJournals(journals),
        not(writtenBy(db, userId)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(authorships)
            .where(and(eq(authorships.publicacionId, publications.id), eq(authorships.pedidaAId, userId))),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(bookChapters)
            .innerJoin(authorships, eq(authorships.publicacionId, bookChapters.publicacionId))
            .where(
              and(
                eq(bookChapters.libroId, publications.id),
                or(eq(authorships.userId, userId), eq(authorships.pedidaAId, userId)),
              ),
            ),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(reviews)
            .where(and(eq(reviews.publicacionId, publications.id), eq(reviews.revisorId, userId))),
        ),
        or(
          eq(bids.respuesta, 'CONFLICTO'),
          eq(bids.ronda, publications.ronda),
          sql`(${standingReviews(db)}) < ${caseByJournal(needed, publications, (number) => sql`${number}::int`)}`,
        ),
      ),
    )
    .orderBy(asc(publications.fechaEnvio), asc(publications.id))
    .limit(mostShown);

const standingReviews = (db: Database) =>
  db
    .select({ total: sql`count(*)` })
    .from(reviews)
    .where(
      and(
        eq(reviews.publicacionId, publications.id),
        eq(reviews.ronda, publications.ronda),
        isNull(reviews.fechaDeclinada),
      ),
    );

/** Somebody let theirs be known, or the person was shown them, or those of a chapter of it, before they refused to sign it. */
const mayKnowAuthors = (db: Database, userId: string) =>
  sql<boolean>`(${or(
    exists(
      db
        .select({ one: sql`1` })
        .from(identityConsents)
        .where(and(eq(identityConsents.publicacionId, publications.id), eq(identityConsents.estado, 'ACEPTADA'))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(activity)
        .innerJoin(users, eq(users.id, activity.userId))
        .where(
          and(
            eq(activity.publicacionId, publications.id),
            inArray(activity.type, ['coauthor.refused', 'coauthor.left']),
            or(eq(users.id, userId), eq(users.unidaAId, userId)),
          ),
        ),
    ),
    // Apart: of both in one condition no index would be read.
    exists(
      db
        .select({ one: sql`1` })
        .from(bookChapters)
        .innerJoin(activity, eq(activity.publicacionId, bookChapters.publicacionId))
        .innerJoin(users, eq(users.id, activity.userId))
        .where(
          and(
            eq(bookChapters.libroId, publications.id),
            inArray(activity.type, ['coauthor.refused', 'coauthor.left']),
            or(eq(users.id, userId), eq(users.unidaAId, userId)),
          ),
        ),
    ),
  )})`;

/** Who signs these works. */
export const findBylines = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: workSelection.id, authors: workSelection.authors })
    .from(publications)
    .where(inArray(publications.id, [...ids]));

export type BidRow = typeof bids.$inferSelect;

export async function findBid(db: Database, publicacionId: string, userId: string): Promise<BidRow | undefined> {
  const [row] = await db
    .select()
    .from(bids)
    .where(and(eq(bids.publicacionId, publicacionId), eq(bids.userId, userId)));
  return row;
}

/** In the place of what the person said before. */
export async function putBid(db: Database, row: Omit<BidRow, 'fecha'>): Promise<void> {
  const { publicacionId: _, userId: __, ...said } = row;
  await db
    .insert(bids)
    .values(row)
    .onConflictDoUpdate({ target: [bids.publicacionId, bids.userId], set: { ...said, fecha: sql`now()` } });
}

export async function deleteBid(db: Database, publicacionId: string, userId: string): Promise<void> {
  await db.delete(bids).where(and(eq(bids.publicacionId, publicacionId), eq(bids.userId, userId)));
}

/**
 * What was said of these works in their present rounds, work by work, person by person; conflicts of interest are no preference.
 * `reader`: who reads it of works that they ran once, and may have come to sign since.
 */
export async function findPreferences(
  db: Database,
  works: readonly string[],
  reader?: string,
): Promise<Map<string, Map<string, Preference>>> {
  const rows = await db
    .select({ publicacionId: bids.publicacionId, userId: bids.userId, respuesta: bids.respuesta })
    .from(bids)
    .innerJoin(publications, and(eq(publications.id, bids.publicacionId), eq(publications.ronda, bids.ronda)))
    .where(
      and(
        sql`${bids.publicacionId} = any(${sql`${`{${works.join(',')}}`}::uuid[]`})`,
        reader === undefined ? undefined : not(writtenBy(db, reader, bids.publicacionId)),
      ),
    );
  const found = new Map<string, Map<string, Preference>>();
  for (const { publicacionId, userId, respuesta } of rows) {
    const preference = preferences.find((each) => each === respuesta);
    if (!preference) continue;
    const ofWork = found.get(publicacionId) ?? new Map<string, Preference>();
    found.set(publicacionId, ofWork.set(userId, preference));
  }
  return found;
}

/** The last time that reviewers were asked; undefined where they never were. */
export async function findLastRequest(db: Database) {
  const [row] = await db.select().from(bidRequests).orderBy(desc(bidRequests.fecha)).limit(1);
  return row;
}

/** Until the transaction ends nobody else asks. */
export async function lockRequests(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.bid-requests'))`);
}

export async function insertRequest(db: Database, hasta: Date | null): Promise<void> {
  await db.insert(bidRequests).values({ hasta });
}

export const countReviewers = (db: Database): Promise<number> => db.$count(users, reviewing);
