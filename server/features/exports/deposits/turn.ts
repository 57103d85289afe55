/** How deposits are handed over, to whoever takes them: in turns, each tried again later and later, and nobody silent asked twice in one. */
import { hourMs, minuteMs } from '#contract/time.ts';

/** After a try in vain: twice as long each time. */
const waits = { first: minuteMs, longest: 6 * hourMs };

/** Milliseconds to the next try, after so many in vain before the last. */
export const waitAfter = (intentos: number): number => Math.min(waits.first * 2 ** intentos, waits.longest);

interface Turn<Row> {
  /** As it stands now, since others may have done something with it; undefined where nothing is to be done any more. */
  read: () => Promise<Row | undefined>;
  /** Whom it is handed to. */
  to: string;
  /** Gives whether it has arrived for good. */
  step: (row: Row) => Promise<boolean>;
  /** What becomes of it after a failure. Gives whether whoever it is handed to is in trouble: it would keep the others waiting as long. */
  fail: (row: Row, err: unknown) => Promise<boolean>;
}

/** Takes each in its order. Gives how many have arrived for good. */
export async function takeTurns<Row>(turns: readonly Turn<Row>[], signal?: AbortSignal): Promise<number> {
  let arrived = 0;
  const silent = new Set<string>();
  for (const { read, to, step, fail } of turns) {
    if (silent.has(to)) continue;
    const row = await read();
    if (!row) continue;
    signal?.throwIfAborted();
    try {
      if (await step(row)) arrived++;
    } catch (err) {
      signal?.throwIfAborted();
      if (await fail(row, err)) silent.add(to);
    }
  }
  return arrived;
}
