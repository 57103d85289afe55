/** The contract's calls over fetch: base /api, bearer token, 10 s, one silent refresh on 401 (spec 000 §7, docs/specification.md 6). */
import { callAddress } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import type { Transport } from '#contract/client.ts';
import { i18n } from '#web/messages/i18n.ts';
import { readAnswer } from './aliases.ts';
import { fetchCheck } from './answer-check.ts';
import { callKinds } from './call-lines.ts';
import { isCheckedByServer } from './checked-by-server.ts';
import { refused, unreachable, unreadable } from './failures.ts';
import { isProblem } from './problems.ts';
import { askProof } from './proof.ts';
import { renew } from './renewal.ts';
import { endSession } from './session-end.ts';
import { storedTokens } from './stored-session.ts';

const timeout = 10_000;
/** Of a file on its way, over a slow line too. */
const uploadTimeout = 5 * 60_000;

/**
 * An address below /api asked with the session's token; where it asks who is there, once more when they have said. Throws a network
 * problem where nothing comes back.
 */
export async function authorizedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => withSession((token) => send(path, init, token));
  const answer = await ask();
  if (!(await asksProof(answer)) || !(await askProof())) return answer;
  // Left unread, it would keep its connection busy.
  await answer.body?.cancel();
  return ask();
}

async function asksProof(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return isProblem(said) && said.code === 'demuestra_quien_eres';
}

/** Asks with the session's token; on 401 renews it and asks once more. Where no renewal mends it, the session ends. */
export async function withSession<A extends { status: number }>(
  ask: (token: string | undefined) => Promise<A>,
): Promise<A> {
  const token = storedTokens()?.access;
  const answer = await ask(token);
  if (answer.status !== 401 || !token) return answer;
  const renewed = await renew(token);
  if (renewed !== null) {
    const again = await ask(renewed);
    if (again.status !== 401) {
      // Left unread, it would keep its connection busy.
      if (answer instanceof Response) await answer.body?.cancel();
      return again;
    }
  }
  // Logged out, or in again, while this call was away: that session is not this call's to end.
  const present = storedTokens()?.access;
  if (present === token || present === renewed) endSession();
  return answer;
}

async function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', i18n.locale);
  if (token) headers.set('authorization', `Bearer ${token}`);
  try {
    return await fetch(`/api${path}`, { signal: AbortSignal.timeout(timeout), ...init, headers });
  } catch (error) {
    throw unreachable(error);
  }
}

/** How a call is sent, and where to. */
function lineOf(name: CallName) {
  for (const [kind, lines] of callKinds) {
    const line = lines.split(' ').find((each) => each.startsWith(`${name}/`));
    if (line) return { ...kind, path: line.slice(name.length) };
  }
  throw new Error(`Unknown call: ${name}`);
}

export const fetchTransport: Transport = async (name, sent) => {
  const line = lineOf(name);
  const init: RequestInit = { method: line.method };
  if (line.sends === 'file') {
    init.headers = { 'content-type': 'application/octet-stream' };
    init.body = sent.body instanceof Blob ? sent.body : null;
    init.signal = AbortSignal.timeout(uploadTimeout);
  } else if (line.sends) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(sent.body);
  }
  const address = callAddress(line, sent);
  const answer = await (line.sessionless ? send(address, init, undefined) : authorizedFetch(address, init));
  const text = await answer.text().catch((error: unknown) => {
    throw unreachable(error);
  });
  const body = line.gives === 'text' && answer.ok ? text : parse(text);
  if (!answer.ok) throw refused(answer.status, body, answer.headers.get('retry-after'));
  if (!line.gives) return undefined;
  const read = readAnswer(name, body);
  if (read !== undefined && isCheckedByServer(answer.headers)) return read;
  const check = await fetchCheck();
  if (check) return check(name, read, answer.status);
  // It was done: an act must not look failed because what checks its answer is not to be had.
  if (read === undefined) throw unreadable(answer.status);
  return read;
};

/** What an answer says; nothing where it is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
