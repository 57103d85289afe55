/**
 * SQL of the site map. Works stand in it by the place that each has among all that its journal ever published (`harvest_records`): a part
 * is a span of places, so that what is published goes to the last one, and what leaves the catalogue changes its own alone.
 */
import type { Inline } from '#contract/entities/manuscript.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  harvestRecords,
  issues,
  issueWorks,
  journalTexts,
  manuscripts,
  publications,
  sitePages,
  translatedTexts,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from '#server/platform/database/sql.ts';

const r = harvestRecords;
const p = publications;

const newest = (moment: SQLWrapper) => sql<Date>`max(${moment})`.mapWith(r.fecha);

/** Some of the works of a journal: those whose places are after one, up to another. */
export interface Span {
  revistaId: string;
  after: number;
  until: number;
}
const inSpan = ({ revistaId, after, until }: Span): SQL =>
  sql`${r.revistaId} = ${revistaId}::uuid and ${r.lugar} > ${after}::int and ${r.lugar} <= ${until}::int`;

export interface Part {
  revistaId: string;
  /** Counted from 1. */
  part: number;
  /** Of what is in it, or was. */
  changed: Date;
  /** Whether anything of it is in the catalogue still. */
  living: boolean;
}

/**
 * The parts of all journals, `size` places each. Of each journal one look says how many there are, of each part two when it changed and
 * whether it lives: what it costs goes by the parts, and not by their works.
 */
export async function findParts(db: Database, size: number): Promise<Part[]> {
  const inParts = sql.raw(String(size));
  const journals = await findLastPlaces(db);
  const all = journals.flatMap(({ revistaId, last }) =>
    Array.from({ length: Math.ceil(last / size) }, (_, place) => ({ revistaId, place })),
  );
  if (all.length === 0) return [];
  // As the index has it: ((lugar - 1) / 1000).
  const newestThere = (retirada: SQL) => sql`lateral (
    select ${r.fecha} as fecha from ${r}
    where ${r.revistaId} = part.revista_id and ((${r.lugar} - 1) / ${inParts}) = part.place and ${retirada}
    order by ${r.fecha} desc limit 1
  )`;
  const parts = sql`(
    select part.revista_id, part.place + 1 as part, greatest(living.fecha, gone.fecha) as changed, living.fecha is not null as living
    from unnest(${sql.param(all.map(({ revistaId }) => revistaId))}::uuid[], ${sql.param(all.map(({ place }) => place))}::int[])
      as part (revista_id, place)
    left join ${newestThere(sql`not ${r.retirada}`)} as living on true
    left join ${newestThere(sql`${r.retirada}`)} as gone on true
  ) as parts`;
  return db
    .select({
      revistaId: sql<string>`revista_id`,
      part: sql<number>`part`,
      changed: sql<Date>`changed`.mapWith(r.fecha),
      living: sql<boolean>`living`,
    })
    .from(parts)
    .where(sql`changed is not null`)
    .orderBy(sql`revista_id`, sql`part`);
}

/** The last place of each journal that ever published, from one to the next of its index: the works between are not read. */
function findLastPlaces(db: Database): Promise<{ revistaId: string; last: number }[]> {
  const places = sql`(
    with recursive journal as (
      (select ${r.revistaId} as id from ${r} order by 1 limit 1)
      union all
      select (select ${r.revistaId} from ${r} where ${r.revistaId} > journal.id order by 1 limit 1) from journal where journal.id is not null
    )
    select id, (select max(${r.lugar}) from ${r} where ${r.revistaId} = journal.id) as last from journal where id is not null
  ) as places`;
  return db.select({ revistaId: sql<string>`id`, last: sql<number>`last` }).from(places).orderBy(sql`id`);
}

export interface State {
  changed: Date;
  works: number;
  /** Of the times of all that is in it, or was: one that is written late, with an earlier time than the last, changes neither of the others. */
  sum: string;
}

/** When one part changed last, and how many works it has; undefined of one that has none. */
export async function findState(db: Database, span: Span): Promise<State | undefined> {
  const works = sql<number>`(count(*) filter (where not ${r.retirada}))::int`;
  const sum = sql<string>`sum(extract(epoch from ${r.fecha}))::text`;
  const [row] = await db
    .select({ changed: newest(r.fecha), works, sum })
    .from(r)
    .where(inSpan(span));
  return row && row.works > 0 ? row : undefined;
}

export interface PlacedWork {
  id: string;
  lugar: number;
  tipo: Tipo;
  changed: Date;
}

/** The next works of a part, by their places. */
export function findWorks(
  db: Database,
  span: Span,
  { last, limit }: { last: PlacedWork | undefined; limit: number },
): Promise<PlacedWork[]> {
  const beyond = last && sql`(${r.lugar}, ${r.publicacionId}) > (${last.lugar}::int, ${last.id}::uuid)`;
  return db
    .select({ id: r.publicacionId, lugar: r.lugar, tipo: r.tipo, changed: r.fecha })
    .from(r)
    .where(and(inSpan(span), beyond, eq(r.retirada, false)))
    .orderBy(asc(r.lugar), asc(r.publicacionId))
    .limit(limit);
}

/** The other languages in which these works can be read, by work; those of the text as it stands. */
export async function findLanguagesOf(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const t = translatedTexts;
  const rows = await db
    .select({ id: t.publicacionId, idioma: t.idioma })
    .from(t)
    .innerJoin(p, eq(p.id, t.publicacionId))
    .where(
      and(
        sql`${t.publicacionId} = any(${sql.param(ids)}::uuid[])`,
        eq(t.version, 0),
        ne(t.idioma, p.idioma),
        isNull(p.embargoHasta),
      ),
    )
    .orderBy(t.publicacionId, t.orden);
  const languages = new Map<string, string[]>();
  for (const { id, idioma } of rows) languages.set(id, [...(languages.get(id) ?? []), idioma]);
  return languages;
}

/** Types whose chapters have pages of their own. */
export const inChapters = ['LIBRO', 'TESIS'] as const satisfies readonly Tipo[];

/** Headings of the first level of the texts of these books and theses, in each language, in the order of the text. */
export async function findChapterHeadings(db: Database, ids: readonly string[]): Promise<ChapterHeadings[]> {
  const t = translatedTexts;
  const headings = (documento: SQLWrapper) =>
    sql<
      Inline[][]
    >`jsonb_path_query_array(${documento}, '$.content[*] ? (@.type == "heading" && @.attrs.level == 1).content')`;
  const chosen = and(
    sql`${p.id} = any(${sql.param(ids)}::uuid[])`,
    inArray(p.tipo, [...inChapters]),
    isNull(p.embargoHasta),
  );
  const own = await db
    .select({ id: p.id, idioma: sql<null>`null`, headings: headings(manuscripts.documento) })
    .from(p)
    .innerJoin(manuscripts, eq(manuscripts.publicacionId, p.id))
    .where(chosen);
  const others = await db
    .select({ id: p.id, idioma: t.idioma, headings: headings(t.documento) })
    .from(p)
    .innerJoin(t, eq(t.publicacionId, p.id))
    .where(and(chosen, eq(t.version, 0), ne(t.idioma, p.idioma)));
  return [...own, ...others];
}
/** `idioma`: null, its own. */
export interface ChapterHeadings {
  id: string;
  idioma: string | null;
  headings: Inline[][];
}

/** When the works of each category changed last, in the form that is compared: one look each, from one category to the next. */
export function findChangesOfCategories(db: Database): Promise<{ categoria: string; changed: Date }[]> {
  const changes = sql`(
    with recursive category as (
      select min(${r.categoria}) as name from ${r}
      union all
      select (select min(${r.categoria}) from ${r} where ${r.categoria} > category.name) from category where category.name is not null
    )
    select name, (select max(${r.fecha}) from ${r} where ${r.categoria} = category.name) as changed from category where name is not null
  ) as changes`;
  return db
    .select({ categoria: sql<string>`name`, changed: sql<Date>`changed`.mapWith(r.fecha) })
    .from(changes)
    .orderBy(sql`name`);
}

/** The pages that administrators have written. */
export function findWrittenPages(db: Database) {
  return db.select({ slug: sitePages.slug, changed: sitePages.fechaActualizacion }).from(sitePages);
}

/** The texts that journals have of themselves. */
export function findJournalTexts(db: Database) {
  const { revistaId, tipo, fechaActualizacion: changed } = journalTexts;
  return db.select({ revistaId, tipo, changed }).from(journalTexts).orderBy(revistaId, tipo);
}

/** The authors whose keys are from one on, before another. */
export interface Keys {
  from?: string | undefined;
  before?: string | undefined;
}

/**
 * ORCID iDs of bylines, and accounts that sign without one: each is called by one (catalogue/authors.ts), and changed with the works that
 * it signs. Who signs nothing that is in the catalogue is nobody's page.
 */
function authorKeys({ from, before }: Keys = {}): SQL {
  const among = (key: SQL) => {
    const ends = [
      from !== undefined && sql`${key} >= ${from}::text`,
      before !== undefined && sql`${key} < ${before}::text`,
    ];
    return and(...ends.filter((end) => end !== false)) ?? sql`true`;
  };
  return sql`(
  select key, max(fecha) as changed
  from (
    select a.orcid as key, r.fecha, r.retirada
    from ${authorships} as a join ${r} as r using (publicacion_id) where a.orcid is not null and ${among(sql`a.orcid`)}
    union all
    select a.user_id::text, r.fecha, r.retirada
    from ${authorships} as a join ${r} as r using (publicacion_id)
    where a.orcid is null and a.user_id is not null and ${among(sql`a.user_id::text`)} and not exists (
      select from ${authorships} as named join ${r} as told using (publicacion_id)
      where named.user_id = a.user_id and named.orcid is not null and not told.retirada
    )
  ) as signed
  group by key having bool_or(not retirada)
) as keys`;
}

export interface AuthorPart {
  /** The first key in it. */
  first: string;
  changed: Date;
  authors: number;
}

/** The authors in parts of `size`. All bylines are read for it. */
export function findAuthorParts(db: Database, size: number): Promise<AuthorPart[]> {
  const numbered = sql`(
    select key, changed, (row_number() over (order by key) - 1) / ${size}::int as part from ${authorKeys()}
  ) as numbered`;
  return db
    .select({ first: sql<string>`min(key)`, changed: newest(sql`changed`), authors: sql<number>`count(*)::int` })
    .from(numbered)
    .groupBy(sql`part`)
    .orderBy(sql`part`);
}

/** How addresses call some of them, and when each changed. */
export function findAuthors(db: Database, keys: Keys, most: number): Promise<{ key: string; changed: Date }[]> {
  return db
    .select({ key: sql<string>`key`, changed: sql<Date>`changed`.mapWith(r.fecha) })
    .from(authorKeys(keys))
    .orderBy(sql`key`)
    .limit(most);
}

/** At one journal's own address its numbers alone stand; at the platform's those of the journals that have none. */
export type AtSite = { of: string } | { without: readonly string[] };
const isAt = (journal: SQLWrapper, at: AtSite) =>
  'of' in at
    ? sql`${journal} = ${at.of}::uuid`
    : at.without.length > 0
      ? sql`${journal} <> all(${sql.param(at.without)}::uuid[])`
      : undefined;

/** The published numbers of journals, the last first, bounded; each with when it came out. */
export function findPublishedIssues(db: Database, most: number, at: AtSite) {
  return db
    .select({ id: issues.id, revistaId: issues.revistaId, changed: issues.fechaPublicacion })
    .from(issues)
    .where(and(isNotNull(issues.fechaPublicacion), isAt(issues.revistaId, at)))
    .orderBy(desc(issues.fechaPublicacion), asc(issues.id))
    .limit(most);
}

/** When the works of each number changed last, by its id. All places of works in numbers are read for it. */
export async function findChangesOfIssues(db: Database): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: issueWorks.numeroId, changed: newest(r.fecha) })
    .from(issueWorks)
    .innerJoin(r, eq(r.publicacionId, issueWorks.publicacionId))
    .groupBy(issueWorks.numeroId);
  return new Map(rows.map(({ id, changed }) => [id, changed]));
}

/** When the last number came out, as `findPublishedIssues` has them; undefined of none. */
export async function findLastRelease(db: Database, at: AtSite): Promise<Date | undefined> {
  const [row] = await db
    .select({ changed: issues.fechaPublicacion })
    .from(issues)
    .where(and(isNotNull(issues.fechaPublicacion), isAt(issues.revistaId, at)))
    .orderBy(desc(issues.fechaPublicacion))
    .limit(1);
  return row?.changed ?? undefined;
}
