/** What reports are about: works of some journals, a type or who handles them, and what happened to them in some days. */
import type { Tipo } from '#contract/vocabulary.ts';
import type { Journals } from '#contract/workflow.ts';
import { inJournals, writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import {
  and,
  type Column,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from '#server/platform/database/sql.ts';

export interface ReportScope {
  /** Who reads it; null: nobody in particular, so that works of everybody are counted. */
  viewerId: string | null;
  /** Of the works of these. */
  journals: Journals;
  /** From then on, and before then. */
  since: Date;
  until: Date;
  tipo?: Tipo | undefined;
  /** Of works that this person handles. */
  editorId?: string | undefined;
  /** Of these works alone. */
  works?: readonly string[] | undefined;
}

/**
 * The rows of these works, by the column that names the work. Between which ids they lie is said beside them, so that of a large table a part
 * is read by its index: for a thousand ids alone PostgreSQL reads all of it, and for each part again.
 */
export const ofWorks = (work: SQLWrapper, works: readonly string[]): SQL =>
  sql`(${work} in (select unnest(${sql.param(`{${works.join()}}`)}::uuid[])) and ${amidWorks(work, works)})`;

/** The rows between the first and the last of these works: of the other side of a join PostgreSQL does not conclude it by itself. */
export function amidWorks(work: SQLWrapper, works: readonly string[]): SQL {
  const ids = works.toSorted();
  return sql`${work} between ${ids[0] ?? null}::uuid and ${ids.at(-1) ?? null}::uuid`;
}

/** Works of that type and of who handles them; with the latter none of the viewer's own, of which it would tell who does. */
export const ofScope = (db: Database, { viewerId, journals, tipo, editorId }: ReportScope, where: SQL | undefined) =>
  and(
    where,
    inJournals(journals),
    tipo && eq(publications.tipo, tipo),
    editorId ? and(eq(publications.editorId, editorId), ofOthers(db, viewerId)) : undefined,
  );

const ofOthers = (db: Database, viewerId: string | null, work?: Column) =>
  viewerId === null ? undefined : not(writtenBy(db, viewerId, work));

export const published = and(eq(publications.estado, 'PUBLICADO'), isNull(publications.fechaEliminacion));

/** What happened to works of others in those days, by the column that names the work, as far as the filters leave them. */
export const counts = (db: Database, scope: ReportScope, work: Column, moment: Column) =>
  and(gte(moment, scope.since), lt(moment, scope.until), among(db, scope, work));

export const among = (db: Database, { viewerId, journals, tipo, editorId, works }: ReportScope, work: Column) =>
  and(
    ofOthers(db, viewerId, work),
    works && ofWorks(work, works),
    tipo || editorId || journals !== 'all'
      ? inArray(
          work,
          db
            .select({ id: publications.id })
            .from(publications)
            .where(
              and(
                inJournals(journals),
                tipo && eq(publications.tipo, tipo),
                editorId ? eq(publications.editorId, editorId) : undefined,
              ),
            ),
        )
      : undefined,
  );

/** Reviews that were handed in in those days. */
export const completed = (db: Database, scope: ReportScope) =>
  and(isNull(reviews.fechaDeclinada), counts(db, scope, reviews.publicacionId, reviews.fechaCompletada));

/**
 * When these works were received: with their first version or, of those that came from elsewhere, on the day that their record says, as
 * their pages have it (published-process.ts). What says none is not there.
 */
export const whenReceived = (
  works: readonly string[],
): SQL => sql`(select v.publicacion_id, least(v.fecha, w.fecha_envio) as fecha
  from public.versions v join public.publications w on w.id = v.publicacion_id
  where v.numero = 1 and w.fecha_envio is not null and ${ofWorks(sql`w.id`, works)}
    and ${amidWorks(sql`v.publicacion_id`, works)})`;
