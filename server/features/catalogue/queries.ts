/** SQL of the public catalogue: what is shown is chosen by id first and read afterwards (docs/database.md). */
import { and, eq, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { excerptOf, keyOf } from './excerpt.ts';
import { findMatches, findMatchesInOrder, mostMatches, type Sought, understand, wordsFound } from './full-text.ts';
import { inCatalogue, inCatalogueOf, inOrder, offsetOf } from './order.ts';
import { readDoi, wordsOf } from './search-terms.ts';

const p = publications;

/** Works in the catalogue, of each tipo. */
export type CatalogueCounts = Record<Tipo, number>;

/** Counted on an index alone. */
export async function countCatalogue(db: Database): Promise<CatalogueCounts> {
  const counts = { ARTICULO: 0, REPORTE: 0, TESIS: 0, LIBRO: 0 };
  const rows = await db
    .select({ tipo: p.tipo, total: sql`count(*)`.mapWith(Number) })
    .from(p)
    .where(inCatalogue)
    .groupBy(p.tipo);
  for (const { tipo, total } of rows) counts[tipo] = total;
  return counts;
}

export type CatalogueRow = Awaited<ReturnType<typeof readRows>>[number] & {
  /** Where the words sought stand: HTML, escaped, the matches inside `<mark>`. */
  extracto?: string | undefined;
};
export interface CataloguePage {
  rows: CatalogueRow[];
  total: number;
  /** False where a search found more than `total`, which then is 1,000. */
  totalExacto: boolean;
}

/**
 * One page of the catalogue.
 * @param counts from `countCatalogue`, where the caller keeps them; asked for where they are needed and missing
 */
export async function searchCatalogue(
  db: Database,
  query: CatalogueQuery,
  counts?: CatalogueCounts,
): Promise<CataloguePage> {
  const doi = readDoi(query.search);
  const withDoi = doi ? await findByDoi(db, doi, query) : [];
  if (withDoi.length > 0) return { rows: await readRows(db, withDoi), total: 1, totalExacto: true };

  const sought = await understand(db, query.search);
  if (!sought) return browse(db, query, counts ?? (await countCatalogue(db)));

  const { ids, total } = await findMatches(db, query, sought);
  const totalExacto = total <= mostMatches;
  const page = totalExacto || query.sort === 'relevancia' ? ids : await findMatchesInOrder(db, query, sought);
  const rows = await withExcerpts(db, await readRows(db, page), query.search, sought);
  return { rows, total: Math.min(total, mostMatches), totalExacto };
}

async function browse(db: Database, query: CatalogueQuery, counts: CatalogueCounts): Promise<CataloguePage> {
  const total = query.tipo ? counts[query.tipo] : Object.values(counts).reduce((sum, count) => sum + count);
  const { tipo = '', sort, limit } = query;
  const statement = preparedOnce(db, `catalogue_${sort}_${tipo}`, (name) =>
    db
      .select({ id: p.id })
      .from(p)
      .where(inCatalogueOf(query.tipo))
      .orderBy(inOrder(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const found = await statement.execute({ limit, offset: offsetOf(query) });
  const ids = found.map(({ id }) => id);
  return { rows: await readRows(db, ids), total, totalExacto: true };
}

async function findByDoi(db: Database, doi: string, { tipo }: CatalogueQuery): Promise<string[]> {
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(sql`lower(${p.doi}) = ${doi}`, inCatalogueOf(tipo)));
  return rows.map(({ id }) => id);
}

/** What a card shows of these works, in the order of their ids. */
async function readRows(db: Database, ids: readonly string[]) {
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
      doi: p.doi,
      autor: p.autor,
      autorPrincipalId: p.autorPrincipalId,
      /** Of the first of the byline. */
      nombres: authorships.nombres,
      apellidos: authorships.apellidos,
      vistas: p.vistas,
      fechaPublicacion: p.fechaPublicacion,
      fechaRetractacion: p.fechaRetractacion,
    })
    .from(p)
    .leftJoin(authorships, and(eq(authorships.publicacionId, p.id), eq(authorships.orden, 0)))
    .where(sql`${p.id} = any(${sql.placeholder('ids')}::uuid[])`);

/** Marks what was found in the summary or, where it is not there, in the title; a byline or a keyword shows itself. */
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
  return rows.map((row) => ({ ...row, extracto: excerptOf(row.resumen, marked) ?? excerptOf(row.titulo, marked) }));
}

/** The first two letters, without accents. */
const beginningOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 2);
