import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/vocabulary.ts';

/** In which a request is answered: English where it is asked for first. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es';
