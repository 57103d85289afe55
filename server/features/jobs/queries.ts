/** SQL of the jobs as people read them; how they are queued and done is the platform's (server/platform/jobs). */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Job } from '#contract/entities/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/schema.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';

export interface JobQuery {
  page: number;
  limit: number;
  estado?: Job['estado'] | undefined;
  tipo?: string | undefined;
}

/** A page of the jobs, the last first. */
export async function findJobs(db: Database, { page, limit, estado, tipo }: JobQuery) {
  const where = and(estado && eq(jobs.estado, estado), tipo ? eq(jobs.tipo, tipo) : undefined);
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

export async function findJob(db: Database, id: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}
