/** The browser's client. What carries and checks the calls comes with the first of them: many visits make none. */
import type { CallName } from '#contract/calls.ts';
import type { Client, Sent } from '#contract/client.ts';

const carry = async (name: CallName, sent: Sent): Promise<unknown> =>
  (await import('./api.ts')).fetchTransport(name, sent);

// As contract/client.ts's createClient, without the table of calls: what the transport gives is what `Client` says.
export const client = new Proxy({} as Client, {
  get:
    (_, name) =>
    (sent: Sent = {}) =>
      carry(name as CallName, sent),
});
