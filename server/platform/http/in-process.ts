import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Transport } from '#contract/client.ts';
import { type AnyHandler, admit, type Handlers } from './register-call.ts';

/** The contract's calls carried without HTTP, for the pages rendered here: as a guest, checked like any other call. */
export function inProcessTransport(handlers: Handlers): Transport {
  return async (name, sent) => {
    const call: Call = calls[name];
    admit(call, null);
    const handler = handlers[name] as AnyHandler;
    return handler({
      viewer: null,
      params: call.params?.parse(sent.params),
      query: call.query?.parse(sent.query ?? {}),
      body: call.body?.parse(sent.body),
    });
  };
}
