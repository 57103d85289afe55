/** Failures of calls as errors: what the server refused, and what no server document describes. */
import { ProblemError } from '#contract/problem-error.ts';
import { type MessageKey, translate } from '#web/messages/i18n.ts';
import { isProblem, unreadableCode } from './problems.ts';

function told(code: string, status: number, key: MessageKey): ProblemError {
  const message = translate(key);
  return new ProblemError({ type: 'about:blank', title: message, status, detail: message, message, code });
}

/** Nothing came back: no connection, or none within the time-out. Its status is 0. */
export const unreachable = (cause: unknown): ProblemError =>
  cause instanceof DOMException && cause.name === 'TimeoutError'
    ? told('tiempo_agotado', 0, 'common.problem.timeout')
    : told('sin_conexion', 0, 'common.problem.network');

/** What came back is neither the call's answer nor a problem document: what stands before the server may have sent it. */
export function unreadable(status: number): ProblemError {
  // Its status says enough of it.
  if (status === 413) return told('demasiado_grande', status, 'common.problem.tooLarge');
  return told(unreadableCode, status, status >= 500 ? 'common.problem.server' : 'common.problem.unreadable');
}

/** In characters: what stands before the server may send pages as messages. */
const longestMessage = 500;

/** A refusal in words alone: a `message` without the rest of a problem document. */
function inWordsAlone(status: number, body: unknown): ProblemError | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') return;
  const message = body.message.trim().slice(0, longestMessage);
  return message === ''
    ? undefined
    : new ProblemError({ type: 'about:blank', title: message, status, detail: message, message, code: 'sin_codigo' });
}

/**
 * The error for an answer outside 2xx: the server's own document where it sent one. `retryAfter` is the header of that
 * name, seconds or a date.
 */
export function refused(status: number, body: unknown, retryAfter?: string | null): ProblemError {
  const problem = isProblem(body) ? body : (inWordsAlone(status, body) ?? unreadable(status)).problem;
  const espera = problem.espera ?? secondsUntil(retryAfter);
  return new ProblemError({ ...problem, ...(espera && { espera }) });
}

function secondsUntil(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
