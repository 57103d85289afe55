/** The iD of an account as ORCID confirms it: one iD is one account's. */
import type { Account } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { presentAccount } from '../present.ts';
import { findByOrcid, lockOrcid, lockUser, updateUser } from '../queries.ts';
import { hashToken } from '../tokens.ts';
import { spendProof } from './flow-queries.ts';

/**
 * Gives the account an iD as confirmed, in place of what was typed; one that is its own already stays so since when it is. Throws
 * `orcid_en_uso` where another account has it confirmed, which is not named.
 * @param proven the iD, asked for in the transaction: what proved it is used up only where this comes about
 */
export function confirmOrcid(
  { db, transact }: Services,
  viewer: SignedIn,
  proven: () => Promise<string>,
): Promise<Account> {
  return transact(async () => {
    const before = await lockUser(db, viewer.id);
    if (!before) throw refuse('sesion_caducada');
    const orcid = await proven();
    if (before.orcid === orcid && before.fechaOrcid) return presentAccount(before);
    await lockOrcid(db, orcid);
    if (await findByOrcid(db, orcid)) throw refuse('orcid_en_uso');
    const user = await updateUser(db, viewer.id, { orcid, fechaOrcid: new Date() });
    if (!user) throw refuse('sesion_caducada');
    await record(db, { type: 'account.orcidLinked', userId: user.id });
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

/** The iD stays as one that was typed, and nobody logs in by it any more. */
export function unlinkOrcid({ db, transact }: Services, viewer: SignedIn): Promise<Account> {
  return transact(async () => {
    const before = await lockUser(db, viewer.id);
    if (!before) throw refuse('sesion_caducada');
    if (!before.fechaOrcid) return presentAccount(before);
    const user = await updateUser(db, viewer.id, { fechaOrcid: null });
    if (!user) throw refuse('sesion_caducada');
    await record(db, { type: 'account.orcidUnlinked', userId: user.id });
    return presentAccount(user);
  });
}
