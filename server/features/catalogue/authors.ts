/**
 * Who signs works of the catalogue, as its bylines show them: by ORCID iD, else by account, else by name. Works that are not in
 * the catalogue say nothing here, and neither does an account that signs none.
 */

import type { z } from 'zod';
import type { CallAnswer, CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { id as accountId, orcid as orcidId } from '#contract/entities/common.ts';
import { authorKey } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, users } from '#server/platform/database/schema.ts';
import { eq, type SQL, sql } from '#server/platform/database/sql.ts';
import { type NamedJournals, noJournals } from '#server/platform/shown-journals.ts';
import { inCatalogue } from './filters.ts';
import { presentEntries, presentSignature } from './present.ts';
import { readRows, type Signing } from './queries.ts';

const mostAffiliations = 10;
const mostCoauthors = 24;
/** The newest works of somebody, among which coauthors and affiliations are looked for. */
const worksCounted = 500;

const a = authorships;
const p = publications;

/** A name as one is found by it: the words of what an address says are the words of the name (`authorKey`). */
const named = (name: SQL) => sql`btrim(translate(public.es_words(${name}), 'ñ', 'n'))`;
const nameOf = sql`nombres || ' ' || apellidos`;
/** What tells who signs apart in SQL, as `authorKey` does; `known` is the ORCID iD of whoever has one among these names. */
const keyOf = sql`coalesce(known, user_id::text, ${named(nameOf)})`;

/** By what somebody is known: several of them are one person's. */
interface Known {
  orcid: string | null;
  accounts: string[];
  name: string | null;
}

const fits = <T extends z.ZodType>(schema: T, value: string) => schema.safeParse(value).success;

/** Who is meant by the key of an address: by that of an account that was merged, who signs with the other one now. */
async function know(db: Database, clave: string): Promise<Known> {
  if (fits(orcidId, clave)) return byOrcid(db, clave);
  if (!fits(accountId, clave)) return { orcid: null, accounts: [], name: clave };
  const [account] = await db
    .select({ id: sql<string>`coalesce(${users.unidaAId}, ${users.id})` })
    .from(users)
    .where(eq(users.id, clave));
  const id = account?.id ?? clave;
  const [row] = await signed(db, sql`user_id = ${id}::uuid and orcid is not null`, sql<string>`orcid`);
  return row ? byOrcid(db, row) : { orcid: null, accounts: [id], name: null };
}

async function byOrcid(db: Database, orcid: string): Promise<Known> {
  const accounts = await signed(db, sql`orcid = ${orcid} and user_id is not null`, sql<string>`user_id::text`);
  return { orcid, accounts: [...new Set(accounts)], name: null };
}

/** What the names of published bylines say, the last published first. */
async function signed<T>(db: Database, where: SQL, what: SQL<T>): Promise<T[]> {
  const rows = await db.select({ what }).from(sql`(
    select names.*, ${p.fechaPublicacion} from (select * from ${a} where ${where}) as names
    join ${p} on ${p.id} = names.publicacion_id where ${inCatalogue}
    order by ${p.fechaPublicacion} desc nulls last limit 100
  ) as signed`);
  return rows.map((row) => row.what);
}

/** Their names in bylines, of whatever works. */
function signingOf({ orcid, accounts, name }: Known): SQL {
  if (name !== null)
    return sql`user_id is null and orcid is null and ${named(nameOf)} = ${named(sql`${name}::text`)} and ${named(nameOf)} <> ''`;
  const byAccount = sql`user_id = any(${sql.param(accounts)}::uuid[])`;
  return orcid === null ? byAccount : sql`(orcid = ${orcid} or ${byAccount})`;
}

interface Row extends Signing {
  work: string;
  afiliaciones: string[];
}

/** One of theirs in each of their works of the catalogue, the newest first: at most so many, and how many there are. */
async function worksOf(db: Database, who: Known, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({
      work: sql<string>`publicacion_id`,
      id: sql<string | null>`user_id`,
      orcid: sql<string | null>`orcid`,
      nombres: sql<string>`nombres`,
      apellidos: sql<string>`apellidos`,
      afiliaciones: sql<string[]>`afiliaciones`,
      total: sql<number>`total`,
    })
    .from(sql`(
      select *, (count(*) over ())::int as total from (
        select distinct on (${p.fechaPublicacion}, ${p.id}) names.*, ${p.fechaPublicacion}
        from (select * from ${a} where ${signingOf(who)}) as names join ${p} on ${p.id} = names.publicacion_id
        where ${inCatalogue}
        order by ${p.fechaPublicacion} desc nulls last, ${p.id} desc, names.orden
      ) as each order by fecha_publicacion desc nulls last, publicacion_id desc limit ${limit} offset ${offset}
    ) as works`);
  return { rows: rows satisfies Row[], total: rows[0]?.total ?? 0 };
}

export type Counted = ReturnType<typeof presentSignature> & { total: number };

/**
 * Who signs most of these names, each once a work; by how they signed last. An account that signs some of them with its ORCID iD
 * and others without is one person, as on their page.
 */
export async function countSigning(db: Database, names: SQL, limit: number): Promise<Counted[]> {
  const last = (what: string) => sql`(array_agg(${sql.raw(what)} order by publicacion_id desc))[1]`;
  const rows = await db
    .select({
      id: sql<string | null>`id`,
      orcid: sql<string | null>`orcid`,
      nombres: sql<string>`nombres`,
      apellidos: sql<string>`apellidos`,
      total: sql<number>`total`,
    })
    .from(sql`(
      select ${last('user_id')} as id, ${last('known')} as orcid, ${last('nombres')} as nombres,
        ${last('apellidos')} as apellidos, count(distinct publicacion_id)::int as total
      from (
        select *, coalesce(orcid, case when user_id is not null then max(orcid) over (partition by user_id) end) as known
        from (${names}) as signed
      ) as names where ${keyOf} <> '' group by ${keyOf} order by 5 desc, 4, 3 limit ${limit}
    ) as counted`);
  return rows.map(({ total, ...signing }) => ({ ...presentSignature(signing), total }));
}

/** An author's page; throws `no_encontrado` where nobody signs so in the catalogue. */
export async function findAuthor(
  db: Database,
  clave: string,
  { page, limit }: CallData<Calls['readAuthor']>['query'],
  journals: NamedJournals = noJournals,
): Promise<CallAnswer<Calls['readAuthor']>> {
  const who = await know(db, clave);
  const all = await worksOf(db, who, { limit: worksCounted, offset: 0 });
  const [last] = all.rows;
  if (!last) throw refuse('no_encontrado');
  const from = (page - 1) * limit;
  const shown =
    from + limit <= all.rows.length || all.rows.length === all.total
      ? all.rows.slice(from, from + limit)
      : (await worksOf(db, who, { limit, offset: from })).rows;
  const works = await readRows(
    db,
    shown.map(({ work }) => work),
  );
  const ids = all.rows.map(({ work }) => work);
  const others = sql`select * from ${a}
    where publicacion_id = any(${sql.param(ids)}::uuid[]) and not coalesce((${signingOf(who)}), false)`;
  return {
    clave: who.orcid ?? authorKey(last),
    nombre: presentSignature(last).nombre,
    orcid: who.orcid,
    soloPorNombre: who.name !== null,
    afiliaciones: [...new Set(all.rows.flatMap(({ afiliaciones }) => afiliaciones))].slice(0, mostAffiliations),
    publications: presentEntries(works, journals),
    total: all.total,
    page,
    totalPages: Math.ceil(all.total / limit),
    coautores: await countSigning(db, others, mostCoauthors),
  };
}
