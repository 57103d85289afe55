/** SQL that writes the productions of an imported work. */
import { queueWorkDue } from '#server/features/editorial/production/queue-due.ts';
import type { Database } from '#server/platform/database/database.ts';
import { productionAnswers, productionChecks, productions, proofs } from '#server/platform/database/schema.ts';
import type { ProductionRecord } from '../export/format/production.ts';

/** One that has a date is published at it here. */
export async function insertProductionRecord(
  db: Database,
  publicacionId: string,
  { respuestas, pruebas, comprobaciones, ...row }: ProductionRecord,
): Promise<void> {
  const of = <T extends object>(rows: readonly T[]) => rows.map((each) => ({ ...each, produccionId: row.id }));
  await db.insert(productions).values({ ...row, publicacionId });
  if (respuestas.length > 0) await db.insert(productionAnswers).values(of(respuestas));
  if (pruebas.length > 0) await db.insert(proofs).values(of(pruebas));
  if (comprobaciones.length > 0) await db.insert(productionChecks).values(of(comprobaciones));
  if (row.fechaPrevista) await queueWorkDue(db, { id: publicacionId, fecha: row.fechaPrevista.toISOString() });
}
