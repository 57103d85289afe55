/** The iD of an account as ORCID confirms it: one iD is one account's. */
import type { Account } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { mailText } from '#server/messages/mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { presentAccount } from '../present.ts';
import { findByOrcid, findSignedIn, lockOrcid, lockUser, type UserRow, updateUser } from '../queries.ts';
import { hashToken } from '../tokens.ts';
import { spendProof } from './flow-queries.ts';

/**
 * Gives the account an iD as confirmed, in place of what was typed, and tells its owner by mail; one that is its own already stays so
 * since when it is. Throws `orcid_en_uso` where another account has it confirmed, which is not named.
 * @param proven the iD, asked for in the transaction: what proved it is used up only where this comes about
 */
export function confirmOrcid(services: Services, viewer: SignedIn, proven: () => Promise<string>): Promise<Account> {
  const { db, transact } = services;
  return transact(async () => {
    const before = await lockUser(db, viewer.id);
    // A log-in that was ended while ORCID was asked connects nothing any more.
    if (!before || !(await findSignedIn(db, viewer.sessionId))) throw refuse('sesion_caducada');
    const orcid = await proven();
    if (before.orcid === orcid && before.fechaOrcid) return presentAccount(before);
    await lockOrcid(db, orcid);
    if (await findByOrcid(db, orcid)) throw refuse('orcid_en_uso');
    const user = await updateUser(db, viewer.id, { orcid, fechaOrcid: new Date() });
    if (!user) throw refuse('sesion_caducada');
    await record(db, { type: 'account.orcidLinked', userId: user.id });
    // Whoever found a log-in open would have a way in that outlasts it.
    await tellOwner(services, user, 'orcidConnected', '/forgot-password');
    return presentAccount(user);
  });
}

/** Connects the iD with which this browser came back before it had an account. Throws `orcid_sin_camino` and `orcid_en_uso`. */
export const linkOrcid = (
  services: Services,
  viewer: SignedIn,
  prueba: string,
  { orcidCookie }: Pick<Origin, 'orcidCookie'>,
): Promise<Account> =>
  confirmOrcid(services, viewer, async () => {
    const orcid = await spendProof(services.db, hashToken(prueba), hashToken(orcidCookie.value));
    if (!orcid) throw refuse('orcid_sin_camino');
    return orcid;
  });

export function unlinkOrcid({ db, transact }: Services, viewer: SignedIn): Promise<Account> {
  return transact(async () => {
    const before = await lockUser(db, viewer.id);
    if (!before) throw refuse('sesion_caducada');
    return presentAccount(before.fechaOrcid ? await disconnect(db, before) : before);
  });
}

/**
 * Whoever reads the account's mail has recovered it: an iD that somebody else may have connected is no door to it any more, and they
 * are told. In a transaction that holds the account's row (`lockUser`).
 */
export async function disconnectRecovered(services: Services, user: UserRow): Promise<void> {
  if (!user.fechaOrcid) return;
  await disconnect(services.db, user);
  await tellOwner(services, user, 'orcidDisconnected', '/perfil');
}

/** The iD stays as one that was typed, and nobody logs in by it any more. */
async function disconnect(db: Database, { id }: UserRow): Promise<UserRow> {
  const user = await updateUser(db, id, { fechaOrcid: null });
  if (!user) throw refuse('sesion_caducada');
  await record(db, { type: 'account.orcidUnlinked', userId: id });
  return user;
}

async function tellOwner(
  services: Services,
  { email, nombres, orcid, preferencias }: UserRow,
  kind: 'orcidConnected' | 'orcidDisconnected',
  page: string,
): Promise<void> {
  const values = { nombre: nombres, orcid: orcid ?? '', enlace: publicAddress(services.env, page) };
  const mail = mailText(kind, preferencias.language ?? 'es', values);
  await sendMail(services, { para: email, secreto: false, ...mail });
}
