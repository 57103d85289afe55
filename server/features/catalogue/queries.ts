/** SQL of the public catalogue: what is shown is chosen by id first and read afterwards (docs/database.md). */

import { union } from 'drizzle-orm/pg-core';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import type { authorKey } from '#contract/public-addresses.ts';
import { folded, wordsOf } from '#contract/text.ts';
import { kindOfNotice, placeInBook, placeInIssue } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { authorships, manuscripts, publications, translatedTexts } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNull, sql } from '#server/platform/database/sql.ts';
import { excerptOf, keyOf } from './excerpt.ts';
import { type Filters, inCatalogueOf } from './filters.ts';
import {
  findMatches,
  findMatchesInOrder,
  isRanked,
  mostMatches,
  type Sought,
  seeksNothing,
  understand,
  wordsFound,
} from './full-text.ts';
import { findNearly } from './most-words.ts';
import { inOrder, type Stretch, stretchOf } from './order.ts';
import { readDoi } from './search-terms.ts';
import { countWorks, sumOf, type Total, totalsOf } from './totals.ts';

const p = publications;
const m = manuscripts;

export type CatalogueRow = Awaited<ReturnType<typeof readRows>>[number] & {
  /** Where the words sought stand: HTML, escaped, the matches inside `<mark>`. */
  extracto?: string | undefined;
};
export interface CataloguePage {
  rows: CatalogueRow[];
  total: number;
  /** False where a search found more than `total`, which then is 1,000. */
  totalExacto: boolean;
  /** Works with most of what is wanted, where those with all of it leave room on the first page. */
  nearly: CatalogueRow[];
}

/**
 * One page of the catalogue.
 * @param totals from `countWorks` of the journals and notices asked for, where the caller keeps them; asked for where they are needed and missing
 */
export async function searchCatalogue(db: Database, query: CatalogueQuery, totals?: Total[]): Promise<CataloguePage> {
  const withDoi = await findByDoi(db, query);
  if (withDoi.length > 0) return { rows: await readRows(db, withDoi), total: 1, totalExacto: true, nearly: [] };

  const sought = await understand(db, query.search);
  // Works are counted beforehand by every filter but the keyword.
  if (seeksNothing(sought) && !query.palabra) return browse(db, query, totals ?? (await countWorks(db, query)));

  const { ids, total } = await findMatches(db, query, sought);
  const totalExacto = total <= mostMatches;
  const page = totalExacto || isRanked(query, sought) ? ids : await findMatchesInOrder(db, query, sought);
  const room = query.page === 1 ? query.limit - total : 0;
  const nearly = new Set(await findNearly(db, query, sought, { total, room }));
  const found = await readRows(db, [...page, ...nearly]);
  const rows = await withExcerpts(db, found, query.search, sought);
  return {
    rows: rows.filter(({ id }) => !nearly.has(id)),
    total: Math.min(total, mostMatches),
    totalExacto,
    nearly: rows.filter(({ id }) => nearly.has(id)),
  };
}

async function browse(db: Database, query: CatalogueQuery, totals: Total[]): Promise<CataloguePage> {
  const total = sumOf(await totalsOf(db, totals, query));
  const { backwards, ...stretch } = stretchOf(query, total);
  const read = query.categoria || query.anio || query.revista || query.aviso ? browseFiltered : browseByType;
  const ids = stretch.limit > 0 ? await read(db, query, stretch) : [];
  return { rows: await readRows(db, backwards ? ids.reverse() : ids), total, totalExacto: true, nearly: [] };
}

async function browseByType(
  db: Database,
  { tipo }: CatalogueQuery,
  { sort, limit, offset }: Stretch,
): Promise<string[]> {
  const statement = preparedOnce(db, `catalogue_${sort}_${tipo ?? ''}`, (name) =>
    db
      .select({ id: p.id })
      .from(p)
      .where(inCatalogueOf({ tipo }))
      .orderBy(inOrder(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const found = await statement.execute({ limit, offset });
  return found.map(({ id }) => id);
}

async function browseFiltered(db: Database, query: CatalogueQuery, stretch: Stretch): Promise<string[]> {
  if (query.categoria && query.categoria.length > 1) return browseCategories(db, query, query.categoria, stretch);
  const found = await db
    .select({ id: p.id })
    .from(p)
    .where(inCatalogueOf(query))
    .orderBy(inOrder(stretch.sort))
    .limit(stretch.limit)
    .offset(stretch.offset);
  return found.map(({ id }) => id);
}

/** Of each category the page's beginning is read off its index, however many works it has; the page is made of those. */
async function browseCategories(
  db: Database,
  query: CatalogueQuery,
  categories: readonly string[],
  { sort, limit, offset }: Stretch,
): Promise<string[]> {
  const { categoria: _, ...rest } = query;
  const rows = await db.select({ id: sql<string>`id::text` }).from(sql`(
    select work.id
    from (
      select distinct public.es_plain(valor) as plain from unnest(${sql.param(categories)}::text[]) as valor
    ) as chosen, lateral (
      select ${p.id}, ${p.fechaPublicacion}, ${p.tituloNormal} from ${p}
      where ${inCatalogueOf(rest)} and public.es_plain(${p.categoria}) = chosen.plain
      order by ${inOrder(sort)} limit ${offset + limit}
    ) as work
    order by ${inOrder(sort)} limit ${limit} offset ${offset}
  ) as found`);
  return rows.map(({ id }) => id);
}

/** The work of the registered DOI that was pasted in, its own or a translation's, where one was and the filters leave its work. */
export async function findByDoi(db: Database, { search, ...filters }: Filters & { search: string }): Promise<string[]> {
  const doi = readDoi(search);
  if (!doi) return [];
  const t = translatedTexts;
  // A translation's counts where the work's own is registered: both are cited from then on.
  const named = db.select({ id: p.id }).from(p).where(sql`lower(${p.doi}) = ${doi}`);
  const translated = db
    .select({ id: t.publicacionId })
    .from(t)
    .where(sql`lower(${t.doi}) = ${doi} and ${t.doi} is not null and ${t.version} = 0`);
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(inArray(p.id, union(named, translated)), eq(p.estadoDoi, 'REGISTRADO'), inCatalogueOf(filters)))
    // A work's own before a translation's that says the same.
    .orderBy(sql`lower(${p.doi}) = ${doi} desc`)
    .limit(1);
  return rows.map(({ id }) => id);
}

/** A name of a byline. */
export type Signing = Parameters<typeof authorKey>[0];
/** Names of a byline that a card shows one by one. */
const shownNames = 6;

/** What a card shows of these works, in the order of their ids. */
export async function readRows(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await preparedOnce(db, 'catalogue_rows', (name) => rowsById(db).prepare(name)).execute({ ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const rowsById = (db: Database) =>
  db
    .select({
      id: p.id,
      titulo: p.titulo,
      resumen: p.resumen,
      tipo: p.tipo,
      estado: p.estado,
      idioma: p.idioma,
      categoria: p.categoria,
      palabrasClave: p.palabrasClave,
      metadatos: p.metadatos,
      lugar: placeInIssue,
      aviso: kindOfNotice,
      libro: placeInBook,
      embargoDia: p.embargoDia,
      embargoZona: p.embargoZona,
      revistaId: p.revistaId,
      doi: p.doi,
      estadoDoi: p.estadoDoi,
      autor: p.autor,
      autorPrincipalId: p.autorPrincipalId,
      /** The first of the byline, and how many there are. */
      firma: sql<Signing[]>`(
        select coalesce(json_agg(json_build_object(
          'id', first.user_id, 'orcid', first.orcid, 'nombres', first.nombres, 'apellidos', first.apellidos
        ) order by first.orden), '[]')
        from (
          select * from ${authorships} as names where names.publicacion_id = publications.id
          order by names.orden limit ${shownNames}
        ) as first
      )`,
      firmantes: sql<number>`(
        select count(*)::int from ${authorships} as names where names.publicacion_id = publications.id
      )`,
      vistas: p.vistas,
      fechaPublicacion: p.fechaPublicacion,
      fechaRetractacion: p.fechaRetractacion,
      // Of a text under embargo, none of its figures.
      figura: sql<typeof m.$inferSelect.figura>`case when ${p.embargoHasta} is null then ${m.figura} end`,
    })
    .from(p)
    .leftJoin(m, eq(m.publicacionId, p.id))
    .where(sql`publications.id = any(${sql.placeholder('ids')}::uuid[])`);

/** Marks what was found in the summary or, where it is not there, in the title or the text; a byline or a keyword shows itself. */
async function withExcerpts(
  db: Database,
  rows: Awaited<ReturnType<typeof readRows>>,
  search: string,
  sought: Sought,
): Promise<CatalogueRow[]> {
  // A stem keeps how its words begin, so only words that begin like one that was typed are worth asking about.
  const beginnings = new Set(wordsOf(search).map(beginningOf));
  const words = new Set(rows.flatMap(({ titulo, resumen }) => wordsOf(`${titulo} ${resumen}`)).map(keyOf));
  const candidates = [...words].filter((word) => beginnings.has(beginningOf(word)));
  const marked = new Set(await wordsFound(db, candidates, sought));
  const shown = rows.map((row) => ({
    ...row,
    extracto: excerptOf(row.resumen, marked) ?? excerptOf(row.titulo, marked),
  }));
  const unmarked = shown.filter(({ extracto }) => extracto === undefined).map(({ id }) => id);
  if (unmarked.length === 0 || sought.anyWord === '') return shown;
  const inText = await excerptsOfTexts(db, unmarked, beginnings, sought);
  return shown.map((row) => ({ ...row, extracto: row.extracto ?? inText.get(row.id) }));
}

/** How much of a text is looked through for a place to show. */
const longestShown = 40_000;

/** Where the words sought stand in the texts of works, by their ids. */
async function excerptsOfTexts(
  db: Database,
  ids: readonly string[],
  beginnings: ReadonlySet<string>,
  sought: Sought,
): Promise<Map<string, string | undefined>> {
  const texts = await db
    .select({ id: m.publicacionId, text: sql<string>`left(${m.contenido}, ${longestShown})` })
    .from(m)
    .innerJoin(p, and(eq(p.id, m.publicacionId), isNull(p.embargoHasta)))
    .where(inArray(m.publicacionId, [...ids]));
  const words = new Set(texts.flatMap(({ text }) => wordsOf(text)).map(keyOf));
  const marked = new Set(
    await wordsFound(
      db,
      [...words].filter((word) => beginnings.has(beginningOf(word))),
      sought,
    ),
  );
  return new Map(texts.map(({ id, text }) => [id, excerptOf(text, marked)]));
}

/** The first two letters, without accents. */
const beginningOf = (word: string) => folded(word).slice(0, 2);
