/** SQL of the DOIs of published reviews, as they stand beside the work's own. */
import type { Database } from '#server/platform/database/database.ts';
import { reviewDois } from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNull } from '#server/platform/database/sql.ts';

const r = reviewDois;

/** What an agency refused of a work's reviews is asked for again. */
export async function askAgainForReviewDois(db: Database, publicacionId: string): Promise<void> {
  await db
    .update(r)
    .set({ estado: 'PENDIENTE', mensaje: null, fallo: null, intentos: 0, fechaProxima: new Date() })
    .where(
      and(eq(r.publicacionId, publicacionId), inArray(r.estado, ['RECHAZADO', 'RETIRADO']), isNull(r.fechaRegistro)),
    );
}

/** How far each of a work's is. */
export const findReviewDoisOf = (db: Database, publicacionId: string): Promise<(typeof r.$inferSelect)[]> =>
  db.select().from(r).where(eq(r.publicacionId, publicacionId)).orderBy(asc(r.lugar)).limit(500);
