/**
 * SQL of the search in work lists (spec 000 §2.9): words in titles and estados, and in the byline for who is told every
 * byline of the list: a blind reader must not find out by asking.
 */

import { z } from 'zod';
import { bareDoi } from '#contract/doi.ts';
import { estadosSaid } from '#contract/estado-words.ts';
import type { Estado } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { and, inArray, or, type SQL, sql } from '#server/platform/database/sql.ts';
import type { Order, Where } from './scope.ts';

const p = publications;

/** A search in a whole platform's works counts so many matches; of more it knows only that there are more. */
export const mostMatches = 1000;

/** What was typed, as the database compares it: read beforehand, or by expressions that say so of the words themselves. */
export interface Sought {
  /** Its words as the database compares them. */
  words: string[];
  /** Its words as the text of a `tsquery`, each the beginning of a word; empty where it has none. */
  beginnings: string | SQL;
  /** The same as regular expressions over normal titles. */
  patterns: string[] | SQL;
  /** All of it as in a normal title; punctuation that opens it counts only where it is all. */
  part: string;
  /** Whose words it is in. */
  estados: Estado[];
  /** Its words as the beginnings of names in a byline; empty where these are not searched. */
  names: string | SQL;
}
/** What tells whether a work says it; the rest is for titles that hold it anywhere. */
type Said = Pick<Sought, 'beginnings' | 'patterns' | 'estados' | 'names'>;

/** How names are told from other words in the vector of titles (`es_names`). */
const nameMark = '\u014b';

/** `bylines`: whoever asks may find works by who signs them. */
export async function understand(db: Database, typed: string, { bylines }: { bylines: boolean }): Promise<Sought> {
  const [row] = await db
    .select({
      plain: sql<string>`public.es_plain(typed)`,
      words: sql<string>`translate(public.es_words(typed), 'ñ', 'n')`,
    })
    .from(sql`(select ${typed}::text as typed) as typing`);
  const words = row?.words.split(' ').filter(Boolean) ?? [];
  return {
    words,
    beginnings: words.map((word) => `'${word}':*`).join(' & '),
    patterns: words.map((word) => `(^|[^[:alnum:]])${word}`),
    part: row?.plain || typed,
    estados: estadosSaid(typed),
    names: bylines ? words.map((word) => `'${nameMark}${word}':*`).join(' & ') : '',
  };
}

/**
 * As `understand`, without asking first: what the words are stands in the statement that looks for them. The functions are
 * immutable, so that it is planned as if they had been asked before.
 */
function understood(typed: string, { bylines }: { bylines: boolean }): Said {
  const words = sql`btrim(translate(public.es_words(${typed}::text), 'ñ', 'n'))`;
  const each = (as: string): SQL => sql`regexp_replace(${words}, '[^ ]+', ${as}::text, 'g')`;
  const all = (as: string): SQL => sql`replace(${each(as)}, ' ', ' & ')`;
  return {
    beginnings: all(`'\\&':*`),
    patterns: sql`string_to_array(${each('(^|[^[:alnum:]])\\&')}, ' ')`,
    estados: estadosSaid(typed),
    names: bylines ? all(`'${nameMark}\\&':*`) : '',
  };
}

const inEstados = ({ estados }: Said): SQL => inArray(p.estado, estados);
const inTitle = ({ patterns }: Said): SQL => {
  if (!Array.isArray(patterns)) return sql`${p.tituloNormal} ~ all(${patterns})`;
  return patterns.length === 0 ? sql`false` : sql`${p.tituloNormal} ~ all(${sql.param(patterns)}::text[])`;
};

const inByline = ({ names }: Said): SQL => (names === '' ? sql`false` : sql`${p.vectorTitulo} @@ ${names}::tsquery`);

/** Works with words in the title that begin as those typed, or in the byline, or in an estado of these words. */
const saying = (sought: Said): Where => or(inTitle(sought), inByline(sought), inEstados(sought));
/** Works with what was typed anywhere in the title: where no word begins so. */
const holding = ({ part }: Sought): SQL => sql`position(${part} in ${p.tituloNormal}) > 0`;

/**
 * What a search leaves of a list of few works: those that say what is sought, or, where none does, those that hold it
 * anywhere in their titles. They are looked at one by one, which is sooner done than asking an index of all works.
 */
export async function narrowed(db: Database, where: Where, sought: Sought): Promise<Where> {
  const said = and(where, saying(sought));
  const [any] = await db.select({ id: p.id }).from(p).where(said).limit(1);
  return any ? said : and(where, holding(sought));
}

/** Words of a search that are looked for one by one: more of them tell no two works apart. */
const mostWords = 10;

/** What a statement asks works for, its values left open: two of one shape have the same text. */
interface Mention {
  shape: string;
  /** Builds the condition, with placeholders of the names in `values`. */
  condition: () => SQL;
  values: Record<string, string>;
}

/**
 * Works with each of the words at the beginning of one in their title, their keywords or, where these are searched, their byline;
 * and the one of this DOI or id. Each word is read off its index.
 */
export function mentioning(sought: Sought, typed: string): Mention {
  const words = sought.words.slice(0, mostWords);
  const said = typed.trim();
  const isId = z.uuid().safeParse(said).success;
  const values: Record<string, string> = { said: isId ? said : bareDoi(said) };
  for (const [place, word] of words.entries()) {
    values[`word${place}`] = `'${word}':*`;
    values[`name${place}`] = `'${nameMark}${word}':*`;
  }
  const condition = () => {
    const each = words.map((_, place) =>
      or(
        sql`public.es_beginnings(${p.titulo}, ${p.palabrasClave}) @@ ${sql.placeholder(`word${place}`)}::tsquery`,
        // Without it the byline is not searched at all.
        sought.names ? sql`${p.vectorTitulo} @@ ${sql.placeholder(`name${place}`)}::tsquery` : undefined,
      ),
    );
    const number = sql.placeholder('said');
    const byNumber = isId ? sql`${p.id} = ${number}::uuid` : sql`lower(${p.doi}) = lower(${number}::text)`;
    return or(and(...each), byNumber) ?? byNumber;
  };
  return { shape: `${words.length}${sought.names ? ' names' : ''}${isId ? ' id' : ''}`, condition, values };
}

/** As `saying`, each part read off its index, at most one match more than are counted. */
const parts = (where: Where, sought: Said): SQL[] =>
  [
    ...(sought.beginnings === ''
      ? []
      : [
          // The index holds titles and keywords: the pattern leaves those in whose title the words stand.
          and(
            where,
            sql`public.es_beginnings(${p.titulo}, ${p.palabrasClave}) @@ ${sought.beginnings}::tsquery`,
            inTitle(sought),
          ),
        ]),
    ...(sought.names === '' ? [] : [and(where, inByline(sought))]),
    ...(sought.estados.length === 0 ? [] : [and(where, inEstados(sought))]),
  ].flatMap((condition) => condition ?? []);

/**
 * The first rows of a condition, planned as if all of them were wanted: told that a few are enough, the planner reads
 * the table from its beginning, and to its end where it takes a rare word for a common one.
 */
const capped = (condition: SQL): SQL => sql`(
  with every as materialized (
    select ${p.id}, ${p.estado}, ${p.tituloNormal}, ${p.fechaCreacion}, ${p.fechaActualizacion} from ${p} where ${condition}
  )
  select * from every limit ${mostMatches + 1}
)`;

interface Page {
  orderBy: Order;
  limit: number;
  offset: number;
}

export interface Found {
  ids: string[];
  /** Above `mostMatches` where there are more than were counted. */
  total: number;
}

/**
 * One page of the works of a large list that say what is sought; where none does, of those that hold it anywhere in
 * their titles.
 */
export async function findSaid(db: Database, where: Where, sought: Sought, page: Page): Promise<Found> {
  const said = await findAmong(db, parts(where, sought), page);
  if (said.total > mostMatches)
    return { total: said.total, ids: await findInOrder(db, and(where, saying(sought)), page) };
  if (said.total > 0) return said;
  const held = and(where, holding(sought)) ?? sql`true`;
  const found = await findAmong(db, [held], page);
  return found.total > mostMatches ? { ...found, ids: await findInOrder(db, held, page) } : found;
}

/** The first works that say these words, as a condition on works: all that is asked to find them stands in it. */
export function firstSaid(where: Where, typed: string, told: { bylines: boolean }, { orderBy, limit }: FirstPage): SQL {
  const conditions = parts(where, understood(typed, told));
  return sql`${p.id} = any(array(
    select id from (${sql.join(conditions.map(capped), sql` union `)}) as publications
    order by ${sql.join(orderBy, sql`, `)} limit ${limit}
  ))`;
}
type FirstPage = Omit<Page, 'offset'>;

async function findAmong(db: Database, conditions: SQL[], { orderBy, limit, offset }: Page): Promise<Found> {
  if (conditions.length === 0) return { ids: [], total: 0 };
  // Under the table's name, so that its orders can be asked for.
  const [row] = await db.select({ total: sql<number>`total`, ids: sql<string[]>`ids` }).from(sql`(
    with matches as materialized (${sql.join(conditions.map(capped), sql` union `)})
    select (select count(*)::int from matches) as total, array(
      select id::text from matches as publications
      order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}
    ) as ids
  ) as found`);
  return row ?? { ids: [], total: 0 };
}

/** By walking the order's index: what is found more than a thousand times is met soon. */
async function findInOrder(db: Database, where: Where, { orderBy, limit, offset }: Page): Promise<string[]> {
  const left = Math.max(0, Math.min(limit, mostMatches - offset));
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(where)
    .orderBy(...orderBy)
    .limit(left)
    .offset(Math.min(offset, mostMatches));
  return rows.map(({ id }) => id);
}
