/** What is said of something that saves itself, and what passes between it, this browser and the server. */
import type { Problem } from '#contract/problems.ts';

/** Tells one copy on the server from the next. */
export type Stamp = string | number | null;
/** What the server has; `content` is null where it has nothing. `by` is named where it may be somebody else. */
export interface Stored<C> {
  content: C | null;
  stamp: Stamp;
  at: string | null;
  by?: string | undefined;
  /** It was the same person, in another window or on another machine. */
  own?: boolean | undefined;
}
/** What this browser keeps, and the copy of the server that it goes on from. */
export interface Copy<C> {
  content: C | null;
  stamp: Stamp;
  written: string;
  /** The server has not got it. */
  pending: boolean;
  /** What was sent and may have arrived, though no answer has come. */
  sent: readonly C[];
}

/** `kept`: whether this browser has it; null while nobody knows yet. */
type InBrowser = { kept: boolean | null };
/** Why it is not with the server, though nothing is wrong with it. */
export type Trouble =
  /** Nothing answers; the server answers with a fault of its own, or not in time; nobody is logged in. */
  | { why: 'offline' | 'server' | 'session' }
  /** The server wants to be left alone until then. */
  | { why: 'busy'; until: string };
/** `base`: the last text that the server and this page had in common; null where nobody knows it any more. */
export type Conflict<C> = { base: C | null; theirs: Stored<C> };
export type SaveState<C> =
  | { kind: 'empty' }
  | { kind: 'saved'; at: string | null }
  | ({ kind: 'changed' | 'sending' } & InBrowser)
  | ({ kind: 'apart' } & Trouble & InBrowser)
  /** The server does not take it; `message` is null where it cannot even be read here. */
  | ({ kind: 'refused'; message: string | null } & InBrowser)
  | ({ kind: 'conflict' } & Conflict<C> & InBrowser);

/** What a failure means for what is to be saved; null where the server has read it and does not take it. */
export function troubleOf(problem: Problem | null): Trouble | null {
  // Not even the means of asking could be loaded.
  if (!problem) return { why: 'offline' };
  const { status, code, espera } = problem;
  if (status === 401) return { why: 'session' };
  if (espera && (status === 429 || status === 503))
    return { why: 'busy', until: new Date(Date.now() + Math.min(espera * 1000, longestTold)).toISOString() };
  if (status === 0) return { why: code === 'tiempo_agotado' ? 'server' : 'offline' };
  return status < 400 || status >= 500 || [408, 425, 429].includes(status) ? { why: 'server' } : null;
}
/** No server is left alone for longer, whatever it says. */
const longestTold = 5 * 60_000;

export const initial = <C>(begun: Stored<C> | undefined): SaveState<C> =>
  begun && begun.content !== null ? { kind: 'saved', at: null } : { kind: 'empty' };

/** Whether nothing new is to be said: while one types, nothing is, most of the time. */
export const sameState = <C>(one: SaveState<C>, other: SaveState<C>): boolean => {
  const [before, now] = [new Map(Object.entries(one)), Object.entries(other)];
  return before.size === now.length && now.every(([name, value]) => before.has(name) && before.get(name) === value);
};
