import { messageOf, problemOf } from '#web/data/problems.ts';

/** Why the server refused a file, as exactly as it said: of a field where it named one. */
export function refusalOf(error: unknown, fallback: string): string {
  const words = problemOf(error)?.errors?.map(({ message }) => message) ?? [];
  return words.length > 0 ? [...new Set(words)].join(' ') : messageOf(error, fallback);
}

/** Whether the same file may be taken later: what was refused is not the file itself. */
export const mayPass = (error: unknown): boolean => ![413, 415, 422].includes(problemOf(error)?.status ?? 0);
