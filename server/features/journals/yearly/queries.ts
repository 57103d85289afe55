/** SQL of a journal's yearly report: counts alone, each of all works of the year at once, and no name of anybody. */
import { mostDisciplines } from '#contract/yearly-report.ts';
import { type JournalDays, scopeOf } from '#server/features/editorial/journal-year.ts';
import { completed, receivedIn } from '#server/features/editorial/report-scope.ts';
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
import { and, eq, gte, lt, ne, type SQL, sql } from '#server/platform/database/sql.ts';
import { isTakenUp, names, ofSection } from '../passport/facts-queries.ts';

const p = publications;
const o = organisations;
const counted = sql`count(*)`.mapWith(Number);
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const within = (column: SQL, { since, until }: JournalDays) =>
  sql`(${column} >= ${at(since)} and ${column} < ${at(until)})`;

/** Works that came out in the year and that indices take up, as the passport counts them. Asked beside their sections. */
const cameOut = ({ revistaId, since, until }: JournalDays) =>
  and(isTakenUp(revistaId), gte(p.fechaPublicacion, since), lt(p.fechaPublicacion, until));

/** What was received, sent to review and taken back in the year, each work once, whatever became of it. */
export async function countFlow(db: Database, year: JournalDays) {
  const { revistaId, since } = year;
  const ofJournal = sql`join public.publications w on w.id = x.publicacion_id and w.revista_id = ${revistaId}`;
  const [row] = await db
    .select({
      recibidas: sql`recibidas`.mapWith(Number),
      enviadasARevision: sql`enviadas`.mapWith(Number),
      retiradas: sql`retiradas`.mapWith(Number),
      isPruned: sql<boolean>`podado`,
    })
    .from(sql`(
      with received as ${receivedIn(revistaId)}
      select (select count(*) from received where ${within(sql`fecha`, year)}) as recibidas,
        (select count(*) from (
          select min(x.fecha_asignacion) as fecha from public.reviews x ${ofJournal} group by x.publicacion_id) asked
          where ${within(sql`fecha`, year)}) as enviadas,
        (select count(distinct x.publicacion_id) from public.activity x ${ofJournal}
          where x.type = 'publication.takenBack' and ${within(sql`x.timestamp`, year)}) as retiradas,
        (exists (select from public.activity where type = 'activity.pruned')
          and (select min(timestamp) from public.activity) > ${at(since)}) as podado) as flow`);
  return row ?? { recibidas: 0, enviadasARevision: 0, retiradas: 0, isPruned: false };
}

/** The day (UTC) on which a journal received its first work; null: it has received none. */
export async function findFirstReceived(db: Database, revistaId: string): Promise<string | null> {
  const [row] = await db
    .select({ dia: sql<string | null>`to_char(min(fecha) at time zone 'UTC', 'YYYY-MM-DD')` })
    .from(sql`${receivedIn(revistaId)} as received`);
  return row?.dia ?? null;
}

/** Works that came out in the year, and those of them that do not say when they were received. */
export async function countPublished(db: Database, year: JournalDays) {
  const [row] = await db
    .select({
      publicadas: counted,
      sinFechaRecepcion: sql`count(*) filter (where ${p.fechaEnvio} is null)`.mapWith(Number),
    })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year));
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

/** Of those who sign what came out in the year, once for each work. */
export const placeAuthors = (db: Database, year: JournalDays, publisher: Publisher): Promise<Placed[]> =>
  db
    .select({ dentro: isInside(ofAuthor, publisher), pais: countryOf(ofAuthor), cuantos: counted })
    .from(p)
    .innerJoin(authorships, eq(authorships.publicacionId, p.id))
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year))
    .groupBy(sql`1`, sql`2`);

/** Of those who handed in a review in the year, once each, as their profile is now. */
export function placeReviewers(db: Database, year: JournalDays, publisher: Publisher): Promise<Placed[]> {
  const people = db
    .selectDistinct({ id: reviews.revisorId })
    .from(reviews)
    .where(completed(db, scopeOf(year)))
    .as('people');
  return db
    .select({ dentro: isInside(ofPerson, publisher), pais: countryOf(ofPerson), cuantos: counted })
    .from(people)
    .innerJoin(users, eq(users.id, people.id))
    .groupBy(sql`1`, sql`2`);
}

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

/** In which languages what came out was written, and into which its text and its summary are translated. */
export const countLanguages = (db: Database, year: JournalDays) => {
  const works = db
    .select({ id: p.id, idioma: p.idioma, traducciones: p.traducciones })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year));
  const times = (kind: string) => sql`count(*) filter (where de = ${kind})`.mapWith(Number);
  return db
    .select({
      ...{ idioma: sql<string>`idioma`, obras: times('obra') },
      ...{ textos: times('texto'), resumenes: times('resumen') },
    })
    .from(sql`(with works as ${works}
      select idioma, 'obra' as de from works
      union all select t.idioma, 'texto' from works
        join public.translated_texts t on t.publicacion_id = works.id and t.version = 0
      union all select t ->> 'idioma', 'resumen' from works
        cross join jsonb_array_elements(works.traducciones) t where btrim(coalesce(t ->> 'resumen', '')) <> '') as said`)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 3 desc, 4 desc, 1`);
};

/** The disciplines of what came out, as they are written, those with most works first; null: none said. */
export const countDisciplines = (db: Database, year: JournalDays) => {
  const plain = sql`nullif(public.es_plain(btrim(${p.categoria})), '')`;
  return db
    .select({
      nombre: sql<string | null>`min(btrim(${p.categoria})) filter (where ${plain} is not null)`,
      obras: counted,
    })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(cameOut(year))
    .groupBy(plain)
    .orderBy(sql`${plain} is null desc, count(*) desc, 1`)
    .limit(mostDisciplines + 1);
};
