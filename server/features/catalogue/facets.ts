/** Counts of tipo, year, category, keyword, journal and kind of notice among the works sought. */

import type { FacetsQuery } from '#contract/calls/catalogue.ts';
import type { Facets } from '#contract/entities/publication.ts';
import { noticeFilters } from '#contract/relations.ts';
import { kindOfNotice } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { type NamedJournals, noJournals } from '#server/platform/shown-journals.ts';
import { inCatalogueOf, yearOfPublication } from './filters.ts';
import { mostMatches, seeksNothing, understand, withAll } from './full-text.ts';
import { capped } from './order.ts';
import { findByDoi } from './queries.ts';
import { type Chosen, countByJournal, countByNotice, sumOf, type Total, totalsOf } from './totals.ts';

const p = publications;
const kinds = ['tipo', 'anio', 'categoria', 'palabra', 'revista', 'aviso'] as const;
type Kind = (typeof kinds)[number];
type Facet = Facets['tipo'];
interface Counted {
  facet: Facet;
  exact: boolean;
}

/** How many values of each are told of; of years all, as the bars that are drawn of them leave none out. */
export const mostValues = { tipo: 4, anio: 500, categoria: 50, palabra: 12, revista: 200, aviso: 5 } satisfies Record<
  Kind,
  number
>;

/** What the caller keeps: counts of the whole catalogue. */
export interface WholeCatalogue {
  /** Or those of some journals, by their keys, and some kinds of notices. */
  totals: (chosen?: Chosen) => Promise<Total[]>;
  /** Absent where it is not kept: counted then. */
  byJournal?: () => Promise<Facet>;
  keywords: () => Promise<Facet>;
}

/** The facets of a search. What the caller does not keep is counted now, among at most 1,000 works. */
export async function findFacets(
  db: Database,
  query: FacetsQuery,
  whole: WholeCatalogue,
  journals: NamedJournals = noJournals,
): Promise<Facets> {
  const sought = await understand(db, query.search);
  const ids = await findByDoi(db, { search: query.search });
  const browsing = seeksNothing(sought) && ids.length === 0;
  const counting = sql`${p.tipo}, ${p.fechaPublicacion}, ${p.categoria}, ${p.palabrasClave}, ${p.revistaId},
    coalesce(${kindOfNotice}, 'NINGUNO') as aviso`;
  const found = (rest: FacetsQuery) =>
    ids.length > 0
      ? sql`select ${counting} from ${p} where ${inCatalogueOf(rest)} and ${p.id} = any(${sql.param(ids)}::uuid[])`
      : withAll(rest, sought, counting, mostMatches + 1);

  // Each is a statement of its own, and none waits for another.
  const exact: Promise<readonly [Kind, Counted]>[] = [];
  const known = (kind: Kind, facet: Promise<Facet>) =>
    exact.push(facet.then((each) => [kind, { facet: each, exact: true }] as const));
  const anew = new Map<string, { works: SQL; of: Kind[] }>();
  for (const kind of kinds) {
    if (kind === 'revista' && journals.size === 0) continue;
    const rest = { ...query, [kind]: undefined };
    if (browsing && kind === 'palabra' && !rest.tipo && !rest.anio && !rest.categoria && !rest.revista && !rest.aviso)
      known(kind, whole.keywords());
    else if (browsing && kind === 'revista' && !rest.palabra) known(kind, countOfJournals(db, rest, whole));
    else if (browsing && kind === 'aviso' && !rest.palabra) known(kind, countOfNotices(db, rest, whole));
    else if (browsing && kind !== 'palabra' && kind !== 'revista' && kind !== 'aviso' && !rest.palabra)
      known(kind, countOfTotals(db, kind, rest, whole));
    else {
      const key = JSON.stringify(rest);
      anew.set(key, { works: found(rest), of: [...(anew.get(key)?.of ?? []), kind] });
    }
  }
  const [sets, ...others] = await Promise.all([countFacets(db, [...anew.values()]), ...exact]);
  const counted: Partial<Record<Kind, Counted>> = { ...sets, ...Object.fromEntries(others) };

  const facetOf = (kind: Kind) => counted[kind]?.facet ?? [];
  const aviso = noticesOf(facetOf('aviso'), query.aviso);
  return {
    tipo: facetOf('tipo'),
    anio: facetOf('anio'),
    categoria: facetOf('categoria'),
    palabra: facetOf('palabra'),
    ...(journals.size > 0 && { revista: named(facetOf('revista'), journals, query.revista ?? []) }),
    ...(aviso && { aviso }),
    exacto: Object.values(counted).every(({ exact }) => exact),
  };
}

/** Those that readers know of, the most first, by their keys instead of their ids; then those that are chosen and have none. */
function named(facet: Facet, journals: NamedJournals, chosen: readonly string[]): NonNullable<Facets['revista']> {
  const counted = facet.toSorted(mostFirst).flatMap(({ valor: id, total }) => {
    const journal = journals.get(id);
    return journal ? [{ valor: journal.clave, nombre: journal.nombre, total }] : [];
  });
  const missing = [...journals.values()]
    .filter(({ clave }) => chosen.includes(clave) && !counted.some(({ valor }) => valor === clave))
    .map(({ clave, nombre }) => ({ valor: clave, nombre, total: 0 }));
  return [...counted, ...missing];
}

/** What is no notice first, then the kinds that there are or that are chosen; undefined where there are no notices to choose among. */
function noticesOf(facet: Facet, chosen: FacetsQuery['aviso']): Facets['aviso'] {
  const values = noticeFilters.flatMap((valor) => {
    const total = facet.find((each) => each.valor === valor)?.total ?? 0;
    return total > 0 || chosen?.includes(valor) ? [{ valor, total }] : [];
  });
  return values.some(({ valor }) => valor !== 'NINGUNO') || chosen ? values : undefined;
}

/** Notices are few and counted now; what is none is all the rest. */
async function countOfNotices(db: Database, filters: FacetsQuery, { totals }: WholeCatalogue): Promise<Facet> {
  const notices = await countByNotice(db, filters);
  if (notices.length === 0) return [];
  const all = sumOf(await totalsOf(db, await totals(filters), filters));
  return [...notices, { valor: 'NINGUNO', total: all - sum(notices) }];
}

/** Those of the whole catalogue are asked for beside each journal. */
const countOfJournals = (db: Database, filters: FacetsQuery, { byJournal }: WholeCatalogue): Promise<Facet> =>
  byJournal && !filters.tipo && !filters.anio && !filters.categoria && !filters.aviso
    ? byJournal()
    : countByJournal(db, filters);

async function countOfTotals(
  db: Database,
  kind: Exclude<Kind, 'palabra' | 'revista' | 'aviso'>,
  filters: FacetsQuery,
  { totals }: WholeCatalogue,
): Promise<Facet> {
  return facetFrom(await totalsOf(db, await totals(filters), filters), kind);
}

/** One facet of works already counted. A category spelt in several ways is one, by its most frequent spelling. */
function facetFrom(totals: readonly Total[], kind: Exclude<Kind, 'palabra' | 'revista' | 'aviso'>): Facet {
  const groups = Map.groupBy(totals, (of) => (kind === 'categoria' ? of.plain : of[kind]));
  groups.delete(null);
  groups.delete('');
  const facet = [...groups.values()].map((group) => {
    const bySpelling = Map.groupBy(group, (of) => String(of[kind]));
    const spellings = [...bySpelling].map(([valor, some]) => ({ valor, total: sum(some) }));
    return { valor: spellings.toSorted(mostFirst)[0]?.valor ?? '', total: sum(group) };
  });
  const had = facet.filter(({ total }) => total > 0);
  return had.toSorted(mostFirst).slice(0, mostValues[kind]);
}

const sum = (totals: readonly { total: number }[]) => totals.reduce((all, { total }) => all + total, 0);
const mostFirst = (a: Facet[number], b: Facet[number]) => b.total - a.total || (a.valor < b.valor ? -1 : 1);

/** Counts, in one statement, these kinds of values of each of these sets of works. */
async function countFacets(
  db: Database,
  sets: readonly { works: SQL; of: readonly Kind[] }[],
): Promise<Partial<Record<Kind, Counted>>> {
  if (sets.length === 0) return {};
  const name = (at: number) => sql.identifier(`found_${at}`);
  const found = sets.map(({ works }, at) => sql`${name(at)} as materialized (${capped(mostMatches + 1, works)})`);
  const counts = sets.flatMap(({ of }, at) =>
    of.map(
      (kind) => sql`(
        select ${kind}::text as kind, valor, total, (select count(*) from ${name(at)}) > ${mostMatches} as more
        from (${countOf[kind](sql`${name(at)}`)}) as counted
      )`,
    ),
  );
  const rows = await db
    .select({ kind: sql<Kind>`kind`, valor: sql<string>`valor`, total: sql<number>`total`, more: sql<boolean>`more` })
    .from(sql`(with ${sql.join(found, sql`, `)} ${sql.join(counts, sql` union all `)}) as counted`);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return Object.fromEntries(
    sets
      .flatMap(({ of }) => of)
      .map((kind) => {
        const some = byKind.get(kind) ?? [];
        const facet = some.map(({ valor, total }) => ({ valor, total }));
        return [kind, { facet, exact: !some.some(({ more }) => more) }];
      }),
  );
}

/** For each kind: the values that some works have and how many works have each, the most first. */
const countOf: Record<Kind, (works: SQL) => SQL> = {
  tipo: (works) => countValues(spelt(sql`tipo`, works), sql`valor`, mostValues.tipo),
  anio: (works) => countValues(spelt(sql`${yearOfPublication}::text`, works), sql`valor`, mostValues.anio),
  categoria: (works) => countValues(spelt(sql`categoria`, works), plain, mostValues.categoria),
  palabra: (works) => countValues(spelt(sql`unnest(palabras_clave)`, works), plain, mostValues.palabra),
  revista: (works) => countValues(spelt(sql`revista_id::text`, works), sql`valor`, mostValues.revista),
  aviso: (works) => countValues(spelt(sql`aviso`, works), sql`valor`, mostValues.aviso),
};
/** The form in which categories and keywords are compared. */
export const plain = sql`public.es_plain(valor)`;

/** Groups by spelling first: folding a spelling is what costs, and so each is folded once. */
const spelt = (value: SQL, works: SQL): SQL =>
  sql`select valor, count(*) as veces from (select ${value} as valor from ${works}) as each group by valor`;

/** Values with the same `key` are counted as one, under their most frequent spelling. */
export const countValues = (values: SQL, key: SQL, limit: number): SQL => sql`
  select (array_agg(valor order by veces desc, valor))[1] as valor, sum(veces)::int as total
  from (${values}) as spelt
  where ${key} <> ''
  group by ${key}
  order by 2 desc, 1
  limit ${limit}`;
