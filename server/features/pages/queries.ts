/** SQL of the site map: the catalogue in parts. Its order is the oldest first, so that a new work changes the last. */
import { eq, max, sql } from 'drizzle-orm';
import { inCatalogue } from '#server/features/catalogue/filters.ts';
import { inOrder } from '#server/features/catalogue/order.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, sitePages } from '#server/platform/database/schema.ts';

const p = publications;

/** When each part of `size` works changed last, in order. */
export async function findParts(db: Database, size: number): Promise<(Date | null)[]> {
  const numbered = db
    .select({
      part: sql<number>`(row_number() over (order by ${inOrder('antiguos')}) - 1) / ${size}::int`.as('part'),
      changed: p.fechaActualizacion,
    })
    .from(p)
    .where(inCatalogue)
    .as('numbered');
  const rows = await db
    .select({ changed: max(numbered.changed) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
  return rows.map(({ changed }) => changed);
}

/** The works of one part, counted from 0, each with when it changed last. */
export function findWorksOfPart(db: Database, part: number, size: number) {
  const chosen = db
    .select({ id: p.id })
    .from(p)
    .where(inCatalogue)
    .orderBy(inOrder('antiguos'))
    .limit(size)
    .offset(part * size)
    .as('chosen');
  return db
    .select({ id: p.id, changed: p.fechaActualizacion })
    .from(p)
    .innerJoin(chosen, eq(chosen.id, p.id))
    .orderBy(p.id);
}

/** The pages that administrators have written. */
export function findWrittenPages(db: Database) {
  return db.select({ slug: sitePages.slug, changed: sitePages.fechaActualizacion }).from(sitePages);
}
