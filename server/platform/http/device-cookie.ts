/** The one cookie there is: what a browser keeps between log-ins, and brings to the calls below /api/auth alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface DeviceCookie {
  /** What the browser brings, '' for nothing. Anybody can have written it: who reads it checks it. */
  value: string;
  /** Has the browser keep this instead, for so many days. */
  keep: (value: string, days: number) => void;
}

/** Of pages that are rendered here. */
export const noCookie: DeviceCookie = { value: '', keep: () => {} };

/**
 * The cookie of a request and its answer. No script reads it, and no other site's form brings it along (RFC 6265 §4.1.2).
 * @param secure the site is asked by https: then the cookie is never sent without
 */
export function deviceCookie({ headers }: FastifyRequest, reply: FastifyReply, secure: boolean): DeviceCookie {
  return {
    value: /(?:^|;\s*)pliego_devices=([^;\s]*)/.exec(headers.cookie ?? '')?.[1] ?? '',
    keep: (value, days) => {
      const rules = `Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      reply.header('set-cookie', `pliego_devices=${value}; ${rules}`);
    },
  };
}
