/**
 * Calls to addresses that people enter: never to a machine of one's own network, whatever name it has. A name is looked up once, and
 * the connection goes to what was found then, so that it cannot mean one thing to the check and another to the call.
 */
import { promises as dns } from 'node:dns';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isLoopback } from '../host.ts';
import { traced } from '../tracing/trace.ts';

/** What is no place on the internet (IANA's registries of special-purpose addresses, RFC 6890). */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(net, bits, 'ipv4');
// Protocol assignments (Teredo among them), documentation, and 6to4, behind which there is an address of IPv4.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');
/** All that is given out of IPv6; what maps or translates IPv4 is not in it. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one that anybody on the internet may reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && given.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whose own machine may be called, besides, without TLS. */
export interface OwnMachine {
  /** As where the platform is developed or tested. */
  allowed: boolean;
}

/** Whether this machine itself may be called: nowhere but where the platform is made. */
export const ownMachine = ({ env }: { env: { NODE_ENV: string } }): OwnMachine => ({
  allowed: env.NODE_ENV !== 'production',
});

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** Whether an address may be called as far as it says itself: by TLS, and at no place of one's own network. What a name means is seen when it is called. */
export function mayCall(address: string, own: OwnMachine): boolean {
  const { protocol, hostname } = new URL(address);
  if (isLoopback(hostname)) return own.allowed;
  const host = bare(hostname);
  return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
}

/** That it was not called, since its name leads into one's own network. */
export class PrivateAddress extends Error {}

/**
 * Gives a name's addresses only where each of them is public. Asks the name servers: the machine's own way to look names up takes
 * one of a few threads, on which names that nobody answers for would keep others waiting.
 */
const guarded =
  (own: OwnMachine): LookupFunction =>
  (hostname, options, done) => {
    addressesOf(hostname, own).then(
      (found) => {
        const [first] = found;
        if (!first) done(new PrivateAddress(hostname), '', 4);
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, '', 4),
    );
  };

/** None where one of them is private. */
async function addressesOf(hostname: string, own: OwnMachine): Promise<{ address: string; family: number }[]> {
  if (isLoopback(hostname)) return own.allowed ? [{ address: '127.0.0.1', family: 4 }] : [];
  const [four, six] = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const found = [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  return found.every(isPublicAddress) ? found.map((address) => ({ address, family: isIP(address) })) : [];
}

/** Bytes of an answer that are listened to before it is cut off. */
const mostHeard = 65_536;

/** What a call sends: bytes that are there, or that are read while they are sent. */
export type OutsideBody = Uint8Array | { bytes: number; open: () => Readable };

interface Call {
  method: string;
  headers: Record<string, string>;
  body?: OutsideBody;
  signal: AbortSignal;
}

/** That an answer was longer than anybody listens to. */
export class EndlessAnswer extends Error {}

/** Opens a connection of its own, of which nothing outlasts the call. */
function begin(address: string, { method, headers, body, signal }: Call, own: OwnMachine): ClientRequest {
  const url = new URL(address);
  const length = body instanceof Uint8Array ? body.length : (body?.bytes ?? 0);
  const options: RequestOptions = {
    method,
    agent: false,
    signal,
    lookup: guarded(own),
    headers: { ...headers, ...((body || method !== 'GET') && { 'content-length': String(length) }) },
  };
  return (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options);
}

/**
 * Asks an address, and gives what it answers, as text, of at most so many bytes. Where it sends one on to, nobody goes. Throws
 * `PrivateAddress`, `EndlessAnswer`, what `signal` says, what `body` fails with while it is read, and what a connection fails with.
 */
export async function askOutside(
  address: string,
  call: Call & { most: number },
  own: OwnMachine,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  if (!mayCall(address, own)) throw new PrivateAddress(new URL(address).hostname);
  return traced(call.method, 'client', hostOf(address), async (span) => {
    const answer = await answerOf(address, call, own);
    span?.say({ 'http.response.status_code': answer.status });
    return answer;
  });
}

/** What a trace says of a call: to which host, and not which of its pages. Which trace it is nobody outside is told. */
const hostOf = (address: string) => ({ 'server.address': new URL(address).hostname });

async function answerOf(address: string, call: Call & { most: number }, own: OwnMachine) {
  const { body, signal, most } = call;
  const ask = begin(address, call, own);
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    ask.on('response', resolve).on('error', reject);
    ask.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('the answer speaks another protocol'));
    });
    ask.on('close', () => reject(new Error('the connection ended without an answer')));
  });
  // An answer that comes before all was sent, as a refusal, is an answer: only what is read here fails by itself.
  const sent = send(ask, body);
  try {
    const answer = await Promise.race([answered, sent.then(() => answered)]);
    const pieces: Buffer[] = [];
    let heard = 0;
    for await (const piece of answer as AsyncIterable<Buffer>) {
      heard += piece.length;
      if (heard > most) throw new EndlessAnswer(new URL(address).host);
      pieces.push(piece);
    }
    return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() };
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    ask.destroy();
    // What they failed with was thrown already, or comes of our ending the call.
    await sent.catch(() => undefined);
    // Likewise.
    await answered.catch(() => undefined);
  }
}

/** Sends the body; fails with what fails while it is read, and not with the connection, which the answer tells of. */
async function send(ask: ClientRequest, body: OutsideBody | undefined): Promise<void> {
  if (!body || body instanceof Uint8Array) {
    ask.end(body);
    return;
  }
  const source = body.open();
  let fault: Error | undefined;
  source.once('error', (error) => {
    fault = error;
  });
  // The connection's failure, which the answer tells of.
  await pipeline(source, ask).catch(() => undefined);
  if (fault) throw fault;
}

/** Bytes that are kept of what is said to a post. */
const mostKept = 4096;

/** What is answered to a post: the status, the head, and how the rest begins, as text. */
export interface PostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * Posts a text, and gives the status and the head of the answer. What it says is listened to for a while, and its beginning kept; where it
 * sends one on to, nobody goes. Throws `PrivateAddress`, what `signal` says, and what a connection fails with.
 */
export function postOutside(
  address: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  own: OwnMachine,
): Promise<PostAnswer> {
  if (!mayCall(address, own)) return Promise.reject(new PrivateAddress(new URL(address).hostname));
  return traced('POST', 'client', hostOf(address), async (span) => {
    const answer = await post(address, { method: 'POST', headers, body: Buffer.from(body), signal }, own);
    span?.say({ 'http.response.status_code': answer.status });
    return answer;
  });
}

function post(address: string, call: Call & { body: Uint8Array }, own: OwnMachine): Promise<PostAnswer> {
  const { body, signal } = call;
  return new Promise((resolve, reject) => {
    const ask = begin(address, call, own);
    let told: Omit<PostAnswer, 'text'> | undefined;
    const kept: Buffer[] = [];
    // Once the status is there it is what counts, however the rest of the answer ends.
    const end = () => {
      if (told !== undefined) resolve({ ...told, text: Buffer.concat(kept).subarray(0, mostKept).toString() });
      ask.destroy();
    };
    const fail = (error: Error) => {
      end();
      reject(signal.aborted ? signal.reason : error);
    };
    ask.on('error', fail);
    // An answer that would speak another protocol is one, too; its connection is the listener's own to close.
    ask.on('upgrade', (answer, socket) => {
      told = { status: answer.statusCode ?? 0, headers: answer.headers };
      socket.destroy();
      end();
    });
    // However it ended, whoever waits for it is told.
    ask.on('close', () => fail(new Error('the connection ended without an answer')));
    ask.on('response', (answer) => {
      told = { status: answer.statusCode ?? 0, headers: answer.headers };
      let heard = 0;
      answer.on('data', (chunk: Buffer) => {
        if (heard < mostKept) kept.push(chunk);
        heard += chunk.length;
        if (heard > mostHeard) end();
      });
      answer.on('close', end).on('error', end);
    });
    ask.end(body);
  });
}

/**
 * Until when somebody asks to be left alone, by `Retry-After` in seconds or as a date (RFC 9110 10.2.3); null where that says nothing,
 * or a moment that is past.
 * @param most milliseconds from now, beyond which nobody is waited for
 */
export function restUntil(said: string | undefined, most: number, now = Date.now()): Date | null {
  const text = said?.trim() ?? '';
  const until = /^\d{1,12}$/.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  return until > now ? new Date(Math.min(until, now + most)) : null;
}
