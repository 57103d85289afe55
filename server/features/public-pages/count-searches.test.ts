/** Searches whose page is opened whole, whether it is made anew or was kept. */
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { countSearches } from './count-searches.ts';

const person = { 'user-agent': 'Firefox' };

async function counted(
  url: string,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'HEAD'; headers?: object } = {},
) {
  const app = fastify();
  const found: string[] = [];
  countSearches(app, { recordSearch: (words, { address, agent }) => void found.push(`${words} ${address} ${agent}`) });
  for (const path of ['/catalogo', '/catalogo/:id', '/'])
    app.get(path, async (request, reply) => reply.code(request.url.includes('falla') ? 503 : 200).send('Una página'));
  await app.inject({ method, url, headers: { ...person, ...headers } });
  await app.close();
  return found;
}

it('is the page of the catalogue with words, on whichever page and in whatever order', async () => {
  const one = ['delta del río 127.0.0.1 Firefox'];
  expect(await counted('/catalogo?q=delta+del+r%C3%ADo')).toEqual(one);
  expect(await counted('/catalogo?tipo=libro&q=delta%20del%20r%C3%ADo&pagina=3&orden=recientes')).toEqual(one);
});

it('is no page without words, of something else, that failed, or that nobody has asked for yet', async () => {
  for (const url of [
    '/catalogo',
    '/catalogo?tipo=libro',
    '/catalogo?q=',
    '/catalogo/1?q=delta',
    '/?q=delta',
    '/catalogo?q=falla',
  ])
    expect(await counted(url), url).toEqual([]);
  expect(await counted('/catalogo?q=delta', { method: 'HEAD' })).toEqual([]);
  expect(await counted('/catalogo?q=delta', { headers: { 'sec-purpose': 'prefetch;prerender' } })).toEqual([]);
});
