/** Works a queue of the database off, several things at once, and sleeps until the next is due. */

interface Work<T> {
  /** Things that are done at once. Each lane does one after the other, so that a slow one holds up no more than its own. */
  atOnce: number;
  /** The next thing that is due, taken for this process; undefined: there is none. Where it fails, everything stays in the database. */
  claim: () => Promise<T | undefined>;
  run: (taken: T) => Promise<void>;
  /** Milliseconds until the next is due; undefined: nothing waits. */
  untilNext: () => Promise<number | undefined>;
  shortestSleepMs: number;
}

export interface Lanes {
  /** Something was queued. */
  wake: () => void;
  /** Nothing new is begun from now on; what is under way has a moment to end. */
  stop: () => Promise<void>;
}

/** The longest sleep, should a wake-up get lost; and after the database could not be asked. */
const longestSleepMs = 60_000;
/** How long a stop waits for what is under way. */
const stopMs = 5000;

/** Lanes that stand until `wake` is first called. */
export function openLanes<T>({ atOnce, claim, run, untilNext, shortestSleepMs }: Work<T>): Lanes {
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
      for (let taken = await claim(); taken !== undefined; taken = stopped ? undefined : await claim()) {
        // There may be more: another lane looks.
        wake();
        await run(taken);
      }
      pause = Math.min((await untilNext()) ?? longestSleepMs, longestSleepMs);
    } catch {
      // The database is out of reach: what waits stays where it is, in it.
    }
    clearTimeout(alarm);
    if (!stopped) alarm = setTimeout(wake, Math.max(pause, shortestSleepMs)).unref();
  }

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(alarm);
      await Promise.race([Promise.all(lanes), new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
    },
  };
}
