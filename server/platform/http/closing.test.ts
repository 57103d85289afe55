import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { endConnections } from './closing.ts';

const large = 'x'.repeat(12_000_000);

/** A server, and a client with one connection to it that it keeps. */
async function open() {
  // Idle connections are kept for longer than the test may take: a server that waited for them would fail it.
  const app = Fastify({ return503OnClosing: false, keepAliveTimeout: 3_600_000 });
  endConnections(app);
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begun.resolve();
    await released.promise;
    return 'slow';
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/plain' });
    reply.raw.write('begun ');
    begun.resolve();
    void released.promise.then(() => reply.raw.end('ended'));
  });
  app.get('/large', async () => {
    begun.resolve();
    return large;
  });
  app.get('/', async () => 'quick');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent }, resolve).on('error', reject).end();
    });
    return { connection: answer.headers.connection, status: answer.statusCode, body: await text(answer) };
  };
  /** Begins to stop it, and gives what resolves once it has, as soon as it takes no new connection. */
  const stop = async () => {
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    return { closed };
  };
  return { app, ask, stop, begun: begun.promise, release: released.resolve };
}

describe('a server that stops', () => {
  it('answers what is under way, says that the connection ends with it, and is gone', async () => {
    const { ask, stop, begun, release } = await open();
    const slow = ask('/slow');
    await begun;
    const { closed } = await stop();
    release();
    expect(await slow).toEqual({ status: 200, body: 'slow', connection: 'close' });
    await closed;
  });

  it('gives all of an answer to who reads slowly, before its connection ends', async () => {
    const { app, begun } = await open();
    const { port } = app.server.address() as AddressInfo;
    const reader = request({ port, host: '127.0.0.1', path: '/large' }).end();
    const [answer]: IncomingMessage[] = await once(reader, 'response');
    await begun;
    const closed = app.close();
    let read = 0;
    // The server was done with it before the first piece is asked for.
    for await (const piece of answer ?? []) read += piece.length;
    expect(read).toBe(large.length);
    await closed;
  });

  it('does not wait for a connection whose answer had begun before', async () => {
    const { ask, stop, begun, release } = await open();
    const stream = ask('/stream');
    await begun;
    const { closed } = await stop();
    release();
    expect(await stream).toMatchObject({ status: 200, body: 'begun ended' });
    await closed;
  });
});
