/** The beginning of absolute addresses. No stranger's Host header ever gets into one. */
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { isHost, isLoopback } from '../host.ts';

/** What a proxy adds to what it hands on: a host of ours is then the proxy's word for us, not the reader's. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host'] as const;

/**
 * As `https://pliego.example`: PUBLIC_URL, else what was asked for, where that is this machine itself or listed in HOSTS,
 * else '', so that addresses are relative.
 */
export function originOf({ PUBLIC_URL, HOSTS }: Environment, request: FastifyRequest): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const host = request.host.toLowerCase();
  const isOurs = HOSTS.includes(host) || (isLoopback(host) && !ofProxies.some((name) => request.headers[name]));
  return isOurs && isHost(host) ? `${request.protocol}://${host}` : '';
}

/** The same for what is carried away and read elsewhere, where this machine's own name leads nowhere. */
export const lasting = (origin: string): string =>
  URL.canParse(origin) && isLoopback(new URL(origin).hostname) ? '' : origin;
