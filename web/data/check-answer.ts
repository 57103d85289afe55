import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { unreadable } from './failures.ts';

/** An answer as its call's schema reads it. Throws where it is none. */
export function checkAnswer(name: CallName, body: unknown, status: number): unknown {
  const read = (calls[name] as Call).answer?.safeParse(body);
  if (!read?.success) throw unreadable(status);
  return read.data;
}
