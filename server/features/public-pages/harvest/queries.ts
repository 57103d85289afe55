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

const inSet = ({ revistaId, seccionId, tipo, categorias, anio }: InSet): (SQL | undefined)[] => [
  revistaId === undefined ? undefined : eq(r.revistaId, revistaId),
  seccionId === undefined ? undefined : eq(r.seccionId, seccionId),
  tipo === undefined ? undefined : eq(r.tipo, tipo),
  anio === undefined ? undefined : eq(r.anio, anio),
  categorias &&
    sql`${r.categoria} = any(array(select public.es_plain(said) from unnest(${sql.param(categorias)}::text[]) said))`,
];

/**
 * Records by their ids, which nothing changes: one that changes while a list is read in parts is told once, as it is then.
 * @param after the last that was told before
 */
export function findRecords(
  db: Database,
  { from, before }: Window,
  set: InSet,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<HarvestRow[]> {
  return db
    .select()
    .from(r)
    .where(
      and(
        after === undefined ? undefined : gt(r.publicacionId, after),
        from && gte(r.fecha, from),
        before && lt(r.fecha, before),
        ...inSet(set),
      ),
    )
    .orderBy(asc(r.publicacionId))
    .limit(limit);
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

/** The years of publication, the last first. */
export async function findYears(db: Database, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ anio: r.anio })
    .from(r)
    .where(sql`${r.anio} is not null`)
    .orderBy(sql`${r.anio} desc`)
    .limit(most);
  return rows.flatMap(({ anio }) => anio ?? []);
}
