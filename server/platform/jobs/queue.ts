/** The queue of jobs in the database: how one enters it, is taken by one process, and leaves it. */

import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { jobs } from '../database/schema.ts';
import { signal } from '../database/signals.ts';
import { and, eq, inArray, notExists, type SQL, sql } from '../database/sql.ts';
import type { JobKind } from './kind.ts';

/** The channel that wakes whoever does jobs of a kind, by its name, once one is committed; an empty name: of any. */
export const jobsChannel = 'jobs';
/** The channel that tells whoever does a job, by its id, that it is cancelled. */
export const cancelledChannel = 'jobs.cancelled';

export type JobRow = typeof jobs.$inferSelect;
type Kinds = readonly Pick<JobKind<never>, 'tipo' | 'leaseMs'>[];
export type AnyKind = Pick<JobKind<never>, 'tipo' | 'everyMs' | 'untilNextMs' | 'hasOwnRecord'>;

const active = ['PENDIENTE', 'EN_CURSO'] as const;
const inMs = (ms: number) => sql`now() + ${Math.round(ms)}::float8 * interval '1 millisecond'`;
/** From now, and not from when the transaction began: a time of day would come twice. */
const fromClock = (ms: number) => sql`clock_timestamp() + ${Math.round(ms)}::float8 * interval '1 millisecond'`;

interface Enqueued {
  creadoPorId?: string;
  /** Of waiting and running jobs only one has this name: another is not queued. */
  unico?: string;
  /** Not begun before so many milliseconds have passed. */
  afterMs?: number;
}

/**
 * Queues a job in the caller's transaction: if that fails, it is never done. Gives its id, or the id of the one that has
 * its name. Throws ZodError where the kind takes no such data.
 */
export async function enqueue<C, S extends z.ZodType>(
  db: Database,
  { tipo, datos: schema }: Pick<JobKind<C, S>, 'tipo' | 'datos'>,
  datos: z.input<S>,
  { creadoPorId, unico, afterMs = 0 }: Enqueued = {},
): Promise<string> {
  schema.parse(datos);
  const row = { id: uuid(), tipo, datos, creadoPorId, unico, fechaPrevista: inMs(afterMs) };
  const [queued] = await db.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id });
  if (queued) {
    await signal(db, jobsChannel, tipo);
    return queued.id;
  }
  const [same] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.unico, unico ?? ''), inArray(jobs.estado, [...active])));
  // It ended in between: its name is free now.
  return same?.id ?? enqueue(db, { tipo, datos: schema }, datos, { creadoPorId, unico, afterMs });
}

/** Queues jobs of names that no job has yet, all together, in the caller's transaction. Throws where the kind takes no such data. */
export async function enqueueNew<C, S extends z.ZodType>(
  db: Database,
  { tipo, datos: schema }: Pick<JobKind<C, S>, 'tipo' | 'datos'>,
  asked: readonly (readonly [z.input<S>, { unico: string }])[],
): Promise<void> {
  if (asked.length === 0) return;
  const rows = asked.map(([datos, { unico }]) => {
    schema.parse(datos);
    return { id: uuid(), tipo, datos, unico };
  });
  await insertRows(db, jobs, rows);
  await signal(db, jobsChannel, tipo);
}

/** Queues the next turn of a kind that is done by itself, unless it is queued. Called with the end of the last one. */
export async function queueTurn(db: Database, { tipo, everyMs, untilNextMs }: AnyKind): Promise<void> {
  if (everyMs === undefined) return;
  await db
    .insert(jobs)
    .values({ id: uuid(), tipo, unico: tipo, fechaPrevista: untilNextMs ? fromClock(untilNextMs()) : inMs(everyMs) })
    .onConflictDoNothing();
}

/**
 * Moves a turn that waits for its time of day to where that is now: the setting, or the clock, may have changed. One that is due, or is
 * tried again, stays.
 */
export async function moveTurn(db: Database, { tipo, untilNextMs }: AnyKind): Promise<void> {
  if (!untilNextMs) return;
  await db
    .update(jobs)
    .set({ fechaPrevista: fromClock(untilNextMs()) })
    .where(
      and(eq(jobs.unico, tipo), eq(jobs.estado, 'PENDIENTE'), eq(jobs.intentos, 0), sql`${jobs.fechaPrevista} > now()`),
    );
}

/**
 * Makes the turn of a kind that is done by itself due now, with all its tries, and queues one where there is none. Undefined while
 * it is being done.
 */
export async function bringForward(db: Database, { tipo }: AnyKind): Promise<JobRow | undefined> {
  await db
    .insert(jobs)
    .values({ id: uuid(), tipo, unico: tipo, fechaPrevista: inMs(0) })
    .onConflictDoNothing();
  const [turn] = await db
    .update(jobs)
    .set({ fechaPrevista: sql`least(${jobs.fechaPrevista}, now())`, intentos: 0 })
    .where(and(eq(jobs.unico, tipo), eq(jobs.estado, 'PENDIENTE')))
    .returning();
  if (turn) await signal(db, jobsChannel, tipo);
  return turn;
}

/**
 * Takes a job of these kinds: first one that a process left when it died, then the one that has been due longest. Nobody
 * else is given it while its lease is renewed. Undefined where none is due.
 */
export async function claimNext(db: Database, kinds: Kinds): Promise<JobRow | undefined> {
  const lost = sql`${jobs.estado} = 'EN_CURSO' and ${jobs.fechaArriendo} < now()`;
  const due = sql`${jobs.estado} = 'PENDIENTE' and ${jobs.fechaPrevista} <= now()`;
  return (
    (await claim(db, kinds, sql`${lost} order by ${jobs.fechaArriendo}`)) ??
    (await claim(db, kinds, sql`${due} order by ${jobs.fechaPrevista}`))
  );
}

async function claim(db: Database, kinds: Kinds, condition: SQL): Promise<JobRow | undefined> {
  const leases = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.tipo, leaseOf(kind)])));
  const found = sql`select ${jobs.id} from ${jobs} where ${ofKinds(kinds)} and ${condition} limit 1 for update skip locked`;
  const [job] = await db
    .update(jobs)
    .set({
      estado: 'EN_CURSO',
      intentos: sql`${jobs.intentos} + 1`,
      fechaArriendo: sql`now() + (${leases}::jsonb ->> ${jobs.tipo})::int * interval '1 millisecond'`,
      arriendo: sql`gen_random_uuid()`,
      error: null,
    })
    .where(sql`${jobs.id} = any(array(${found}))`)
    .returning();
  return job;
}

export const leaseOf = ({ leaseMs = minuteMs }: Kinds[number]): number => leaseMs;
const ofKinds = (kinds: Kinds) =>
  inArray(
    jobs.tipo,
    kinds.map(({ tipo }) => tipo),
  );

type Try = Pick<JobRow, 'id' | 'arriendo'>;
/** Only while it is still this try's: a process that overslept its lease, or was told to stop, has nothing more to say. */
const thisTry = ({ id, arriendo }: Try) =>
  and(eq(jobs.id, id), eq(jobs.estado, 'EN_CURSO'), sql`${jobs.arriendo} = ${arriendo}`);

/** What changes in a job that one does. False where it is no longer this try's, and nothing has changed. */
async function change(db: Database, job: Try, set: PgUpdateSetSource<typeof jobs>): Promise<boolean> {
  const changed = await db.update(jobs).set(set).where(thisTry(job)).returning({ id: jobs.id });
  return changed.length === 1;
}

/** Says that the process which does the job is alive: also late, while nobody else has taken it. */
export const renew = (db: Database, job: Try, leaseMs: number): Promise<boolean> =>
  change(db, job, { fechaArriendo: inMs(leaseMs) });

export const writeProgress = (db: Database, job: Try, progreso: JobRow['progreso']): Promise<boolean> =>
  change(db, job, { progreso });

/** Holds the job's row until the transaction ends. False where it is no longer this try's. */
export async function holdTry(db: Database, job: Try): Promise<boolean> {
  return (await db.select({ id: jobs.id }).from(jobs).where(thisTry(job)).for('update')).length === 1;
}

const ended = { fechaFin: sql`now()`, fechaArriendo: null };

/** Ends the job. One whose record is elsewhere goes. False where it is no longer this try's. */
async function end(db: Database, kind: AnyKind, job: Try, set: PgUpdateSetSource<typeof jobs>): Promise<boolean> {
  if (!kind.hasOwnRecord) return change(db, job, { ...set, ...ended });
  return (await db.delete(jobs).where(thisTry(job)).returning({ id: jobs.id })).length === 1;
}

export const markDone = (db: Database, kind: AnyKind, job: Try, resultado: unknown): Promise<boolean> =>
  end(db, kind, job, { estado: 'HECHO', resultado: resultado ?? null });

export const markFailed = (db: Database, kind: AnyKind, job: Try, error: string): Promise<boolean> =>
  end(db, kind, job, { estado: 'FALLIDO', error });

/** Leaves the job to another try after so many milliseconds. */
export const postpone = (db: Database, job: Try, ms: number, error: string): Promise<boolean> =>
  change(db, job, { estado: 'PENDIENTE', error, fechaPrevista: inMs(ms), fechaArriendo: null });

/** Gives back a job that a server which stops could not end: it is due at once, and this was no try. */
export async function giveBack(db: Database, job: Try & Pick<JobRow, 'tipo' | 'intentos'>): Promise<void> {
  await change(db, job, { estado: 'PENDIENTE', intentos: job.intentos - 1, fechaArriendo: null });
  await signal(db, jobsChannel, job.tipo);
}

/**
 * Cancels a job that waits or runs; the process that runs it is told. A kind that is done by itself keeps its next turn.
 * Undefined where it has ended already.
 */
export async function cancelJob(db: Database, id: string, kinds: readonly AnyKind[]): Promise<JobRow | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ estado: 'CANCELADO', fechaFin: sql`now()`, fechaArriendo: null })
    .where(and(eq(jobs.id, id), inArray(jobs.estado, [...active])))
    .returning();
  const kind = kinds.find(({ tipo }) => tipo === job?.tipo);
  if (kind) await queueTurn(db, kind);
  if (job) await signal(db, cancelledChannel, id);
  return job;
}

/** Queues a failed job again, with all its tries. Undefined where it has not failed, or one of its name waits already. */
export async function retryJob(db: Database, id: string): Promise<JobRow | undefined> {
  const others = alias(jobs, 'others');
  const sameName = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.unico, jobs.unico), inArray(others.estado, [...active])));
  const [job] = await db
    .update(jobs)
    .set({ estado: 'PENDIENTE', intentos: 0, error: null, progreso: null, fechaFin: null, fechaPrevista: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.estado, 'FALLIDO'), notExists(sameName)))
    .returning();
  if (job) await signal(db, jobsChannel, job.tipo);
  return job;
}

/** Milliseconds until a job of these kinds is due or may be taken over, by the database's clock; undefined: none. */
export async function untilNextDue(db: Database, kinds: Kinds): Promise<number | undefined> {
  const next = sql`case when ${jobs.estado} = 'PENDIENTE' then ${jobs.fechaPrevista} else ${jobs.fechaArriendo} end`;
  const [row] = await db
    .select({ ms: sql<number | null>`(extract(epoch from min(${next}) - now()) * 1000)::float8` })
    .from(jobs)
    .where(and(inArray(jobs.estado, [...active]), ofKinds(kinds)));
  return row?.ms ?? undefined;
}

/** Deletes at most `most` jobs that ended more than `days` days ago. Gives how many. */
export async function pruneJobs(db: Database, days: number, most: number): Promise<number> {
  const old = sql`select ${jobs.id} from ${jobs}
    where ${jobs.fechaFin} < now() - make_interval(days => ${days}) limit ${most}`;
  const pruned = await db.delete(jobs).where(sql`${jobs.id} = any(array(${old}))`).returning({ id: jobs.id });
  return pruned.length;
}
