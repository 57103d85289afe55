/** Which calls are of the public API. */
import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';

/** Read by anybody, but by a link of theirs, by who watches over the server, or by the form that one logs in with. */
const apart: readonly CallName[] = [
  'getCoauthorship',
  'getInvitation',
  'readRightsLink',
  'subscribedDeadlines',
  'health',
  'live',
  'ready',
  'listSignInProviders',
];

it('is of the public API what anybody reads, and nothing else', () => {
  const all = Object.entries<Call>(calls);
  const read = all.filter(([, { method, access }]) => method === 'GET' && access === 'anyone').map(([name]) => name);
  const open = all.filter(([, call]) => call.open).map(([name]) => name);
  expect(open.length).toBeGreaterThan(25);
  expect(open).toEqual(read.filter((name) => !apart.some((each) => each === name)));
  for (const [name, { path }] of all.filter(([, call]) => call.open)) expect([name, path]).not.toContain('{token}');
});
