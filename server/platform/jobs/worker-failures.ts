/**
 * Which workers keep failing: three failures within ten minutes are a warning for administrators, until the next success.
 * A worker is a kind of job, whichever process does it, or what each process does by itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OwnWorker } from '#contract/entities/job.ts';
import type { Database } from '../database/database.ts';
import { workerFailures } from '../database/schema.ts';
import { and, eq, gt, isNotNull, or, sql } from '../database/sql.ts';
import { log } from '../log/log.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import { failureLine } from './failure.ts';

/** What a kind of job is noted under: any process may do it next. */
const anyProcess = '';
const thisProcess = randomUUID();
/** What failed and has been silent for so long belongs to a process that is no more. */
const within = sql`now() - interval '10 minutes'`;

const of = (trabajador: string, proceso: string) =>
  and(eq(workerFailures.trabajador, trabajador), eq(workerFailures.proceso, proceso));

/** Notes a failure, told without anybody's data. */
export async function noteFailure(db: Database, worker: string, error: string, proceso = anyProcess): Promise<void> {
  const third = sql`${workerFailures.anterior} > ${within}`;
  await db
    .insert(workerFailures)
    .values({ trabajador: worker, proceso, error })
    .onConflictDoUpdate({
      target: [workerFailures.trabajador, workerFailures.proceso],
      set: {
        anterior: workerFailures.fecha,
        fecha: sql`now()`,
        avisoDesde: sql`coalesce(${workerFailures.avisoDesde}, case when ${third} then now() end)`,
        error,
      },
    });
}

/** Notes a success: what failed before is over. */
export async function noteSuccess(db: Database, worker: string, proceso = anyProcess): Promise<void> {
  await db.delete(workerFailures).where(of(worker, proceso));
}

/** How something fares that each process does by itself. Both are told where they are found, and never fail. */
export interface OwnWork {
  /** It failed, doing this, and is tried again. */
  failed: (error: unknown, doing: string) => void;
  succeeded: () => void;
}

/** Logs the failures of a worker of this process, and notes them for administrators. */
export function watchOwn(db: Database, worker: OwnWorker): OwnWork {
  // Written outside of any transaction in which its work may be.
  const outside = AsyncLocalStorage.snapshot();
  let hasFailed = false;
  let turn = Promise.resolve();
  const note = (act: () => Promise<void>) => {
    turn = turn.then(() => outside(act)).catch((err) => log.warn({ err, worker }, 'noting how a worker fares'));
  };
  return {
    failed: (err, doing) => {
      log.error({ err, worker }, doing);
      hasFailed = true;
      note(() => noteFailure(db, worker, withoutPersonalData(failureLine(err)), thisProcess));
    },
    succeeded: () => {
      if (hasFailed) note(() => noteSuccess(db, worker, thisProcess));
      hasFailed = false;
    },
  };
}

/** Deletes at most `most` notes of processes that are no more. Gives how many. */
export async function pruneFailures(db: Database, most: number): Promise<number> {
  const old = sql`select ctid from ${workerFailures}
    where ${workerFailures.proceso} <> ${anyProcess} and ${workerFailures.fecha} < now() - interval '1 day' limit ${most}`;
  const pruned = await db
    .delete(workerFailures)
    .where(sql`${workerFailures}.ctid = any(array(${old}))`)
    .returning({ one: sql`1` });
  return pruned.length;
}

export interface FailingWorker {
  trabajador: string;
  avisoDesde: Date;
  error: string;
}

/** The workers that administrators are warned of, the longest failing first. */
export async function findFailing(db: Database): Promise<FailingWorker[]> {
  const { trabajador, avisoDesde, error, proceso, fecha } = workerFailures;
  const rows = await db
    .selectDistinctOn([trabajador], { trabajador, avisoDesde: sql`${avisoDesde}`.mapWith(avisoDesde), error })
    .from(workerFailures)
    .where(and(isNotNull(avisoDesde), or(eq(proceso, anyProcess), gt(fecha, within))))
    .orderBy(trabajador, avisoDesde);
  return rows.sort((one, other) => one.avisoDesde.getTime() - other.avisoDesde.getTime());
}
