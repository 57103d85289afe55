import { createHmac, randomBytes } from 'node:crypto';
import { longest } from '#contract/limits.ts';
import { folded } from '#contract/text.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { ItemCounter } from './counter/item-counter.ts';
import { isRobot } from './counter/robots.ts';
import type { Reader } from './counter/sessions.ts';
import { ViewCounter } from './view-counter.ts';
import { remember } from './views.ts';

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
  recordDownload: (id: string, taken: Taken, origin: Reader) => void;
  /** Counts a search of the catalogue for these words; '' is none. */
  recordSearch: (words: string, origin: Reader) => void;
  close: () => Promise<void>;
}

/** What is taken of a work at a public address: its text, a file that goes with it, or a reference to it. */
export interface Taken {
  address: string;
  what: 'TEXT' | 'FILE' | 'REFERENCE';
}

export async function usageRecorder(services: Services): Promise<UsageRecorder> {
  const items = new ItemCounter(services);
  await items.open();
  const counter = new ViewCounter(services.db, (now, isLast) => items.write(now, isLast));
  const nameOf = guestNames();
  return {
    recordView: recordViewsIn(services, { counter, items }, nameOf),
    recordDownload: recordDownloadsIn({ counter, items }, nameOf),
    recordSearch: (said, origin) => {
      const words = folded(said).replace(/\s+/g, ' ').trim().slice(0, longest.search);
      if (words === '' || isRobot(origin.agent)) return;
      // A double click, too, that falls on two sessions.
      if (counter.isFirst(`busqueda ${nameOf(origin)} ${words}`)) items.countSearch(words, origin);
    },
    close: () => counter.close(),
  };
}

interface Counters {
  counter: ViewCounter;
  items: ItemCounter;
}

/**
 * Counts one reading of a work of the catalogue; with a session, remembers it. The page of a retracted work counts
 * nothing. Throws `no_encontrado` where the public has no such work.
 */
function recordViewsIn(
  services: Services,
  { counter, items }: Counters,
  nameOf: GuestNames,
): UsageRecorder['recordView'] {
  return async (id, viewer, origin) => {
    const { estado } = await readableWork(services, null, id);
    const isMachine = isRobot(origin.agent);
    if (estado !== 'PUBLICADO' || (!viewer && isMachine)) return;
    const counted = counter.count(id, viewer?.id ?? nameOf(origin));
    if (counted && !isMachine) items.count(id, 'PAGE', origin);
    if (viewer && counted) await remember(services.db, viewer.id, id);
  };
}

/**
 * Counts what is taken at a public address: the work as a file, or a file that was published with it, as a download; a reference, as COUNTER
 * has it, alone among what is asked about the work. What is not in the catalogue any more counts nothing.
 */
function recordDownloadsIn({ counter, items }: Counters, nameOf: GuestNames): UsageRecorder['recordDownload'] {
  return (id, { address, what }, origin) => {
    if (isRobot(origin.agent)) return;
    const reader = nameOf(origin);
    const counted =
      what === 'REFERENCE' ? counter.isFirst(`${address} ${reader}`) : counter.countDownload(id, address, reader);
    if (counted) items.count(id, what === 'TEXT' ? 'TEXT' : 'ABOUT', origin);
  };
}
