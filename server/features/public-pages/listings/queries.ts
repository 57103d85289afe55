/** SQL of the works that a page lists, by their ids. */
import { inCatalogue } from '#server/features/catalogue/filters.ts';
import { inOrder } from '#server/features/catalogue/order.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, issueWorks, journalSections, publications } from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNotNull } from '#server/platform/database/sql.ts';

const p = publications;

/** Those of these works that are in the catalogue, in no order. */
export async function findInCatalogue(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(inArray(p.id, [...ids]), inCatalogue));
  return rows.map(({ id }) => id);
}

/** The works of a section that are in the catalogue, the newest first. */
export async function findOfSection(db: Database, seccionId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.seccionId, seccionId), inCatalogue))
    .orderBy(inOrder('recientes'))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** A section of a journal; undefined where the journal has none of this id. */
export async function findSection(db: Database, revistaId: string, id: string) {
  const s = journalSections;
  const [row] = await db
    .select({ id: s.id, nombre: s.nombre })
    .from(s)
    .where(and(eq(s.revistaId, revistaId), eq(s.id, id)));
  return row;
}

/** A number that is out; undefined of one that is not, or is none. */
export async function findIssue(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(issues)
    .where(and(eq(issues.id, id), isNotNull(issues.fechaPublicacion)));
  return row;
}

/** The works of a number, in its order. */
export async function findOfIssue(db: Database, numeroId: string, most: number): Promise<string[]> {
  const w = issueWorks;
  const rows = await db
    .select({ id: w.publicacionId })
    .from(w)
    .innerJoin(p, eq(p.id, w.publicacionId))
    .where(and(eq(w.numeroId, numeroId), inCatalogue))
    .orderBy(asc(w.orden))
    .limit(most);
  return rows.map(({ id }) => id);
}
