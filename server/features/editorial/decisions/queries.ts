/** SQL of decisions, of the reviews that may go with them, and of whom their letters go to. */

import { decidesWork, decisionActions } from '#contract/letters.ts';
import { annotationsOfReview } from '#server/features/publications/annotation-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, decisions, reviews, users } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';

export async function insertDecision(db: Database, row: typeof decisions.$inferInsert): Promise<void> {
  await db.insert(decisions).values(row);
}

/** Marks the decision that the work stands by, the last that was taken on it, as revoked. */
export async function revokeDecision(db: Database, { id }: { id: string }, now: Date): Promise<void> {
  const last = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.publicacionId, id), inArray(decisions.accion, decisionActions.filter(decidesWork))))
    .orderBy(desc(decisions.fecha), desc(decisions.id))
    .limit(1);
  await db.update(decisions).set({ fechaRevocacion: now }).where(inArray(decisions.id, last));
}

/** A work's decisions and who made them, the last first: at most 500. */
export const findDecisions = (db: Database, publicacionId: string) => selectDecisions(db, publicacionId).limit(500);
export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

const selectDecisions = (db: Database, publicacionId: string) =>
  db
    .select({ decision: decisions, editor: { nombres: users.nombres, apellidos: users.apellidos } })
    .from(decisions)
    .leftJoin(users, and(eq(users.id, decisions.editorId), isNull(users.fechaEliminacion)))
    .where(eq(decisions.publicacionId, publicacionId))
    .orderBy(sql`${decisions.fecha} desc nulls last`, desc(decisions.id));

/** The completed reviews of a round, by the number of their reviewer. */
export const findCompletedReviews = (db: Database, publicacionId: string, ronda: number) =>
  db
    .select({
      id: reviews.id,
      numero: reviews.numero,
      estado: reviews.estado,
      estadoRevisor: reviews.estadoRevisor,
      comentarios: reviews.comentarios,
      registradaPor: reviews.registradaPor,
      comentariosRevisor: reviews.comentariosRevisor,
      formulario: reviews.formulario,
      respuestas: reviews.respuestas,
      anotaciones: annotationsOfReview,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.publicacionId, publicacionId),
        eq(reviews.ronda, ronda),
        inArray(reviews.estado, [...completedEstados]),
        isNull(reviews.fechaDeclinada),
      ),
    )
    .orderBy(asc(reviews.numero));
export type CompletedReview = Awaited<ReturnType<typeof findCompletedReviews>>[number];

/** Who wrote the work and can be written to, in the order of the byline, each address once. */
export async function findAddressees(db: Database, publicacionId: string) {
  const rows = await db
    .select({
      nombre: sql<string>`trim(${authorships.nombres} || ' ' || ${authorships.apellidos})`,
      email: sql<string | null>`coalesce(${users.email}, ${authorships.email})`,
      idioma: sql<string | null>`${users.preferencias} ->> 'language'`,
    })
    .from(authorships)
    .leftJoin(users, and(eq(users.id, authorships.userId), isNull(users.fechaEliminacion)))
    .where(eq(authorships.publicacionId, publicacionId))
    .orderBy(asc(authorships.orden));
  const seen = new Set<string>();
  return rows.flatMap(({ email, ...row }) => {
    if (!email || seen.has(email.toLowerCase())) return [];
    seen.add(email.toLowerCase());
    return [{ ...row, email }];
  });
}
export type Addressee = Awaited<ReturnType<typeof findAddressees>>[number];

/** Whoever was asked to review the work, in any round. */
export const findReviewers = (db: Database, publicacionId: string) =>
  db
    .selectDistinct({ id: users.id, nombres: users.nombres, apellidos: users.apellidos, email: users.email })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .where(eq(reviews.publicacionId, publicacionId));

/** Names of the account that signs. */
export async function findName(db: Database, id: string): Promise<string> {
  const [row] = await db
    .select({ nombre: sql<string>`trim(${users.nombres} || ' ' || ${users.apellidos})` })
    .from(users)
    .where(eq(users.id, id));
  return row?.nombre ?? '';
}
