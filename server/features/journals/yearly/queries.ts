/** SQL of a journal's yearly report: counts of some works at a time, and no name of anybody. */
import { type JournalDays, scopeOf } from '#server/features/editorial/journal-year.ts';
import { completed, ofWorks, whenReceived } from '#server/features/editorial/report-scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  boardMembers,
  institutionJournals,
  institutions,
  journalSections,
  organisations,
  publications,
  reviews,
  users,
} from '#server/platform/database/schema.ts';
import { and, asc, eq, gt, gte, lt, ne, type SQL, sql } from '#server/platform/database/sql.ts';
import { isTakenUp, names, ofSection } from '../passport/facts-queries.ts';

const p = publications;
const o = organisations;
const counted = sql`count(*)`.mapWith(Number);
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const within = (column: SQL, { since, until }: JournalDays) =>
  sql`(${column} >= ${at(since)} and ${column} < ${at(until)})`;

/** Those of these works that came out in the year and that indices take up, as the passport counts them. Asked beside their sections. */
const cameOut = ({ revistaId, since, until }: JournalDays, works: readonly string[]) =>
  and(isTakenUp(revistaId), gte(p.fechaPublicacion, since), lt(p.fechaPublicacion, until), ofWorks(p.id, works));

/** A query of the next works of a journal, by their ids, whatever became of them. @param after the last before */
export const nextWorks = (db: Database, revistaId: string, after: string | undefined, limit: number) =>
  db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.revistaId, revistaId), after === undefined ? undefined : gt(p.id, after)))
    .orderBy(asc(p.id))
    .limit(limit);

export async function findJournalWorks(...asked: Parameters<typeof nextWorks>): Promise<string[]> {
  return (await nextWorks(...asked)).map(({ id }) => id);
}

/** How many of these works were received, and how many first sent to review in the year, whatever became of them. */
export async function countFlow(db: Database, year: JournalDays, works: readonly string[]) {
  const [row] = await db
    .select({ recibidas: sql`recibidas`.mapWith(Number), enviadasARevision: sql`enviadas`.mapWith(Number) })
    .from(sql`(
      select (select count(*) from ${whenReceived(works)} received where ${within(sql`fecha`, year)}) as recibidas,
        (select count(*) from (
          select min(x.fecha_asignacion) as fecha from public.reviews x where ${ofWorks(sql`x.publicacion_id`, works)} group by x.publicacion_id) asked
          where ${within(sql`fecha`, year)}) as enviadas) as flow`);
  return row ?? { recibidas: 0, enviadasARevision: 0 };
}

/** How many works of the journal were taken back in the year, each once, as its record has it; null: the record was pruned. */
export async function countTakenBack(db: Database, year: JournalDays): Promise<number | null> {
  const { revistaId, since } = year;
  const [row] = await db
    .select({ retiradas: sql`retiradas`.mapWith(Number), isPruned: sql<boolean>`podado` })
    .from(sql`(
      select (select count(distinct x.publicacion_id) from public.activity x
          join public.publications w on w.id = x.publicacion_id and w.revista_id = ${revistaId}
          where x.type = 'publication.takenBack' and ${within(sql`x.timestamp`, year)}) as retiradas,
        (exists (select from public.activity where type = 'activity.pruned')
          and (select min(timestamp) from public.activity) > ${at(since)}) as podado) as flow`);
  return row && !row.isPruned ? row.retiradas : null;
}

/** The day (UTC) on which the first of these works was received; null: none was. */
export async function findFirstReceived(db: Database, works: readonly string[]): Promise<string | null> {
  const [row] = await db
    .select({ dia: sql<string | null>`to_char(min(fecha) at time zone 'UTC', 'YYYY-MM-DD')` })
    .from(sql`${whenReceived(works)} as received`);
  return row?.dia ?? null;
}

/** Those of these works that came out in the year, and those of them that do not say when they were received. */
export async function countPublished(db: Database, year: JournalDays, works: readonly string[]) {
  const [row] = await db
    .select({
      publicadas: counted,
      sinFechaRecepcion: sql`count(*) filter (where ${p.fechaEnvio} is null)`.mapWith(Number),
    })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year, works));
  return row ?? { publicadas: 0, sinFechaRecepcion: 0 };
}

/** The publishing institution as it is compared with affiliations. */
export interface Publisher {
  /** '': not said. */
  nombre: string;
  /** Its ROR iD; null: none is known. */
  ror: string | null;
}

/**
 * The ROR iD of a journal's publisher: of the institution that the journal is of, or of the only organisation in use that is called like it.
 * @param nombre as the journal's settings have it
 */
export async function findPublisherRor(db: Database, revistaId: string, nombre: string): Promise<string | null> {
  const [own] = await db
    .select({ ror: institutions.ror })
    .from(institutionJournals)
    .innerJoin(institutions, eq(institutions.id, institutionJournals.institucionId))
    .where(eq(institutionJournals.revistaId, revistaId));
  if (own?.ror) return own.ror;
  if (nombre.trim() === '') return null;
  const [named] = await db
    .select({ ror: sql<string | null>`case when count(*) = 1 then min(${o.ror}) end` })
    .from(o)
    .where(
      and(
        sql`${o.cargaId} = ${currentLoad}`,
        sql`${o.nombreNormal} = public.es_plain(btrim(${nombre}))`,
        eq(o.estado, 'active'),
      ),
    );
  return named?.ror ?? null;
}

const currentLoad = sql`(select l.id from public.organisation_loads l where l.vigente)`;

/** A query of affiliations, `(nombre, orden, ror)`: of whom they are follows from the row beside which it stands. */
const ofAuthor = sql`(select g.nombre, g.orden,
    (select r ->> 'ror' from jsonb_array_elements(${authorships.rors}) r where r ->> 'afiliacion' = g.nombre limit 1) as ror
  from unnest(${authorships.afiliaciones}) with ordinality as g(nombre, orden))`;
const ofPerson = sql`(select ${users.afiliacion} as nombre, 1 as orden, ${users.afiliacionRor} as ror)`;
const ofMember = sql`(select ${boardMembers.afiliacion} as nombre, 1 as orden, null::text as ror)`;

/**
 * Whether one of the affiliations is the publisher: by its ROR iD where both have one, else by the name, as the passport compares it. Null
 * where that cannot be told: there is no affiliation, or it is not known who publishes.
 */
function isInside(affiliations: SQL, { nombre, ror }: Publisher): SQL<boolean | null> {
  const byName = nombre.trim() === '' ? sql`null::boolean` : names(sql`f.nombre`, nombre);
  const same = ror === null ? byName : sql`case when f.ror is not null then f.ror = ${ror} else ${byName} end`;
  return sql`(select bool_or(${same}) from ${affiliations} f where btrim(f.nombre) <> '')`;
}

/** The country of the first affiliation whose organisation says one; null: none does. */
const countryOf = (affiliations: SQL) =>
  sql<string | null>`(select o.pais from ${affiliations} f
    join public.organisations o on o.ror = f.ror and o.carga_id = ${currentLoad}
    where o.pais <> '' order by f.orden limit 1)`;

/** So many people, or signatures, are or are not of the publisher, and of which country. */
export interface Placed {
  dentro: boolean | null;
  pais: string | null;
  cuantos: number;
}

/** Of those who sign what of these works came out in the year, once for each work. */
export const placeAuthors = (
  db: Database,
  year: JournalDays,
  works: readonly string[],
  publisher: Publisher,
): Promise<Placed[]> =>
  db
    .select({ dentro: isInside(ofAuthor, publisher), pais: countryOf(ofAuthor), cuantos: counted })
    .from(p)
    .innerJoin(authorships, eq(authorships.publicacionId, p.id))
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year, works))
    .groupBy(sql`1`, sql`2`);

/** Who handed in a review of these works in the year, each once. */
export async function findReviewers(db: Database, year: JournalDays, works: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: reviews.revisorId })
    .from(reviews)
    .where(completed(db, scopeOf(year, works)));
  return rows.map(({ id }) => id);
}

/** Of these people, as their profile is now. */
export const placeReviewers = (db: Database, people: readonly string[], publisher: Publisher): Promise<Placed[]> =>
  db
    .select({ dentro: isInside(ofPerson, publisher), pais: countryOf(ofPerson), cuantos: counted })
    .from(users)
    .where(ofWorks(users.id, people))
    .groupBy(sql`1`, sql`2`);

/** Of the board as it is now, but for its technical team. */
export const placeBoard = (db: Database, revistaId: string, publisher: Publisher): Promise<Placed[]> =>
  db
    .select({
      dentro: isInside(ofMember, publisher),
      pais: sql<string | null>`nullif(${boardMembers.pais}, '')`,
      cuantos: counted,
    })
    .from(boardMembers)
    .where(and(eq(boardMembers.revistaId, revistaId), ne(boardMembers.cargo, 'EQUIPO_TECNICO')))
    .groupBy(sql`1`, sql`2`);

/** In which languages what of these works came out was written, and into which its text and its summary are translated. */
export const countLanguages = (db: Database, year: JournalDays, works: readonly string[]): Promise<Spoken[]> => {
  const out = db
    .select({ id: p.id, idioma: p.idioma, traducciones: p.traducciones })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year, works));
  const times = (kind: string) => sql`count(*) filter (where de = ${kind})`.mapWith(Number);
  return db
    .select({
      ...{ idioma: sql<string>`idioma`, obras: times('obra') },
      ...{ textos: times('texto'), resumenes: times('resumen') },
    })
    .from(sql`(with works as ${out}
      select idioma, 'obra' as de from works
      union all select t.idioma, 'texto' from works
        join public.translated_texts t on t.publicacion_id = works.id and t.version = 0
      union all select t ->> 'idioma', 'resumen' from works
        cross join jsonb_array_elements(works.traducciones) t where btrim(coalesce(t ->> 'resumen', '')) <> '') as said`)
    .groupBy(sql`1`);
};
/** So many works were written in a language, and have their text or their summary in it. */
export interface Spoken {
  idioma: string;
  obras: number;
  textos: number;
  resumenes: number;
}

/** The disciplines of what of these works came out, in the form that is compared, and as one of them is written; null: none said. */
export const countDisciplines = (db: Database, year: JournalDays, works: readonly string[]): Promise<Discipline[]> => {
  const plain = sql<string | null>`nullif(public.es_plain(btrim(${p.categoria})), '')`;
  return db
    .select({ plain, nombre: sql<string | null>`min(btrim(${p.categoria}) collate "C")`, obras: counted })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year, works))
    .groupBy(sql`1`);
};
export interface Discipline {
  plain: string | null;
  nombre: string | null;
  obras: number;
}
