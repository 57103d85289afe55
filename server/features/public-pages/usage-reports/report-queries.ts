/** SQL of usage reports: what `counter_usage` comes to by journal, title and work, of works that anybody may know of. */
import type { AccessType } from '#contract/counter.ts';
import type { Particulars } from '#contract/entities/particulars.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bookChapters, counterSearches, counterUsage, publications } from '#server/platform/database/schema.ts';
import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  lte,
  min,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import type { Asked } from './arguments.ts';
import type { Metric, TitleType } from './reports.ts';

const [p, u, c] = [publications, counterUsage, bookChapters];

/** The page of a work stands, that of a retracted one too (`isPublic`). */
const isPublic = sql`${p.fechaEliminacion} is null
  and (${p.estado} = 'PUBLICADO' or (${p.estado} = 'RETIRADO' and ${p.fechaPublicacion} is not null))`;
/** That a work is a chapter of a book, where the book's page stands too: of another nothing is said. */
const inBook = and(
  eq(c.publicacionId, p.id),
  sql`exists (select 1 from public.publications b where b.id = ${c.libroId} and b.fecha_eliminacion is null
    and (b.estado = 'PUBLICADO' or (b.estado = 'RETIRADO' and b.fecha_publicacion is not null)))`,
);
const titleType = sql<TitleType>`case when ${c.libroId} is not null or ${p.tipo} = 'LIBRO' then 'Book'
  when ${p.tipo} = 'TESIS' then 'Thesis_or_Dissertation' when ${p.tipo} = 'REPORTE' then 'Report' else 'Journal' end`;
/** COUNTER has 0001 for a year that nobody knows. */
const year = sql<string>`coalesce(to_char(${p.fechaPublicacion} at time zone 'UTC', 'YYYY'), '0001')`;
const titleId = sql<string>`coalesce(${c.libroId}, ${p.id})`;

/** What is asked for of works and months, apart from their kind. */
const asAsked = ({ months, only, years }: Pick<Asked, 'months' | 'only' | 'years'>): (SQL | undefined)[] => [
  gte(u.mes, months.from),
  lte(u.mes, months.until),
  only.Access_Type && inArray(u.acceso, [...(only.Access_Type as AccessType[])]),
  years && or(...years.map(({ from, until }) => sql`${year}::int between ${from} and ${until}`)),
];

/** The first month of which usage is counted. */
export async function firstMonth(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ mes: min(u.mes) }).from(u);
  return row?.mes ?? undefined;
}

/** The first month of which searches are counted. */
export async function firstSearches(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ mes: min(counterSearches.mes) }).from(counterSearches);
  return row?.mes ?? undefined;
}

/** How often the catalogue was searched, by the first days of months, in their order. */
export const findSearches = (
  db: Database,
  { from, until }: Asked['months'],
): Promise<{ mes: string; busquedas: number }[]> =>
  db
    .select()
    .from(counterSearches)
    .where(and(gte(counterSearches.mes, from), lte(counterSearches.mes, until)))
    .orderBy(asc(counterSearches.mes));

const sumOf = (column: AnyColumn) => sql`sum(${column})`.mapWith(Number);
const sums: Record<Metric, SQL<number>> = {
  Total_Item_Investigations: sumOf(u.investigaciones),
  Total_Item_Requests: sumOf(u.peticiones),
  Unique_Item_Investigations: sumOf(u.investigacionesUnicas),
  Unique_Item_Requests: sumOf(u.peticionesUnicas),
  Unique_Title_Investigations: sumOf(u.titulosInvestigados),
  Unique_Title_Requests: sumOf(u.titulosPedidos),
};

/** Usage of one thing, of one kind, year and access, in a month. */
export type UsageRow = { key: string; tipo: TitleType; yop: string; acceso: AccessType; mes: string } & Record<
  Metric,
  number
>;

const keys = {
  platform: sql<string>`''`,
  journal: sql<string>`${p.revistaId}::text`,
  title: sql<string>`${titleId}::text`,
  item: sql<string>`${p.id}::text`,
};

/** What usage comes to, added up by the platform, journal, title or work; in the order of months. */
export async function sumUsage(
  db: Database,
  by: keyof typeof keys,
  asked: Pick<Asked, 'months' | 'only' | 'years'>,
  where: SQL | undefined,
): Promise<UsageRow[]> {
  return db
    .select({ key: keys[by], tipo: titleType, yop: year, acceso: u.acceso, mes: sql<string>`${u.mes}::text`, ...sums })
    .from(u)
    .innerJoin(p, eq(p.id, u.publicacionId))
    .leftJoin(c, inBook)
    .where(and(isPublic, ...asAsked(asked), where))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`)
    .orderBy(sql`1`, sql`5`, sql`2`, sql`3`, sql`4`);
}

/** Of works of these kinds. */
export const ofType = (types: readonly TitleType[]): SQL => inArray(titleType, [...types]);
/** Of these titles: books with the chapters gathered in them, or works by themselves. */
export const ofTitles = (ids: readonly string[]): SQL | undefined =>
  or(inArray(p.id, [...ids]), inArray(c.libroId, [...ids]));
export const ofWorks = (ids: readonly string[]): SQL => inArray(p.id, [...ids]);
/** Of them these works alone; all, where it is not said which. */
export const among = (where: SQL | undefined, works: readonly string[] | undefined): SQL | undefined =>
  and(where, amongWorks(works));
const amongWorks = (ids: readonly string[] | undefined): SQL | undefined => ids && ofWorks(ids);

const wasUsed = (asked: Pick<Asked, 'months' | 'only' | 'years'>, work: SQL | (typeof p)['id']) => sql`exists (
  select 1 from ${u} where ${u.publicacionId} = ${work} and ${and(...asAsked({ ...asked, years: undefined }))})`;

interface Page {
  after: string | undefined;
  limit: number;
  /** These alone. */
  works: readonly string[] | undefined;
}

/** The ids of articles of a journal that were used, after one, in order. */
export function findArticles(
  db: Database,
  asked: Asked,
  journal: string,
  { after, limit, works }: Page,
): Promise<{ id: string }[]> {
  return db
    .select({ id: p.id })
    .from(p)
    .leftJoin(c, inBook)
    .where(
      and(
        isPublic,
        eq(p.revistaId, journal),
        ofType(['Journal']),
        amongWorks(works),
        wasUsed(asked, p.id),
        after === undefined ? undefined : gt(p.id, after),
      ),
    )
    .orderBy(asc(p.id))
    .limit(limit);
}

/** The ids of books, theses or reports that were used, or one of whose chapters was, after one, in order; `withChapters`: also of these alone. */
export function findTitles(
  db: Database,
  asked: Asked,
  types: readonly TitleType[],
  { after, limit, works, withChapters }: Page & { withChapters: boolean },
): Promise<{ id: string }[]> {
  const isOne =
    works &&
    or(
      ofWorks(works),
      withChapters
        ? sql`exists (select from public.book_chapters o where o.libro_id = ${p.id} and ${inArray(sql`o.publicacion_id`, [...works])})`
        : undefined,
    );
  const chapters = sql`exists (select 1 from public.book_chapters g join public.counter_usage k on k.publicacion_id = g.publicacion_id
    where g.libro_id = ${p.id} and k.mes >= ${asked.months.from} and k.mes <= ${asked.months.until})`;
  return db
    .select({ id: p.id })
    .from(p)
    .leftJoin(c, inBook)
    .where(
      and(
        isPublic,
        sql`${c.libroId} is null`,
        ofType(types),
        isOne,
        or(wasUsed(asked, p.id), chapters),
        after === undefined ? undefined : gt(p.id, after),
      ),
    )
    .orderBy(asc(p.id))
    .limit(limit);
}

/** What a report names of a work. */
export interface NamedItem {
  id: string;
  titulo: string;
  revistaId: string;
  libroId: string | null;
  doi: string | null;
  fechaPublicacion: Date | null;
  ficha: Particulars;
  autores: { nombre: string; orcid: string | null }[];
}

/** At most three authors are named (Code of Practice, table 3.i). */
const authors = sql<NamedItem['autores']>`coalesce((
  select json_agg(json_build_object('nombre', btrim(a.nombres || ' ' || a.apellidos), 'orcid', a.orcid) order by a.orden)
    from public.authorships a where a.publicacion_id = publications.id and a.orden < 3), '[]'::json)`;

/** By their ids; of works that nobody may know of, none. */
export async function findItems(db: Database, ids: readonly string[]): Promise<Map<string, NamedItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ id: p.id, titulo: p.titulo, revistaId: p.revistaId, libroId: c.libroId, ficha: p.ficha },
      ...{ fechaPublicacion: p.fechaPublicacion, autores: authors },
      doi: sql<string | null>`case when ${p.estadoDoi} = 'REGISTRADO' then ${p.doi} end`,
    })
    .from(p)
    .leftJoin(c, inBook)
    .where(and(inArray(p.id, [...ids]), isPublic));
  return new Map(rows.map((row) => [row.id, row]));
}
