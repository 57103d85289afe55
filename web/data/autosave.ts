/**
 * Something being written that saves itself: in this browser within a quarter of a second, on the server once its author
 * is still for a moment, and every few seconds while they are not. What cannot be sent stays in this browser and is tried
 * again. What was saved meanwhile from another window or machine, or by somebody else, is told, and never written over
 * unseen.
 */
import { createKeepHere } from './keep-here.ts';
import { problemOf } from './problems.ts';
import { type Copy, initial, type SaveState, type Stamp, type Stored, sameState, troubleOf } from './save-state.ts';

export interface Means<C> {
  /** What the server had when this was opened, where that is known. */
  begun?: Stored<C> | undefined;
  /** What stands before its author; null: nothing, or nothing that is worth saving. */
  read: () => C | null;
  /** Puts something else before its author. */
  show: (content: C | null) => void;
  same: (one: C | null, other: C | null) => boolean;
  /** This browser's copy. `write` gives whether there was room for it; `leaving`: the page may be gone in a moment. */
  local: {
    write: (copy: Copy<C>, leaving: boolean) => Promise<boolean>;
    drop: () => void;
    /** Whether it is still this one's to write. */
    isHeld: () => boolean;
    close: () => void;
  };
  /** Puts it on the server in place of the copy `stamp`; null: takes it away. Throws problem `texto_cambiado`. */
  send: (content: C | null, stamp: Stamp) => Promise<Omit<Stored<C>, 'content'> & { content?: C | null }>;
  fetch: () => Promise<Stored<C>>;
  onState: (state: SaveState<C>) => void;
  /** Whether who wrote it is who is logged in: nothing is sent in somebody else's name. */
  isTheirs: () => boolean;
  /** This browser's copy stays where the server has it, too, so that it is shown at once the next time. */
  staysHere: boolean;
  /** Milliseconds without a change, after which it is sent. */
  stillness: number;
}

/** Sent after that time at the latest. */
export const longestStay = 5000;
/** Where this browser keeps nothing, the server gets it sooner. */
const hurried = { stillness: 700, longestStay: 2000 };
/** Tried again after a second, then twice as long each time: within seconds of the trouble's end. */
const firstWait = 1000;
export const longestWait = 5000;
/** Of each wait a part is left to chance: a server that comes back is not met by everybody at once. */
const chance = 0.2;

export type Autosave<C> = ReturnType<typeof createAutosave<C>>;

export function createAutosave<C>(means: Means<C>) {
  const { begun, read, show, same, local, send, fetch, onState } = means;
  let state: SaveState<C> = initial(begun);
  let stamp = begun?.stamp ?? null;
  let base: C | null = begun?.content ?? null;
  let sent: readonly C[] = [];
  let written = '';
  /** Counts the author's changes; `saved` is the last of them that the server has. */
  let changes = 0;
  let saved = 0;
  let unsentSince: number | null = null;
  let isRetrying = false;
  let wait = firstWait;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  /** What is under way is to be followed by another. */
  let isDue = false;
  let ended = false;
  /** The copy that the author is asked about is this browser's own, from before. */
  let isTheirsUnsent = false;

  const isUnsaved = () => changes > saved;
  /** It would go with the page. */
  const isNowhere = () => isUnsaved() && here.kept() === false;
  const become = (next: SaveState<C>) => {
    const isNew = !sameState(state, next);
    state = next;
    if (isNew && !ended) onState(next);
  };
  const later = (after: number) => {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => {
      if (underWay) isDue = true;
      // Where the text was opened anew since, or its author has logged out, the rest is not this one's matter.
      else if (!ended || local.isHeld()) void save().then(finish);
    }, after);
  };
  const soon = () => {
    if (isRetrying) return;
    const pace = here.kept() === false ? hurried : { stillness: means.stillness, longestStay };
    unsentSince ??= Date.now();
    later(Math.max(0, Math.min(pace.stillness, unsentSince + pace.longestStay - Date.now())));
  };

  const here = createKeepHere({
    write: async (leaving) => local.write({ content: read(), stamp, written, pending: isUnsaved(), sent }, leaving),
    isNeeded: isUnsaved,
    onKept: () => 'kept' in state && become({ ...state, kept: here.kept() }),
  });

  /** Its author has changed it. */
  function changed(): void {
    changes++;
    written = new Date().toISOString();
    here.soon();
    if (state.kind === 'conflict') return;
    if (state.kind !== 'sending' && state.kind !== 'apart') become({ kind: 'changed', kept: here.kept() });
    soon();
  }

  /**
   * Takes up what this browser has kept, then whichever is newer. `copy` is on screen already where `isShown`; what the
   * server has is asked for, unless it is known (`now`).
   */
  async function open(copy?: Copy<C>, { isShown = false, now }: { isShown?: boolean; now?: Stored<C> } = {}) {
    ended = false;
    if (!copy && now) return;
    const before = changes;
    if (copy && changes > 0) {
      // Its author was quicker than this browser's storage.
      if (copy.pending && !same(copy.content, read())) return part({ ...copy, at: copy.written }, true);
    } else if (copy && (copy.pending || !begun)) {
      if (copy.stamp !== stamp) base = null;
      ({ stamp, written, sent } = copy);
      here.know(true);
      if (!isShown && copy.content !== null) show(copy.content);
      changes = before + (copy.pending ? 1 : 0);
      if (copy.pending) become({ kind: 'changed', kept: here.kept() });
    }
    const upTo = changes;
    try {
      const theirs = now ?? (await fetch());
      if (!ended) meet(theirs, changes === upTo);
    } catch (error) {
      if (read() !== null || isUnsaved()) await recover(error);
    }
  }

  /** The server's copy beside the one here. `opening`: nobody has written in this window yet. */
  function meet(theirs: Stored<C>, opening: boolean): void {
    if (same(theirs.content, read())) settle(theirs, changes);
    else if (isKnown(theirs) || theirs.content === null) {
      stamp = theirs.stamp;
      if (theirs.content !== null) base = theirs.content;
      if (isUnsaved()) again();
      else if (opening) adopt(theirs);
    } else if (!opening) part(theirs);
    else if (!isUnsaved()) adopt(theirs);
    // The refusal tells who has saved it.
    else again();
  }
  const again = () => {
    if (underWay) isDue = true;
    else later(0);
  };
  /** It is what the text here goes on from: as it was, saved again, or as it was sent without an answer. */
  const isKnown = ({ content, stamp: theirs }: Stored<C>) =>
    theirs === stamp || (content !== null && [base, ...sent].some((ours) => same(content, ours)));

  /** Two copies that part: nothing is sent until the author has decided. */
  function part(theirs: Stored<C>, unsent = false): void {
    clearTimeout(sendTimer);
    isTheirsUnsent = unsent;
    become({ kind: 'conflict', base: unsent ? null : base, theirs, kept: here.kept() });
    void here.now();
  }

  /** Sends what the server has not got, now. Gives whether it has everything afterwards. */
  async function save(): Promise<boolean> {
    clearTimeout(sendTimer);
    while (underWay) await underWay;
    if (state.kind === 'conflict') await here.now();
    else if (isUnsaved()) {
      underWay = attempts().finally(() => {
        underWay = null;
      });
      await underWay;
    }
    return !isUnsaved();
  }

  async function attempts(): Promise<void> {
    do {
      isDue = false;
      await attempt();
    } while (isDue && isUnsaved() && !isRetrying && state.kind !== 'conflict');
  }

  async function attempt(): Promise<void> {
    const upTo = changes;
    unsentSince = null;
    isRetrying = false;
    let content: C | null;
    try {
      content = read();
    } catch {
      here.know(false);
      return become({ kind: 'refused', message: null, kept: here.kept() });
    }
    if (!means.isTheirs()) {
      await here.now();
      return become({ kind: 'apart', why: 'session', kept: here.kept() });
    }
    if (content !== null) sent = withUnanswered(sent, content);
    // What is tried again goes on being said to have failed until it is there.
    if (state.kind !== 'apart') become({ kind: 'sending', kept: here.kept() });
    // So that what arrives is known as one's own, though the answer never came.
    void here.now();
    try {
      const answer = await send(content, stamp);
      settle({ ...answer, content: answer.content ?? content }, upTo);
    } catch (error) {
      await refuse(error);
    }
  }

  /** The server has it, up to that change. */
  function settle({ content, stamp: theirs, at }: Stored<C>, upTo: number): void {
    [stamp, base, sent] = [theirs, content, []];
    saved = Math.max(saved, upTo);
    wait = firstWait;
    isRetrying = false;
    if (isUnsaved()) {
      become({ kind: 'changed', kept: here.kept() });
      here.soon();
      soon();
      return;
    }
    clearTimeout(sendTimer);
    here.pause();
    unsentSince = null;
    if (content === null || !means.staysHere) {
      local.drop();
      here.know(null);
    } else void here.now();
    become(content === null ? { kind: 'empty' } : { kind: 'saved', at });
  }

  async function refuse(error: unknown): Promise<void> {
    const problem = problemOf(error);
    try {
      if (problem?.code !== 'texto_cambiado') throw error;
      const theirs = await fetch();
      meet(
        { ...theirs, at: problem.guardadoEn ?? theirs.at, by: problem.guardadoPor, own: problem.guardadoPorTi },
        false,
      );
    } catch (failed) {
      await recover(failed);
    }
  }

  async function recover(error: unknown): Promise<void> {
    await here.now();
    const problem = problemOf(error);
    const trouble = troubleOf(problem);
    if (!trouble) return become({ kind: 'refused', message: problem?.message ?? null, kept: here.kept() });
    become({ kind: 'apart', ...trouble, kept: here.kept() });
    if (trouble.why === 'session' || !isUnsaved()) return;
    isRetrying = true;
    later(trouble.why === 'busy' ? Date.parse(trouble.until) - Date.now() : wait * (1 - chance * Math.random()));
    wait = Math.min(wait * 2, longestWait);
  }

  /** The window is in front again: somebody may have gone on elsewhere. */
  async function look(): Promise<void> {
    if (underWay || state.kind === 'conflict') return;
    const before = changes;
    const theirs = await fetch().catch(() => null);
    if (!theirs || ended || underWay || changes !== before || theirs.stamp === stamp || theirs.content === null) return;
    meet(theirs, false);
  }

  /**
   * Whether nobody has gone on elsewhere, for who is about to send it for good. Where that cannot be asked, nothing is known
   * against it: the sending itself will say what is wrong.
   */
  async function agrees(): Promise<boolean> {
    if (await save()) await look();
    return state.kind !== 'conflict';
  }

  /** What the server has becomes the text here. */
  function adopt(theirs: Stored<C>): void {
    become({ kind: 'changed', kept: here.kept() });
    show(theirs.content);
    written = theirs.at ?? '';
    settle(theirs, changes);
  }
  /** The other copy takes the place of what is here. */
  function take(): void {
    if (state.kind !== 'conflict') return;
    adopt(state.theirs);
    if (isTheirsUnsent) changed();
  }
  /** What is here takes the place of the other, which its author has been told of; it has their words, too, or need not. */
  async function keepMine(): Promise<boolean> {
    if (state.kind === 'conflict') {
      ({ stamp } = state.theirs);
      base = state.theirs.content;
      become({ kind: 'changed', kept: here.kept() });
      changed();
    }
    return save();
  }

  /** The page may be gone in a moment: what is unsaved is kept here, and sent. */
  function leave(): void {
    if (!isUnsaved()) return;
    void here.now(true);
    void save();
  }
  /** Nobody writes any more. What waits is still sent, unless its text is opened anew first, and else stays in this browser. */
  function end(): void {
    if (ended) return;
    ended = true;
    if (isUnsaved()) void here.now(true);
    void save().then(finish);
  }
  const finish = () => {
    // Not at once: React may take a screen away and put it back in one breath.
    if (ended && !isRetrying) setTimeout(() => ended && local.close());
  };

  return {
    state: () => state,
    stamp: () => stamp,
    isUnsaved,
    /** What was written is safe, here at least, or will be in a moment. */
    isKept: () => read() !== null && !isNowhere(),
    isNowhere,
    /** It is still to be sent, and by nobody else. */
    isWaiting: () => isUnsaved() && (!ended || local.isHeld()),
    open,
    changed,
    save,
    look,
    agrees,
    adopt,
    take,
    keepMine,
    leave,
    end,
  };
}

const mostUnanswered = 4;
/** The first is the likeliest to have arrived: what is sent after it is refused then. */
const withUnanswered = <C>([first, ...rest]: readonly C[], content: C): C[] =>
  first === undefined ? [content] : [first, ...[...rest, content].slice(1 - mostUnanswered)];
