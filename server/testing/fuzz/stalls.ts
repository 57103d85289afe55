/** How long each call held the one thread that answers everybody, for `npm run test:fuzz` to say; a figure, and no assertion. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longer than this is said by the call's name, in milliseconds. */
const worthSaying = 50;

export interface Stalls {
  /** Asks, and keeps how long anything held the thread meanwhile. */
  watch: <T>(name: string, ask: () => Promise<T>) => Promise<T>;
  /** The longest of all, and those worth saying, longest first. */
  said: () => string;
}

/** What is in the test itself is in the figures, too. */
export function watchStalls(): Stalls {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const longest = new Map<string, number>();
  delay.enable();
  return {
    watch: async (name, ask) => {
      delay.reset();
      const answer = await ask();
      // The moment in which it is seen that the last one was late.
      await new Promise((resolve) => setImmediate(resolve));
      const held = Math.round(delay.max / 1e6);
      if (held > (longest.get(name) ?? 0)) longest.set(name, held);
      return answer;
    },
    said: () => {
      const all = [...longest].sort(([, one], [, other]) => other - one);
      const long = all.filter(([, held]) => held > worthSaying).map(([name, held]) => `${name} ${held} ms`);
      return `Longest hold of the thread: ${all[0]?.[1] ?? 0} ms. Over ${worthSaying} ms: ${long.join(', ') || 'none'}.`;
    },
  };
}
