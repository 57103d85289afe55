/** An institution as a way into an account: made by who is in it, ended by them, and by whoever recovers it by mail. */
import { v7 as uuid } from 'uuid';
import type { ProviderLinks } from '#contract/entities/identity-provider.ts';
import { mostOfProviders } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmAddress } from '../confirm-address.ts';
import { findSignedIn, lockUser, type UserRow } from '../queries.ts';
import { hashToken } from '../tokens.ts';
import { hasWayIn } from '../ways-in.ts';
import { spendProof } from './flow-queries.ts';
import { openPending } from './pending.ts';
import {
  countLinksOf,
  deleteLink,
  deleteLinksOf,
  holdActive,
  insertLink,
  isLinkOf,
  type LinkRow,
  listLinks,
} from './queries.ts';

type Subject = Pick<LinkRow, 'proveedorId' | 'sujeto'>;
/** What came back, and from when on an account that is made has the address which was confirmed there; null: none. */
type Proven = Subject & { confirmed?: { correo: string | null; since: Date } };

/**
 * Makes a provider's subject a way into the account, and tells its owner by mail; one that is so already stays as it is. Throws
 * `institucion_en_uso` where it is another account's, which is not named, `demasiados_accesos`, and `no_encontrado` of a provider that
 * is gone or paused.
 * @param proven asked for in the transaction: what proved it is used up only where this comes about
 */
export function giveLink(services: Services, viewer: SignedIn, proven: () => Promise<Proven>): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const user = await lockUser(db, viewer.id);
    // A log-in that was ended while the provider was asked connects nothing any more.
    if (!user || !(await findSignedIn(db, viewer.sessionId))) throw refuse('sesion_caducada');
    const { proveedorId, sujeto, confirmed } = await proven();
    const provider = await holdActive(db, proveedorId);
    if (!provider) throw refuse('no_encontrado');
    if (await isLinkOf(db, { proveedorId, sujeto, userId: user.id })) return;
    const maximo = mostOfProviders.links;
    if ((await countLinksOf(db, user.id)) >= maximo) throw refuse('demasiados_accesos', { values: { maximo } });
    if (!(await insertLink(db, { id: uuid(), proveedorId, sujeto, userId: user.id })))
      throw refuse('institucion_en_uso');
    // Of an account that was there before, its address is for its own link to confirm: who made it may be somebody else.
    if (confirmed && confirmed.correo === user.email && user.fechaCreacion >= confirmed.since)
      await confirmAddress(services, user);
    await record(db, { type: 'account.institutionLinked', userId: user.id, datos: { institucion: provider.nombre } });
    // Whoever found a log-in open would have a way in that outlasts it.
    await tellOwner(services, user, 'institutionConnected', { institucion: provider.nombre, page: '/forgot-password' });
  });
}

/** Connects that with which this browser came back before it had an account. Throws `institucion_sin_camino`, and as `giveLink` does. */
export async function linkProvider(
  services: Services,
  viewer: SignedIn,
  prueba: string,
  { providerCookie }: Pick<Origin, 'providerCookie'>,
): Promise<ProviderLinks> {
  const { db } = services;
  await giveLink(services, viewer, async () => {
    const flow = await spendProof(db, hashToken(prueba), hashToken(providerCookie.value));
    const pending = flow && (await openPending(db, flow.hash, flow.pendiente));
    if (!flow || !pending) throw refuse('institucion_sin_camino');
    const { sujeto, correo } = pending;
    return { proveedorId: flow.proveedorId, sujeto, confirmed: { correo, since: flow.fechaCreacion } };
  });
  return listProviderLinks(services, viewer.id);
}

export async function listProviderLinks({ db }: Services, userId: string): Promise<ProviderLinks> {
  const accesos = (await listLinks(db, userId)).map(({ fechaCreacion, fechaUso, ...link }) => ({
    ...link,
    fechaCreacion: fechaCreacion.toISOString(),
    fechaUso: fechaUso?.toISOString() ?? null,
  }));
  return { accesos };
}

/** Throws `no_encontrado`, and `ultima_entrada` where nothing else lets its person in. */
export async function unlinkProvider(services: Services, viewer: SignedIn, id: string): Promise<ProviderLinks> {
  const { db, transact } = services;
  await transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('sesion_caducada');
    const link = (await listLinks(db, user.id)).find((each) => each.id === id);
    if (!link) throw refuse('no_encontrado');
    await deleteLink(db, user.id, id);
    if (!(await hasWayIn(db, user))) throw refuse('ultima_entrada');
    await record(db, { type: 'account.institutionUnlinked', userId: user.id, datos: { institucion: link.nombre } });
  });
  return listProviderLinks(services, viewer.id);
}

/**
 * Whoever reads the account's mail has recovered it: what somebody else may have connected is no door to it any more, and they are
 * told. In a transaction that holds the account's row (`lockUser`).
 */
export async function endRecoveredLinks(services: Services, user: UserRow): Promise<void> {
  const { db } = services;
  const links = await listLinks(db, user.id);
  if ((await deleteLinksOf(db, user.id)) === 0) return;
  for (const { nombre } of links)
    await record(db, { type: 'account.institutionUnlinked', userId: user.id, datos: { institucion: nombre } });
  const institucion = links.map(({ nombre }) => nombre).join(', ');
  await tellOwner(services, user, 'institutionDisconnected', { institucion, page: '/configuracion' });
}

async function tellOwner(
  services: Services,
  { email, nombres, preferencias }: UserRow,
  kind: 'institutionConnected' | 'institutionDisconnected',
  { institucion, page }: { institucion: string; page: string },
): Promise<void> {
  const values = { nombre: nombres, institucion, enlace: publicAddress(services.env, page) };
  const mail = mailText(kind, preferencias.language ?? 'es', values);
  await sendMail(services, { para: email, secreto: false, ...mail });
}
