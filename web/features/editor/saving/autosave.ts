/**
 * A text that saves itself. It is sent once its author has been still for a moment; what cannot be sent is kept in this
 * browser and tried again; what somebody else has saved meanwhile is never written over unless the author says so.
 */
import { problemOf } from '#web/data/problems.ts';
import type { WorkText } from '../work-text.ts';
import { sameText } from './same-text.ts';

/** What the server has. */
export type Stored = WorkText & { revision: number };
/** What this browser keeps: a text and the revision it was begun from. */
export type Kept = Stored;

/** `base`: what the server had when the text here was last the same; null where nobody knows it any more. */
export type Conflict = { base: WorkText | null; theirs: Stored; by: string | null; at: string | null };
export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'changed' | 'sending' }
  /** Not with the server: no connection, or no session. `kept`: this browser has it. */
  | { kind: 'apart'; why: 'offline' | 'session'; kept: boolean }
  | { kind: 'refused'; message: string; kept: boolean }
  | ({ kind: 'conflict'; kept: boolean } & Conflict);

export type Means = {
  /** The revision that the text was begun from. */
  revision: number;
  /** The text of that revision; null where it is not known. */
  base: WorkText | null;
  /** The text as it is now. */
  read: () => WorkText;
  send: (text: WorkText, revision: number) => Promise<Stored>;
  /** What the server has now. */
  fetch: () => Promise<Stored>;
  /** Gives whether this browser had room for it. */
  keep: (text: Kept) => boolean;
  forget: () => void;
  onState: (state: SaveState) => void;
};

export const stillness = 1500;
/** Tried again after five seconds, then twice as long each time, up to a minute. */
const firstWait = 5000;
const longestWait = 60_000;

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ read, send, fetch, keep, forget, onState, ...begun }: Means) {
  let { revision, base } = begun;
  let state: SaveState = { kind: 'saved', at: null };
  /** Counts the author's changes; `sent` is the last of them that the server has. */
  let changes = 0;
  let sent = 0;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  const become = (next: SaveState) => {
    state = next;
    onState(next);
  };
  /** From now on this is what the text is begun from. */
  const start = (stored: Stored) => {
    revision = stored.revision;
    base = wordsOf(stored);
  };
  const isUnsaved = () => changes > sent;
  const later = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  };
  const keepNow = () => {
    try {
      return keep({ ...read(), revision });
    } catch {
      return false;
    }
  };

  function changed(): void {
    changes++;
    if (state.kind === 'conflict') later(stillness);
    else {
      // Not even this browser has the last words yet, also where it has those before.
      if (state.kind !== 'sending') become({ kind: 'changed' });
      later(stillness);
    }
  }

  /** Sends what is unsaved, now. Gives whether the server has everything afterwards. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    await underWay;
    if (state.kind === 'conflict') become({ ...state, kept: keepNow() });
    else if (isUnsaved()) {
      underWay = attempt().finally(() => {
        underWay = null;
      });
      await underWay;
    }
    return !isUnsaved();
  }

  async function attempt(): Promise<void> {
    const upTo = changes;
    become({ kind: 'sending' });
    try {
      settle(await send(read(), revision), upTo);
    } catch (error) {
      await recover(error);
    }
  }

  function settle(stored: Stored, upTo: number): void {
    start(stored);
    sent = Math.max(sent, upTo);
    wait = firstWait;
    if (isUnsaved()) {
      become({ kind: 'changed' });
      later(stillness);
    } else {
      forget();
      become({ kind: 'saved', at: new Date() });
    }
  }

  async function recover(error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (problem?.code === 'texto_cambiado') return meet(problem.guardadoPor ?? null, problem.guardadoEn ?? null);
    const kept = keepNow();
    if (problem?.status === 401) return become({ kind: 'apart', why: 'session', kept });
    if (problem && problem.status >= 400 && problem.status < 500 && problem.status !== 429)
      return become({ kind: 'refused', message: problem.message, kept });
    become({ kind: 'apart', why: 'offline', kept });
    later(problem?.espera ? problem.espera * 1000 : wait);
    wait = Math.min(wait * 2, longestWait);
  }

  /** Somebody saved meanwhile: maybe the very same words, or what was there before. */
  async function meet(by: string | null, at: string | null): Promise<void> {
    const theirs = await fetch().catch((error: unknown) => recover(error));
    if (!theirs) return;
    const upTo = changes;
    if (sameText(wordsOf(theirs), wordsOf(read()))) return settle(theirs, upTo);
    if (base && sameText(wordsOf(theirs), wordsOf(base))) {
      revision = theirs.revision;
      return attempt();
    }
    become({ kind: 'conflict', base, theirs, by, at, kept: keepNow() });
  }

  /** The author has seen what the other saved, and saves over it: what is here now has their words too, or need not. */
  async function keepMine(): Promise<boolean> {
    if (state.kind !== 'conflict') return save();
    start(state.theirs);
    changes++;
    become({ kind: 'changed' });
    return save();
  }

  /** What the other saved is now the text here; `show` puts it there. */
  function takeTheirs(show: (text: WorkText) => void): void {
    if (state.kind === 'conflict') adopt(state.theirs, show);
  }

  /** What the server has now, put there by other means than typing here, becomes the text here. */
  function adopt(stored: Stored, show: (text: WorkText) => void): void {
    become({ kind: 'changed' });
    show(stored);
    clearTimeout(timer);
    settle(stored, changes);
  }

  /** The page may be gone in a moment: what is unsaved is kept here first, then sent. */
  function leave(): void {
    if (!isUnsaved()) return;
    keepNow();
    void save();
  }

  return { state: () => state, revision: () => revision, isUnsaved, changed, save, keepMine, takeTheirs, adopt, leave };
}

const wordsOf = ({ documento, referencias }: WorkText): WorkText => ({ documento, referencias });
