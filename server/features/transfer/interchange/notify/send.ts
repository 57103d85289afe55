/** Sends what is announced to repositories: each inbox by a job of its own, so that none holds up another. */
import { z } from 'zod';
import { answerKept, mostInboxes } from '#contract/notify.ts';
import { minuteMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import {
  isInTrouble,
  type PostAnswered,
  patienceMs,
  tryPost,
  waits,
} from '#server/features/exports/webhooks/try-post.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { bodyOf } from './body.ts';
import {
  changeInboxRow,
  changeMessage,
  findAwaited,
  findNextDue,
  giveUp,
  type InboxRow,
  isStillAt,
  leaveAlone,
  type MessageRow,
} from './queries.ts';

/** Notifications that one turn sends to an inbox. */
const mostInTurn = 500;

/** A minute after it happened at the latest, it is on its way. */
export const handingOutAnnouncements = defineJob({
  tipo: 'coar',
  datos: z.object({}),
  tries: 3,
  everyMs: minuteMs,
  hasOwnRecord: true,
  work: async (services: Services) => {
    for (const id of await findAwaited(services.db)) await queueAnnouncements(services.db, id);
  },
});

export const announcing = defineJob({
  tipo: 'coar.enviar',
  datos: z.object({ buzon: z.uuid() }),
  tries: 3,
  atOnce: mostInboxes,
  hasOwnRecord: true,
  work: (services: Services, { datos, signal }) => announceTo(services, datos.buzon, { signal }),
});

/** Queues those of one inbox, unless they are queued. */
export const queueAnnouncements = (db: Services['db'], buzon: string): Promise<string> =>
  enqueue(db, announcing, { buzon }, { unico: `buzon:${buzon}` });

/** Sends an inbox all that is due, until its server is in trouble: the rest waits for the next turn. */
export async function announceTo(
  services: Services,
  id: string,
  { signal, patience = patienceMs }: { signal?: AbortSignal; patience?: number } = {},
): Promise<void> {
  const { db, log } = services;
  for (let sent = 0; sent < mostInTurn; sent++) {
    signal?.throwIfAborted();
    const next = await findNextDue(db, id);
    if (!next) return;
    const { inbox, announcement } = next;
    let body: string | undefined;
    try {
      body = await bodyOf(services, inbox, announcement);
    } catch (err) {
      signal?.throwIfAborted();
      log.error({ err, buzon: inbox.id, anuncio: announcement.id }, 'writing what an inbox is told');
      await postpone(services, announcement);
      continue;
    }
    if (body === undefined) {
      await changeMessage(db, announcement, { ...unsaid(announcement), fallo: null, fechaProxima: null });
      continue;
    }
    // Before it leaves: what may have arrived is undone, also where nobody lived to note it.
    if (!(await changeMessage(db, announcement, { fechaIntento: new Date() }))) continue;
    const headers = { 'content-type': 'application/ld+json', accept: '*/*', 'user-agent': 'Pliego (COAR Notify)' };
    const call = { direccion: inbox.direccion, headers, body, patient: AbortSignal.timeout(patience) };
    const answer = await tryPost(services, { ...call, ...(signal && { signal }) }, (err) =>
      log.warn({ err, buzon: inbox.id, anuncio: announcement.id }, 'announcing to an inbox'),
    );
    await settle(services, inbox, announcement, answer);
    if (isInTrouble(answer)) return;
  }
}

/** What becomes of one that is not sent. Where it had arrived before it was sent again by hand, it stands there all the same. */
const unsaid = ({ codigo }: MessageRow): Pick<MessageRow, 'estado'> => ({
  estado: codigo !== null && codigo >= 200 && codigo < 300 ? 'ENTREGADA' : 'OMITIDA',
});

/** One that could not be written is tried as often as one that could not be sent, so that those after it have their turn. It has not left. */
async function postpone({ db }: Services, announcement: MessageRow): Promise<void> {
  const intentos = announcement.intentos + 1;
  const wait = waits[intentos - 1];
  const next =
    wait === undefined
      ? { estado: 'FALLIDA' as const, fechaProxima: null }
      : { fechaProxima: new Date(Date.now() + wait) };
  await changeMessage(db, announcement, { ...next, intentos, fallo: null });
}

/** Notes what came of a try. */
async function settle(
  services: Services,
  inbox: InboxRow,
  announcement: MessageRow,
  { fallo, codigo, descansaHasta, text, location }: PostAnswered,
): Promise<void> {
  const { db, transact } = services;
  // Sent elsewhere meanwhile, it begins anew there: what the address before it answered is not noted.
  if (!(await isStillAt(db, inbox))) return;
  const now = new Date();
  const intentos = announcement.intentos + 1;
  const tried = {
    fallo,
    codigo,
    intentos,
    fechaIntento: now,
    respuesta: said(text),
    ubicacion: placeOf(inbox, location),
  };
  if (fallo === null) {
    await changeMessage(db, announcement, { ...tried, estado: 'ENTREGADA', fechaProxima: null });
    await changeInboxRow(db, inbox.id, { fechaExito: now });
    return;
  }
  if (descansaHasta) await leaveAlone(db, inbox, descansaHasta);
  const wait = codigo === 410 ? undefined : waits[intentos - 1];
  if (wait !== undefined) {
    const next = Math.max(now.getTime() + wait, descansaHasta?.getTime() ?? 0);
    await changeMessage(db, announcement, { ...tried, fechaProxima: new Date(next) });
    return;
  }
  await transact(async () => {
    await changeMessage(db, announcement, { ...tried, estado: 'FALLIDA', fechaProxima: null });
    if (codigo === 410 && (await giveUp(db, inbox)))
      await record(db, { type: 'system.inboxGone', userId: null, datos: { buzon: inbox.nombre } });
  });
}

/** The other side's words, on one line and cut; null: none that can be read. */
function said(text: string): string | null {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : line.slice(0, answerKept);
}

/** Where it says that it keeps what it was sent; null: nowhere, or nowhere that anybody could go to. */
function placeOf({ direccion }: InboxRow, location: string | null): string | null {
  const place = location !== null && URL.canParse(location, direccion) ? new URL(location, direccion) : undefined;
  return place && /^https?:$/.test(place.protocol) && place.href.length <= 1000 ? place.href : null;
}
