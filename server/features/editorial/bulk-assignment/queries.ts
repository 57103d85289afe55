/** SQL of assigning many at once: the works that lack reviewers, the proposals kept with their jobs, and locks. */

import { runsWorksIn } from '#contract/roles.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { inJournals, writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobs, publications, reviews, users } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, gt, inArray, isNull, not, sql } from '#server/platform/database/sql.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import type { Proposal } from './proposal.ts';

export interface WorkFilters {
  categoria?: string | undefined;
  tipo?: Tipo | undefined;
  soloMias?: boolean | undefined;
  /** Reviewers that each should have. */
  porObra: number;
}

const p = publications;
/** Reviews of the present round, under way or completed. */
const having = sql`(select count(*) from ${reviews} where ${reviews.publicacionId} = ${p.id}
  and ${reviews.ronda} = ${p.ronda} and ${reviews.fechaDeclinada} is null)`;

/** In review, this person's to run, and not their own. */
const inReviewFor = (db: Database, { id, ...holder }: Person) =>
  and(
    eq(p.estado, 'EN_REVISION'),
    isNull(p.fechaEliminacion),
    inJournals(runsWorksIn(holder)),
    not(writtenBy(db, id, p.id)),
  );

function lacking(db: Database, viewer: Person, { categoria, tipo, soloMias, porObra }: WorkFilters) {
  const faltan = sql`${porObra}::int - ${having}`.mapWith(Number).as('faltan');
  const found = db
    .select({ id: p.id, titulo: p.titulo, tipo: p.tipo, categoria: p.categoria, fechaEnvio: p.fechaEnvio, faltan })
    .from(p)
    .where(
      and(
        inReviewFor(db, viewer),
        categoria ? sql`public.es_plain(${p.categoria}) = public.es_plain(${categoria})` : undefined,
        tipo && eq(p.tipo, tipo),
        soloMias ? eq(p.editorId, viewer.id) : undefined,
      ),
    )
    .as('found');
  return { found, where: gt(found.faltan, 0), order: [asc(found.fechaEnvio), asc(found.id)] };
}

/** A page of the works that lack reviewers, who waits longest first. */
export async function findWorksLacking(
  db: Database,
  viewer: Person,
  filters: WorkFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const { found, where, order } = lacking(db, viewer, filters);
  const { id, titulo, tipo, categoria, faltan } = found;
  const rows = await db
    .select({ id, titulo, tipo, categoria, faltan })
    .from(found)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      plazas: sql`coalesce(sum(${found.faltan}), 0)`.mapWith(Number),
    })
    .from(found)
    .where(where);
  return { rows, total: counted?.total ?? 0, plazas: counted?.plazas ?? 0 };
}

/** The ids of up to `limit` of them. */
export async function findIdsLacking(db: Database, viewer: Person, filters: WorkFilters, limit: number) {
  const { found, where, order } = lacking(db, viewer, filters);
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Of these works, but of the person's own, those whose handling editor has said that they are away, or will be, with when. */
export const findHandlersAway = (db: Database, ids: readonly string[], viewerId: string, now: Date) =>
  db
    .select({
      publicacionId: p.id,
      editorId: users.id,
      nombre: sql<string>`btrim(${users.nombres} || ' ' || ${users.apellidos})`,
      ausenteDesde: users.ausenteDesde,
      noDisponibleHasta: users.noDisponibleHasta,
    })
    .from(p)
    .innerJoin(users, eq(users.id, p.editorId))
    .where(
      and(
        sql`${p.id} = any(${sql`${`{${ids.join(',')}}`}::uuid[]`})`,
        gt(users.noDisponibleHasta, now),
        not(writtenBy(db, viewerId, p.id)),
      ),
    );

/** The categories of works in review, by name. */
export async function findCategoriesInReview(db: Database, viewer: Person): Promise<string[]> {
  const rows = await db
    .selectDistinct({ categoria: sql<string>`${p.categoria}` })
    .from(p)
    .where(and(inReviewFor(db, viewer), sql`coalesce(${p.categoria}, '') <> ''`))
    .orderBy(sql`1`)
    .limit(500);
  return rows.map(({ categoria }) => categoria);
}

const ownJob = (tipo: string, userId: string, id: string) =>
  and(eq(jobs.id, id), eq(jobs.tipo, tipo), eq(jobs.creadoPorId, userId));

/** A job of that kind that the person asked for. */
export async function findOwnJob(db: Database, tipo: string, userId: string, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(ownJob(tipo, userId, id));
  return row;
}

/** The same with its row locked until the transaction ends. */
export async function lockOwnJob(db: Database, tipo: string, userId: string, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(ownJob(tipo, userId, id))
    .for('update');
  return row;
}

/** The person's last jobs of that kind. */
export const findOwnJobs = (db: Database, tipo: string, userId: string, limit: number) =>
  db
    .select({
      id: jobs.id,
      estado: jobs.estado,
      fechaCreacion: jobs.fechaCreacion,
      obras: sql`jsonb_array_length(${jobs.datos} -> 'obras')`.mapWith(Number),
      aplicada: sql<unknown>`case when jsonb_typeof(${jobs.resultado}) = 'object' then ${jobs.resultado} -> 'aplicada' end`,
    })
    .from(jobs)
    .where(and(eq(jobs.tipo, tipo), eq(jobs.creadoPorId, userId)))
    .orderBy(desc(jobs.fechaCreacion), desc(jobs.id))
    .limit(limit);

/** Keeps a proposal as it was changed. */
export async function keepProposal(db: Database, id: string, resultado: Proposal): Promise<void> {
  await db.update(jobs).set({ resultado }).where(eq(jobs.id, id));
}

/** Locks accounts, in one order for everybody, against others who count what they have to do; reviews can still be given to them. */
export async function lockReviewers(db: Database, ids: readonly string[]): Promise<void> {
  const row = { id: users.id };
  await db
    .select(row)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}
