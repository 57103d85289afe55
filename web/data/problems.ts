/** Reading failures. Light: pages that never call the API load this without the contract's schemas. */
import type { Problem } from '#contract/problems.ts';

/**
 * The problem document that an error carries, or null. Errors of the server's own code come through another copy of
 * the class than the bundled one, so it is known by its shape.
 */
export const problemOf = (error: unknown): Problem | null =>
  error instanceof Error && 'problem' in error && isProblem(error.problem) ? error.problem : null;

/** Whether a value made by our own code, or an answer of our server, is a problem document. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'number' &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** The code of an answer that cannot be read (data/failures.ts): nobody said anything of what went wrong. */
export const unreadableCode = 'respuesta_ilegible';

/** The words for a person: the server's message, or the screen's default where there is none (spec 000 §4.3 and §8). */
export function messageOf(error: unknown, fallback: string): string {
  const problem = problemOf(error);
  return (problem?.code === unreadableCode && fallback) || problem?.message || fallback;
}
