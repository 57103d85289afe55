/** The scrape token (METRICS_TOKEN): what a monitoring system brings in the place of an administrator's session. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { bearerToken } from './bearer.ts';

const digest = (token: string) => createHash('sha256').update(token).digest();

/** Whether a request brings the scrape token; never where none is set. Compared by digests, so that time tells nothing. */
export const isScraperBy =
  ({ METRICS_TOKEN }: Environment) =>
  (request: FastifyRequest): boolean => {
    const token = bearerToken(request);
    return METRICS_TOKEN !== undefined && token !== undefined && timingSafeEqual(digest(token), digest(METRICS_TOKEN));
  };
