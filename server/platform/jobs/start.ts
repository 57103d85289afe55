/**
 * Does the jobs that are due, sleeps until the next is, and wakes when one is queued. Any number of processes may do so on
 * one database at once: each job is given to one of them.
 */
import type { OpenDatabase } from '../database/database.ts';
import { openLanes } from '../lanes.ts';
import type { JobKind } from './kind.ts';
import { cancelledChannel, claimNext, type JobRow, jobsChannel, queueTurn, untilNextDue } from './queue.ts';
import { JobRun } from './run-job.ts';

/** Jobs that one process does at once. */
const atOnce = 3;
const shortestSleepMs = 200;

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
  let stopped = false;

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

  const lanes = openLanes({
    atOnce,
    claim: () => claimNext(db, kinds),
    run: runOne,
    untilNext: () => untilNextDue(db, kinds),
    shortestSleepMs,
  });
  for (const kind of kinds) await queueTurn(db, kind);
  await listen(cancelledChannel, onCancelled);
  await listen(jobsChannel, lanes.wake);
  lanes.wake();
  return async () => {
    stopped = true;
    for (const run of running) run.stop('the server stops');
    await lanes.stop();
    await Promise.all([...running].map((run) => run.giveBack()));
  };
}
