import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Transport } from '#contract/client.ts';
import { refuse } from '#contract/refuse.ts';
import { noCookie } from './device-cookie.ts';
import { type AnyHandler, admit, type Handlers, type Origin } from './register-call.ts';

/** An address that names nothing is a page that is not there. */
function readAddress(schema: z.ZodType, params: unknown): unknown {
  const read = schema.safeParse(params);
  if (!read.success) throw refuse('no_encontrado');
  return read.data;
}

const nowhere: Origin = {
  ...{ address: '', agent: '', language: 'es', site: '' },
  ...{ cookie: noCookie, orcidCookie: noCookie, providerCookie: noCookie, passkeyCookie: noCookie },
};

/** The contract's calls carried without HTTP, for the pages rendered here: as a guest, checked like any other call. `site` as in `Origin`. */
export const inProcessTransport =
  (handlers: Handlers, site: string): Transport =>
  async (name, sent) => {
    const call: Call = calls[name];
    if (call.file) throw new TypeError(`${name} is a file: pages link to it.`);
    admit(call, null);
    const handler = handlers[name] as AnyHandler;
    return handler({
      viewer: null,
      origin: { ...nowhere, site },
      params: call.params && readAddress(call.params, sent.params),
      query: call.query?.parse(sent.query ?? {}),
      body: call.body?.parse(sent.body),
    });
  };
