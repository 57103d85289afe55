import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { and, count, inArray, isNull, notInArray, sql } from '#server/platform/database/sql.ts';

/** The least a database can be asked. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** How many living works have each mode of review, and how many of them may be sent to another round. */
export const countModes = (db: Database, leftOut: readonly string[]) => {
  const open = inArray(publications.estado, ['BORRADOR', 'EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS']);
  return db
    .select({
      modo: publications.identidadRevision,
      total: count(),
      enCurso: sql`count(*) filter (where ${open})`.mapWith(Number),
    })
    .from(publications)
    .where(
      and(
        isNull(publications.fechaEliminacion),
        leftOut.length > 0 ? notInArray(publications.revistaId, [...leftOut]) : undefined,
      ),
    )
    .groupBy(publications.identidadRevision);
};
