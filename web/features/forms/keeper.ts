/**
 * Something being written that keeps itself: in this browser at once, on the server once its author has been still for a
 * moment. What cannot be sent stays in this browser and is sent later. What was kept meanwhile from another window or
 * machine, or by somebody else, is told, and never written over unseen.
 */
import { problemOf } from '#web/data/problems.ts';
import { sameJson } from './same-json.ts';

/** Tells one copy on the server from the next. */
export type Stamp = string | number | null;
/** What the server has; `content` is null where it has nothing. `by` is named where it may be somebody else. */
export interface Stored<C> {
  content: C | null;
  stamp: Stamp;
  at: string | null;
  by?: string | undefined;
}
/** What this browser has, and the copy of the server that it goes on from. */
export interface Copy<C> {
  content: C | null;
  stamp: Stamp;
  written: string;
  /** The server has not got it. */
  pending: boolean;
}

export type KeepState<C> =
  | { kind: 'idle' }
  /** In this browser, or not even there (`here`), and soon on its way. */
  | { kind: 'changed'; here: boolean }
  | { kind: 'kept'; at: string | null }
  /** Not with the server: no connection, or no session. */
  | { kind: 'apart'; why: 'offline' | 'session'; here: boolean }
  | { kind: 'refused'; message: string; here: boolean }
  | { kind: 'newer'; theirs: Stored<C>; here: boolean };

export interface Means<C> {
  /** What the server had when the form was made, where that is known. */
  begun?: Stored<C> | undefined;
  /** This browser's copy. `keep` gives whether there was room for it. */
  read: () => Copy<C> | undefined;
  keep: (copy: Copy<C>) => boolean;
  drop: () => void;
  /** Puts it on the server in place of the copy `stamp`; null: takes it away. Throws problem `texto_cambiado`. */
  send: (content: C | null, stamp: Stamp) => Promise<{ stamp: Stamp; at: string | null }>;
  fetch: () => Promise<Stored<C>>;
  /** Puts a copy before its author. */
  show: (content: C | null) => void;
  onState: (state: KeepState<C>) => void;
  /** Two copies that part are both the same person's, so that on opening the newer may take the older's place. */
  alone: boolean;
}

export const stillness = 2000;
/** Tried again after five seconds, then twice as long each time, up to a minute. */
const firstWait = 5000;
const longestWait = 60_000;

export type Keeper<C> = ReturnType<typeof createKeeper<C>>;

export function createKeeper<C>({ begun, read, keep, drop, send, fetch, show, onState, alone }: Means<C>) {
  let content: C | null = begun?.content ?? null;
  let stamp: Stamp = begun?.stamp ?? null;
  let written = '';
  let pending = false;
  /** Whether this browser has it. */
  let here = true;
  let changes = 0;
  let state: KeepState<C> = { kind: 'idle' };
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let ended = false;

  const become = (next: KeepState<C>) => {
    state = next;
    if (!ended) onState(next);
  };
  const later = (after: number) => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void save(), after);
  };
  const keepHere = () => {
    here = keep({ content, stamp, written, pending });
  };
  const settle = (at: string | null) => {
    pending = false;
    wait = firstWait;
    if (content === null) drop();
    else keepHere();
    become(content === null ? { kind: 'idle' } : { kind: 'kept', at });
  };
  const adopt = (theirs: Stored<C>) => {
    ({ content, stamp } = theirs);
    written = theirs.at ?? '';
    show(content);
    settle(theirs.at);
  };

  /** Shows this browser's copy at once, then whichever is newer. */
  async function open(): Promise<void> {
    const copy = read();
    if (copy && (copy.pending || !begun)) {
      ({ content, stamp, written, pending } = copy);
      if (content !== null) show(content);
    }
    const before = changes;
    try {
      const theirs = await fetch();
      if (!ended) meet(theirs, changes === before);
    } catch (error) {
      if (content !== null || pending) recover(error);
    }
  }

  /** The server's copy beside the one here. `opening`: nobody has written in this window yet. */
  function meet(theirs: Stored<C>, opening: boolean): void {
    const known = theirs.stamp === stamp;
    if (sameJson(theirs.content, content)) {
      stamp = theirs.stamp;
      settle(theirs.at);
    } else if (known || theirs.content === null) {
      stamp = theirs.stamp;
      if (pending) later(0);
      else if (opening) adopt(theirs);
    } else if (opening && (!pending || (alone && Date.parse(written) <= Date.parse(theirs.at ?? '')))) {
      adopt(theirs);
    } else if (opening && alone) {
      stamp = theirs.stamp;
      later(0);
    } else {
      clearTimeout(timer);
      become({ kind: 'newer', theirs, here });
    }
  }

  /** What its author has written now; null: nothing, or nothing that is worth keeping any more. */
  function write(next: C | null): void {
    if (sameJson(next, content)) return;
    content = next;
    written = new Date().toISOString();
    pending = true;
    changes++;
    keepHere();
    if (state.kind === 'newer') become({ ...state, here });
    else {
      if (state.kind !== 'apart') become({ kind: 'changed', here });
      later(stillness);
    }
  }

  /** Sends what the server has not got, now. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    while (underWay) await underWay;
    if (!pending || state.kind === 'newer') return;
    underWay = attempt().finally(() => {
      underWay = null;
    });
    await underWay;
  }

  async function attempt(): Promise<void> {
    const before = changes;
    try {
      const answer = await send(content, stamp);
      stamp = answer.stamp;
      if (changes === before) settle(answer.at);
      else {
        keepHere();
        later(stillness);
      }
    } catch (error) {
      await refuse(error);
    }
  }

  async function refuse(error: unknown): Promise<void> {
    const problem = problemOf(error);
    try {
      if (problem?.code !== 'texto_cambiado') throw error;
      meet({ ...(await fetch()), by: problem.guardadoPor }, false);
    } catch (failed) {
      recover(failed);
    }
  }

  function recover(error: unknown): void {
    const problem = problemOf(error);
    const refused = problem && problem.status >= 400 && problem.status < 500 && problem.status !== 429;
    if (problem?.status === 401) become({ kind: 'apart', why: 'session', here });
    else if (refused) become({ kind: 'refused', message: problem.message, here });
    else {
      become({ kind: 'apart', why: 'offline', here });
      if (pending) later(problem?.espera ? problem.espera * 1000 : wait);
      wait = Math.min(wait * 2, longestWait);
    }
  }

  /** The window is in front again: somebody may have gone on elsewhere. */
  async function look(): Promise<void> {
    if (underWay || state.kind === 'newer') return;
    const before = changes;
    const theirs = await fetch().catch(() => null);
    if (!theirs || ended || underWay || changes !== before || theirs.stamp === stamp || theirs.content === null) return;
    meet(theirs, false);
  }

  /** The other copy takes the place of what is here. */
  function take(): void {
    if (state.kind === 'newer') adopt(state.theirs);
  }
  /** What is here takes the place of the other, which its author has been told of. */
  function keepMine(): void {
    if (state.kind !== 'newer') return;
    stamp = state.theirs.stamp;
    pending = true;
    keepHere();
    become({ kind: 'changed', here });
    void save();
  }
  /** It was sent, or given up: gone here, and from the server. */
  function forget(): void {
    if (state.kind === 'newer') become({ kind: 'idle' });
    write(null);
    void save();
  }
  /** The form is gone. What waits is sent once more, and else stays in this browser. */
  function end(): void {
    if (ended) return;
    void save();
    ended = true;
    clearTimeout(timer);
  }

  return { open, write, save, look, take, keepMine, forget, end, isKept: () => content !== null && here };
}
