/** In what order the catalogue comes, and how much of it. */

import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

const newestFirst = sql`fecha_publicacion desc nulls last, id desc nulls last`;
/** Each is an index read forwards or backwards. `relevancia`: among works equally relevant (full-text.ts), or where nothing is sought. */
const orders: Record<CatalogueQuery['sort'], SQL> = {
  relevancia: newestFirst,
  recientes: newestFirst,
  antiguos: sql`fecha_publicacion asc nulls first, id asc nulls first`,
  titulo: sql`titulo_normal asc, id asc`,
  'titulo-desc': sql`titulo_normal desc, id desc`,
};
/** The order of a list, without `order by`. */
export const inOrder = (sort: CatalogueQuery['sort']): SQL => orders[sort];

const opposite: Record<CatalogueQuery['sort'], CatalogueQuery['sort']> = {
  relevancia: 'antiguos',
  recientes: 'antiguos',
  antiguos: 'recientes',
  titulo: 'titulo-desc',
  'titulo-desc': 'titulo',
};

/** Which rows of which order hold a page. */
export interface Stretch {
  sort: CatalogueQuery['sort'];
  offset: number;
  limit: number;
}

/**
 * Where a page is read among `total` rows: from the end of its order that is nearer, so that the last page costs what the first
 * does. `backwards`: the rows come in the opposite order.
 */
export function stretchOf(query: CatalogueQuery, total: number): Stretch & { backwards: boolean } {
  const offset = offsetOf(query);
  const limit = Math.max(0, Math.min(query.limit, total - offset));
  const backwards = offset > total / 2;
  return backwards
    ? { sort: opposite[query.sort], offset: Math.max(0, total - offset - limit), limit, backwards }
    : { sort: query.sort, offset, limit, backwards };
}

/** Rows that the pages before this one hold. */
export const offsetOf = ({ page, limit }: CatalogueQuery): number => (page - 1) * limit;

/**
 * The first rows of a query that is planned as if all of them were wanted. A planner that knows the limit reads the
 * table from its beginning until it has enough, which is to the end where it wrongly took a word for a common one.
 */
export const capped = (limit: number, query: SQL): SQL =>
  sql`with every as materialized (${query}) select * from every limit ${limit}`;
