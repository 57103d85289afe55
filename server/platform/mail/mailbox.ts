/** The mailbox of `IMAP_URL`, opened for a while (IMAP4rev1, RFC 3501). */
import type { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { readImapAddress } from './imap-address.ts';

const second = 1000;
/** No server says more in one answer than a mail of the longest kind that is read, or the numbers of a million mails. */
const most = { line: 10e6, literal: 2e6, response: 12e6, tokens: 100_000 };

/** What kept the mailbox from being read, in its server's words or the system's; neither its password nor its address is in it. */
export class MailboxError extends Error {
  override name = 'MailboxError';
  readonly said: string;
  constructor(said: string) {
    super(`The mailbox of IMAP_URL cannot be read: ${said}`);
    this.said = said;
  }
}

interface Opened {
  /** Ends the connection, whatever it waits for. */
  signal: AbortSignal;
  /** Nothing can be marked. */
  readOnly?: boolean;
}

/**
 * Does `act` with the mailbox open, and leaves it. Away from this machine nothing goes without TLS, nor to a server whose certificate is
 * not its name's. Throws MailboxError, and what the signal was aborted with; `act` throws nothing but what its client threw.
 */
export async function inMailbox<T>(
  url: string,
  { signal, readOnly = false }: Opened,
  act: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const { host, port, secure, isHere, user, pass, folder } = readImapAddress(url);
  // With half a second of its own to load: with the first mailbox that is read.
  const { ImapFlow } = await import('imapflow');
  signal.throwIfAborted();
  const client = new ImapFlow({
    ...{ host, port, secure, auth: { user, pass } },
    ...(!secure && { doSTARTTLS: !isHere }),
    tls: { rejectUnauthorized: !isHere },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 60 * second,
    maxLineLength: most.line,
    maxLiteralSize: most.literal,
    maxResponseSize: most.response,
    maxResponseTokens: most.tokens,
  });
  // Each call that it keeps from ending throws it, too.
  client.on('error', () => undefined);
  const close = () => client.close();
  signal.addEventListener('abort', close);
  try {
    await client.connect();
    const opened = await client.mailboxOpen(folder, { readOnly });
    if (opened.readOnly && !readOnly) throw new Error('its server lets nobody mark what was read there.');
    const result = await act(client);
    // What was done is done, whether or not the server says goodbye.
    await client.logout().catch(() => undefined);
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw new MailboxError(saidBy(error));
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

const failureSchema = z.object({
  authenticationFailed: z.boolean().optional(),
  mailboxMissing: z.boolean().optional(),
  responseText: z.string().optional(),
  response: z.string().optional(),
  message: z.string(),
});

/** What was wrong, and the server's own words where it had any. */
function saidBy(error: unknown): string {
  const { data } = failureSchema.safeParse(error);
  if (!data) return String(error);
  const words = data.responseText ?? data.response ?? data.message;
  if (data.authenticationFailed) return `its server does not take the user or the password (${words})`;
  if (data.mailboxMissing) return `its server lacks that folder (${words})`;
  return words;
}
