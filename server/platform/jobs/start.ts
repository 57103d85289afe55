/**
 * Does the jobs that are due, sleeps until the next is, and wakes when one is queued. Any number of processes may do so on
 * one database at once: each job is given to one of them.
 */
import type { OpenDatabase } from '../database/database.ts';
import type { JobKind } from './kind.ts';
import { cancelledChannel, claimNext, type JobRow, jobsChannel, moveTurn, queueTurn, untilNextDue } from './queue.ts';
import { JobRun } from './run-job.ts';
import { watchOwn } from './worker-failures.ts';
import { openWorkers } from './workers.ts';

/** Jobs that one process does at once of the kinds that have no workers of their own. */
const sharedWorkers = 3;
const shortestSleepMs = 200;

/** The kinds by whom they are done: those without workers of their own together. */
function groupsOf<C>(kinds: readonly JobKind<C>[]): { kinds: readonly JobKind<C>[]; atOnce: number }[] {
  const shared = kinds.filter(({ atOnce }) => atOnce === undefined);
  const own = kinds.filter(({ atOnce }) => atOnce !== undefined);
  return [
    { kinds: shared, atOnce: sharedWorkers },
    ...own.map((kind) => ({ kinds: [kind], atOnce: kind.atOnce ?? 1 })),
  ];
}

/**
 * Starts to do jobs of these kinds, and queues those that are done by themselves where they are not queued. Gives what
 * stops it: running jobs have a moment to end, then they are given back.
 */
export async function startJobs<C>(
  database: Pick<OpenDatabase, 'db' | 'transact' | 'subscribe'>,
  kinds: readonly JobKind<C>[],
  context: C,
): Promise<() => Promise<void>> {
  const { db, subscribe } = database;
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

  const own = watchOwn(db, 'cola');
  const groups = groupsOf(kinds).map((group) => ({
    kinds: group.kinds,
    workers: openWorkers({
      atOnce: group.atOnce,
      claim: () => claimNext(db, group.kinds),
      run: runOne,
      untilNext: () => untilNextDue(db, group.kinds),
      shortestSleepMs,
      own,
    }),
  }));
  /** An empty name: some of any kind may have been queued. */
  const wake = (queued: string) => {
    for (const { kinds, workers } of groups)
      if (queued === '' || kinds.some(({ tipo }) => tipo === queued)) workers.wake();
  };
  for (const kind of kinds) {
    await queueTurn(db, kind);
    await moveTurn(db, kind);
  }
  await subscribe(cancelledChannel, onCancelled);
  await subscribe(jobsChannel, wake);
  wake('');
  return async () => {
    stopped = true;
    for (const run of running) run.stop('the server stops');
    await Promise.all(groups.map(({ workers }) => workers.stop()));
    await Promise.all([...running].map((run) => run.giveBack()));
  };
}
