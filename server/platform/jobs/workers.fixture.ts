/** Workers for the tests of jobs, and kinds whose work is what a test says. */
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { jobs, workerFailures } from '../database/schema.ts';
import { signal } from '../database/signals.ts';
import { defineJob, type JobKind, type RunningJob } from './kind.ts';
import { jobsChannel } from './queue.ts';
import { startJobs } from './start.ts';

export const datos = z.object({ n: z.number().optional() });
type Job = RunningJob<z.output<typeof datos>>;
type Fields = Partial<Omit<JobKind<null, typeof datos>, 'datos' | 'work'>>;

/** A kind whose work is `work`. */
export const kindOf = (work: (job: Job) => unknown, fields: Fields = {}) =>
  defineJob({ tipo: 'prueba', datos, tries: 3, ...fields, work: async (_: null, job) => work(job) });
/** Work that goes on until it is told to stop. */
export const untilStopped = ({ signal: stop }: Job) => wait(60_000, undefined, { signal: stop });

/** As `expect.poll`, under its name here. */
export const eventually = <T>(read: () => T) => expect.poll(read);

/** Workers on the engine, stopped after each test, and what they left in the table. */
export function workersOn(engine: OpenDatabase) {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await engine.db.delete(jobs);
    await engine.db.delete(workerFailures);
  });
  const start = async (...kinds: JobKind<null>[]) => {
    const stop = await startJobs(engine, kinds, null);
    closing.push(stop);
    return stop;
  };
  const row = async (id: string) => (await engine.db.select().from(jobs).where(eq(jobs.id, id)))[0];
  const estado = async (id: string) => (await row(id))?.estado;
  const makeDue = async () => {
    await engine.db.update(jobs).set({ fechaPrevista: sql`now()` }).where(eq(jobs.estado, 'PENDIENTE'));
    await signal(engine.db, jobsChannel, '');
  };
  return { start, row, estado, makeDue };
}
