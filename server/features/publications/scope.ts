/** Which works a list holds, as SQL: the policy's reading grants, the filters, the order. */
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type Estado, estados, type Tipo } from '#contract/vocabulary.ts';
import { restoreDays } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, recentViews, reviews } from '#server/platform/database/schema.ts';
import { type ReadGrant, readGrants, type Viewer } from '#server/policy.ts';

export type Where = SQL | undefined;

/** Each is an index read forwards, ended by the id, so that works of one moment keep their places from page to page. */
export const orders = {
  newest: [sql`${publications.fechaActualizacion} desc nulls last`, sql`${publications.id} desc nulls last`],
  oldest: [asc(publications.fechaCreacion), asc(publications.id)],
  title: [asc(publications.tituloNormal), asc(publications.id)],
};

interface Filters {
  tipo?: Tipo | undefined;
  estado?: Estado | undefined;
  search?: string | undefined;
}

/**
 * The filters laid over a list. Words are looked for in title and estado (spec 000 §2.9), never in the byline: a
 * blind reader must not find out by asking.
 */
export function matching(where: Where, { tipo, estado, search }: Filters): Where {
  return and(
    where,
    tipo && eq(publications.tipo, tipo),
    estado && eq(publications.estado, estado),
    search ? or(contains(publications.tituloNormal, search), contains(estadoInWords, words(search))) : undefined,
  );
}

const words = (value: unknown) => sql`replace(${value}, '_', ' ')`;
const estadoInWords = sql`lower(${words(publications.estado)})`;
/** Whether a normal text has the words typed somewhere; punctuation that opens them counts only where it is all. */
const contains = (normal: unknown, typed: unknown): SQL =>
  sql`position(coalesce(nullif(public.es_plain(${typed}), ''), ${typed}) in ${normal}) > 0`;

/**
 * Works that the person wrote, by the column that names the work. They are looked up once, as a list: a condition on
 * each row of a large table would cost as many look-ups.
 */
export const writtenBy = (db: Database, userId: string, work: Column = publications.id): SQL =>
  oneOf(work, db.select({ id: authorships.publicacionId }).from(authorships).where(eq(authorships.userId, userId)));

const oneOf = (column: Column, ids: SQLWrapper): SQL => sql`${column} = any(array(${ids}))`;

/** Those of the works that the viewer read in the catalogue, as far as it is remembered. */
export const readBy = (db: Database, userId: string, where: Where): Where => and(where, exists(readingBy(db, userId)));
/** What they read last first. */
export const lastReadFirst = (db: Database, userId: string): SQL[] => [
  sql`${readingBy(db, userId)} desc`,
  desc(publications.id),
];
const readingBy = (db: Database, userId: string) =>
  db
    .select({ fecha: recentViews.fecha })
    .from(recentViews)
    .where(and(eq(recentViews.publicacionId, publications.id), eq(recentViews.userId, userId)));

/** When the viewer last read each of the works. */
export async function findReadings(db: Database, userId: string, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: recentViews.publicacionId, fecha: recentViews.fecha })
    .from(recentViews)
    .where(and(eq(recentViews.userId, userId), inArray(recentViews.publicacionId, [...ids])));
  return new Map(rows.map(({ id, fecha }) => [id, fecha]));
}

/** Works that the viewer wrote, without deleted ones. */
export const livingOf = (db: Database, userId: string): Where =>
  and(writtenBy(db, userId), isNull(publications.fechaEliminacion));

/** Deleted works for as long as an administrator may restore them (product.md 4). */
export const restorable = (): Where =>
  sql`${publications.fechaEliminacion} > now() - make_interval(days => ${restoreDays}::int)`;
export const lastDeletedFirst: SQL[] = [desc(publications.fechaEliminacion), desc(publications.id)];

/** Works that the viewer may read, deleted ones left out. */
export function readableBy(db: Database, viewer: Viewer): SQL | undefined {
  const grants = readGrants(viewer);
  const alive = isNull(publications.fechaEliminacion);
  if (grants.some(({ estados: some, only }) => !only && some.length === estados.length)) return alive;
  return and(alive, or(...grants.map((grant) => granted(db, viewer, grant))));
}

function granted(db: Database, viewer: Viewer, { estados: some, only }: ReadGrant): SQL | undefined {
  const standing = inArray(publications.estado, [...some]);
  if (only === 'wasPublished') return and(standing, isNotNull(publications.fechaPublicacion));
  if (only === 'authors' && viewer) return and(standing, writtenBy(db, viewer.id));
  if (only === 'assigned' && viewer) return and(standing, assignedTo(db, viewer.id));
  return only ? sql`false` : standing;
}

const assignedTo = (db: Database, userId: string): SQL =>
  oneOf(
    publications.id,
    db
      .select({ id: reviews.publicacionId })
      .from(reviews)
      .where(and(eq(reviews.revisorId, userId), isNull(reviews.fechaDeclinada))),
  );
