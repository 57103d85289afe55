/** SQL of what follows works: notices and new editions (contract/relations.ts). */
import type { RelationKind } from '#contract/relations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { workRelations } from '#server/platform/database/schema.ts';
import { and, desc, eq, isNull, or } from '#server/platform/database/sql.ts';

export type RelationRow = typeof workRelations.$inferSelect;

/** Those in which the work is the later or the earlier, the last first; at most 200. */
export const findRelations = (db: Database, id: string): Promise<RelationRow[]> =>
  db
    .select()
    .from(workRelations)
    .where(or(eq(workRelations.obraId, id), eq(workRelations.publicacionId, id)))
    .orderBy(desc(workRelations.fecha), desc(workRelations.publicacionId))
    .limit(200);

/** What the work is a notice or an edition of; undefined of a work that stands by itself. */
export async function findRelation(db: Database, publicacionId: string): Promise<RelationRow | undefined> {
  const [row] = await db.select().from(workRelations).where(eq(workRelations.publicacionId, publicacionId));
  return row;
}

export async function insertRelation(
  db: Database,
  relation: { publicacionId: string; obraId: string; clase: RelationKind },
): Promise<void> {
  // Not when the transaction began: a retraction in it was before.
  await db.insert(workRelations).values({ ...relation, fecha: new Date() });
}

/** Says that an expression of concern stands no more; false where that was said before. */
export async function liftRelation(db: Database, publicacionId: string, motivo: string): Promise<boolean> {
  const lifted = await db
    .update(workRelations)
    .set({ fechaLevantada: new Date(), motivoLevantada: motivo })
    .where(and(eq(workRelations.publicacionId, publicacionId), isNull(workRelations.fechaLevantada)))
    .returning({ id: workRelations.publicacionId });
  return lifted.length > 0;
}
