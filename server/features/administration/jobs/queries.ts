/** SQL of the jobs as people read them; how they are queued and done is the platform's (server/platform/jobs). */

import type { Job } from '#contract/entities/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, isNotNull, notInArray, sql } from '#server/platform/database/sql.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';

export interface JobQuery {
  page: number;
  limit: number;
  estado?: Job['estado'] | undefined;
  tipo?: string | undefined;
}

const shown = (hidden: readonly string[]) => notInArray(jobs.tipo, [...hidden]);

/** A page of the jobs but for the hidden kinds, the last first. */
export async function findJobs(db: Database, { page, limit, estado, tipo }: JobQuery, hidden: readonly string[]) {
  const where = and(shown(hidden), estado && eq(jobs.estado, estado), tipo ? eq(jobs.tipo, tipo) : undefined);
  const [counted] = await db.select({ total: count() }).from(jobs).where(where);
  const rows = await db
    .select()
    .from(jobs)
    .where(where)
    .orderBy(sql`${jobs.fechaCreacion} desc nulls last`, asc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

export async function findJob(db: Database, id: string, hidden: readonly string[]): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), shown(hidden)));
  return row;
}

/** The turn of a kind that is done by itself, waiting or being done. */
export async function findTurn(db: Database, tipo: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.unico, tipo), sql`${jobs.estado} in ('PENDIENTE', 'EN_CURSO')`));
  return row;
}

/** The last turn of such a kind that has ended; ended jobs are few, for they are kept a month. */
export async function findLastEnded(db: Database, tipo: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.unico, tipo), isNotNull(jobs.fechaFin)))
    .orderBy(desc(jobs.fechaFin))
    .limit(1);
  return row;
}
