import type { FastifyRequest } from 'fastify';
import type { Environment } from '#server/platform/environment.ts';

/** The beginning of this site's absolute addresses, as `https://pliego.example`: PUBLIC_URL, else what was asked for. */
export const originOf = ({ PUBLIC_URL }: Environment, request: FastifyRequest): string =>
  PUBLIC_URL ?? `${request.protocol}://${request.host}`;
