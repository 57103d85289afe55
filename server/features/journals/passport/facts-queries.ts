/** SQL of what the passport looks at: the works that a journal published last, what their records have, and its last numbers. */
import type { JournalText } from '#contract/journals.ts';
import { passportLimits } from '#contract/passport.ts';
import { inCatalogue } from '#server/features/catalogue/filters.ts';
import { placeInBook } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  boardMembers,
  issues,
  issueWorks,
  journalSections,
  journalTexts,
  manuscripts,
  publications,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  notInArray,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { completedEstados } from '#server/policy/index.ts';
import type { JournalFacts, WorkFacts } from './facts.ts';

const p = publications;

/** What indices take up of a journal: no notices, and nothing of a section that they leave out. Asked beside its section. */
export const isTakenUp = (revistaId: string) =>
  and(
    inCatalogue,
    eq(p.revistaId, revistaId),
    sql`coalesce(${journalSections.indexada}, true)`,
    sql`not exists (select from work_relations r where r.publicacion_id = ${p.id} and r.clase <> 'NUEVA_EDICION')`,
  );
export const ofSection = eq(journalSections.id, p.seccionId);

/** The works that were published last, the last first. */
export async function findLastWorks(db: Database, revistaId: string): Promise<string[]> {
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(isTakenUp(revistaId))
    .orderBy(sql`${p.fechaPublicacion} desc nulls last`, sql`${p.id} desc nulls last`)
    .limit(passportLimits.works);
  return rows.map(({ id }) => id);
}

/** When the first work of a journal came out that readers still have; null: none yet. */
export async function findFirst(db: Database, revistaId: string): Promise<Date | null> {
  const [row] = await db
    .select({ fecha: p.fechaPublicacion })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(and(isTakenUp(revistaId), isNotNull(p.fechaPublicacion)))
    .orderBy(p.fechaPublicacion)
    .limit(1);
  return row?.fecha ?? null;
}

/** How many came out in which year (UTC), the last first. */
export async function countTakenUp(db: Database, revistaId: string): Promise<{ anio: number; obras: number }[]> {
  const anio = sql<number>`extract(year from ${p.fechaPublicacion} at time zone 'UTC')::int`;
  return db
    .select({ anio, obras: sql`count(*)`.mapWith(Number) })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(and(isTakenUp(revistaId), isNotNull(p.fechaPublicacion)))
    .groupBy(anio)
    .orderBy(sql`1 desc`);
}

/** In which of the last four half-years some came out: 0 is the present one. */
export async function findHalves(db: Database, revistaId: string, now: Date): Promise<number[]> {
  const half = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${p.fechaPublicacion}) / (365.25 * 43200))::int`;
  const rows = await db
    .selectDistinct({ half })
    .from(p)
    .leftJoin(journalSections, ofSection)
    .where(
      and(
        isTakenUp(revistaId),
        sql`${p.fechaPublicacion} > ${now.toISOString()}::timestamptz - interval '24 months 1 day'`,
      ),
    );
  return rows.flatMap(({ half: each }) => (each >= 0 && each < 4 ? each : []));
}

export async function findLastIssues(db: Database, revistaId: string): Promise<string[]> {
  const rows = await db
    .select({ id: issues.id })
    .from(issues)
    .where(and(eq(issues.revistaId, revistaId), isNotNull(issues.fechaPublicacion)))
    .orderBy(desc(issues.fechaPublicacion), issues.id)
    .limit(2);
  return rows.map(({ id }) => id);
}

/** Whose names the board has, as it has them: by iD, by account, or by the name alone. Each list is read once, not for each author. */
function isOfBoard(revistaId: string): SQL {
  const of = (column: SQL) =>
    sql`(select ${column} from board_members b where b.revista_id = ${revistaId} and b.cargo <> 'EQUIPO_TECNICO' and ${column} is not null)`;
  return sql`(a.orcid in ${of(sql`b.orcid`)} or a.user_id in ${of(sql`b.user_id`)}
    or public.es_plain(a.nombres || ' ' || a.apellidos) in ${of(sql`public.es_plain(b.nombre)`)})`;
}
/** Who was asked and never reviewed is none of its reviewers. */
const reviewsFor = (revistaId: string) => sql`exists (select from reviews v
  join publications o on o.id = v.publicacion_id where v.revisor_id = a.user_id and o.revista_id = ${revistaId}
    and v.estado in ${completedEstados} and v.fecha_declinada is null)`;
/** Whether a text names an institution, a part of it or what it is a part of, however it is spelt; '' names none. */
export const names = (text: unknown, institution: string) =>
  sql`(btrim(${institution}) <> '' and btrim(${text}) <> ''
    and (position(public.es_plain(btrim(${institution})) in public.es_plain(${text})) > 0
      or position(public.es_plain(btrim(${text})) in public.es_plain(${institution})) > 0))`;

const signers = (condition = sql`true`) =>
  sql`(select count(*) from authorships a where a.publicacion_id = ${p.id} and ${condition})`.mapWith(Number);
const somebodyIs = (condition: unknown) =>
  sql<boolean>`exists (select from authorships a where a.publicacion_id = ${p.id} and ${condition})`;
const isOf = (institution: string) =>
  sql`exists (select from unnest(a.afiliaciones) f where ${names(sql`f`, institution)})`;

const isPlaced = sql`${issues.id} is not null`;
const wrote = (key: 'volumen' | 'numero' | 'paginaInicial' | 'elocation') =>
  sql`btrim(coalesce(${p.metadatos} ->> ${key}, '')) <> ''`;

/**
 * What the records of these works of a journal have, in the order of the ids. Texts are not read, and of long lists only whether there is something in
 * them.
 * @param institution the publisher, as the journal calls it
 */
export async function findWorkFacts(
  db: Database,
  ids: readonly string[],
  { revistaId, institution }: { revistaId: string; institution: string },
): Promise<WorkFacts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...{ id: p.id, titulo: p.titulo, idioma: p.idioma, licencia: p.licencia },
      published: sql`coalesce(${p.fechaPublicacion}, ${p.fechaCreacion})`.mapWith(p.fechaCreacion),
      // Of the first author alone: addresses of files name no more.
      autores: sql<
        WorkFacts['autores']
      >`coalesce((select jsonb_agg(jsonb_build_object('nombres', a.nombres, 'apellidos', a.apellidos)
        order by a.orden) from authorships a where a.publicacion_id = ${p.id} and a.orden < 2), '[]')`,
      hasDoi: sql<boolean>`coalesce(${p.estadoDoi} = 'REGISTRADO', false)`,
      hasSummary: sql<boolean>`btrim(${p.resumen}) <> ''`,
      hasKeywords: sql<boolean>`cardinality(${p.palabrasClave}) > 0`,
      translations: sql<
        WorkFacts['translations']
      >`coalesce((select jsonb_agg(jsonb_build_object('idioma', t ->> 'idioma',
        'titulo', coalesce(t ->> 'titulo', '') <> '', 'resumen', coalesce(t ->> 'resumen', '') <> '',
        'palabras', jsonb_array_length(coalesce(t -> 'palabrasClave', '[]')) > 0))
        from jsonb_array_elements(${p.traducciones}) t), '[]')`,
      isDated: sql<boolean>`${p.fechaEnvio} is not null and ${p.fechaAceptacion} is not null`,
      numero: issues.id,
      // As `placedIn` (server/documents/citations) writes its record: what its number does not say is as it was written.
      isPaged: sql<boolean>`coalesce(${isPlaced} and (${issueWorks.paginaInicial} <> '' or ${issueWorks.articulo} <> ''), false)
        or coalesce(${placeInBook} ->> 'paginaInicial', '') <> '' or ${wrote('paginaInicial')} or ${wrote('elocation')}`,
      hasVolume: sql<boolean>`case when ${isPlaced} then ${issues.volumen} <> '' else ${wrote('volumen')} end`,
      isNumbered: sql<boolean>`(${isPlaced} or ${wrote('volumen')} or ${wrote('numero')})`,
      isClosed: sql<boolean>`coalesce(${p.embargoHasta} > now(), false)`,
      isTypeset: sql<boolean>`coalesce(${manuscripts.contenido} <> '', false)`,
      // Readers are shown one where the published version has no other (`pdfOfWork`).
      hasPdf: sql<boolean>`(select count(*) from version_files v join files f on f.id = v.file_id
        where v.publicacion_id = ${p.id} and v.numero = ${p.versionActual}
          and f.clase = 'MANUSCRITO' and f.tipo = 'application/pdf') = 1`,
      references: sql`coalesce(jsonb_array_length(${manuscripts.referencias}), 0)`.mapWith(Number),
      signers: signers(),
      unaffiliated: signers(sql`cardinality(a.afiliaciones) = 0`),
      withoutOrcid: signers(sql`a.orcid is null`),
      fromInside: somebodyIs(sql`(${isOfBoard(revistaId)} or ${isOf(institution)})`),
      byOwnPeople: somebodyIs(sql`(${isOfBoard(revistaId)} or ${reviewsFor(revistaId)})`),
    })
    .from(p)
    .leftJoin(manuscripts, eq(manuscripts.publicacionId, p.id))
    .leftJoin(issueWorks, eq(issueWorks.publicacionId, p.id))
    // Of what is not out yet the number for which it is meant.
    .leftJoin(
      issues,
      and(
        eq(issues.id, issueWorks.numeroId),
        or(isNotNull(issues.fechaPublicacion), notInArray(p.estado, ['PUBLICADO', 'RETIRADO'])),
      ),
    )
    .where(inArray(p.id, [...ids]));
  const facts = rows.map(({ hasPdf, ...row }) => ({ ...row, isReadable: row.isTypeset || hasPdf }));
  return ids.flatMap((id) => facts.find((row) => row.id === id) ?? []);
}

/** The board as the passport looks at it: who is of the publisher. */
export const findBoardFacts = (db: Database, revistaId: string, institution: string): Promise<JournalFacts['board']> =>
  db
    .select({
      ...{ cargo: boardMembers.cargo, afiliacion: boardMembers.afiliacion },
      fromInside: sql<boolean>`${names(boardMembers.afiliacion, institution)}`,
    })
    .from(boardMembers)
    .where(eq(boardMembers.revistaId, revistaId))
    .orderBy(asc(boardMembers.orden));

export async function findTextKinds(db: Database, revistaId: string): Promise<Set<JournalText>> {
  const rows = await db
    .select({ tipo: journalTexts.tipo })
    .from(journalTexts)
    .where(eq(journalTexts.revistaId, revistaId));
  return new Set(rows.map(({ tipo }) => tipo));
}
