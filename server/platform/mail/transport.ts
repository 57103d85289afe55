/** How one mail is handed over to the SMTP server. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import type { Keys } from '../signature.ts';
import { addressWith, mailToken } from './mail-token.ts';
import type { WaitingMail } from './outbox.ts';

/** Hands a mail over, in the name of a journal where one is said; throws what the server, or the way to it, said. */
export type HandOver = (mail: WaitingMail, revistaId?: string) => Promise<void>;

const second = 1000;

const refusalSchema = z.object({
  responseCode: z.number().min(500).max(599),
  command: z.enum(['RCPT TO', 'DATA']),
});
/**
 * Whether the server will never take this mail: a permanent refusal (5xx, RFC 5321 §4.2.1) of its recipient or its
 * content. A refusal of the log-in or of the sender is about the platform’s settings, which may be corrected meanwhile.
 */
export const isForGood = (error: unknown): boolean => refusalSchema.safeParse(error).success;

/**
 * What hands mails to the server of SMTP_URL; undefined where none is set. With MAIL_BOUNCES each comes back to an address that names it. Where MAIL_FROM says no name, mails come from the journal that
 * signs them, else from the platform, by the name it has when they leave.
 */
export function openTransport(
  { SMTP_URL, MAIL_FROM, MAIL_BOUNCES, PUBLIC_URL }: Environment,
  nameOf: (revistaId?: string) => string = () => 'Pliego',
  secret?: Keys,
): HandOver | undefined {
  if (!SMTP_URL) return undefined;
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost';
  const transport = createTransport({
    url: SMTP_URL,
    dnsTimeout: 10 * second,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    // A mail never brings in files of this machine or pages of the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, said = '', address = MAIL_FROM] = /^([^<]*)<([^<>]+)>$/.exec(MAIL_FROM ?? '') ?? [];
  return async (mail, revistaId) => {
    await transport.sendMail({
      from:
        said.trim() === ''
          ? { name: oneLine(nameOf(revistaId)), address: address ?? `no-reply@${host}` }
          : (MAIL_FROM ?? ''),
      // An object is one address, whatever stands in it; a text would be read as a list.
      to: { name: '', address: mail.para },
      subject: mail.asunto,
      text: mail.texto,
      html: mail.html,
      // The same at each try, so that a mail sent again after a broken connection is known for the same one.
      messageId: `<${mail.id}@${host}>`,
      date: mail.fechaCreacion,
      // RFC 3834: nobody's holiday notice answers it.
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: the address may be posted to, and ends it at once.
        ...(mail.enlaceBaja && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(MAIL_BOUNCES &&
        secret && {
          envelope: { from: addressWith(MAIL_BOUNCES, mailToken(secret, mail.id)), to: [mail.para] },
        }),
      ...(mail.responderA && { replyTo: { name: '', address: mail.responderA } }),
      ...(mail.enlaceBaja && { list: { unsubscribe: mail.enlaceBaja } }),
    });
  };
}

/** A header is one line, whatever the journal is called. */
const oneLine = (name: string) => name.replace(/\s+/g, ' ').trim();
