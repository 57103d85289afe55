/** SQL of reviews and suggestions. */

import type { Absence } from '#contract/absence.ts';
import type { Annotation } from '#contract/entities/annotation.ts';
import { annotationsOfReview } from '#server/features/publications/annotation-queries.ts';
import { isRoundDecided, isWithheld } from '#server/features/publications/withheld-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import {
  publications,
  reviewAnswers,
  reviewFiles,
  reviews,
  suggestions,
  users,
} from '#server/platform/database/schema.ts';
import {
  and,
  type Column,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  notInArray,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { type AnsweredReviewFacts, completedEstados } from '#server/policy/index.ts';
import type { AnswerRow } from './answer-queries.ts';
import { reviewedTitle } from './scope.ts';

type Row = typeof reviews.$inferSelect;
/** As JSON tells it: `fecha` in ISO 8601. */
type AttachedFile = Omit<typeof reviewFiles.$inferSelect, 'fecha'> & { fecha: string };
export type ReviewRow = Row &
  Omit<AnsweredReviewFacts, keyof Row> & {
    /** Of the version that was given to review: a later draft's is its authors' own. */
    titulo: string;
    revisor: { nombres: string; apellidos: string };
    /** What its authors answer point by point; null before they begin. */
    respuesta: AnswerRow | null;
    /** The first first. */
    archivos: AttachedFile[];
    /** In the order of the text. */
    anotaciones: Annotation[];
  };

const selection = {
  ...getTableColumns(reviews),
  titulo: reviewedTitle,
  revisor: { nombres: users.nombres, apellidos: users.apellidos },
  withheld: isWithheld,
  roundDecided: isRoundDecided,
  respuesta: getTableColumns(reviewAnswers),
  archivos: sql<AttachedFile[]>`coalesce(
    (select jsonb_agg(jsonb_build_object(
        'id', id, 'reviewId', review_id, 'nombre', nombre, 'tipo', tipo, 'bytes', bytes, 'sha256', sha256,
        'paraAutor', para_autor, 'fecha', fecha) order by fecha, id)
      from ${reviewFiles} where ${reviewFiles.reviewId} = ${reviews.id}),
    '[]'::jsonb)`,
  anotaciones: annotationsOfReview,
};

type Found = Row & Pick<ReviewRow, 'withheld' | 'respuesta'>;
const withFacts = <T extends Found>(row: T) => ({
  ...row,
  answerSent: (row.respuesta?.enviada ?? null) !== null,
  declined: row.fechaDeclinada !== null,
  answered: row.comentarioAutor !== null,
});

const selectReviews = (db: Database) =>
  db
    .select(selection)
    .from(reviews)
    .innerJoin(publications, ofItsWork)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .leftJoin(reviewAnswers, eq(reviewAnswers.reviewId, reviews.id));

const ofItsWork = eq(publications.id, reviews.publicacionId);

const lastAssignedFirst = sql`${reviews.fechaAsignacion} desc nulls last, ${reviews.id}`;

/** How many reviews meet a condition. */
export async function countReviews(db: Database, where?: SQL): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(reviews).where(where);
  return counted?.total ?? 0;
}

/**
 * Reviews by a condition on them, the last assigned first, and how many there are of all (`counting`, where there is a
 * quicker way to know). Which they are is found on an index alone, however deep; then their rows are read.
 */
export async function findReviews(
  db: Database,
  where: SQL | undefined,
  { page, limit }: { page: number; limit: number },
  counting: () => Promise<number> = () => countReviews(db, where),
): Promise<{ rows: ReviewRow[]; total: number }> {
  const total = await counting();
  const chosen = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(lastAssignedFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await selectReviews(db).where(inArray(reviews.id, chosen)).orderBy(lastAssignedFirst);
  return { rows: rows.map(withFacts), total };
}

/** The reviews of a work, the last assigned first: at most 500. */
export async function findReviewsOf(db: Database, publicacionId: string): Promise<ReviewRow[]> {
  const rows = await preparedOnce(db, 'reviews_of_work', (name) =>
    selectReviews(db)
      .where(eq(reviews.publicacionId, sql.placeholder('publicacionId')))
      .orderBy(lastAssignedFirst)
      .limit(500)
      .prepare(name),
  ).execute({ publicacionId });
  return rows.map(withFacts);
}

/** One review, of a deleted work too (the policy decides). */
export const findReview = (db: Database, id: string) => findOne(db, eq(reviews.id, id));
/** The review that an invitation's link is for, by the hash of its token. */
export const findInvitedReview = (db: Database, hash: string) => findOne(db, eq(reviews.invitacionHash, hash));

async function findOne(db: Database, where: SQL): Promise<ReviewRow | undefined> {
  const [row] = await selectReviews(db).where(where);
  return row && withFacts(row);
}

/** The reviewer's own open review of a work's round. */
export async function findOwnReview(db: Database, publicacionId: string, ronda: number, revisorId: string) {
  const [row] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.publicacionId, publicacionId),
        eq(reviews.ronda, ronda),
        eq(reviews.revisorId, revisorId),
        isNull(reviews.fechaDeclinada),
      ),
    );
  return row?.id;
}

/** Of a work's round, asked for, and neither handed in nor declined. */
const awaited = (publicacionId: string, ronda: number) =>
  and(
    eq(reviews.publicacionId, publicacionId),
    eq(reviews.ronda, ronda),
    notInArray(reviews.estado, [...completedEstados]),
    isNull(reviews.fechaDeclinada),
  );

/** The reviews of a work's round that are still to be handed in. */
export const findAwaitedReviews = (db: Database, publicacionId: string, ronda: number) =>
  db
    .select({ id: reviews.id, revisorId: reviews.revisorId, fechaLimite: reviews.fechaLimite })
    .from(reviews)
    .where(awaited(publicacionId, ronda))
    .orderBy(reviews.numero);

/** Moves the deadlines of those reviews, and of their invitations, by so many days. */
export async function postponeAwaited(db: Database, publicacionId: string, ronda: number, days: number) {
  const later = (moment: Column) => sql`${moment} + make_interval(days => ${days}::int)`;
  await db
    .update(reviews)
    .set({ fechaLimite: later(reviews.fechaLimite), fechaInvitacionVence: later(reviews.fechaInvitacionVence) })
    .where(awaited(publicacionId, ronda));
}

/** False where the reviewer already has a review of that round. The number stays a reviewer's through all rounds. */
export async function insertReview(db: Database, row: Omit<typeof reviews.$inferInsert, 'numero'>): Promise<boolean> {
  const numero = sql`coalesce(
    (select min(numero) from ${reviews} where publicacion_id = ${row.publicacionId} and revisor_id = ${row.revisorId}),
    (select coalesce(max(numero), 0) + 1 from ${reviews} where publicacion_id = ${row.publicacionId}))`;
  const inserted = await db
    .insert(reviews)
    .values({ ...row, numero })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return inserted.length === 1;
}

export async function updateReview(db: Database, id: string, changes: Partial<typeof reviews.$inferInsert>) {
  await db.update(reviews).set(changes).where(eq(reviews.id, id));
}

/** Stores a suggestion and gives its row. */
export async function insertSuggestion(db: Database, row: typeof suggestions.$inferInsert) {
  const [inserted] = await db.insert(suggestions).values(row).returning();
  if (!inserted) throw new Error('a suggestion was not stored');
  return inserted;
}

/** What tells whether this account may be asked to review; undefined where there is none. */
export async function findRoles(db: Database, userId: string) {
  const [row] = await db
    .select({ id: users.id, roles: users.roles, ambitos: users.ambitos, fechaBloqueo: users.fechaBloqueo })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.fechaEliminacion)));
  return row;
}

/** What this account's person said of when they are away; null where there is no account. */
export async function findAbsence(db: Database, userId: string): Promise<Absence | null> {
  const [row] = await db
    .select({ ausenteDesde: users.ausenteDesde, noDisponibleHasta: users.noDisponibleHasta })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
