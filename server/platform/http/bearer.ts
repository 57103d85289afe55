import type { FastifyRequest } from 'fastify';

/** The token of a request's `Authorization: Bearer …` (RFC 6750 §2.1), or undefined. */
export const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
