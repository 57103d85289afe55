/** Programs that misbehave (thousands at once, endless, slow, gone) wait for their own places, and take no reader's page. */
import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { most, type Pool } from './places-for-programs.ts';

const pools = ['harvest', 'crawl', 'lists', 'reports', 'files'] as const satisfies readonly Pool[];
type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: string };
const someId = '0190a000-0000-7000-8000-000000000001';

describePlatform('places for programs', (platform) => {
  let app: FastifyInstance;
  let port: number;
  /** Answers of handlers that have begun, which a test lets go. */
  const begun: ((answer: unknown) => void)[] = [];
  let beginning = Promise.withResolvers<void>();
  let closed = Promise.withResolvers<void>();

  beforeAll(async () => {
    const { services } = platform();
    // Networks as a proxy tells them.
    app = await buildApp({ ...services, env: { ...services.env, TRUST_PROXY: 1 } });
    for (const places of pools)
      app.route({
        method: ['GET', 'POST'],
        url: `/prueba/${places}`,
        config: { places },
        handler: (_request, reply) => {
          reply.raw.once('close', () => closed.resolve());
          return new Promise((resolve) => {
            begun.push(resolve);
            beginning.resolve();
          });
        },
      });
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    port = Number(address.port);
  });
  afterAll(() => app?.close());
  afterEach(() => letGo());

  const letGo = () => {
    for (const answer of begun.splice(0)) answer('hecho');
  };
  /** Resolves when so many handlers are at work. */
  async function atWork(count: number): Promise<void> {
    while (begun.length < count) {
      await beginning.promise;
      beginning = Promise.withResolvers();
    }
  }
  const opened = (path: string, network: string, headers: Record<string, string> = {}) =>
    ask({ host: '127.0.0.1', port, path, headers: { 'x-forwarded-for': network, ...headers }, agent: false });
  async function get(path: string, network: string, headers: Record<string, string> = {}): Promise<Answer> {
    const request = opened(path, network, headers).end();
    const [answer]: IncomingMessage[] = (await once(request, 'response')) as [IncomingMessage];
    if (!answer) throw new Error('no answer');
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }
  /** Asks until there is a place: what ended is told to the server a moment later. */
  async function getOnceFree(path: string, network: string) {
    for (;;) {
      const answer = await get(path, network);
      if (answer.status !== 429) return answer;
    }
  }

  it('answer four of a thousand at once, tell the others when to come again, and leave readers alone', async () => {
    const network = '203.0.113.1';
    const asked = Array.from({ length: 1000 }, () => get('/prueba/harvest', network, { 'accept-language': 'en' }));
    const refused: Answer[] = [];
    const othersAnswered = Promise.withResolvers<void>();
    for (const each of asked)
      void each.then((answer) => {
        if (answer.status === 429 && refused.push(answer) === 1000 - most.ofOne) othersAnswered.resolve();
      });
    await othersAnswered.promise;
    await atWork(most.ofOne);
    expect(begun).toHaveLength(most.ofOne);
    // Of the same network: readers' pages, and what has other places.
    for (const path of ['/api/catalog', '/api/identity', '/sitemap.xml', '/opensearch.xml'])
      expect((await get(path, network)).status, path).toBe(200);
    expect((await get('/oai?verb=Identify', '203.0.113.2')).status).toBe(200);
    letGo();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most.ofOne);
    const [told] = refused;
    expect(told?.headers['retry-after']).toBe('10');
    expect(JSON.parse(told?.body ?? '')).toMatchObject({
      code: 'lecturas_de_tu_red',
      message: expect.stringContaining('Your network'),
    });
    expect((await getOnceFree('/oai?verb=Identify', network)).status).toBe(200);
  });

  it('are twelve for all networks together, of each kind', async () => {
    const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
    const asked = networks.flatMap((network) =>
      Array.from({ length: most.ofOne }, () => get('/prueba/lists', network)),
    );
    await atWork(most.atOnce);
    const other = await get('/prueba/lists', '198.51.100.4');
    expect([other.status, JSON.parse(other.body).code, other.headers['retry-after']]).toEqual([
      503,
      'lecturas_en_curso',
      '10',
    ]);
    expect(other.body).toContain('muchos programas');
    letGo();
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  });

  it.each([
    ['harvest', '/oai?verb=Identify', 429],
    ['crawl', '/sitemap.xml', 429],
    ['crawl', '/sitemap-obras-1.xml', 429],
    ['crawl', `/catalogo/${someId}/docmap.json`, 429],
    ['lists', '/catalogo/obras.rss', 429],
    ['lists', '/catalogo/obras.bib', 429],
    ['reports', '/r51/reports/tr', 503],
    ['reports', '/informes-de-uso/tr.csv', 503],
    ['reports', '/catalogo/libros.onix', 429],
    ['files', `/catalogo/${someId}/obra.bib`, 429],
    ['files', `/numeros/${someId}/numero.pdf`, 429],
  ] as const)('of %s are asked at %s', async (pool, path, status) => {
    const network = '203.0.113.9';
    const asked = Array.from({ length: most.ofOne }, () => get(`/prueba/${pool}`, network));
    await atWork(most.ofOne);
    expect((await get(path, network)).status).toBe(status);
    // A person who follows a link to a file is no program.
    if (pool === 'files') expect((await get(path, network, { 'sec-fetch-mode': 'navigate' })).status).toBe(404);
    letGo();
    await Promise.all(asked);
    expect((await getOnceFree(path, network)).status).not.toBe(status);
  });

  it('are kept by who reads nothing, and come back when they go', async () => {
    const network = '203.0.113.20';
    const readers = Array.from({ length: most.ofOne }, () => opened('/prueba/harvest', network).end());
    await atWork(most.ofOne);
    const answers = Promise.all(readers.map((reader) => once(reader, 'response')));
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    closed = Promise.withResolvers();
    begun.shift()?.(endless);
    letGo();
    await Promise.all([...((await answers) as [IncomingMessage][]).slice(1).map(([answer]) => text(answer))]);
    // One is still at it.
    const rest = Array.from({ length: most.ofOne - 1 }, () => get('/prueba/harvest', network));
    await atWork(most.ofOne - 1);
    expect((await get('/prueba/harvest', network)).status).toBe(429);
    readers[0]?.destroy();
    await once(endless, 'close');
    expect((await getOnceFree('/oai?verb=Identify', network)).status).toBe(200);
    letGo();
    await Promise.all(rest);
  });

  it('are kept while work goes on for somebody who has gone, and are lost by none of them', async () => {
    const network = '203.0.113.30';
    for (let turn = 0; turn < 3; turn++) {
      const gone = Array.from({ length: most.ofOne }, () => opened('/prueba/harvest', network).end());
      for (const each of gone) each.on('error', () => undefined);
      await atWork(most.ofOne);
      closed = Promise.withResolvers();
      for (const each of gone) each.destroy();
      await closed.promise;
      expect((await get('/prueba/harvest', network)).status).toBe(429);
      letGo();
    }
    expect((await getOnceFree('/oai?verb=Identify', network)).status).toBe(200);
  });

  it('come back where the body of a request never comes', async () => {
    const network = '203.0.113.40';
    const closing = new Promise<void>((resolve) =>
      app.server.once('connection', (socket) => socket.once('close', () => resolve())),
    );
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /oai HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\nverb=`,
    );
    const asked = Array.from({ length: most.ofOne - 1 }, () => get('/prueba/harvest', network));
    await atWork(most.ofOne - 1);
    socket.destroy();
    await closing;
    asked.push(getOnceFree('/prueba/harvest', network));
    await atWork(most.ofOne);
    letGo();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('of an answer that is not read within ten minutes are taken away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const reader = opened('/prueba/reports', '203.0.113.50').end();
      await atWork(1);
      const answered = once(reader, 'response');
      const endless = new Readable({
        read() {
          this.push(Buffer.alloc(65_536));
        },
      });
      letGoWith(endless);
      const [answer] = (await answered) as [IncomingMessage];
      answer.on('error', () => undefined);
      const broken = once(endless, 'close');
      vi.advanceTimersByTime(9 * 60_000);
      expect(endless.destroyed).toBe(false);
      vi.advanceTimersByTime(60_000);
      await broken;
      reader.destroy();
    } finally {
      vi.useRealTimers();
    }
  });
  const letGoWith = (answer: unknown) => begun.shift()?.(answer);
});
