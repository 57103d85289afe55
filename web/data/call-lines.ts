/**
 * What a browser has to know of each call to send it. The build puts the value in the place of this file (build-values.ts): the
 * calls' schemas, which are most of the contract, come with the forms that need them.
 */
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** How calls are sent and answered. */
export interface CallKind extends Pick<Call, 'method'> {
  /** What it is sent: JSON, a file, or nothing. */
  sends?: 'json' | 'file';
  /** What it answers: JSON, text, or nothing. */
  gives?: 'json' | 'text';
  sessionless?: true;
}

const kindOf = ({ method, upload, body, answer, media, sessionless }: Call): CallKind => ({
  method,
  ...((upload || body) && { sends: upload ? 'file' : 'json' }),
  ...(answer && { gives: media ? 'text' : 'json' }),
  ...(sessionless && { sessionless }),
});

/**
 * Every kind once, with its calls, each the name and the path (`login/auth/login`): of some four hundred calls most are sent like many
 * others, and lines are packed better than objects.
 */
export const callKinds: readonly (readonly [CallKind, string])[] = [
  ...Map.groupBy(Object.entries<Call>(calls), ([, call]) => JSON.stringify(kindOf(call))),
].map(([kind, all]) => [
  JSON.parse(kind),
  all
    .map(([name, { path }]) => name + path)
    .sort()
    .join(' '),
]);
