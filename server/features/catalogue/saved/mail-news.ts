/** What is new in the searches that people keep: one mail for all of theirs that are due. */
import { z } from 'zod';
import { takeBackMs } from '#contract/issue-acts.ts';
import { workPage } from '#contract/public-addresses.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { unsubscribePath } from '#server/features/correspondence/notifications/leaving-path.ts';
import {
  unsubscribeSecret,
  unsubscribeToken,
} from '#server/features/correspondence/notifications/unsubscribe-token.ts';
import { newsMail, newsOfSearch } from '#server/messages/search-mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { log } from '#server/platform/log/log.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { readKept } from './kept-search.ts';
import { findNews } from './news.ts';
import { type Due, findDueKeepers, type Keeper, takeDue } from './saved-queries.ts';

/** Milliseconds after midnight, UTC, from when on a day's mails go out, as the digests do. */
const morningMs = 6 * hourMs;
/**
 * A mail tells what was published until so long before it, in ms: what is taken back meanwhile is told to nobody, and what was being
 * published while the mail before was written is in the next.
 */
const settlesIn = takeBackMs;
/** Works that a mail names of one search; of more it says how many there are. */
const mostNamed = 10;
/** People written to in one turn: the next comes in an hour. */
const mostKeepers = 2000;

/** Every hour, so that a server that slept through the morning still sends. Its result: how many mails went out. */
export const mailingNews = defineJob({
  tipo: 'busquedas',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: async (services: Services, { signal }) => ({ correos: await mailNews(services, new Date(), signal) }),
});

/**
 * Looks through the searches that were last looked through before the last morning, or a week before it. A person whose mail
 * fails holds up no other: what failed is thrown once the rest is written to, and tried again with the job.
 */
export async function mailNews(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const secret = await ownSecret(services.db, unsubscribeSecret);
  const morning = Math.floor((now.getTime() - morningMs) / dayMs) * dayMs + morningMs;
  // Of a week's mail the day is that of the last one: six days, for the mail of a morning comes some minutes after it.
  const looked = morning - settlesIn;
  const before = { DIARIA: new Date(looked), SEMANAL: new Date(looked - 6 * dayMs) };
  const until = new Date(now.getTime() - settlesIn);
  let sent = 0;
  const failures: unknown[] = [];
  for (const keeper of await findDueKeepers(services.db, before, mostKeepers)) {
    signal.throwIfAborted();
    try {
      if (await mailOne(services, secret, keeper, { before, until })) sent++;
    } catch (err) {
      log.error({ err }, 'mailing what is new in the searches that a person keeps');
      failures.push(err);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be written.`);
  return sent;
}

interface Looked {
  before: Due;
  until: Date;
}

/** Takes what is due and writes the mail in one transaction: whoever else tries, it goes out once. */
function mailOne(services: Services, secret: Uint8Array, keeper: Keeper, { before, until }: Looked) {
  const { db, env, transact } = services;
  const { userId, email, nombres, language } = keeper;
  const idioma = language ?? 'es';
  return transact(async () => {
    const parts: string[] = [];
    for (const { nombre, consulta, vistaHasta } of await takeDue(db, userId, before, until)) {
      const asked = readKept(consulta);
      if (!asked) continue;
      const { total, works } = await findNews(db, asked, { desde: vistaHasta, hasta: until }, mostNamed);
      if (total === 0) continue;
      const address = publicAddress(env, '/catalogo') + (consulta ? `?${consulta}&orden=recientes` : '');
      const named = works.map((work) => ({ ...work, enlace: publicAddress(env, workPage(work.id)) }));
      parts.push(newsOfSearch(idioma, { nombre, total, works: named, enlace: address }));
    }
    if (parts.length === 0) return false;
    const baja = publicAddress(env, unsubscribePath, { token: unsubscribeToken(secret, userId, 'BUSQUEDAS') });
    const enlace = `${publicAddress(env, '/configuracion')}#busquedas`;
    const mail = newsMail(idioma, { nombre: nombres, lista: parts.join('\n\n'), enlace, baja });
    await sendMail(services, { ...mail, para: email, secreto: false, enlaceBaja: baja });
    return true;
  });
}
