/** SQL of what becomes of an erased person's part in works. */

import type { Estado } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inUndecidedRound } from '#server/platform/database/open-round-scope.ts';
import { authorships, publications, reviews } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';

/** Estados in which a work's process waits for its editor. */
const open: Estado[] = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS'];
const finished: Estado[] = ['PUBLICADO', 'RETIRADO'];

const living = isNull(publications.fechaEliminacion);
/** Nobody but its authors has seen it. */
export const neverSent = and(eq(publications.versionActual, 0), isNull(publications.fechaPublicacion));
const signedBy = (db: Database, whose: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(authorships)
      .where(and(eq(authorships.publicacionId, publications.id), whose)),
  );
const signedByOthers = (db: Database, id: string): SQL =>
  signedBy(db, and(isNotNull(authorships.userId), ne(authorships.userId, id)));

const theirs = (db: Database, id: string) =>
  or(eq(publications.autorPrincipalId, id), signedBy(db, eq(authorships.userId, id)));

/** Drafts that were never sent and that no other account signs: they go, the deleted ones too. */
export const ownDrafts = (db: Database, id: string) => and(neverSent, theirs(db, id), not(signedByOthers(db, id)));
/** The same, signed with others: they go on without the person. */
export const jointDrafts = (db: Database, id: string) => and(neverSent, theirs(db, id), signedByOthers(db, id));
/** Sent, and neither published nor withdrawn yet. */
export const worksInProcess = (db: Database, id: string) =>
  and(ne(publications.versionActual, 0), notInArray(publications.estado, finished), living, theirs(db, id));
/** Published, or once published. */
export const worksPublished = (db: Database, id: string) =>
  and(isNotNull(publications.fechaPublicacion), living, theirs(db, id));
/** Works whose process the person handles, and that is open. */
export const handledWorks = (id: string) =>
  and(eq(publications.editorId, id), inArray(publications.estado, open), living);

/** Ids and titles of works by a condition, in the order of their titles. */
export const findTitles = (db: Database, where: SQL | undefined, limit = 10_000) =>
  db
    .select({ id: publications.id, titulo: publications.titulo })
    .from(publications)
    .where(where)
    .orderBy(asc(publications.tituloNormal), asc(publications.id))
    .limit(limit);

/** Deletes works for good, with all that hangs on them. */
export async function purgeWorks(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(publications).where(inArray(publications.id, [...ids]));
}

/** Reviews that wait for the person while their round is not decided, and who handles their works. */
export const findWaitingReviews = (db: Database, revisorId: string) =>
  db
    .select({ id: reviews.id, editorId: publications.editorId })
    .from(reviews)
    .innerJoin(publications, inUndecidedRound)
    .where(
      and(
        eq(reviews.revisorId, revisorId),
        isNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
        // Not of works that they sign: they cannot decline what they cannot review.
        notExists(
          db
            .select({ one: sql`1` })
            .from(authorships)
            .where(and(eq(authorships.publicacionId, publications.id), eq(authorships.userId, revisorId))),
        ),
      ),
    )
    .orderBy(asc(reviews.publicacionId));
