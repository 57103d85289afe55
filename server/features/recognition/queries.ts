/** SQL of what reviewers get for their work. */
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { onTime } from '#server/platform/database/on-time-scope.ts';
import { certificates, publications, reviews, users } from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

/** More than one person reviews in a life. */
const most = 10_000;

/** What somebody handed in, or an editor in their stead, the first first; `reviewId`: that alone. */
export function findHandedIn(db: Database, userId: string, reviewId?: string) {
  return db
    .select({
      id: reviews.id,
      publicacionId: reviews.publicacionId,
      ronda: reviews.ronda,
      estado: reviews.estado,
      estadoRevisor: reviews.estadoRevisor,
      fechaAsignacion: reviews.fechaAsignacion,
      fechaAceptada: reviews.fechaAceptada,
      revistaId: publications.revistaId,
      enPlazo: onTime,
      fechaCompletada: sql<Date>`${reviews.fechaCompletada}`.mapWith(reviews.fechaCompletada),
    })
    .from(reviews)
    .innerJoin(publications, eq(publications.id, reviews.publicacionId))
    .where(
      and(
        eq(reviews.revisorId, userId),
        reviewId === undefined ? undefined : eq(reviews.id, reviewId),
        isNotNull(reviews.fechaCompletada),
        isNull(reviews.fechaDeclinada),
      ),
    )
    .orderBy(asc(reviews.fechaCompletada), asc(reviews.id))
    .limit(most);
}
export type HandedIn = Awaited<ReturnType<typeof findHandedIn>>[number];

/** Their account's row, held until the transaction ends: of two who certify at once the second finds what the first did. */
export async function lockReviewer(db: Database, id: string) {
  const [row] = await db
    .select({ nombres: users.nombres, apellidos: users.apellidos })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.fechaEliminacion)))
    .for('update');
  return row;
}

export async function insertCertificate(db: Database, row: typeof certificates.$inferInsert): Promise<CertificateRow> {
  const [inserted] = await db.insert(certificates).values(row).returning();
  if (!inserted) throw new Error('The certificate was not kept');
  return inserted;
}
export type CertificateRow = typeof certificates.$inferSelect;

export async function findCertificate(db: Database, codigo: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.codigo, codigo));
  return row;
}

/** Those that hold, of one year or of all; the last first. */
export function findValid(db: Database, userId: string, anio: number | null): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        isNull(certificates.fechaRetirada),
        anio === null ? isNull(certificates.anio) : eq(certificates.anio, anio),
      ),
    )
    .orderBy(desc(certificates.fecha))
    .limit(1);
}

/** A page of somebody's certificates, the last first, and how many there are. */
export async function findCertificates(db: Database, userId: string, { page, limit }: { page: number; limit: number }) {
  const own = eq(certificates.userId, userId);
  const [counted] = await db.select({ total: count() }).from(certificates).where(own);
  const rows = await db
    .select()
    .from(certificates)
    .where(own)
    .orderBy(desc(certificates.fecha), asc(certificates.codigo))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

export async function withdraw(db: Database, codigo: string): Promise<void> {
  await db
    .update(certificates)
    .set({ fechaRetirada: sql`now()` })
    .where(and(eq(certificates.codigo, codigo), isNull(certificates.fechaRetirada)));
}

/** The works of these certificates, by their ids. */
export async function findReviewed(db: Database, ids: readonly string[]): Promise<Map<string, Work>> {
  const works = await findWorksById(db, [...new Set(ids)]);
  return new Map(works.map((work) => [work.id, work]));
}
