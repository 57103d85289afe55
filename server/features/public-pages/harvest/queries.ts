/** SQL of what harvesters know: the record of each work that was ever in the catalogue. */
import type { Tipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { harvestRecords } from '#server/platform/database/schema.ts';
import { and, asc, eq, gt, gte, lt, min, type SQL, sql } from '#server/platform/database/sql.ts';
import type { Window } from './arguments.ts';

const r = harvestRecords;
export type HarvestRow = typeof harvestRecords.$inferSelect;

/** Which records are of a set. */
export interface InSet {
  revistaId?: string;
  seccionId?: string;
  tipo?: Tipo;
  /** Spellings of one discipline; any of them will do. */
  categorias?: readonly string[];
  anio?: number;
}

/** Of a section its own id says it: with its journal beside it, PostgreSQL takes the two for independent, and looks for far too few. */
const inSet = ({ revistaId, seccionId, tipo, categorias, anio }: InSet): (SQL | undefined)[] => [
  revistaId === undefined || seccionId !== undefined ? undefined : eq(r.revistaId, revistaId),
  seccionId === undefined ? undefined : eq(r.seccionId, seccionId),
  tipo === undefined ? undefined : eq(r.tipo, tipo),
  anio === undefined ? undefined : eq(r.anio, anio),
  categorias && sql`${r.categoria} = any(array(select plain from ${spelt(categorias)}))`,
];
/** The forms in which these spellings are compared, each once. */
const spelt = (categorias: readonly string[]): SQL =>
  sql`(select distinct public.es_plain(said) as plain from unnest(${sql.param(categorias)}::text[]) said) spelt`;

/** Its columns, of whatever is called as the table is. */
const row = {
  ...{ publicacionId: sql<string>`${r.publicacionId}`, fecha: sql<Date>`${r.fecha}`.mapWith(r.fecha) },
  ...{ retirada: sql<boolean>`${r.retirada}`, revistaId: sql<string>`${r.revistaId}` },
  ...{ seccionId: sql<string | null>`${r.seccionId}`, tipo: sql<Tipo>`${r.tipo}` },
  ...{
    categoria: sql<string | null>`${r.categoria}`,
    anio: sql<number | null>`${r.anio}`,
    lugar: sql<number>`${r.lugar}`,
  },
};

/** So many records between two moments are looked through by their dates; where there are more, what is wanted is soon found by the id. */
const fewInWindow = 20_000;

/**
 * Records by their ids, which nothing changes: one that changes while a list is read in parts is told once, as it is then. Whatever is asked for
 * costs about the same of ten thousand records as of a million: each set is walked in its own index, and a short time in that of dates.
 * @param after the last that was told before
 * @param few records of a time that is looked through by its dates
 */
export async function findRecords(
  db: Database,
  window: Window,
  set: InSet,
  { after, limit }: { after: string | undefined; limit: number },
  few = fewInWindow,
): Promise<HarvestRow[]> {
  const beyond = after === undefined ? undefined : gt(r.publicacionId, after);
  const isOpen = !window.from && !window.before;
  const isNarrow = !isOpen && (await countUpTo(db, window, few + 1)) <= few;
  const conditions = isNarrow ? [beyond, ...inSet(set)] : [beyond, ...within(window), ...inSet(set)];
  const { categorias } = set;
  const from = isNarrow
    ? // Kept apart, or the planner may walk all ids for the few of these days.
      sql`(with days as materialized (select * from ${r} where ${and(...within(window))}) select * from days) as ${r}`
    : categorias
      ? // Of several spellings no index has the order of ids; of each by itself it has.
        sql`(select found.* from ${spelt(categorias)} cross join lateral (
            select * from ${r} where ${and(eq(r.categoria, sql`spelt.plain`), beyond, ...within(window))}
            order by ${r.publicacionId} limit ${limit}) found) as ${r}`
      : r;
  return db
    .select(row)
    .from(from)
    .where(and(...conditions))
    .orderBy(asc(r.publicacionId))
    .limit(limit);
}

const within = ({ from, before }: Window): (SQL | undefined)[] => [
  from && gte(r.fecha, from),
  before && lt(r.fecha, before),
];

/** How many records there are between two moments, as far as `most`. */
async function countUpTo(db: Database, window: Window, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(r)
    .where(and(...within(window)))
    .limit(most)
    .as('some');
  const [counted] = await db.select({ records: sql`count(*)`.mapWith(Number) }).from(some);
  return counted?.records ?? 0;
}

export async function findRecord(db: Database, id: string): Promise<HarvestRow | undefined> {
  const [row] = await db.select().from(r).where(eq(r.publicacionId, id));
  return row;
}

/** When the first of them changed last; undefined of none. */
export async function firstChange(db: Database): Promise<Date | undefined> {
  const [row] = await db.select({ first: min(r.fecha) }).from(r);
  return row?.first ?? undefined;
}

/** The years of publication, the last first: each is looked for below the one before, in the index of years. */
export async function findYears(db: Database, most: number): Promise<number[]> {
  const rows = await db
    .select({ anio: sql<number>`anio` })
    .from(sql`(
      with recursive each (anio) as (
        (select max(${r.anio}) from ${r})
        union all
        select (select max(${r.anio}) from ${r} where ${r.anio} < each.anio) from each where anio is not null
      ) select anio from each where anio is not null) as years`)
    .limit(most);
  return rows.map(({ anio }) => anio);
}
