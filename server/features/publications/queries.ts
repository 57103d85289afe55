/** SQL of works: their rows, counts and DOIs. A `Work` carries the facts that policy and workflow ask for. */

import type { Author } from '#contract/entities/publication.ts';
import type { particularFields, Said } from '#contract/particulars.ts';
import { type NoticeKind, noticeKinds } from '#contract/relations.ts';
import type { Estado } from '#contract/vocabulary.ts';
import type { IssuePlace } from '#server/documents/citations/appeared-in.ts';
import { onceAPage } from '#server/platform/cache/once-a-page.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { activity, publications } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { countsAs, isCompleted, type OpenBook, type ReviewFacts, type WorkAccess } from '#server/policy/index.ts';
import { isRoundDecided, isWithheld } from './withheld-queries.ts';

const {
  vectorTitulo: _title,
  vectorResumen: _summary,
  tituloNormal: _plain,
  ...columns
} = getTableColumns(publications);
/** As `isPublic` (server/policy) says it: the work's page stands, that of a retracted one, too. */
export const isPublicWork = sql`${publications.fechaEliminacion} is null
  and (${publications.estado} = 'PUBLICADO' or (${publications.estado} = 'RETIRADO' and ${publications.fechaPublicacion} is not null))`;

/** Where a work stands in a number that is out; null where it stands in none, or that is still to come. */
export const placeInIssue = sql<IssuePlace | null>`(
  select json_build_object('id', i.id, 'volumen', i.volumen, 'numero', i.numero, 'anio', i.anio, 'titulo', i.titulo,
      'paginaInicial', w.pagina_inicial, 'paginaFinal', w.pagina_final, 'articulo', w.articulo)
    from public.issue_works w join public.issues i on i.id = w.numero_id
    where w.publicacion_id = publications.id and i.fecha_publicacion is not null)`;

/** The public book that a work is a chapter of, and on which pages; null of a work that is none. */
export interface BookPlace extends Pick<Said, (typeof particularFields.LIBRO)[number]> {
  id: string;
  titulo: string;
  idioma: string;
  /** Registered; null: by none. */
  doi: string | null;
  retractada: boolean;
  paginaInicial: string;
  paginaFinal: string;
}
export const placeInBook = sql<BookPlace | null>`(
  select b.ficha || jsonb_build_object('id', b.id, 'titulo', b.titulo, 'idioma', b.idioma,
      'doi', case when b.estado_doi = 'REGISTRADO' then b.doi end, 'retractada', b.fecha_retractacion is not null,
      'paginaInicial', c.pagina_inicial, 'paginaFinal', c.pagina_final)
    from public.book_chapters c join public.publications b on b.id = c.libro_id
    where c.publicacion_id = publications.id and b.fecha_eliminacion is null
      and (b.estado = 'PUBLICADO' or (b.estado = 'RETIRADO' and b.fecha_publicacion is not null)))`;

/** The book that is not out of which a work is a chapter, as it is reviewed; null of any other work. */
export const openBook = sql<OpenBook | null>`(
  select json_build_object('titulo', b.titulo, 'identidadRevision', b.identidad_revision, 'estado', b.estado,
      'revisorIds', coalesce((select json_agg(distinct r.revisor_id) from public.reviews r
        where r.publicacion_id = b.id and r.fecha_declinada is null), '[]'::json))
    from public.book_chapters c join public.publications b on b.id = c.libro_id
    where c.publicacion_id = publications.id and b.fecha_eliminacion is null
      and b.estado <> 'PUBLICADO' and (b.estado <> 'RETIRADO' or b.fecha_publicacion is null))`;

/** Which kind of notice a work is; null of one that is none. */
export const kindOfNotice = sql<NoticeKind | null>`(
  select r.clase from public.work_relations r
    where r.publicacion_id = publications.id and r.clase in ${sql.raw(`('${noticeKinds.join("', '")}')`)})`;

/**
 * A work's row with its byline and what is known of its reviews, in one statement. Tables are named here: in a select from
 * one table Drizzle writes columns without theirs.
 */
export const workSelection = {
  ...columns,
  consentedIds: sql<string[]>`coalesce(
    (select json_agg(c.persona_id) from public.identity_consents c
      where c.publicacion_id = publications.id and c.estado = 'ACEPTADA'),
    '[]'::json)`,
  refusedIds: sql<string[]>`coalesce(
    (select json_agg(distinct coalesce(u.unida_a_id, u.id)) from public.activity a join public.users u on u.id = a.user_id
      where a.publicacion_id = publications.id and a.type in ('coauthor.refused', 'coauthor.left')),
    '[]'::json)`,
  authors: sql<Signatory[]>`coalesce(
    (select json_agg(json_build_object(
        'id', a.user_id, 'nombres', a.nombres, 'apellidos', a.apellidos, 'orcid', a.orcid, 'afiliaciones', a.afiliaciones, 'rors', nullif(a.rors, '[]'::jsonb),
        'correspondencia', a.correspondencia, 'credit', a.credit, 'email', u.email, 'pedidaAId', a.pedida_a_id,
        'orcidConfirmado', coalesce(u.orcid = a.orcid and u.fecha_orcid is not null, false))
        order by a.orden)
      from public.authorships a left join public.users u on u.id = a.user_id and u.fecha_eliminacion is null
      where a.publicacion_id = publications.id),
    '[]'::json)`,
  lugar: placeInIssue,
  aviso: kindOfNotice,
  libro: placeInBook,
  libroAbierto: openBook,
  firmanCapitulos: sql<string[]>`coalesce(
    (select json_agg(distinct coalesce(a.user_id, a.pedida_a_id)) from public.book_chapters c
      join public.authorships a on a.publicacion_id = c.publicacion_id and coalesce(a.user_id, a.pedida_a_id) is not null
      where c.libro_id = publications.id),
    '[]'::json)`,
  dejaronCapitulos: sql<string[]>`coalesce(
    (select json_agg(distinct coalesce(u.unida_a_id, u.id)) from public.book_chapters c
      join public.activity a on a.publicacion_id = c.publicacion_id and a.type in ('coauthor.refused', 'coauthor.left')
      join public.users u on u.id = a.user_id
      where c.libro_id = publications.id),
    '[]'::json)`,
  reviewFacts: sql<ReviewFacts[]>`coalesce(
    (select json_agg(json_build_object(
        'publicacionId', reviews.publicacion_id, 'revisorId', reviews.revisor_id, 'ronda', reviews.ronda,
        'estado', reviews.estado, 'registradaPor', reviews.registrada_por, 'estadoRevisor', reviews.estado_revisor,
        'declined', reviews.fecha_declinada is not null, 'answered', reviews.comentario_autor is not null,
        'withheld', ${isWithheld}, 'roundDecided', ${isRoundDecided}))
      from public.reviews where reviews.publicacion_id = publications.id),
    '[]'::json)`,
};
type Columns = Omit<typeof publications.$inferSelect, 'vectorTitulo' | 'vectorResumen' | 'tituloNormal'>;
type Row = Columns &
  Pick<
    Work,
    | 'authors'
    | 'lugar'
    | 'aviso'
    | 'libro'
    | 'libroAbierto'
    | 'firmanCapitulos'
    | 'dejaronCapitulos'
    | 'reviewFacts'
    | 'consentedIds'
    | 'refusedIds'
  >;

/**
 * An author of a work; `email` is their account's, `pedidaAId` the account that was asked whether this is who they are. The iD of their
 * signature is confirmed where ORCID has said it of their account.
 */
type Signatory = Author & { email: string | null; pedidaAId: string | null; orcidConfirmado: boolean };
export type Work = Columns &
  WorkAccess & { authors: Signatory[]; lugar: IssuePlace | null; aviso: NoticeKind | null; libro: BookPlace | null };

/**
 * Works by a condition, in an order, bounded. Which those of a later page are is found first: PostgreSQL would read the bylines and places
 * of all that it passes over, too.
 */
export async function findWorks(
  db: Database,
  where: SQL | undefined,
  { orderBy, limit, offset = 0 }: { orderBy: SQL[]; limit: number; offset?: number },
): Promise<Work[]> {
  const chosen = db
    .select({ id: publications.id })
    .from(publications)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select(workSelection)
    .from(publications)
    .where(offset > 0 ? inArray(publications.id, chosen) : where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(toWork);
}

/** Works whose embargo was over by `now`, the first first. */
export async function findOverEmbargoes(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(lte(publications.embargoHasta, now))
    .orderBy(publications.embargoHasta, publications.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** These works, deleted ones included, in no order; unknown ids are left out. */
export async function findWorksById(db: Database, ids: readonly string[]): Promise<Work[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(workSelection)
    .from(publications)
    .where(inArray(publications.id, [...ids]));
  return rows.map(toWork);
}

/** Those of these works that are there, in the order of their ids. */
export async function findWorksInOrder(db: Database, ids: readonly string[]): Promise<Work[]> {
  const byId = new Map((await findWorksById(db, ids)).map((work) => [work.id, work]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countWorks(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(where);
  return row?.total ?? 0;
}

/** One work, deleted ones included (the policy decides); undefined where there is none. */
export const findWork = (db: Database, id: string): Promise<Work | undefined> =>
  onceAPage(`work ${id}`, async () => {
    const [row] = await preparedOnce(db, 'work', (name) =>
      db
        .select(workSelection)
        .from(publications)
        .where(eq(publications.id, sql.placeholder('id')))
        .prepare(name),
    ).execute({ id });
    return row && toWork(row);
  });

/** The same with its row locked until the transaction ends: who comes second sees what the first did. */
export async function lockWork(db: Database, id: string): Promise<Work | undefined> {
  // First the lock, then the reading: a statement that waits for a lock reads what was there before it waited.
  await db.select({ id: publications.id }).from(publications).where(eq(publications.id, id)).for('update');
  return findWork(db, id);
}

/** Locks works, in one order for everybody, until the transaction ends; as they are then, in no order. */
export async function lockWorks(db: Database, ids: readonly string[]): Promise<Work[]> {
  await db
    .select({ id: publications.id })
    .from(publications)
    .where(inArray(publications.id, [...ids]))
    .orderBy(asc(publications.id))
    .for('update');
  return findWorksById(db, ids);
}

/** A work with what follows from its row. */
export function toWork(row: Row): Work {
  const { reviewFacts } = row;
  // One without any says nothing of them.
  const authors = row.authors.map(({ rors, ...author }) => ({ ...author, ...(rors && { rors }) }));
  const present = reviewFacts.filter((review) => review.ronda === row.ronda && !review.declined);
  return {
    ...row,
    authors,
    authorIds: authors.flatMap(({ id }) => id ?? []),
    askedIds: authors.flatMap(({ pedidaAId }) => pedidaAId ?? []),
    isBylineOpen: row.firmaAbierta !== null,
    authorsWithoutAccount: authors.filter(({ id }) => id === null).length,
    reviews: present.length,
    completedReviews: present.filter(isCompleted).length,
    reviewedByIds: [...new Set(present.filter(isCompleted).flatMap(countsAs))],
    raisedById: row.elevadaPorId,
    decidedById: row.decididaPorId,
    decidedAt: row.fechaDecision,
    submittable: row.titulo.trim() !== '' && row.resumen.trim() !== '' && row.palabrasClave.length > 0,
    wasPublished: row.fechaPublicacion !== null,
    deletedAt: row.fechaEliminacion,
  };
}

export type NewWorkRow = typeof publications.$inferInsert;

export async function insertWork(db: Database, row: NewWorkRow): Promise<void> {
  await db.insert(publications).values(row);
}

/** The first key of the locks on DOIs: any number that no other lock has. */
const doiLocks = 1;

/**
 * The work that has a DOI, deleted ones included; undefined where it is free. Who asks holds it until their transaction
 * ends, so that of two who want it at once the second is answered once the first has it.
 */
export async function findDoiHolder(
  db: Database,
  doi: string,
  except: string,
): Promise<Pick<Row, 'id' | 'estadoDoi' | 'revistaId' | 'seccionId'> | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(${doiLocks}::int, hashtext(lower(${doi})))`);
  const { id, estadoDoi, revistaId, seccionId } = publications;
  const [row] = await db
    .select({ id, estadoDoi, revistaId, seccionId })
    .from(publications)
    .where(and(sql`lower(${publications.doi}) = lower(${doi})`, sql`${publications.id} <> ${except}`));
  return row;
}

/** The DOI that a work left to others when it was deleted the last time; undefined where it left none. */
export async function findDoiGivenUp(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ doi: sql<string | null>`${activity.datos} ->> 'doi'` })
    .from(activity)
    .where(and(eq(activity.publicacionId, id), eq(activity.type, 'publication.deleted')))
    .orderBy(desc(activity.id))
    .limit(1);
  return row?.doi ?? undefined;
}

/** Whether a work of this title and byline is in the catalogue: what tells works without a DOI apart. */
export async function isInCatalogue(db: Database, titulo: string, autor: string): Promise<boolean> {
  const [row] = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.estado, 'PUBLICADO'),
        isNull(publications.fechaEliminacion),
        sql`${publications.tituloNormal} = public.es_plain(${titulo})`,
        eq(publications.autor, autor),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Changes a work, and the moment of its last change with it. */
export async function updateWork(db: Database, id: string, changes: Partial<NewWorkRow>): Promise<void> {
  await db
    .update(publications)
    .set({ ...changes, fechaActualizacion: new Date() })
    .where(eq(publications.id, id));
}

/** An author has acted on the decision that the work stands by: from now on nobody revokes it. Nothing else of the work changes. */
export async function settleDecision(db: Database, id: string): Promise<void> {
  await db
    .update(publications)
    .set({ decididaPorId: null, fechaDecision: null })
    .where(and(eq(publications.id, id), isNotNull(publications.fechaDecision)));
}

const noneOfAny: Record<Estado, number> = {
  BORRADOR: 0,
  EN_REVISION: 0,
  PENDIENTE_APROBACION: 0,
  APROBADO: 0,
  CAMBIOS_SOLICITADOS: 0,
  RETIRADO: 0,
  PUBLICADO: 0,
};

/** How many of the works stand in each estado. */
export async function countByEstado(db: Database, where: SQL | undefined): Promise<Record<Estado, number>> {
  const rows = await db
    .select({ estado: publications.estado, total: sql`count(*)`.mapWith(Number) })
    .from(publications)
    .where(where)
    .groupBy(publications.estado);
  return { ...noneOfAny, ...Object.fromEntries(rows.map(({ estado, total }) => [estado, total])) };
}
