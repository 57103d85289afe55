/**
 * What somebody who is still typing may be about to search for: titles, keywords and authors with words that begin like
 * those typed.
 */

import type { Suggestions } from '#contract/entities/publication.ts';
import { wordsOf } from '#contract/text.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from './filters.ts';
import { capped } from './order.ts';

const mostSuggested = { obras: 5, palabras: 5, autores: 3 };
/** Works looked at for each kind: of more, those that come first. */
const mostWorks = 100;
/** Shorter beginnings are looked for only where a title begins. */
const shortestInside = 3;

const p = publications;
const a = authorships;

/** Suggestions for what was typed so far; none for a single letter. */
export async function findSuggestions(db: Database, typed: string): Promise<Suggestions> {
  const text = typed.replaceAll('\0', ' ').toWellFormed().normalize('NFC');
  const words = wordsOf(text);
  if (words.join('').length < 2) return { obras: [], palabras: [], autores: [] };

  // One after the other: who types asks often, and takes one connection.
  const begin = await beginningsOf(db, text);
  const first = await titlesThatBegin(db, begin.plain);
  if (!words.some(({ length }) => length >= shortestInside)) return { obras: first, palabras: [], autores: [] };
  const inside = first.length < mostSuggested.obras ? await titlesWith(db, begin.words) : [];
  const obras = new Map([...first, ...inside].map((work) => [work.id, work]));
  return {
    obras: [...obras.values()].slice(0, mostSuggested.obras),
    palabras: await keywordsWith(db, begin.words),
    autores: await authorsWith(db, begin),
  };
}

/**
 * What was typed in the form in which titles are sorted, and as the texts of two `tsquery`: each word a beginning, in a text and in a
 * byline (migration 0000).
 */
async function beginningsOf(db: Database, text: string) {
  const all = (words: SQL) => sql<string>`(
    select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')
    from unnest(string_to_array(btrim(${words}), ' ')) as word
  )`;
  const [row] = await db
    .select({
      plain: sql<string>`public.es_plain(typed)`,
      words: all(sql`translate(public.es_words(typed), 'ñ', 'n')`),
      names: all(sql`public.es_names(typed)`),
    })
    .from(sql`(select ${text}::text as typed) as typing`);
  return row ?? { plain: '', words: '', names: '' };
}

/** By their letters, so that they are read off an index. */
async function titlesThatBegin(db: Database, plain: string) {
  const end = `${plain}\u{10ffff}`;
  return db
    .select({ id: p.id, titulo: p.titulo, tipo: p.tipo })
    .from(p)
    .where(sql`${inCatalogue} and ${p.tituloNormal} ~>=~ ${plain} and ${p.tituloNormal} ~<~ ${end}`)
    .orderBy(sql`${p.tituloNormal} using ~<~`)
    .limit(mostSuggested.obras);
}

const worksWith = (words: string): SQL =>
  capped(
    mostWorks,
    sql`select ${p.id}, ${p.titulo}, ${p.tipo}, ${p.fechaPublicacion}, ${p.palabrasClave}
      from ${p}
      where ${inCatalogue} and public.es_beginnings(${p.titulo}, ${p.palabrasClave}) @@ ${words}::tsquery`,
  );
/** Whether every word typed begins a word of this text. */
const begins = (text: SQL, words: string): SQL => sql`public.es_beginnings(${text}, '{}') @@ ${words}::tsquery`;

async function titlesWith(db: Database, words: string) {
  return db
    .select({ id: sql<string>`id`, titulo: sql<string>`titulo`, tipo: sql<Tipo>`tipo` })
    .from(sql`(${worksWith(words)}) as works`)
    .where(begins(sql`titulo`, words))
    .orderBy(sql`fecha_publicacion desc nulls last`, sql`id`)
    .limit(mostSuggested.obras);
}

async function keywordsWith(db: Database, words: string): Promise<string[]> {
  const rows = await db
    .select({ palabra: sql<string>`min(palabra)` })
    .from(sql`(${worksWith(words)}) as works, unnest(palabras_clave) as palabra`)
    .where(begins(sql`palabra`, words))
    .groupBy(sql`public.es_plain(palabra)`)
    .orderBy(sql`count(*) desc`, sql`1`)
    .limit(mostSuggested.palabras);
  return rows.map(({ palabra }) => palabra);
}

async function authorsWith(db: Database, { words, names }: { words: string; names: string }): Promise<string[]> {
  const works = capped(
    mostWorks,
    sql`select ${p.id} from ${p} where ${inCatalogue} and ${p.vectorTitulo} @@ ${names}::tsquery`,
  );
  const name = sql<string>`btrim(${a.nombres} || ' ' || ${a.apellidos})`;
  const rows = await db
    .select({ name })
    .from(a)
    .where(sql`${a.publicacionId} = any(array(${works})) and ${begins(name, words)}`)
    .groupBy(name)
    .orderBy(sql`count(*) desc`, sql`1`)
    .limit(mostSuggested.autores);
  return rows.map(({ name }) => name);
}
