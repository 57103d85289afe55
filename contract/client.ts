/** The typed client: one function a call, over whatever carries it (fetch in the browser, in process on the server). */
import type { CallAnswer, CallInput } from './call.ts';
import { type CallName, type Calls, calls } from './calls.ts';

/** Carries a call by its name and gives its answer, checked; throws `ProblemError` where it was refused. */
export type Transport = <N extends CallName>(name: N, input: CallInput<Calls[N]>) => Promise<CallAnswer<Calls[N]>>;

/** A call without parameters or body may be made without an argument. */
type Arguments<N extends CallName> =
  Record<never, never> extends CallInput<Calls[N]> ? [input?: CallInput<Calls[N]>] : [input: CallInput<Calls[N]>];

export type Client = { [N in CallName]: (...input: Arguments<N>) => Promise<CallAnswer<Calls[N]>> };

/** `createClient(transport).getPublication({ params: { id } })`. */
export function createClient(transport: Transport): Client {
  const names = Object.keys(calls) as CallName[];
  return Object.fromEntries(
    names.map((name) => [name, (input: CallInput<Calls[typeof name]> = {} as never) => transport(name, input)]),
  ) as Client;
}
