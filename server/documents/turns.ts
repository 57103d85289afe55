/** Long work in one thread, cut into pieces, so that other requests are answered between two of them. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Steps between two turns: a few milliseconds of such work as this is for. */
const usual = 2_000;

/**
 * Counts the steps of one piece of work: `await turn()` for each, or `await turn(n)` for so many, before they are taken.
 * Everybody else has their turn before more than `every` steps follow one another.
 */
export function takeTurns(every = usual): (steps?: number) => Promise<void> | undefined {
  let left = every;
  return (steps = 1) => {
    if (steps <= left) {
      left -= steps;
      return undefined;
    }
    left = Math.max(every - steps, 0);
    return nextTurn();
  };
}
