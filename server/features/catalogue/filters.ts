/** Which works are in the catalogue, and which of them the filters leave, as SQL. */

import type { FacetsQuery } from '#contract/calls/catalogue.ts';
import { publications } from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** An empty filter is none. */
export type Filters = Pick<FacetsQuery, 'tipo' | 'categoria' | 'anio' | 'palabra'>;

const p = publications;

/** Word for word the condition of the partial indices. */
export const inCatalogue = sql`${p.estado} = 'PUBLICADO' and ${p.fechaEliminacion} is null`;

/** Works of the catalogue that pass the filters; each has its index, whose expression this repeats. */
export function inCatalogueOf({ tipo, categoria, anio, palabra }: Filters): SQL {
  const conditions = [inCatalogue];
  if (tipo) conditions.push(sql`${p.tipo} = ${tipo}`);
  if (categoria) conditions.push(sql`public.es_plain(${p.categoria}) = public.es_plain(${categoria})`);
  if (anio)
    conditions.push(sql`${p.fechaPublicacion} >= ${newYear(anio)} and ${p.fechaPublicacion} < ${newYear(anio + 1)}`);
  if (palabra) conditions.push(sql`public.es_plain_all(${p.palabrasClave}) @> array[public.es_plain(${palabra})]`);
  return sql.join(conditions, sql` and `);
}

const newYear = (anio: number) => sql`make_timestamptz(${anio}::int, 1, 1, 0, 0, 0, 'UTC')`;
/** The year of publication, by which works are filtered and counted. */
export const yearOfPublication = sql`extract(year from fecha_publicacion at time zone 'UTC')::int`;
