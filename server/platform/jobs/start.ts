/**
 * Does the jobs that are due, sleeps until the next is, and wakes when one is queued. Any number of processes may do so on
 * one database at once: each job is given to one of them.
 */
import type { OpenDatabase } from '../database/database.ts';
import type { JobKind } from './kind.ts';
import { cancelledChannel, claimNext, type JobRow, jobsChannel, queueTurn, untilNextDue } from './queue.ts';
import { JobRun } from './run-job.ts';

/** Jobs that one process does at once. */
const atOnce = 3;
/** The longest sleep, should a wake-up get lost; and after the database could not be asked. */
const longestSleepMs = 60_000;
const shortestSleepMs = 200;
/** How long a stop waits for works that were told to stop. */
const stopMs = 5000;

/**
 * Starts to do jobs of these kinds, and queues those that are done by themselves where they are not queued. Gives what
 * stops it: running jobs have a moment to end, then they are given back.
 */
export async function startJobs<C>(
  database: Pick<OpenDatabase, 'db' | 'transact' | 'listen'>,
  kinds: readonly JobKind<C>[],
  context: C,
): Promise<() => Promise<void>> {
  const { db, listen } = database;
  const running = new Set<JobRun<C>>();
  /** Each does one job after the other. */
  const lanes = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;
  let alarm: NodeJS.Timeout | undefined;

  function wake(): void {
    woken = lanes.size === atOnce;
    if (stopped || woken) return;
    clearTimeout(alarm);
    const lane = work().finally(() => {
      lanes.delete(lane);
      if (woken) wake();
    });
    lanes.add(lane);
  }

  async function work(): Promise<void> {
    let pause = longestSleepMs;
    try {
      for (let row = await claimNext(db, kinds); row; row = stopped ? undefined : await claimNext(db, kinds)) {
        // There may be more: another lane looks.
        wake();
        await runOne(row);
      }
      pause = Math.min((await untilNextDue(db, kinds)) ?? longestSleepMs, longestSleepMs);
    } catch {
      // The database is out of reach: jobs stay where they are, in it.
    }
    clearTimeout(alarm);
    if (!stopped) alarm = setTimeout(wake, Math.max(pause, shortestSleepMs)).unref();
  }

  async function runOne(row: JobRow): Promise<void> {
    const kind = kinds.find(({ tipo }) => tipo === row.tipo);
    if (!kind) return;
    const run = new JobRun(database, kind, row);
    running.add(run);
    try {
      // It was claimed while the server was told to stop.
      if (stopped) await run.giveBack();
      else await run.run(context);
    } finally {
      running.delete(run);
    }
  }

  /** An empty id: some may have been missed. */
  const onCancelled = async (id: string) => {
    await Promise.all([...running].filter((run) => id === '' || run.id === id).map((run) => run.check()));
  };

  for (const kind of kinds) await queueTurn(db, kind);
  await listen(cancelledChannel, onCancelled);
  await listen(jobsChannel, wake);
  wake();
  return async () => {
    stopped = true;
    clearTimeout(alarm);
    for (const run of running) run.stop('the server stops');
    await Promise.race([Promise.all(lanes), new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
    await Promise.all([...running].map((run) => run.giveBack()));
  };
}
