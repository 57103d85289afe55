/** A real SMTP server on a port of its own, which keeps what it was handed. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  raw: string;
}

export interface TestSmtp {
  url: string;
  received: Received[];
  close: () => Promise<void>;
}

/** @param options what this one does differently, as `onRcptTo` to refuse somebody */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const raw = await text(stream).catch(() => undefined);
      // Cut off before its end: nothing was handed over.
      if (raw === undefined) return done(new Error('The connection closed.'));
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
      done();
    },
    ...options,
    // Short, so that a test that leaves a client waiting can close.
    closeTimeout: 100,
  });
  server.on('error', () => undefined);
  const listening = await new Promise<AddressInfo | string | null>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => resolve(listener.address()));
  });
  if (listening === null || typeof listening === 'string') throw new Error('The SMTP server does not listen.');
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
