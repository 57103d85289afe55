/** Workers on a queue in the database: each does one thing after the other, and they sleep until the next is due. */
import type { OwnWork } from './worker-failures.ts';

interface Work<T> {
  /** How many workers there are: a slow thing holds up no more than its own. */
  atOnce: number;
  /** The next thing that is due, taken for this process; undefined: there is none. Where it fails, everything stays in the database. */
  claim: () => Promise<T | undefined>;
  run: (taken: T) => Promise<void>;
  /** Milliseconds until the next is due; undefined: nothing waits. */
  untilNext: () => Promise<number | undefined>;
  shortestSleepMs: number;
  /** Told how they fare. */
  own: OwnWork;
}

export interface Workers {
  /** Something was queued. */
  wake: () => void;
  /** Nothing new is begun from now on; what is under way has a moment to end. */
  stop: () => Promise<void>;
}

/** The longest sleep, should a wake-up get lost; and after the database could not be asked. */
const longestSleepMs = 60_000;
/** How long a stop waits for what is under way. */
const stopMs = 5000;

/** Workers that rest until `wake` is first called. */
export function openWorkers<T>({ atOnce, claim, run, untilNext, shortestSleepMs, own }: Work<T>): Workers {
  const busy = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;
  let alarm: NodeJS.Timeout | undefined;

  function wake(): void {
    woken = busy.size === atOnce;
    if (stopped || woken) return;
    clearTimeout(alarm);
    const worker = work().finally(() => {
      busy.delete(worker);
      if (woken) wake();
    });
    busy.add(worker);
  }

  async function work(): Promise<void> {
    let pause = longestSleepMs;
    try {
      for (let taken = await claim(); taken !== undefined; taken = stopped ? undefined : await claim()) {
        // There may be more: another worker looks.
        wake();
        await run(taken);
      }
      pause = Math.min((await untilNext()) ?? longestSleepMs, longestSleepMs);
      own.succeeded();
    } catch (error) {
      // Whatever waits stays in the database, which may be out of reach.
      own.failed(error, 'working off a queue');
    }
    clearTimeout(alarm);
    if (!stopped) alarm = setTimeout(wake, Math.max(pause, shortestSleepMs)).unref();
  }

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(alarm);
      await Promise.race([Promise.all(busy), new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
    },
  };
}
