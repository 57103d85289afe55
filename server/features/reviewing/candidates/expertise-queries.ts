/**
 * SQL of what works and people are about: stems, as the database's Spanish normalisation makes them, with their weights.
 * Words of a title, keywords and summaries are counted from the vectors that the search keeps (docs/database.md).
 */

import type { Database } from '#server/platform/database/database.ts';
import { authorships, expertise, publications, users } from '#server/platform/database/schema.ts';
import { and, arrayContains, eq, inArray, isNull, or, type SQL, sql } from '#server/platform/database/sql.ts';
import { rolesThat } from '#server/policy/index.ts';
import type { Terms } from './closeness.ts';

/** What one use of a stem counts, by where it stands. */
const weightOf = { title: 3, keyword: 4, summary: 1, declared: 6 };
/** A work counts half as much for each so many years since it was published. */
const halfLifeYears = 8;
/** Stems kept of a person. */
const mostStems = 200;
/** What is known of a person is made anew after so long, since works grow old. */
const keptDays = 30;

const p = publications;
const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
/** Numbers say when and how many, not what about. */
const tells = sql.raw(`lexeme ~ '[^0-9.,-]' and length(lexeme) > 1`);
const usesOf = (letter: 'A' | 'B') => sql.raw(`cardinality(array_positions(weights, '${letter}'))`);

/** Stems of works' titles, keywords and summaries; `work` gives rows of `id`, both vectors and a factor. */
const stemsOfWorks = (work: SQL) => sql`
  select work.id, lexeme, factor * (${weightOf.title} * ${usesOf('A')} + ${weightOf.keyword} * ${usesOf('B')}) as weight
  from (${work}) as work, unnest(vector_titulo) where ${tells}
  union all
  select work.id, lexeme, factor * ${weightOf.summary} * cardinality(positions)
  from (${work}) as work, unnest(vector_resumen) where ${tells}`;

const summed = (stems: SQL) => sql`
  select id, lexeme, round(sum(weight)::numeric, 2) as weight from (${stems}) as stem
  group by id, lexeme having sum(weight) >= 0.01`;

/** What these works are about, drafts included; of unknown ones nothing. */
export async function findWorkTerms(db: Database, ids: readonly string[]): Promise<Map<string, Terms>> {
  const work = sql`select ${p.id} as id, ${p.vectorTitulo} as vector_titulo, ${p.vectorResumen} as vector_resumen, 1 as factor
    from ${p} where ${p.id} = any(${listOf(ids)})`;
  return readTerms(db, sql`(${summed(stemsOfWorks(work))}) as used`, sql`true`);
}

/** What these people know about, from their published works but for `except`, and what they say themselves. */
export const findTermsOfPeople = (db: Database, ids: readonly string[], except?: string) =>
  readTerms(db, sql`(${rankedStems(ids, except)}) as used`, sql`place <= ${mostStems}`);

async function readTerms(db: Database, from: SQL, where: SQL): Promise<Map<string, Terms>> {
  const rows = await db
    .select({
      id: sql<string>`used.id`,
      terminos: sql<Terms>`jsonb_object_agg(used.lexeme, used.weight)`,
    })
    .from(from)
    .where(where)
    .groupBy(sql`used.id`);
  return new Map(rows.map(({ id, terminos }) => [id, terminos]));
}

function rankedStems(ids: readonly string[], except?: string): SQL {
  const age = sql`greatest(0, extract(epoch from now() - ${p.fechaPublicacion})) / (365.25 * 86400 * ${halfLifeYears})`;
  const published = sql`
    select ${authorships.userId} as id, ${p.vectorTitulo} as vector_titulo, ${p.vectorResumen} as vector_resumen,
      power(0.5::float8, (${age})::float8) as factor
    from ${authorships} join ${p} on ${p.id} = ${authorships.publicacionId}
    where ${authorships.userId} = any(${listOf(ids)}) and ${p.estado} = 'PUBLICADO' and ${p.fechaEliminacion} is null
      ${except === undefined ? sql`` : sql`and ${p.id} <> ${except}`}`;
  const declared = sql`
    select ${users.id}, lexeme, (${weightOf.declared} * cardinality(positions))::float8
    from ${users}, unnest(public.es_vector(array_to_string(${users.palabrasClave}, ' ')))
    where ${users.id} = any(${listOf(ids)}) and ${tells}`;
  return sql`
    select id, lexeme, weight, row_number() over (partition by id order by weight desc, lexeme collate "C") as place
    from (${summed(sql`${stemsOfWorks(published)} union all ${declared}`)}) as stem`;
}

/** Up to `limit` reviewers of whom nothing is known yet, or only what was long ago. */
export async function findUnknownReviewers(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(expertise, eq(expertise.userId, users.id))
    .where(
      and(
        reviewing(),
        or(isNull(expertise.userId), sql`${expertise.fecha} < now() - make_interval(days => ${keptDays}::int)`),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

const reviewing = () =>
  and(arrayContains(users.roles, rolesThat.review), isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));

/** Makes what these people know about, in one statement; who is known for nothing is noted as such. */
export async function makeExpertise(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into ${expertise} (user_id, terminos, fecha)
    select person.id, coalesce(jsonb_object_agg(used.lexeme, used.weight) filter (where used.lexeme is not null), '{}'), now()
    from unnest(${listOf(ids)}) as person(id)
    join ${users} on ${users.id} = person.id
    left join (${rankedStems(ids)}) as used on used.id = person.id and used.place <= ${mostStems}
    group by person.id
    on conflict (user_id) do update set terminos = excluded.terminos, fecha = excluded.fecha`);
}

/** What everybody who reviews is known for. */
export const findExpertise = (db: Database): Promise<{ id: string; terminos: Terms }[]> =>
  db
    .select({ id: expertise.userId, terminos: expertise.terminos })
    .from(expertise)
    .innerJoin(users, eq(users.id, expertise.userId))
    .where(reviewing())
    .orderBy(expertise.userId);

/** The same of these people. */
export const findExpertiseOf = async (db: Database, ids: readonly string[]): Promise<Map<string, Terms>> => {
  const rows = await db
    .select({ id: expertise.userId, terminos: expertise.terminos })
    .from(expertise)
    .where(inArray(expertise.userId, [...ids]));
  return new Map(rows.map(({ id, terminos }) => [id, terminos]));
};

/** In how many of the last published works each stem stands, and how many works those are. */
export async function countStems(db: Database, works: number): Promise<{ total: number; having: Map<string, number> }> {
  const last = db
    .select({ stems: sql`ts_filter(${p.vectorTitulo}, '{a,b}') || ${p.vectorResumen}`.as('stems') })
    .from(p)
    .where(and(eq(p.estado, 'PUBLICADO'), isNull(p.fechaEliminacion)))
    .orderBy(sql`${p.fechaPublicacion} desc nulls last`, sql`${p.id} desc nulls last`)
    .limit(works)
    .as('last');
  const rows = await db
    .select({ lexeme: sql<string>`lexeme`, veces: sql`count(*)`.mapWith(Number) })
    .from(sql`${last}, unnest(stems)`)
    .groupBy(sql`lexeme`);
  const [counted] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(last);
  return { total: counted?.total ?? 0, having: new Map(rows.map(({ lexeme, veces }) => [lexeme, veces])) };
}

/** The stems of each of these texts, in their order. */
export async function findStems(db: Database, texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return [];
  const rows = await db
    .select({ stems: sql<string[]>`tsvector_to_array(public.es_vector(texto))` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as said(texto, place)`)
    .orderBy(sql`place`);
  return rows.map(({ stems }) => stems);
}
