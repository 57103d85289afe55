import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveBodyUnread, uploadedBytes } from './upload.ts';

const pauseMs = 300;
let app: FastifyInstance;
let address: string;
let ended: unknown;
beforeAll(async () => {
  app = Fastify();
  leaveBodyUnread(app);
  app.post('/', async (asked) => {
    const read = buffer(uploadedBytes(asked, 1000, pauseMs));
    ended = await read.then(
      (bytes) => bytes.length,
      (error: unknown) => error,
    );
    // Longer than a sender may pause: it has nothing more to send.
    await new Promise((resolve) => setTimeout(resolve, 3 * pauseMs));
    return { bytes: ended };
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const begin = () => {
  const sent = request(address, { method: 'POST', headers: { 'content-type': 'a/b', 'content-length': 4 } });
  sent.write('ab');
  return sent;
};

it('gives up a sender that stands still', async () => {
  const sent = begin();
  const [error] = await once(sent, 'error').catch((thrown: unknown) => [thrown]);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(ended).toMatchObject({ problem: { status: 400 } });
});

it('waits for a slow one, and for the answer', async () => {
  const sent = begin();
  setTimeout(() => sent.write('c'), pauseMs / 2);
  setTimeout(() => sent.end('d'), pauseMs);
  const [response] = await once(sent, 'response');
  expect(JSON.parse((await buffer(response)).toString())).toEqual({ bytes: 4 });
});
