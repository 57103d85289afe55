/** The day's mail: once a day, what a person put off to it and has not read meanwhile. */
import { z } from 'zod';
import { dayMs, hourMs } from '#contract/time.ts';
import { moreInWords } from '#server/messages/day-words.ts';
import { digestMail } from '#server/messages/notification-mails.ts';
import { byJournal } from '#server/platform/database/by-journal.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { unsubscribePath } from './leaving-path.ts';
import { type DigestReader, findDigestReaders, takeWaiting } from './mail-queries.ts';
import { unsubscribeSecret, unsubscribeToken } from './unsubscribe-token.ts';

/** Milliseconds after midnight, UTC, from when on a day's mails go out: the morning of Europe, the night of America. */
const morningMs = 6 * hourMs;
/** Notifications that one mail lists. */
const mostListed = 30;

/** Every hour, so that a server that slept through the morning still sends. Its result: how many went out. */
export const sendDigests = defineJob({
  tipo: 'resumenes',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: async (services: Services, { signal }) => ({ correos: await digestAll(services, new Date(), signal) }),
});

/** Sends each reader what has waited since before the last morning. Gives how many mails went out. */
export async function digestAll(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const secret = await ownSecret(services.db, unsubscribeSecret);
  let sent = 0;
  for (const reader of await findDigestReaders(services.db, lastMorning(now))) {
    signal.throwIfAborted();
    if (await digestOne(services, secret, reader)) sent++;
  }
  return sent;
}

const lastMorning = (now: Date) => new Date(Math.floor((now.getTime() - morningMs) / dayMs) * dayMs + morningMs);

/** Takes what waits and writes the mail in one transaction: whoever else tries, it goes out once. */
function digestOne(services: Services, secret: Uint8Array, { userId, email, nombres, language }: DigestReader) {
  const { db, env, settings, transact } = services;
  return transact(async () => {
    const treatments = byJournal(settings, ({ tratamiento }) => tratamiento);
    const unread = (await takeWaiting(db, userId, treatments)).filter(({ leidaEn }) => leidaEn === null);
    if (unread.length === 0) return false;
    const lista = unread.slice(0, mostListed).map(({ titulo, mensaje }) => `• ${titulo}. ${mensaje}`);
    if (unread.length > mostListed) lista.push(moreInWords(unread.length - mostListed, language ?? 'es'));
    const baja = publicAddress(env, unsubscribePath, { token: unsubscribeToken(secret, userId, 'RESUMEN') });
    const enlace = publicAddress(env, '/notificaciones');
    const values = { nombre: nombres, lista: lista.join('\n'), enlace, baja };
    await sendMail(services, {
      ...digestMail(language ?? 'es', values),
      para: email,
      secreto: false,
      enlaceBaja: baja,
    });
    return true;
  });
}
