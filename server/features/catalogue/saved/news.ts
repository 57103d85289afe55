/** What a search finds among the works that were published of late. */
import type { FacetsQuery } from '#contract/calls/catalogue.ts';
import { inCatalogueOf, type Published } from '#server/features/catalogue/filters.ts';
import { findMatches, seeksNothing, understand } from '#server/features/catalogue/full-text.ts';
import { inOrder } from '#server/features/catalogue/order.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';

/** The newest of them, at most so many, with their titles and bylines; and how many there are. */
export async function findNews(db: Database, asked: FacetsQuery, publicada: Published, limit: number) {
  const sought = await understand(db, asked.search);
  const query = { ...asked, publicada, sort: 'recientes' as const, page: 1, limit };
  const p = publications;
  const found = seeksNothing(sought) ? undefined : await findMatches(db, query, sought);
  const rows = await db
    .select({ id: p.id, titulo: p.titulo, autor: p.autor, all: sql<number>`(count(*) over ())::int` })
    .from(p)
    .where(found ? sql`${p.id} = any(${sql.param(found.ids)}::uuid[])` : inCatalogueOf(query))
    .orderBy(inOrder('recientes'))
    .limit(limit);
  return {
    total: found?.total ?? rows[0]?.all ?? 0,
    works: rows.map(({ id, titulo, autor }) => ({ id, titulo, autor })),
  };
}
