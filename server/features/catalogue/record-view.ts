import { createHmac, randomBytes } from 'node:crypto';
import { readableWork } from '#server/features/publications/read.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { ViewCounter } from './view-counter.ts';
import { remember } from './views.ts';

type Reader = Pick<Origin, 'address' | 'agent'>;
type GuestNames = ReturnType<typeof guestNames>;

/** A name for whoever reads without a session: it tells nothing of them, lives in memory, and is another each day. */
export function guestNames(): (reader: Reader, now?: Date) => string {
  let day = '';
  let salt = randomBytes(32);
  return ({ address, agent }, now = new Date()) => {
    const today = now.toISOString().slice(0, 10);
    if (day !== today) salt = randomBytes(32);
    day = today;
    return createHmac('sha256', salt).update(`${address}\0${agent}`).digest('base64url');
  };
}

/** Counts how works are used. One for a process, for a reader has one name in it. */
export interface UsageRecorder {
  recordView: (id: string, viewer: Viewer, origin: Reader) => Promise<void>;
  recordDownload: (id: string, address: string, origin: Reader) => void;
  close: () => Promise<void>;
}

export function usageRecorder(services: Services): UsageRecorder {
  const counter = new ViewCounter(services.db);
  const nameOf = guestNames();
  return {
    recordView: recordViewsIn(services, counter, nameOf),
    recordDownload: recordDownloadsIn(counter, nameOf),
    close: () => counter.close(),
  };
}

/**
 * Counts one reading of a work of the catalogue; with a session, remembers it. The page of a retracted work counts
 * nothing. Throws `no_encontrado` where the public has no such work.
 */
function recordViewsIn(services: Services, counter: ViewCounter, nameOf: GuestNames): UsageRecorder['recordView'] {
  return async (id, viewer, origin) => {
    const { estado } = await readableWork(services, null, id);
    if (estado !== 'PUBLICADO' || (!viewer && isRobot(origin.agent))) return;
    const counted = counter.count(id, viewer?.id ?? nameOf(origin));
    if (viewer && counted) await remember(services.db, viewer.id, id);
  };
}

/**
 * Counts one download at a public address, of a work as a file or of a file that was published with it. What is not in the
 * catalogue any more counts nothing.
 */
function recordDownloadsIn(counter: ViewCounter, nameOf: GuestNames): UsageRecorder['recordDownload'] {
  return (id, address, origin) => {
    if (!isRobot(origin.agent)) counter.countDownload(id, address, nameOf(origin));
  };
}

/**
 * Who reads as a machine, by what it calls itself: the names of COUNTER's list of robots (Code of Practice R5.1,
 * appendix I) drawn together, and whoever gives no name.
 */
const robotNames =
  /bot|crawl|spider|slurp|archiv|fetch|scan|monitor|preview|prerender|headless|lighthouse|phantom|curl|wget|python|java\/|okhttp|axios|undici|go-http|libwww|perl|ruby|php\/|node-fetch|httpclient|feed|facebookexternalhit|whatsapp|mediapartners|apis-google|yandex|validator|check|search|harvest/i;

/** @param agent the `User-Agent` header */
export const isRobot = (agent: string): boolean => agent.trim() === '' || robotNames.test(agent);
