/** Which addresses the platform calls for people who enter them. */
import { createSocket } from 'node:dgram';
import { promises as dns } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  askOutside,
  EndlessAnswer,
  isPublicAddress,
  mayCall,
  PrivateAddress,
  postOutside,
  restUntil,
} from './outside.ts';

const production = { allowed: false };
const development = { allowed: true };
const post = (address: string, own = production) =>
  postOutside(address, { headers: {}, body: '{}', signal: AbortSignal.timeout(5000) }, own).then(
    ({ status }) => status,
  );

it('takes for public what anybody on the internet may reach, and nothing that leads elsewhere', () => {
  const open = ['93.184.216.34', '172.32.0.1', '100.63.255.255', '2606:2800:220:1:248:1893:25c8:1946', '2a00::1'];
  const own = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const others = ['224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', 'x', '', '1.2.3'];
  const six = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
  ];
  expect(open.filter(isPublicAddress)).toEqual(open);
  expect([...own, ...others, ...six].filter(isPublicAddress)).toEqual([]);
});

it('may call by TLS what is on the internet; its own machine where that is allowed alone, however it is written', () => {
  const open = ['https://revista.example/x', 'https://93.184.216.34:8443', 'https://[2606:2800:220:1::1]/'];
  const own = ['http://127.0.0.1:8080', 'https://localhost/', 'http://[::1]/', 'http://2130706433/', 'http://0x7f.1/'];
  const closed = [
    ...[
      'http://revista.example/',
      'https://10.0.0.1/',
      'https://167772161/',
      'https://[fd00::1]/',
      'https://servidor/',
    ],
    ...['https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest/meta-data'],
  ];
  for (const each of [production, development])
    expect([...open, ...closed].filter((address) => mayCall(address, each))).toEqual(open);
  expect(own.filter((address) => mayCall(address, production))).toEqual([]);
  expect(own.filter((address) => mayCall(address, development))).toEqual(own);
});

it('goes where its name led when it was looked at, and nowhere if it leads into its own network', async () => {
  const server = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let calls = 0;
  server.on('connection', () => calls++);
  const names = createSocket('udp4');
  let asked = 0;
  /** First a public address, then one's own machine: as somebody does it who wants to be let in. */
  let leadsTo = (_: number): number[] => [127, 0, 0, 1];
  names.on('message', (query, { port, address }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isFour = question.readUInt16BE(question.length - 4) === 1;
    const head = [...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0];
    const answer = isFour ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...leadsTo(asked++)] : [];
    names.send(Buffer.concat([Buffer.from(head), question, Buffer.from(answer)]), port, address);
  });
  names.bind(0, '127.0.0.1');
  await once(names, 'listening');
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${names.address().port}`]);
  onTestFinished(() => {
    dns.setServers(before);
    names.close();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const own of [production, development])
    await expect(post(`https://receptor.example:${port}/`, own)).rejects.toBeInstanceOf(PrivateAddress);
  expect(asked).toBe(2);
  // What answers for documentation's addresses is nobody: 240.0.0.1 is none of the internet's either.
  leadsTo = (times) => (times === 2 ? [240, 0, 0, 1] : [127, 0, 0, 1]);
  await expect(post(`https://otro.example:${port}/`)).rejects.toBeInstanceOf(PrivateAddress);
  // Once for a call: there is no second answer that could be another.
  expect(asked).toBe(3);
  expect(calls).toBe(0);
  expect(await post(`http://127.0.0.1:${port}/`, development)).toBe(200);
  expect(calls).toBe(1);
});

it('takes an answer that would speak another protocol for an answer, and closes what it came by', async () => {
  const server = createServer((request) => {
    const { socket } = request;
    closed = once(socket, 'close');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  }).listen(0, '127.0.0.1');
  let closed: Promise<unknown> | undefined;
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await post(`http://127.0.0.1:${port}/`, development)).toBe(101);
  await closed;
});

it('gives what is answered, listens to no endless answer, goes nowhere else, and tells of what it could not read to send', async () => {
  let got = '';
  const server = createServer(async (request, response) => {
    if (request.url === '/endless') {
      const more = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
      return;
    }
    if (request.url === '/refuses') {
      response.writeHead(413, { connection: 'close' }).end('too large');
      return;
    }
    if (request.url === '/elsewhere') {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      return;
    }
    got = await text(request);
    response.writeHead(201, { location: '/made', 'x-one': request.headers['content-length'] }).end('made');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
  const ask = (path: string, body?: Parameters<typeof askOutside>[1]['body']) =>
    askOutside(
      `http://127.0.0.1:${port}${path}`,
      { method: 'POST', headers: {}, signal: AbortSignal.timeout(20_000), most: 100_000, ...(body && { body }) },
      development,
    );
  const sent = { bytes: 5, open: () => Readable.from([Buffer.from('abc'), Buffer.from('de')]) };
  expect(await ask('/', sent)).toMatchObject({
    status: 201,
    text: 'made',
    headers: { location: '/made', 'x-one': '5' },
  });
  expect(got).toBe('abcde');
  expect(await ask('/elsewhere')).toMatchObject({ status: 302 });
  await expect(ask('/endless')).rejects.toBeInstanceOf(EndlessAnswer);
  const large = { bytes: 300_000_000, open: () => Readable.from(manyBytes()) };
  expect(await ask('/refuses', large)).toMatchObject({ status: 413, text: 'too large' });
  const broken = {
    bytes: 5,
    open: () =>
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'));
        },
      }),
  };
  await expect(ask('/', broken)).rejects.toThrow('the disk is gone');
  await expect(
    askOutside(
      'http://127.0.0.1/',
      { method: 'GET', headers: {}, signal: AbortSignal.timeout(5000), most: 1 },
      production,
    ),
  ).rejects.toBeInstanceOf(PrivateAddress);
});

function* manyBytes() {
  for (let i = 0; i < 3000; i++) yield Buffer.alloc(100_000);
}

it('keeps to what Retry-After says, in seconds or as a date, and no longer than is waited for', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const until = (said: string | undefined) => restUntil(said, 3_600_000, now)?.toISOString() ?? null;
  expect(until('120')).toBe('2026-11-27T12:02:00.000Z');
  expect(until('Fri, 27 Nov 2026 12:30:00 GMT')).toBe('2026-11-27T12:30:00.000Z');
  for (const long of ['86400', '999999999999', 'Fri, 27 Nov 2099 12:30:00 GMT'])
    expect(until(long)).toBe('2026-11-27T13:00:00.000Z');
  for (const nothing of [undefined, '', '0', '-5', 'soon', 'Fri, 27 Nov 2020 12:30:00 GMT', '1e9'])
    expect(until(nothing), nothing).toBeNull();
});
