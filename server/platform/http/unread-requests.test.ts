import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { log } from '../log/log.ts';
import { answerUnread } from './unread-requests.ts';

describe('a request that cannot be read', () => {
  let app: FastifyInstance;
  let told: ReturnType<typeof vi.spyOn>;
  beforeAll(async () => {
    app = Fastify({ clientErrorHandler: answerUnread });
    app.get('/', () => 'aquí');
    await app.listen({ port: 0, host: '127.0.0.1' });
    told = vi.spyOn(log, 'info').mockImplementation(() => undefined);
  });
  afterEach(() => told.mockClear());
  afterAll(() => {
    told.mockRestore();
    return app.close();
  });

  /** What the server says to these bytes, to its end. */
  async function answerTo(said: string): Promise<{ head: string; body: string }> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(said);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body };
  }
  const get = (headers: string) => `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`;

  it('for its many cookies is told so in words, in both languages, and what it sent is in no log', async () => {
    const cookies = Array.from({ length: 700 }, (_, n) => `secreto${n}=${'x'.repeat(90)}`).join('; ');
    expect(cookies.length).toBeGreaterThan(64 * 1024);
    const { head, body } = await answerTo(get(`cookie: ${cookies}\r\n`));
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 431, code: 'cabeceras_demasiado_grandes' });
    expect(JSON.parse(body).message).toMatch(/Borra las cookies.*Clear the cookies/);
    expect(told.mock.calls).toEqual([[{ code: 'HPE_HEADER_OVERFLOW', status: 431 }, expect.any(String)]]);
  });

  it('as it is no HTTP is told so, and the next is answered', async () => {
    const { head, body } = await answerTo('hola\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'peticion_ilegible' });
    expect(told).toHaveBeenCalledTimes(1);
    expect((await answerTo(get('cookie: a=b\r\n'))).body).toContain('aquí');
  });
});
