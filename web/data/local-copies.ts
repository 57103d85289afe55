/**
 * This browser's copies of what a person writes, so that a killed browser, a reload or an expired session loses nothing.
 * Each tab has a copy of its own, so that two tabs on one text do not overwrite one another; the copy of a closed tab
 * goes to the next that opens the same text. A text is stored part by part, and only new parts are written: a keystroke
 * in a long text costs one paragraph.
 */
import {
  beginningWith,
  both,
  type CopyRow,
  copies,
  database,
  finished,
  given,
  parts,
  remove,
} from './copies-database.ts';
import { claim, type Holder, isHeldBy, release } from './copy-locks.ts';
import { forgetCopiesOf, removeAll, tidy } from './delete-copies.ts';
import { forgetDraft, storedDraft } from './drafts.ts';
import { loggedOutUsers, noteWriting } from './logged-out.ts';

/** A copy. `head` is written whole each time; of `lists` only the parts that are new, for parts never change. */
export interface StoredCopy {
  /** The server has not got it. */
  pending: boolean;
  /** ISO 8601, UTC. */
  written: string;
  head: unknown;
  lists: Record<string, readonly object[]>;
}

export interface LocalCopy {
  /** What a tab that is gone has left, to be checked by who reads it. */
  found: StoredCopy | undefined;
  /**
   * Gives whether the browser has it. `leaving`: the page may be gone in a moment, so that everything is asked for at
   * once; else a long text is written in pieces, between which keys are answered.
   */
  write: (kept: StoredCopy, leaving?: boolean) => Promise<boolean>;
  /** Takes it away, and those of other tabs that the server has. */
  drop: () => Promise<void>;
  /** Whether it is still this one's to write: not where its text was opened anew, or its person has logged out. */
  isHeld: () => boolean;
  /** After what is under way: another tab may have it. */
  close: () => void;
}

/** Parts that are written before the page may do something else. */
const pieces = 100;
/** What this page has not finished writing. */
const underWay = new Set<Promise<unknown>>();

/**
 * A storage that does not answer within this time counts as none. It is longer than a busy machine takes, since what is
 * stored must be found.
 */
const patience = 10_000;

interface Found {
  slot: string;
  holder: Holder;
  kept: StoredCopy | undefined;
}

/** Opens that person's copy of `what`. Never throws: where there is no database, nothing is found, and nothing is written. */
export async function openCopy(user: string, what: string): Promise<LocalCopy> {
  const looking = lookFor(user, what);
  const tooLate = new Promise<null>((done) => setTimeout(done, patience, null));
  const looked = await Promise.race([looking, tooLate]);
  if (!looked) void looking.then((late) => late && release(late.slot, late.holder));
  const { slot, holder, kept } = looked ?? (await begin(user));
  tidy().catch(() => undefined);
  return { found: kept ?? earlierCopy(user, what), ...writing(user, what, slot, holder) };
}

const holderOf = (user: string): Holder => ({ user, release: () => undefined });

async function begin(user: string): Promise<Found> {
  const found = { slot: `${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`, holder: holderOf(user) };
  await claim(found.slot, found.holder);
  return { ...found, kept: undefined };
}

/** What a tab that is gone has left; null where there is no such thing, or no database that can be read. */
async function lookFor(user: string, what: string): Promise<Found | null> {
  try {
    if (loggedOutUsers().includes(user)) await forgetCopiesOf([user]);
    noteWriting(user);
    await Promise.allSettled(underWay);
    for (const row of await rowsOf(user, what)) {
      const holder = holderOf(user);
      if (await claim(row.slot, holder)) return { slot: row.slot, holder, kept: await read(row) };
    }
  } catch {
    // Each writing says whether there is a database.
  }
  return null;
}

/** The copy that would be found, left where it is. */
export async function peek(user: string, what: string): Promise<StoredCopy | undefined> {
  try {
    const [row] = loggedOutUsers().includes(user) ? [] : await rowsOf(user, what);
    if (row) return await read(row);
  } catch {
    // As above.
  }
  return earlierCopy(user, what);
}

/** As it stood before there was a database for it. */
function earlierCopy(user: string, what: string): StoredCopy | undefined {
  const head = storedDraft(user, what);
  return head === undefined ? undefined : { pending: true, written: '', head, lists: {} };
}

/** The copies of it, those first that the server has not got, and the newest. */
async function rowsOf(user: string, what: string): Promise<CopyRow[]> {
  const db = await database();
  const rows: CopyRow[] = await given(db.transaction(copies).objectStore(copies).getAll(beginningWith(user, what)));
  const rank = ({ pending, written }: CopyRow) => `${pending ? 1 : 0}${written}`;
  return rows.sort((one, other) => (rank(one) < rank(other) ? 1 : -1));
}

async function read({ slot, pending, written, head, lists }: CopyRow): Promise<StoredCopy> {
  const store = (await database()).transaction(parts).objectStore(parts);
  const range = beginningWith(slot);
  const [keys, values] = await Promise.all([given(store.getAllKeys(range)), given(store.getAll(range))]);
  const byNumber = new Map(keys.map((key, place) => [Array.isArray(key) && key[1], values[place]]));
  const partsOf = (numbers: number[]) => numbers.map((number) => byNumber.get(number));
  const whole = Object.entries(lists).map(([name, numbers]) => [name, partsOf(numbers)]);
  return { pending, written, head, lists: Object.fromEntries(whole) };
}

function writing(user: string, what: string, slot: string, holder: Holder): Omit<LocalCopy, 'found'> {
  /** The numbers of the parts that are in the database `knownIn`; nowhere is known what the last tab left there. */
  let known = new Map<object, number>();
  let knownIn: IDBDatabase | undefined;
  let next = 0;
  let last: Promise<unknown> | undefined;

  async function put({ lists, ...row }: StoredCopy, leaving: boolean): Promise<void> {
    const db = await database();
    const before = knownIn === db ? known : new Map<object, number>();
    const now = new Map<object, number>();
    const fresh: [number, object][] = [];
    const numberOf = (part: object) => {
      const number = now.get(part) ?? before.get(part) ?? next++;
      if (!now.has(part) && !before.has(part)) fresh.push([number, part]);
      now.set(part, number);
      return number;
    };
    const numbers = Object.entries(lists).map(([name, list]) => [name, list.map(numberOf)]);
    const isAnew = knownIn !== db;
    [known, knownIn] = [now, db];
    const transaction = both(db);
    const store = transaction.objectStore(parts);
    const done = finished(transaction);
    done.catch(() => {
      knownIn = undefined;
    });
    try {
      if (isAnew) store.delete(beginningWith(slot));
      for (const [place, [number, part]] of fresh.entries()) {
        const request = store.put(part, [slot, number]);
        if (!leaving && place % pieces === pieces - 1) await given(request);
      }
      for (const [part, number] of before) if (!now.has(part)) store.delete([slot, number]);
      transaction.objectStore(copies).put({ user, what, slot, lists: Object.fromEntries(numbers), ...row });
      transaction.commit();
    } catch (error) {
      knownIn = undefined;
      if (transaction.error === null) transaction.abort();
      throw error;
    }
    await done;
  }

  async function takeAway(): Promise<void> {
    const transaction = both(await database());
    const done = finished(transaction);
    knownIn = undefined;
    remove(transaction, { user, what, slot });
    await removeAll(transaction, beginningWith(user, what), ({ pending }) => !pending);
    await done;
  }

  /** One after another. Gives whether it was done; it is not where the copy is no longer this one's. */
  async function inTurn(act: () => Promise<void>, atOnce = false): Promise<boolean> {
    // What was begun before may come to nothing with the page: this goes on from nothing, too.
    if (atOnce && last) knownIn = undefined;
    const isDone = (async () => {
      if (!atOnce) await last;
      if (!isHeldBy(slot, holder)) return false;
      return act().then(
        () => true,
        () => false,
      );
    })();
    last = isDone;
    underWay.add(isDone);
    const done = await isDone;
    underWay.delete(isDone);
    if (last === isDone) last = undefined;
    if (done) forgetDraft(user, what);
    return done;
  }

  return {
    write: (kept, leaving = false) => inTurn(() => put(kept, leaving), leaving),
    drop: async () => void (await inTurn(takeAway)),
    isHeld: () => isHeldBy(slot, holder),
    close: () => void Promise.resolve(last).then(() => release(slot, holder)),
  };
}
