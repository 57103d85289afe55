/** A name server on a port of its own that knows what it is told, and nothing of anything else (RFC 1035). */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet';

/** What stands at a name: texts, and the mail server there. */
export interface NameRecords {
  txt?: readonly string[];
  mx?: string;
}

/** @param names records by name, read anew at each question */
export async function startNameServer(names: Readonly<Record<string, NameRecords>>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const asked = decode(message);
    const [question] = asked.questions ?? [];
    const name = question?.name.toLowerCase() ?? '';
    const records = names[name];
    const texts = question?.type === 'TXT' ? (records?.txt ?? []) : [];
    const exchange = question?.type === 'MX' ? records?.mx : undefined;
    const answer = encode({
      type: 'response',
      id: asked.id ?? 0,
      // 3: there is no such name.
      flags: AUTHORITATIVE_ANSWER | (records ? 0 : 3),
      questions: asked.questions ?? [],
      answers: [
        ...texts.map((data) => ({ type: 'TXT' as const, name, ttl: 1, data })),
        ...(exchange ? [{ type: 'MX' as const, name, ttl: 1, data: { preference: 1, exchange } }] : []),
      ],
    });
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((done) => socket.close(() => done())),
  };
}
