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

/** Rows that the pages before this one hold. */
export const offsetOf = ({ page, limit }: CatalogueQuery): number => (page - 1) * limit;

/**
 * The first rows of a query that is planned as if all of them were wanted. A planner that knows the limit reads the
 * table from its beginning until it has enough, which is to the end where it wrongly took a word for a common one.
 */
export const capped = (limit: number, query: SQL): SQL =>
  sql`with every as materialized (${query}) select * from every limit ${limit}`;
