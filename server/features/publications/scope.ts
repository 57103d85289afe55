/** Which works a list holds, as SQL: the policy's reading grants, the filters, the order. */

import { type Estado, estados, type Tipo } from '#contract/vocabulary.ts';
import { type Journals, restoreDays } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  discussionMessages,
  publications,
  recentViews,
  reviews,
} from '#server/platform/database/schema.ts';
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
  ne,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from '#server/platform/database/sql.ts';
import { type ReadGrant, readGrants, type Viewer } from '#server/policy/index.ts';

export type Where = SQL | undefined;

const p = publications;

/**
 * Each is an index read forwards or backwards, ended by the id, so that works of one moment keep their places from page
 * to page.
 */
export const orders = {
  newest: [sql`${p.fechaActualizacion} desc nulls last`, sql`${p.id} desc nulls last`],
  stalest: [sql`${p.fechaActualizacion} asc nulls first`, sql`${p.id} asc nulls first`],
  oldest: [asc(p.fechaCreacion), asc(p.id)],
  title: [asc(p.tituloNormal), asc(p.id)],
  'title-desc': [desc(p.tituloNormal), desc(p.id)],
  // By their codes, which stand in the order of their Spanish words.
  estado: [asc(p.estado), sql`${p.fechaActualizacion} desc nulls last`, sql`${p.id} desc nulls last`],
  'estado-desc': [desc(p.estado), sql`${p.fechaActualizacion} asc nulls first`, sql`${p.id} asc nulls first`],
};
export type Order = SQL[];

interface Filters {
  tipo?: Tipo | undefined;
  estado?: Estado | undefined;
}

/** The filters laid over a list. */
export const matching = (where: Where, { tipo, estado }: Filters): Where =>
  and(where, tipo && eq(p.tipo, tipo), estado && eq(p.estado, estado));

/**
 * One of the two tables of the management screen (spec 000 §2.9): the drafts of which the viewer is the main author, or
 * all but these. A guest has no drafts.
 */
export function inPart(where: Where, viewer: Viewer, part: 'borradores' | 'demas' | undefined): Where {
  if (!part) return where;
  if (part === 'demas')
    return viewer
      ? and(where, or(ne(p.estado, 'BORRADOR'), sql`${p.autorPrincipalId} is distinct from ${viewer.id}`))
      : where;
  return viewer ? and(where, eq(p.estado, 'BORRADOR'), eq(p.autorPrincipalId, viewer.id)) : sql`false`;
}

/**
 * Works that the person wrote, by the column that names the work. They are looked up once, as a list: a condition on
 * each row of a large table would cost as many look-ups.
 */
export const writtenBy = (db: Database, userId: string | Placeholder, work: Column = publications.id): SQL =>
  oneOf(work, db.select({ id: authorships.publicacionId }).from(authorships).where(eq(authorships.userId, userId)));

/** Those of them whose authors must not know who reviews them. A draft that was never sent has no reviewers. */
export const writtenBlindBy = (db: Database, userId: string, work: Column = publications.id): SQL =>
  oneOf(work, blindWorksOf(db, userId));

/** Whether there are any. */
export async function signsBlind(db: Database, userId: string): Promise<boolean> {
  const found = await blindWorksOf(db, userId).limit(1);
  return found.length > 0;
}

/**
 * Whether somebody signs a work whose reviewers discuss it, or may (`allowed`): of that its authors learn nothing, in any mode.
 */
export async function signsDiscussed(db: Database, userId: string, allowed: boolean): Promise<boolean> {
  const messages = db
    .select({ one: sql`1` })
    .from(discussionMessages)
    .where(eq(discussionMessages.publicacionId, authorships.publicacionId));
  const found = await db
    .select({ id: authorships.publicacionId })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(
      and(
        eq(authorships.userId, userId),
        isNotNull(publications.identidadRevision),
        allowed ? undefined : exists(messages),
      ),
    )
    .limit(1);
  return found.length > 0;
}

const blindWorksOf = (db: Database, userId: string) =>
  db
    .select({ id: authorships.publicacionId })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(and(eq(authorships.userId, userId), ne(publications.identidadRevision, 'abierta')));

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

/** Deleted works for as long as an administrator may restore them (docs/specification.md 4). */
export const restorable = (): Where =>
  sql`${publications.fechaEliminacion} > now() - make_interval(days => ${restoreDays}::int)`;
export const lastDeletedFirst: SQL[] = [desc(publications.fechaEliminacion), desc(publications.id)];

/** Works that the viewer may read, deleted ones left out. */
export function readableBy(db: Database, viewer: Viewer): SQL | undefined {
  const grants = readGrants(viewer);
  const alive = isNull(publications.fechaEliminacion);
  if (grants.some(({ estados: some, revistas, only }) => !only && !revistas && some.length === estados.length))
    return alive;
  return and(alive, or(...grants.map((grant) => granted(db, viewer, grant))));
}

function granted(db: Database, viewer: Viewer, { estados: some, revistas, only }: ReadGrant): SQL | undefined {
  const standing = and(inArray(publications.estado, [...some]), inJournals(revistas ?? 'all'));
  if (only === 'wasPublished') return and(standing, isNotNull(publications.fechaPublicacion));
  if (only === 'authors' && viewer) return and(standing, writtenBy(db, viewer.id));
  if (only === 'assigned' && viewer) return and(standing, assignedTo(db, viewer.id));
  return only ? sql`false` : standing;
}

/** Of these journals; no condition where they are all. */
export const inJournals = (journals: Journals, revista: Column = publications.revistaId): SQL | undefined =>
  journals === 'all' ? undefined : sql`${revista} = any(${sql.param(`{${journals.join()}}`)}::uuid[])`;

/** The same of living works by the column that names the work, in tables that do not hold its journal. They are looked up once, as a list. */
export const ofJournals = (db: Database, journals: Journals, work: Column): SQL | undefined =>
  journals === 'all'
    ? undefined
    : oneOf(
        work,
        db
          .select({ id: publications.id })
          .from(publications)
          .where(and(inJournals(journals), isNull(publications.fechaEliminacion))),
      );

const assignedTo = (db: Database, userId: string): SQL =>
  oneOf(
    publications.id,
    db
      .select({ id: reviews.publicacionId })
      .from(reviews)
      .where(and(eq(reviews.revisorId, userId), isNull(reviews.fechaDeclinada))),
  );
