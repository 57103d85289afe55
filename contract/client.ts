/** The typed client: one function a call, over whatever carries it (fetch in the browser, in process on the server). */
import type { CallAnswer, CallInput } from './call.ts';
import { type CallName, type Calls, calls } from './calls.ts';

/** A call's input as a transport sees it. */
export interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Carries a call by its name. It gives the answer as the call's own schema parsed it (undefined where the call has
 * none), and throws `ProblemError` where the call was refused.
 */
export type Transport = (name: CallName, sent: Sent) => Promise<unknown>;

/** A call without parameters or body may be made without an argument. */
type Arguments<N extends CallName> =
  Record<never, never> extends CallInput<Calls[N]> ? [input?: CallInput<Calls[N]>] : [input: CallInput<Calls[N]>];

export type Client = { [N in CallName]: (...input: Arguments<N>) => Promise<CallAnswer<Calls[N]>> };

/** `createClient(transport).getPublication({ params: { id } })`. */
export function createClient(transport: Transport): Client {
  const names = Object.keys(calls);
  // What the transport gives is what the call's schema made: the types of `Client` say no more than that.
  return Object.fromEntries(
    names.map((name) => [name, (sent: Sent = {}) => transport(name as CallName, sent)]),
  ) as unknown as Client;
}
