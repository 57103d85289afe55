/** Accounts made for people who are invited to review and have none: found by address, and opened by who holds the link. */
import { v7 as uuid } from 'uuid';
import type { NewInvitation, OpenedAccount } from '#contract/entities/invitation.ts';
import type { Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { refuseBreached } from './breached/breached.ts';
import { confirmAddress } from './confirm-address.ts';
import { keepDevice } from './known-devices.ts';
import { acceptOnRegistering } from './legal-texts.ts';
import { retireMailedTokens } from './mailed-token-queries.ts';
import { type Browser, openOn } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { findUserByEmail, insertUser, lockUser, type UserRow, updateUser } from './queries.ts';
import { newToken } from './tokens.ts';

type Invited = Pick<NewInvitation, 'nombres' | 'apellidos' | 'email' | 'afiliacion' | 'idioma'>;

/**
 * The account of an address, made where there is none; one that was made before and is not opened yet is called as it is said
 * now. In the caller's transaction: who invites the same address at the same moment waits, and finds what was made.
 */
export async function accountToInvite(
  { db }: Services,
  { idioma, email, ...said }: Invited,
): Promise<[UserRow, 'made' | 'found']> {
  const found = await findUserByEmail(db, email);
  if (found) return [await calledAsSaid(found), 'found'];
  const made = await insertUser(db, {
    ...said,
    id: uuid(),
    email,
    // Of a password that nobody has: a log-in takes as long as with any other account.
    passwordHash: await hashPassword(newToken()),
    roles: ['LECTOR'],
    preferencias: { theme: null, language: idioma, notifications: true },
    invitadaDesde: new Date(),
  });
  if (made) return [made, 'made'];
  const other = await findUserByEmail(db, email);
  if (!other) throw new Error('Two accounts contend for one address.');
  return [await calledAsSaid(other), 'found'];

  async function calledAsSaid(user: UserRow): Promise<UserRow> {
    if (user.invitadaDesde === null) return user;
    return (await updateUser(db, user.id, said)) ?? user;
  }
}

/**
 * Opens such an account for who holds the link that was mailed to its address, which confirms it, and logs in. Throws
 * `enlace_no_valido`, and `cuenta_abierta` where it was opened already: of two at once, to the second.
 */
export async function openInvitedAccount(
  services: Services,
  id: string,
  { password, ...said }: Omit<OpenedAccount, 'token'>,
  browser: Browser,
): Promise<Session> {
  const { db, transact } = services;
  await refuseBreached('password', password);
  const passwordHash = await hashPassword(password);
  const [session, remembered] = await transact(async () => {
    const user = await lockUser(db, id);
    if (!user || user.fechaBloqueo) throw refuse('enlace_no_valido');
    if (user.invitadaDesde === null) throw refuse('cuenta_abierta');
    const opened = await updateUser(db, id, { ...said, passwordHash, invitadaDesde: null });
    if (!opened) throw refuse('enlace_no_valido');
    await retireMailedTokens(db, id, 'contraseña');
    await acceptOnRegistering(db, id);
    await record(db, {
      type: 'account.registered',
      userId: id,
      datos: { rol: opened.roles.join(', '), solicitado: null },
    });
    const confirmed = await confirmAddress(services, opened);
    return openOn(services, confirmed, browser);
  });
  keepDevice(browser.cookie, remembered);
  return session;
}
