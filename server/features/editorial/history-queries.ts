/** SQL of what happened to a work, from the tables that keep it. Each list is bounded. */

import type { EventKind } from '#server/events/event-kinds.ts';
import { isRoundDecided, isWithheld } from '#server/features/publications/withheld-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  decisions,
  files,
  reviewAnswers,
  reviews,
  suggestions,
  users,
  versionFiles,
  versions,
} from '#server/platform/database/schema.ts';
import { and, asc, type Column, desc, eq, inArray, isNull, sql } from '#server/platform/database/sql.ts';

/** Entries of one kind that a history holds. */
const mostEntries = 500;
const person = { nombres: users.nombres, apellidos: users.apellidos };
/** A person may be no more. */
const living = (id: Column) => and(eq(users.id, id), isNull(users.fechaEliminacion));

export const findVersionDates = (db: Database, id: string) =>
  db
    .select({ numero: versions.numero, fecha: versions.fecha })
    .from(versions)
    .where(eq(versions.publicacionId, id))
    .orderBy(asc(versions.numero))
    .limit(mostEntries);

/** Reviews of all rounds, with their reviewers, and when the authors' answer to each went out. */
export async function findReviewDates(db: Database, id: string) {
  const rows = await db
    .select({
      review: reviews,
      withheld: isWithheld,
      roundDecided: isRoundDecided,
      reviewer: person,
      respondida: reviewAnswers.enviada,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .leftJoin(reviewAnswers, eq(reviewAnswers.reviewId, reviews.id))
    .where(eq(reviews.publicacionId, id))
    .limit(mostEntries);
  return rows.map(({ review, ...row }) => ({
    ...row,
    review: {
      ...review,
      declined: review.fechaDeclinada !== null,
      answered: review.comentarioAutor !== null,
      withheld: row.withheld,
      roundDecided: row.roundDecided,
      answerSent: row.respondida !== null,
    },
  }));
}
export type ReviewDates = Awaited<ReturnType<typeof findReviewDates>>[number];

export const findDecisionDates = (db: Database, id: string) =>
  db
    .select({ decision: decisions, editor: person })
    .from(decisions)
    .leftJoin(users, living(decisions.editorId))
    .where(eq(decisions.publicacionId, id))
    .orderBy(desc(decisions.fecha))
    .limit(mostEntries);
export type DecisionDates = Awaited<ReturnType<typeof findDecisionDates>>[number];

/** Files that a submitted version keeps: those of a draft are its authors' own. */
export const findSubmittedFiles = (db: Database, id: string) =>
  db
    .selectDistinct({ id: files.id, nombre: files.nombre, fecha: files.fecha })
    .from(files)
    .innerJoin(versionFiles, eq(versionFiles.fileId, files.id))
    .where(eq(files.publicacionId, id))
    .limit(mostEntries);

export const findSuggestions = (db: Database, id: string) =>
  db
    .select({ suggestion: suggestions, author: person })
    .from(suggestions)
    .leftJoin(users, living(suggestions.userId))
    .where(eq(suggestions.publicacionId, id))
    .orderBy(desc(suggestions.fechaCreacion))
    .limit(mostEntries);

/** What only the activity record keeps, of these kinds: the last entries, with who did it and whom it is about. */
export const findRecorded = (db: Database, id: string, types: readonly EventKind[]) =>
  db
    .select({
      entry: activity,
      actor: person,
      about: sql<string | null>`(select ${sql.raw("a.nombres || ' ' || a.apellidos")} from ${users} as a
        join ${users} as m on a.id = coalesce(m.unida_a_id, m.id)
        where m.id::text = ${activity.datos} ->> 'cuenta' and a.fecha_eliminacion is null)`,
    })
    .from(activity)
    // The record names accounts that were merged since as they were: it is told of whom they became.
    .leftJoin(
      users,
      and(
        sql`${users.id} = (select coalesce(m.unida_a_id, m.id) from ${users} as m where m.id = ${activity.userId})`,
        isNull(users.fechaEliminacion),
      ),
    )
    .where(and(eq(activity.publicacionId, id), inArray(activity.type, [...types])))
    .orderBy(desc(activity.id))
    .limit(mostEntries);
export type Recorded = Awaited<ReturnType<typeof findRecorded>>[number];
