/** How many works the catalogue has of each tipo, year and category: kept beside the works, so that reading it costs the same however many there are. */

import { noticeKinds } from '#contract/relations.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  catalogueChanges,
  catalogueCounts,
  catalogueKeywordCounts,
  publications,
  workRelations,
} from '#server/platform/database/schema.ts';
import { and, eq, gt, inArray, sql } from '#server/platform/database/sql.ts';
import { type Filters, inCatalogueOf, isInYears, otherNotices, yearOfPublication } from './filters.ts';
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

/** The whole catalogue; each category as it is written, and in the form that is compared. */
export async function countCatalogue(db: Database): Promise<Total[]> {
  const { tipo, anio, categoria, plain: kept, obras: total } = catalogueCounts;
  if (await addChanges(db))
    return db.select({ tipo, anio, categoria, plain: kept, total }).from(catalogueCounts).where(gt(total, 0));
  const of = { tipo, anio, categoria };
  const { tipo: t, anio: a, categoria: c, obras } = catalogueChanges;
  const all = db
    .select({ ...of, total })
    .from(catalogueCounts)
    .unionAll(db.select({ tipo: t, anio: a, categoria: c, total: obras }).from(catalogueChanges))
    .as('every');
  const sum = sql<number>`sum(${all.total})::int`;
  const plain = sql<string | null>`public.es_plain(${all.categoria})`;
  return db
    .select({ tipo: all.tipo, anio: all.anio, categoria: all.categoria, plain, total: sum })
    .from(all)
    .groupBy(all.tipo, all.anio, all.categoria)
    .having(gt(sum, 0));
}

/** What the works are chosen by that the totals do not tell apart. */
export type Chosen = Pick<Filters, 'revista' | 'aviso'>;

/**
 * The works of some journals, by their keys, and some kinds of notices, in the same way; of neither, the whole catalogue. Counted
 * now, by the index of journals; of what is no notice, by taking away the few that are: sums may be nought.
 */
export async function countWorks(db: Database, { revista, aviso }: Chosen = {}): Promise<Total[]> {
  if (!aviso?.includes('NINGUNO')) return revista || aviso ? countNow(db, { revista, aviso }) : countCatalogue(db);
  const others = otherNotices(aviso);
  const [all, taken] = [
    await countWorks(db, { revista }),
    others.length > 0 ? await countNow(db, { revista, aviso: others }) : [],
  ];
  return [...all, ...taken.map((each) => ({ ...each, total: -each.total }))];
}

async function countNow(db: Database, chosen: Chosen): Promise<Total[]> {
  const { tipo, categoria } = publications;
  return db
    .select({
      tipo,
      anio: sql<number | null>`${yearOfPublication}`,
      categoria,
      plain: sql<string | null>`public.es_plain(${categoria})`,
      total: sql<number>`count(*)::int`,
    })
    .from(publications)
    .where(inCatalogueOf(chosen))
    .groupBy(tipo, sql`2`, categoria);
}

/** How many works of the catalogue that pass the filters each journal has, by its id: of one type, category or span of years on its index alone. */
export const countByJournal = (db: Database, filters: Filters) =>
  db
    .select({ valor: publications.revistaId, total: sql<number>`count(*)::int` })
    .from(publications)
    .where(inCatalogueOf(filters))
    .groupBy(publications.revistaId);

/** How many works of the catalogue that pass the filters are notices of each kind. */
export async function countByNotice(db: Database, filters: Filters): Promise<{ valor: string; total: number }[]> {
  const { clase: valor, publicacionId } = workRelations;
  return db
    .select({ valor, total: sql<number>`count(*)::int` })
    .from(workRelations)
    .innerJoin(publications, eq(publications.id, publicacionId))
    .where(and(inArray(valor, [...noticeKinds]), inCatalogueOf(filters)))
    .groupBy(valor);
}

/**
 * Adds up what was noted since the last time. A statement takes what it adds, so that of two at once each adds what the other
 * did not take; both go through the rows in one order and so never wait for one another in turn. False where it cannot be written
 * (a full disk): then what is noted is added while it is read, and a page is had all the same.
 */
export async function addChanges(db: Database): Promise<boolean> {
  const noted = await db.select({ one: sql`1` }).from(catalogueChanges).limit(1);
  if (noted.length === 0) return true;
  const [t, k] = [catalogueCounts, catalogueKeywordCounts];
  try {
    await db.execute(sql`
      with gone as (delete from ${catalogueChanges} returning *),
      of_works as (
        insert into ${t} (tipo, anio, categoria, obras)
        select tipo, anio, categoria, sum(obras) from gone group by 1, 2, 3 having sum(obras) <> 0 order by 1, 2, 3
        on conflict (tipo, anio, categoria) do update set obras = ${t.obras} + excluded.obras
      )
      insert into ${k} (palabra, obras)
      select palabra, sum(obras) from gone, unnest(palabras_clave) as palabra
      group by 1 having sum(obras) <> 0 order by 1
      on conflict (palabra) do update set obras = ${k.obras} + excluded.obras`);
    for (const table of [t, k]) await db.delete(table).where(eq(table.obras, 0));
    return true;
  } catch {
    // What is wrong with the disk says its health; what was noted stays noted.
    return false;
  }
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
