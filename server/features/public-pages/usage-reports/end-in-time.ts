import type { Readable } from 'node:stream';

/** For so long somebody may read one report, in ms. */
const longest = 10 * 60_000;

/** Breaks an answer off that is not read by then: three networks that read drop by drop would keep everybody else out for good. */
export function endInTime(answer: Readable): Readable {
  const late = setTimeout(() => answer.destroy(), longest).unref();
  return answer.once('close', () => clearTimeout(late));
}
