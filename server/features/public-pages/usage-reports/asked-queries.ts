/** SQL of what a report is narrowed down to. */
import { union } from 'drizzle-orm/pg-core';
import { doiForm } from '#contract/doi.ts';
import { bareIsbn, hasIsbnCheckDigit } from '#contract/isbn.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from '#server/platform/database/sql.ts';
import type { AskedAuthor } from './arguments.ts';
import type { ItemIdentifier } from './reports.ts';

const [p, a] = [publications, authorships];
/** Nobody signs more. */
const most = 10_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids of works by an identifier; works have no ISSN of their own. Which of them may be told of the report says. */
export async function findWorksBy(db: Database, kind: ItemIdentifier, value: string): Promise<string[]> {
  const where = identified(kind, value);
  if (!where) return [];
  return (await db.select({ id: p.id }).from(p).where(where).limit(most)).map(({ id }) => id);
}

/** Which works an identifier names; undefined where it is none. Each kind has an index: anybody may ask. */
export function identified(kind: ItemIdentifier, value: string): SQL | undefined {
  if (kind === 'DOI')
    return doiForm.test(value)
      ? and(eq(sql`lower(${p.doi})`, value.toLowerCase()), eq(p.estadoDoi, 'REGISTRADO'))
      : undefined;
  if (kind === 'Proprietary' || kind === 'URI') return uuid.test(value) ? eq(p.id, value) : undefined;
  if (kind !== 'ISBN') return undefined;
  if (!hasIsbnCheckDigit(value)) return undefined;
  // As their index has them, its condition word for word.
  const isbns = sql`string_to_array(upper(regexp_replace(${p.ficha} ->> 'isbn', '[^0-9Xx"]', '', 'g')), '"')`;
  return sql`${p.tipo} = 'LIBRO' and ${isbns} @> array[${bareIsbn(value)}]::text[]`;
}

/**
 * The ids of works that somebody signs: by their iD where it is said, whatever they are called there; else by the whole name, 'Ana Ruiz' or
 * 'Ruiz, Ana'.
 */
export async function findWorksOfAuthor(db: Database, { name = '', orcid }: AskedAuthor): Promise<string[]> {
  const [surnames = '', names = ''] = name.split(/,(.*)/s);
  // As their two indices have it, each of which holds a part of them.
  const words = (said: SQL) => sql`btrim(translate(public.es_words(${said}), 'ñ', 'n'))`;
  const isCalled = and(
    eq(words(sql`${a.nombres} || ' ' || ${a.apellidos}`), words(sql`${`${names} ${surnames}`.trim()}::text`)),
    sql`${words(sql`${a.nombres} || ' ' || ${a.apellidos}`)} <> ''`,
  );
  const found = (where: SQL | undefined) => db.select({ id: a.publicacionId }).from(a).where(where);
  const isKnown = or(isNotNull(a.userId), isNotNull(a.orcid));
  const rows = await (orcid === undefined
    ? union(found(and(isCalled, isNull(a.userId), isNull(a.orcid))), found(and(isCalled, isKnown))).limit(most)
    : found(eq(a.orcid, orcid)).limit(most));
  return [...new Set(rows.map(({ id }) => id))];
}
