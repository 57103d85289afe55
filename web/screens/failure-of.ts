import { isRouteErrorResponse } from 'react-router';
import { isProblem, problemOf } from '#web/data/problems.ts';

/** What stands in the way of a screen. `message` is the server's own, where it sent one. */
export type Failure =
  | { kind: 'missing' }
  /** A call was refused or never answered: asking again may do. */
  | { kind: 'refused'; message: string | undefined }
  /** The screen's code did not arrive: only loading the page anew fetches it again. */
  | { kind: 'unloaded' }
  | { kind: 'crashed' };

/** Chromium's, Firefox's and Safari's words for code that did not arrive, and Vite's for its styles. */
const notLoaded = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Reads what a router's error boundary was given. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { kind: 'missing' };
    return { kind: 'refused', message: isProblem(error.data) ? error.data.message : undefined };
  }
  const problem = problemOf(error);
  if (problem) return { kind: 'refused', message: problem.message };
  return { kind: error instanceof Error && notLoaded.test(error.message) ? 'unloaded' : 'crashed' };
}
