/**
 * How many readings of the public API are answered in one window, of one key or, without a key, of one network. Counted in the
 * database, so across all processes. What the platform's own pages ask in a browser is not counted: no reader is slowed down for
 * reading, and a reading room has one address for all. Nor is what this machine asks itself: where the word of a proxy on it is not
 * taken for whom it asks (TRUST_PROXY), everybody seems to be it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLimits } from '#contract/api-keys.ts';
import type { KeyScope } from '#contract/key-scopes.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { isOwnMachine, networkOf } from './network.ts';
import { hostIn } from './own-sites.ts';
import { countWithin } from './rate-limit.ts';

/** A key of the API that a request brings; `id: null` of one that does not work. */
export type BroughtKey =
  | { id: null }
  | {
      id: string;
      /** What its owner's list shows of it. */
      comienzo: string;
      ambitos: readonly KeyScope[];
      /** Whose it is and what they may do now; undefined where it works no more. */
      holder: () => Promise<Person | undefined>;
    };
export type CountReading = (request: FastifyRequest, reply: FastifyReply, key: BroughtKey | undefined) => Promise<void>;

const windowMs = readLimits.windowSeconds * 1000;
/** Of those who asked too often: until when they are refused without asking the database. */
const mostRemembered = 10_000;

/**
 * Counts a reading and says in its answer how many are left (draft-ietf-httpapi-ratelimit-headers-10). Throws `limite_con_clave` and
 * `limite_sin_clave`. A key that does not exist counts as none. Where it cannot be counted (a database that only reads, a full disk),
 * what is public is read all the same.
 */
export function limitReadings(db: Database, env: Environment): CountReading {
  const over = new Map<string, number>();
  return async (request, reply, key) => {
    const id = key?.id ?? undefined;
    if (id === undefined && (isOfOwnPage(request, env) || isOwnMachine(request.ip))) return;
    const quota = id === undefined ? readLimits.withoutKey : readLimits.withKey;
    const name = id === undefined ? 'sin-clave' : 'con-clave';
    const who = `lectura ${id ?? networkOf(request.ip)}`;
    const known = (over.get(who) ?? 0) - Date.now();
    const counted =
      known > 0
        ? { current: quota + 1, ttl: known }
        : await countWithin(db, who, windowMs).catch((err) => request.log.warn({ err }, 'counting a reading'));
    if (!counted) return;
    const { current, ttl } = counted;
    const left = Math.max(0, quota - current);
    const seconds = Math.max(1, Math.ceil(ttl / 1000));
    reply.header('ratelimit-policy', `"${name}";q=${quota};w=${readLimits.windowSeconds}`);
    reply.header('ratelimit', `"${name}";r=${left};t=${seconds}`);
    if (current <= quota) return;
    if (known <= 0) remember(over, who, Date.now() + ttl);
    const values = { cuantas: quota, conClave: readLimits.withKey };
    throw refuse(id === undefined ? 'limite_sin_clave' : 'limite_con_clave', { values, espera: seconds });
  };
}

function remember(over: Map<string, number>, who: string, until: number): void {
  over.delete(who);
  const [oldest] = over.size < mostRemembered ? [] : over.keys();
  if (oldest) over.delete(oldest);
  over.set(who, until);
}

/**
 * Whether a page of this platform asks, by what browsers say of their own accord: `Sec-Fetch-Site`, or where there is none (HTTP
 * without TLS) the page's address. A program may say the same, and is where every reader is: the limit is a measure for programs that
 * take part, not a wall.
 */
export function isOfOwnPage({ headers, host }: FastifyRequest, { PUBLIC_URL }: Environment): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return false;
  const page = new URL(referer).host;
  return page === hostIn(referer, host) || (PUBLIC_URL !== undefined && page === new URL(PUBLIC_URL).host);
}

/** Headers of answers that pages of other sites may read; nobody's cookies go with what those ask. */
export const forOtherPages = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Disposition, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
};

/** Answers a browser that asks whether a page of another site may read there, and by a key. */
export const answerPreflight = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(204)
    .headers({
      ...forOtherPages,
      allow: 'GET, HEAD',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Authorization',
      'access-control-max-age': '86400',
    })
    .send();
