import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { isScraperBy } from './scraper.ts';

describe('the scrape token', () => {
  async function isScraper(METRICS_TOKEN: string | undefined, authorization?: string): Promise<boolean> {
    const app = Fastify();
    const check = isScraperBy(readEnvironment({ METRICS_TOKEN }));
    app.get('/', async (request) => ({ is: check(request) }));
    return (await app.inject({ url: '/', headers: authorization ? { authorization } : {} })).json().is;
  }
  const token = 'de-dieciseis-o-mas';

  it('is known by the whole of it', async () => {
    expect(await isScraper(token, `Bearer ${token}`)).toBe(true);
    for (const other of [token.slice(1), `${token}x`, '', 'undefined'])
      expect(await isScraper(token, `Bearer ${other}`), other).toBe(false);
    expect(await isScraper(token)).toBe(false);
    expect(await isScraper(token, token)).toBe(false);
  });

  it('opens nothing where there is none', async () => {
    expect(await isScraper(undefined, 'Bearer undefined')).toBe(false);
    expect(await isScraper('', 'Bearer ')).toBe(false);
  });
});
