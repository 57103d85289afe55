import { v7 as uuid } from 'uuid';
import type { Registration, Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { type RoleState, rolesAfterAsking } from '#server/policy/index.ts';
import { askedJournal, namedAsked } from './asked-journal.ts';
import { refuseBreached } from './breached/breached.ts';
import { keepDevice } from './known-devices.ts';
import { acceptOnRegistering } from './legal-texts.ts';
import { mailLink } from './mail-link.ts';
import { type Browser, openOn } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { insertUser, type UserRow } from './queries.ts';

/** Creates an account, mails it the link that confirms its address, and logs it in. Throws `correo_en_uso`, and `datos_no_validos` for a breached password. */
export async function register(services: Services, registration: Registration, browser: Browser): Promise<Session> {
  await refuseBreached('password', registration.password);
  const passwordHash = await hashPassword(registration.password);
  const [session, remembered] = await services.transact(async () => {
    const user = await createAccount(services, registration, passwordHash);
    await acceptOnRegistering(services.db, user.id);
    await mailLink(services, user, 'correo');
    return openOn(services, user, browser);
  });
  keepDevice(browser.cookie, remembered);
  return session;
}

const newcomer: RoleState = { roles: ['LECTOR'], rolSolicitado: null };

/** Creates an account and nothing else, in the caller's transaction where there is one. Throws `correo_en_uso`. */
export async function createAccount(
  services: Services,
  { password: _, roles: asked, revistaId, ...person }: Registration,
  passwordHash: string,
): Promise<UserRow> {
  const { db, settings, transact } = services;
  const { roles, rolSolicitado } = rolesAfterAsking(newcomer, asked[0] ?? 'LECTOR', {
    approval: settings.get().aprobacionDeRoles,
    confirmed: false,
  });
  const revistaSolicitada = rolSolicitado && askedJournal(services, rolSolicitado, revistaId);
  return transact(async () => {
    const user = await insertUser(db, {
      ...person,
      ...{ id: uuid(), passwordHash, roles, rolSolicitado, revistaSolicitada },
    });
    if (!user) throw refuse('correo_en_uso', { errors: [{ field: 'email', code: 'correo_en_uso' }] });
    const datos = { rol: user.roles.join(', '), solicitado: rolSolicitado, ...namedAsked(services, revistaSolicitada) };
    await record(db, { type: 'account.registered', userId: user.id, datos });
    return user;
  });
}
