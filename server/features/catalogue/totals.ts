/** How many works the catalogue has of each tipo, year and category: counted once, on an index alone, and kept. */

import type { Tipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type Filters, inCatalogue, isInYears, yearOfPublication } from './filters.ts';
import { plainOf } from './plain.ts';

/** How many works share a tipo, a year and a category. */
export interface Total {
  tipo: Tipo;
  anio: number | null;
  /** As it is written, and in the form that is compared. */
  categoria: string | null;
  plain: string | null;
  total: number;
}

/** Counts the whole catalogue; each category as it is written, and in the form that is compared. */
export async function countCatalogue(db: Database): Promise<Total[]> {
  const p = publications;
  const groups = db
    .select({
      tipo: p.tipo,
      anio: sql<number | null>`${yearOfPublication}`.as('anio'),
      categoria: p.categoria,
      total: sql<number>`count(*)::int`.as('total'),
    })
    .from(p)
    .where(inCatalogue)
    .groupBy(p.tipo, sql`2`, p.categoria)
    .as('groups');
  return db
    .select({
      tipo: groups.tipo,
      anio: groups.anio,
      categoria: groups.categoria,
      plain: sql<string | null>`public.es_plain(${groups.categoria})`,
      total: groups.total,
    })
    .from(groups);
}

/** The totals that pass the filters; by keyword there are none. */
export async function totalsOf(db: Database, totals: readonly Total[], filters: Omit<Filters, 'palabra'>) {
  const { tipo, anio, categoria } = filters;
  const plain = categoria && new Set<string | null>(await plainOf(db, categoria));
  return totals.filter(
    (of) => (!tipo || of.tipo === tipo) && (!anio || isInYears(of.anio, anio)) && (!plain || plain.has(of.plain)),
  );
}

/** How many works these are together. */
export const sumOf = (totals: readonly Total[]): number => totals.reduce((sum, { total }) => sum + total, 0);
