/** What becomes of a job whose work threw. */
import { ZodError } from 'zod';
import { ProblemError } from '#contract/problems.ts';
import { hourMs } from './kind.ts';

/** Milliseconds to the next try after the `tries`-th: 10 s, 30 s, 90 s … up to an hour. */
export const waitAfter = (tries: number): number => Math.min(10_000 * 3 ** (tries - 1), hourMs);

/** Another try would end alike: a refusal stands, and data that do not fit never will. */
export const isHopeless = (error: unknown): boolean => error instanceof ProblemError || error instanceof ZodError;

/**
 * What is kept of a failure, on one line. Of a failed query it is the database's own words: the driver's message repeats
 * what was written, names and all.
 */
export function readable(error: unknown): string {
  if (!(error instanceof Error)) return tidy(String(error));
  return error.cause instanceof Error ? readable(error.cause) : tidy(error.message);
}

const tidy = (text: string) => text.replace(/\p{C}+/gu, ' ').slice(0, 500);
