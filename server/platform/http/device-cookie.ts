/** The cookies there are: what a browser keeps between log-ins and, for minutes, of its way to ORCID. It brings them to calls below /api/auth alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface DeviceCookie {
  /** What the browser brings, '' for nothing. Anybody can have written it: who reads it checks it. */
  value: string;
  /** Has the browser keep this instead, for so many seconds. */
  keep: (value: string, seconds: number) => void;
}

/** Of pages that are rendered here. */
export const noCookie: DeviceCookie = { value: '', keep: () => {} };

const places = { pliego_devices: '/api/auth', pliego_orcid: '/api/auth/orcid' };

/**
 * A cookie of a request and its answer. No script reads it, and no other site's form brings it along (RFC 6265 §4.1.2).
 * @param secure the site is asked by https: then the cookie is never sent without
 */
export function cookieOf(
  name: keyof typeof places,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): DeviceCookie {
  return {
    value: new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1] ?? '',
    keep: (value, seconds) => {
      const rules = `Path=${places[name]}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${name}=${value}; ${rules}`);
    },
  };
}
