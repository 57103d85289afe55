/** Where a mailbox is, as `IMAP_URL` says it. */
import { z } from 'zod';
import { isLoopback } from '../host.ts';

/**
 * `imaps://user:password@host/INBOX`, each part percent-encoded (RFC 5092); the folder may be left out. `imap` is for servers that turn to
 * TLS once they are spoken to (STARTTLS), and for this machine.
 */
const schema = z.url({ protocol: /^imaps?$/ }).transform((value, context) => {
  try {
    const { protocol, hostname, port, username, password, pathname } = new URL(value);
    if (hostname && username && password) {
      const secure = protocol === 'imaps:';
      const folder = pathname.split('/').filter(Boolean).map(decodeURIComponent);
      return {
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port ? Number(port) : secure ? 993 : 143,
        /** TLS from the first byte. */
        secure,
        /** Nobody stands between: TLS and its certificate are not asked for. */
        isHere: isLoopback(hostname),
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
        /** From the outermost inwards. */
        folder: folder.length > 0 ? folder : ['INBOX'],
      };
    }
  } catch {
    // A part that is not percent-encoded: told below.
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** What an `IMAP_URL` says. Throws where it is none. */
export const readImapAddress = (url: string) => schema.parse(url);

/** Whether `readImapAddress` reads it. */
export const isImapAddress = (url: string): boolean => schema.safeParse(url).success;
