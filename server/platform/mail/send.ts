import { v7 as uuid } from 'uuid';
import { signedBy } from '#server/messages/mail-frame.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { queueDeliveries, type Signed } from '#server/platform/mail/deliver.ts';
import { insertMails } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { addressKey, findStopped } from './returned.ts';
import { placeOfWork } from './settings-of-work.ts';

export interface OutgoingMail {
  /** One address. */
  para: string;
  asunto: string;
  texto: string;
  html: string;
  /** It carries a link that acts for its holder: its text is shown only where it is kept, and not kept once sent. */
  secreto: boolean;
  /** Its reader asked for it just now, as for a link to a new password: it goes even where mails to the address come back. */
  pedido?: boolean;
  /** Who is answered, where it is not the platform. */
  responderA?: string;
  /** Absolute address where the reader of a newsletter leaves it. */
  enlaceBaja?: string;
  /** The person who wrote it, and the work that it is about: who may follow it. */
  enviadoPorId?: string;
  publicacionId?: string | undefined;
  /** The work whose journal signs it, where it is not to be followed as that work's. */
  deObra?: string;
  /** The review to which it invites. */
  reviewId?: string;
}

type Sending = Pick<Services, 'db' | 'env' | 'settings'>;

/**
 * Hands a mail over in the caller's transaction: if that fails, nothing is sent. Where there is no SMTP_URL it is kept
 * for the outbox screen instead. Gives its id. Throws where a header would take more than its line.
 */
export async function sendMail(services: Sending, mail: OutgoingMail): Promise<string> {
  const [id = ''] = await sendMails(services, [mail]);
  return id;
}

/** The same of several mails, in no more statements than of one. Gives their ids, in their order. */
export async function sendMails(services: Sending, outgoing: readonly OutgoingMail[]): Promise<string[]> {
  const { db, env, settings } = services;
  const rows: Parameters<typeof insertMails>[1] = [];
  const signed: Signed[] = [];
  const stopped = env.SMTP_URL
    ? await findStopped(
        db,
        outgoing.filter(({ pedido }) => !pedido).map(({ para }) => para),
      )
    : undefined;
  for (const { deObra, ...mail } of outgoing) {
    for (const header of [mail.para, mail.asunto, mail.responderA, mail.enlaceBaja])
      if (header && /[\r\n]/.test(header)) throw new Error('A header of a mail holds a line break.');
    const place = await placeOfWork(services, deObra ?? mail.publicacionId);
    const id = uuid();
    const isStopped = !mail.pedido && stopped?.has(addressKey(mail.para));
    if (!isStopped) signed.push({ id, revista: place?.revistaId });
    rows.push({
      ...signedBy(place ? settings.of(place) : settings.get(), mail, publicAddress(env, '')),
      ...(isStopped && mail.secreto && { texto: '', html: '', enlaceBaja: null }),
      id,
      estado: isStopped ? 'DETENIDO' : env.SMTP_URL ? 'PENDIENTE' : 'GUARDADO',
    });
  }
  await insertMails(db, rows);
  if (env.SMTP_URL) await queueDeliveries(db, signed);
  return rows.map(({ id }) => id);
}
