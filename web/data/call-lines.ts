/**
 * What a browser has to know of each call to send it. The build puts the value in the place of this file (build-values.ts): the
 * calls' schemas, which are most of the contract, come with the forms that need them.
 */
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';

export interface CallLine extends Pick<Call, 'method' | 'path'> {
  /** What it is sent: JSON, a file, or nothing. */
  sends?: 'json' | 'file';
  /** What it answers: JSON, text, or nothing. */
  gives?: 'json' | 'text';
  sessionless?: true;
}

const lineOf = ({ method, path, upload, body, answer, media, sessionless }: Call): CallLine => ({
  method,
  path,
  ...((upload || body) && { sends: upload ? 'file' : 'json' }),
  ...(answer && { gives: media ? 'text' : 'json' }),
  ...(sessionless && { sessionless }),
});

const lines = Object.entries<Call>(calls).map(([name, call]) => [name, lineOf(call)]);
export const callLines: Readonly<Record<CallName, CallLine>> = Object.fromEntries(lines);
