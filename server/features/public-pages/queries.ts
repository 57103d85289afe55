/** SQL of the site map and of covers: the catalogue in parts. Its order is the oldest first, so that a new work changes the last. */

import type { Inline } from '#contract/entities/manuscript.ts';
import { inCatalogue } from '#server/features/catalogue/filters.ts';
import { inOrder } from '#server/features/catalogue/order.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  issues,
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
  type SQLWrapper,
  sql,
} from '#server/platform/database/sql.ts';

const p = publications;

/** When a work of the catalogue changed last. */
const changed = sql<Date>`coalesce(${p.fechaCambioPublico}, ${p.fechaActualizacion})`.mapWith(p.fechaActualizacion);

const newest = (moment: SQLWrapper) => sql<Date | null>`max(${moment})`.mapWith(p.fechaActualizacion);

/** When a work last left the catalogue, retracted or deleted; null where none ever did. */
async function lastDeparture(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ changed: newest(p.fechaCambioPublico) })
    .from(p)
    .where(and(isNotNull(p.fechaPublicacion), sql`not (${inCatalogue})`));
  return row?.changed ?? null;
}

const later = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));

/** When the catalogue changed last: null of an empty one. */
export async function lastChange(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ changed: newest(changed) })
    .from(p)
    .where(inCatalogue);
  return later(row?.changed ?? null, await lastDeparture(db));
}

/** At one journal's own address its works alone stand; at the platform's those of the journals that have none. */
export type AtSite = { of: string } | { without: readonly string[] };
const isAt = (journal: SQLWrapper, at: AtSite = { without: [] }) =>
  'of' in at
    ? sql`${journal} = ${at.of}::uuid`
    : at.without.length > 0
      ? sql`${journal} <> all(${sql.param(at.without)}::uuid[])`
      : undefined;
const inCatalogueAt = (at: AtSite | undefined) => and(inCatalogue, isAt(p.revistaId, at));

/** When each part of `size` works changed last, in order. What leaves a part moves works into it from the next. */
export async function findParts(db: Database, size: number, at?: AtSite): Promise<(Date | null)[]> {
  const numbered = db
    .select({
      part: sql<number>`(row_number() over (order by ${inOrder('antiguos')}) - 1) / ${size}::int`.as('part'),
      changed: changed.as('changed'),
    })
    .from(p)
    .where(inCatalogueAt(at))
    .as('numbered');
  const rows = await db
    .select({ changed: newest(numbered.changed) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
  const left = await lastDeparture(db);
  return rows.map(({ changed }) => later(changed, left));
}

/** The works of one part, counted from 0, each with when it changed last. */
export function findWorksOfPart(db: Database, part: number, size: number, at?: AtSite) {
  const chosen = db
    .select({ id: p.id })
    .from(p)
    .where(inCatalogueAt(at))
    .orderBy(inOrder('antiguos'))
    .limit(size)
    .offset(part * size)
    .as('chosen');
  return db.select({ id: p.id, changed }).from(p).innerJoin(chosen, eq(chosen.id, p.id)).orderBy(p.id);
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

/** Headings of the first level of the texts of these books and theses, in each language, in the order of the text. */
export async function findChapterHeadings(db: Database, ids: readonly string[]): Promise<ChapterHeadings[]> {
  const t = translatedTexts;
  const headings = (documento: SQLWrapper) =>
    sql<
      Inline[][]
    >`jsonb_path_query_array(${documento}, '$.content[*] ? (@.type == "heading" && @.attrs.level == 1).content')`;
  const chosen = and(
    sql`${p.id} = any(${sql.param(ids)}::uuid[])`,
    inArray(p.tipo, ['LIBRO', 'TESIS']),
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

/** The pages that administrators have written. */
export function findWrittenPages(db: Database) {
  return db.select({ slug: sitePages.slug, changed: sitePages.fechaActualizacion }).from(sitePages);
}

const a = authorships;
/** ORCID iDs of published bylines, and accounts that sign without one: each is called by one (catalogue/authors.ts). */
const authorKeys = sql`(
  select distinct coalesce(signed.orcid, signed.user_id::text) as key
  from (
    select ${a.orcid}, ${a.userId}, max(${a.orcid}) over (partition by ${a.userId}) as other
    from ${a} join ${p} on ${p.id} = ${a.publicacionId} where ${inCatalogue}
  ) as signed
  where signed.orcid is not null or (signed.user_id is not null and signed.other is null)
) as keys`;

/** How many authors of the catalogue are told apart by more than their name. */
export async function countAuthors(db: Database): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(authorKeys);
  return row?.count ?? 0;
}

/** How the addresses of one part of them call them, counted from 0. */
export async function findAuthorsOfPart(db: Database, part: number, size: number): Promise<string[]> {
  const rows = await db
    .select({ key: sql<string>`key` })
    .from(authorKeys)
    .orderBy(sql`key`)
    .limit(size)
    .offset(part * size);
  return rows.map(({ key }) => key);
}

/** The address of the picture of a work's first figure, `/files/…`; undefined where it has none. */
export async function findFirstFigure(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ figura: manuscripts.figura })
    .from(manuscripts)
    .where(eq(manuscripts.publicacionId, id));
  return row?.figura?.src;
}

/** The published numbers of journals, the last first, bounded. */
export function findPublishedIssues(db: Database, most: number, at?: AtSite) {
  return db
    .select({ id: issues.id, revistaId: issues.revistaId, changed: issues.fechaPublicacion })
    .from(issues)
    .where(and(isNotNull(issues.fechaPublicacion), isAt(issues.revistaId, at)))
    .orderBy(desc(issues.fechaPublicacion), asc(issues.id))
    .limit(most);
}

/** The id of the journal that a published work or number is of; '' of what is not there. */
export async function findJournalOf(db: Database, kind: 'work' | 'issue', id: string): Promise<string> {
  const from = kind === 'work' ? p : issues;
  const [row] = await db
    .select({ revistaId: from.revistaId })
    .from(from)
    .where(and(eq(from.id, id), isNotNull(from.fechaPublicacion)));
  return row?.revistaId ?? '';
}
