/**
 * The cookies there are: what a browser keeps between log-ins, for calls below /api/auth alone, and, for minutes, of its ways to ORCID
 * and to institutions and of a passkey that it was asked for.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface DeviceCookie {
  /** What the browser brings, '' for nothing. Anybody can have written it: who reads it checks it. */
  value: string;
  /** Has the browser keep this instead, for so many seconds. */
  keep: (value: string, seconds: number) => void;
}

/** Of pages that are rendered here. */
export const noCookie: DeviceCookie = { value: '', keep: () => {} };

const places = {
  pliego_devices: '/api/auth',
  pliego_orcid: '/api/auth/orcid',
  pliego_institucion: '/api/auth/providers',
  pliego_passkey: '/api',
};

/**
 * What a cookie is called, and where it is brought. By https those that last minutes are ones that no neighbouring host could have planted
 * (`__Host-`, RFC 6265bis §4.1.3.2, which goes to every address): with one somebody would be led into a stranger's log-in.
 */
const kept = (name: keyof typeof places, secure: boolean) =>
  secure && name !== 'pliego_devices' ? { name: `__Host-${name}`, path: '/' } : { name, path: places[name] };

/**
 * A cookie of a request and its answer. No script reads it, and no other site's form brings it along (RFC 6265 §4.1.2).
 * @param secure the site is asked by https: then the cookie is never sent without
 */
export function cookieOf(
  which: keyof typeof places,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): DeviceCookie {
  const { name, path } = kept(which, secure);
  return {
    value: new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1] ?? '',
    keep: (value, seconds) => {
      const rules = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${name}=${value}; ${rules}`);
    },
  };
}
