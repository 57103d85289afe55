/**
 * What a service that an administrator believes announces here (COAR Notify), answers to what it was told, or takes back. Nothing of it is
 * shown to readers by itself, and no address in it is called.
 */
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { bareDoi, doiAddress, doiForm } from '#contract/doi.ts';
import type { FaultCode } from '#contract/faults.ts';
import { mostWaitingOfService, type ReceivedKind, type ReplyKind } from '#contract/notify.ts';
import { refuse } from '#contract/refuse.ts';
import type { Journals } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { ownSite, withOwnSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import type { InboxRow } from './queries.ts';
import {
  meantBy,
  type Notification,
  patternOf,
  printOf,
  readNotification,
  resourceOf,
  worksNamedIn,
} from './read-notification.ts';
import {
  changeReceived,
  countWaitingOf,
  deleteReceived,
  findSent,
  insertReceived,
  lockAnnounced,
  lockNamedWork,
  lockReceived,
  lockServices,
  type Named,
  type ReceivedRow,
} from './received-queries.ts';
import { factsOf, forgetTold, tellOfReceived } from './tell-editors.ts';

/** Seconds after which a service may try again that has too much waiting here: people have to look at it. */
const untilLookedAt = 3600;

/**
 * Takes a notification, once by its id, and gives the id of its receipt. Throws `no_es_notificacion`, `remitente_no_admitido`,
 * `oferta_no_atendida`, `patron_no_tratado`, `notificacion_sin_objeto` (of what readers do not see as of what there is not), `notificacion_repetida`,
 * `demasiadas_peticiones` where too much of its service waits for editors.
 * @param site what this platform's addresses begin with, as it was asked
 */
export async function receiveNotification(services: Services, body: unknown, site: string): Promise<string> {
  const { db, transact } = services;
  const notification = readNotification(body);
  return transact(async () => {
    const senders = (await lockServices(db)).filter((service) => isSentBy(service, notification));
    if (senders.length === 0) throw refuse('remitente_no_admitido');
    const known = await findKnown(services, senders, notification);
    if (known) return known;
    const pattern = patternOf(notification);
    if (pattern.does === 'undo') return undo(services, senders, notification);
    const row =
      pattern.does === 'announce'
        ? await announcedRow(services, senders, notification, pattern.clase, site)
        : await answerRow(services, senders, notification, pattern.clase);
    const kept = await insertReceived(services.db, row);
    if (kept && pattern.does === 'announce') await tellOfReceived(services, kept);
    if (kept) return kept.id;
    // The same came at the same time, by another request.
    const taken = await findKnown(services, senders, notification);
    if (!taken) throw refuse('notificacion_repetida');
    return taken;
  });
}

type NewRow = Pick<ReceivedRow, 'id'> & Parameters<typeof insertReceived>[1];

/** The receipt of what was received by its id; throws `notificacion_repetida` where that said something else. */
async function findKnown(
  { db }: Services,
  senders: readonly InboxRow[],
  notification: Notification,
): Promise<string | undefined> {
  const sent = await findSent(db, idsOf(senders), notification.id);
  if (sent && sent.huella !== printOf(notification)) throw refuse('notificacion_repetida');
  return sent?.id;
}

async function announcedRow(
  services: Services,
  senders: readonly InboxRow[],
  notification: Notification,
  clase: ReceivedKind,
  site: string,
): Promise<NewRow> {
  const { db } = services;
  const isHere = hostsOf(services, site);
  const journals = journalsOf(senders);
  const { first, ends } = worksNamedIn(notification);
  const work =
    (await lockNamedWork(db, namesOf(first, isHere), journals)) ??
    (await lockNamedWork(db, namesOf(ends, isHere), journals));
  const sender = work && senders.find(({ revistaId }) => revistaId === null || revistaId === work.revistaId);
  if (!work || !sender) throw about('context.id', 'de_ninguna_obra');
  const nearness = (address: string) => {
    const { ids, dois, preprints } = namesOf([address], isHere);
    const isItself = ids.includes(work.id) || dois.includes(work.doi?.toLowerCase() ?? '');
    return isItself ? 2 : work.preprint !== null && preprints.includes(work.preprint) ? 1 : 0;
  };
  const announced = resourceOf(notification, clase, nearness);
  if ((await countWaitingOf(db, sender.id)) >= mostWaitingOfService)
    throw refuse('demasiadas_peticiones', { espera: untilLookedAt });
  return { ...rowOf(sender, notification), clase, publicacionId: work.id, ...announced };
}

/** An answer to what we announced to it. */
async function answerRow(
  { db }: Services,
  senders: readonly InboxRow[],
  notification: Notification,
  clase: ReplyKind,
): Promise<NewRow> {
  const meant = z.uuid().safeParse(meantBy(notification).replace(/^urn:uuid:/i, ''));
  const announced = meant.success ? await lockAnnounced(db, idsOf(senders), meant.data.toLowerCase()) : undefined;
  const sender = senders.find(({ id }) => id === announced?.buzonId);
  if (!announced || !sender) throw about('inReplyTo', 'no_se_anuncio');
  return { ...rowOf(sender, notification), clase, mensajeId: announced.id, texto: notification.summary ?? null };
}

/**
 * What is undone is undone once. What readers see they go on seeing until an editor says otherwise: whoever knows a service's name can write in
 * it. What no editor decided of leaves nothing: it would add up without an end.
 */
async function undo(services: Services, senders: readonly InboxRow[], notification: Notification): Promise<string> {
  const { db } = services;
  const sent = await findSent(db, idsOf(senders), meantBy(notification));
  const row = sent?.publicacionId ? await lockReceived(db, sent.id) : undefined;
  if (!row) throw about('inReplyTo', 'no_se_recibio');
  if (row.estado === 'ANULADO' || row.estado === 'POR_RETIRAR') return row.id;
  if (row.estado === 'PENDIENTE') {
    await deleteReceived(db, row.id);
    await forgetTold(services, [row.publicacionId]);
    return row.id;
  }
  const isShown = row.estado === 'ACEPTADO';
  await changeReceived(db, row.id, { estado: isShown ? 'POR_RETIRAR' : 'ANULADO' });
  if (isShown)
    await record(db, {
      type: 'publication.announcementUndone',
      userId: null,
      ...(row.publicacionId && { publicacionId: row.publicacionId }),
      datos: await factsOf(db, row),
    });
  return row.id;
}

const rowOf = (sender: InboxRow, notification: Notification) => ({
  ...{ id: uuid(), buzonId: sender.id, servicio: sender.nombre },
  ...{ clave: notification.id, huella: printOf(notification) },
});
/** Of whose works one of them may speak. */
const journalsOf = (senders: readonly InboxRow[]): Journals =>
  senders.some(({ revistaId }) => revistaId === null) ? 'all' : senders.flatMap(({ revistaId }) => revistaId ?? []);
const idsOf = (senders: readonly InboxRow[]) => senders.map(({ id }) => id);
const about = (field: string, code: FaultCode) => refuse('notificacion_sin_objeto', { errors: [{ field, code }] });

/** By either of the addresses that an administrator entered. */
const isSentBy = ({ actor, direccion }: InboxRow, { origin }: Notification): boolean =>
  isSame(origin.id, actor) || (origin.inbox !== undefined && isSame(origin.inbox, direccion));
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (address: string) => (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');

/** Whether an address is of this platform, or of a journal with a name of its own. */
function hostsOf(services: Services, site: string): (address: URL) => boolean {
  const own = withOwnSite(services).flatMap(({ id }) => ownSite(services, id) ?? []);
  const hosts = new Set([site, ...own].filter((each) => URL.canParse(each)).map((each) => new URL(each).host));
  return ({ host }) => hosts.has(host);
}

const page = /^\/catalogo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i;
/** What works may be called by these addresses. */
function namesOf(addresses: readonly string[], isHere: (address: URL) => boolean): Named {
  const ids = addresses.flatMap((each) => {
    const address = URL.canParse(each) ? new URL(each) : undefined;
    const id = address && isHere(address) ? page.exec(address.pathname)?.[1] : undefined;
    return id ? [id.toLowerCase()] : [];
  });
  const dois = addresses.flatMap((each) => {
    if (!/^(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|doi:)/i.test(each)) return [];
    // What addresses escape of it, one ASCII sign after the other.
    const doi = bareDoi(each).replace(/%[2-7][\da-f]/gi, decodeURIComponent);
    return doiForm.test(doi) ? [doi] : [];
  });
  // Authors write addresses as they find them.
  const preprints = addresses.flatMap((each) => [each, each.replace(/\/$/, ''), `${each}/`]);
  return {
    ids,
    dois: dois.map((doi) => doi.toLowerCase()),
    preprints: [...new Set([...preprints, ...dois.map(doiAddress)])],
  };
}
