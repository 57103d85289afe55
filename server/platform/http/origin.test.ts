import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { lasting, originOf } from './origin.ts';

/** What addresses begin with in the answer to a request that came with these headers. */
async function originAt(settings: NodeJS.ProcessEnv, headers: Record<string, string>): Promise<string> {
  const env = readEnvironment(settings);
  const app = Fastify({ trustProxy: (_, hop) => hop < env.TRUST_PROXY });
  app.get('/', async (request) => ({ origin: originOf(env, request) }));
  return (await app.inject({ url: '/', headers })).json().origin;
}

describe('the beginning of absolute addresses', () => {
  it('is PUBLIC_URL, whatever a request says', async () => {
    const settings = { PUBLIC_URL: 'https://revista.example', HOSTS: 'otra.example' };
    for (const host of ['malo.test', 'localhost', 'otra.example'])
      expect(await originAt(settings, { host })).toBe('https://revista.example');
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000', 'pliego.localhost'])(
    'is what was asked for where that is this machine: %s',
    async (host) => expect(await originAt({}, { host })).toBe(`http://${host}`),
  );

  it('is what was asked for where HOSTS lists it, port and all', async () => {
    const settings = { HOSTS: 'revista.example, 10.0.0.5:3000' };
    expect(await originAt(settings, { host: 'Revista.Example' })).toBe('http://revista.example');
    expect(await originAt(settings, { host: '10.0.0.5:3000' })).toBe('http://10.0.0.5:3000');
    for (const host of ['revista.example:81', '10.0.0.5', 'a.revista.example', 'revista.example.malo.test'])
      expect(await originAt(settings, { host })).toBe('');
  });

  it.each([
    'malo.test',
    'localhost.malo.test',
    '127.0.0.1.malo.test',
    'localhost@malo.test',
    'a"><script>',
    '128.0.0.1',
  ])('is nothing where a stranger asks for %s', async (host) => expect(await originAt({}, { host })).toBe(''));

  it('is not this machine’s own name where a proxy asks for it on a reader’s behalf', async () => {
    const host = '127.0.0.1:3000';
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'])
      expect(await originAt({}, { host, [header]: 'malo.test' })).toBe('');
    const behind = { TRUST_PROXY: '1', HOSTS: 'revista.example' };
    const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    expect(await originAt(behind, { ...forwarded, host })).toBe('');
    const named = { ...forwarded, host, 'x-forwarded-host': 'revista.example' };
    expect(await originAt(behind, named)).toBe('https://revista.example');
    // Nobody said that a proxy is to be believed.
    expect(await originAt({ HOSTS: 'revista.example' }, named)).toBe('');
  });

  it('is never this machine’s own name in what is read elsewhere', () => {
    expect(lasting('http://localhost:3000')).toBe('');
    expect(lasting('http://[::1]:3000')).toBe('');
    expect(lasting('https://revista.example')).toBe('https://revista.example');
    expect(lasting('')).toBe('');
  });
});
