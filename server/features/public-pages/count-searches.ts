import type { FastifyInstance } from 'fastify';
import type { UsageRecorder } from '#server/features/catalogue/record-view.ts';

const catalogueAddress = '/catalogo';

/**
 * Counts the searches whose page is opened whole, as COUNTER has it; those that go on within the page are calls. A page is kept for
 * everybody, so that what is asked to make it says nothing of who reads it.
 */
export function countSearches(app: FastifyInstance, { recordSearch }: Pick<UsageRecorder, 'recordSearch'>): void {
  app.addHook('onResponse', async ({ method, url, headers, ip }, { statusCode }) => {
    if (method !== 'GET' || !url.startsWith(`${catalogueAddress}?`)) return;
    const isSent = statusCode === 200 || statusCode === 304;
    // Fetched ahead by a browser, nobody has asked for it yet.
    const isAhead = `${headers['sec-purpose'] ?? headers.purpose ?? ''}`.includes('prefetch');
    const words = new URLSearchParams(url.slice(catalogueAddress.length + 1)).get('q');
    if (isSent && !isAhead && words) recordSearch(words, { address: ip, agent: headers['user-agent'] ?? '' });
  });
}
