/** What becomes of a job whose work threw. */
import { ZodError } from 'zod';
import { ProblemError } from '#contract/problems.ts';
import { hourMs } from '#contract/time.ts';

/** Milliseconds to the next try after the `tries`-th: 10 s, 30 s, 90 s … up to six hours. */
export const waitAfter = (tries: number): number => Math.min(10_000 * 3 ** (tries - 1), 6 * hourMs);

/** Thrown by work that would end alike however often it is tried, with what it ended in. */
export class Hopeless extends Error {
  override name = 'Hopeless';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What was asked for cannot be had, and who does it is well. */
export const isRefusal = (error: unknown): boolean => error instanceof Hopeless || error instanceof ProblemError;

/** Another try would end alike: a refusal stands, and data that do not fit never will. */
export const isHopeless = (error: unknown): boolean => isRefusal(error) || error instanceof ZodError;

/**
 * What is kept of a failure, on one line. Of a failed query it is the database's own words: the driver's message repeats
 * what was written, names and all.
 */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return tidy(String(error));
  return error.cause instanceof Error ? failureLine(error.cause) : tidy(error.message);
}

const tidy = (text: string) => text.replace(/\p{C}+/gu, ' ').slice(0, 500);
