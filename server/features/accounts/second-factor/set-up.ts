/** The second step of one's own account: set up, its recovery codes renewed, ended. */
import type { FactorToSetUp, SecondFactor } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isAskedSecondFactor } from '#server/policy/index.ts';
import { passwordMatches } from '../passwords.ts';
import { findUser, lockUser, type UserRow } from '../queries.ts';
import { tryPassword } from '../try-password.ts';
import { altaOf, factorToSetUp, hashRecoveryCode, newRecoveryCodes, newSecret } from './codes.ts';
import { deleteFactor, findFactor, hasFactor, keepUnconfirmed, narrowSessions, updateFactor } from './queries.ts';
import { tellOwner } from './tell-owner.ts';
import { openSecret, sealSecret, withCode } from './try-code.ts';

type From = Pick<Origin, 'address'>;

export async function readSecondFactor({ db, settings }: Services, viewer: SignedIn): Promise<SecondFactor> {
  const factor = await findFactor(db, viewer.id);
  return {
    desde: factor?.desde?.toISOString() ?? null,
    codigosRestantes: factor?.codigos.length ?? 0,
    exigido: isAskedSecondFactor(viewer, settings.get()),
  };
}

/** Throws `contrasena_incorrecta`, and `demasiados_intentos`: a log-in that somebody found open is no licence to guess. */
export async function checkPassword(services: Services, viewer: SignedIn, password: string, { address }: From) {
  const user = await findUser(services.db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  const whose = { email: user.email, address, device: viewer.sessionId };
  if (!(await tryPassword(services, whose, () => passwordMatches(user.passwordHash, password))))
    throw refuse('contrasena_incorrecta', { errors: [{ field: 'password', code: 'contrasena_incorrecta' }] });
}

/** The own account, its row locked. */
export const lockOwn = (services: Services, viewer: SignedIn) => async (): Promise<UserRow> => {
  const user = await lockUser(services.db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  return user;
};

/**
 * A new secret for the person's app, which holds once a first code of it was right; one that was begun before holds no more. Throws
 * `segundo_paso_activo`, and what `checkPassword` does.
 */
export async function beginSecondFactor(
  services: Services,
  viewer: SignedIn,
  password: string,
  from: From,
): Promise<FactorToSetUp> {
  const { db, settings, transact } = services;
  await checkPassword(services, viewer, password, from);
  const secreto = newSecret();
  const sealed = await sealSecret(services, viewer.id, secreto);
  return transact(async () => {
    const user = await lockOwn(services, viewer)();
    if (await hasFactor(db, user.id)) throw refuse('segundo_paso_activo');
    await keepUnconfirmed(db, user.id, sealed);
    return factorToSetUp(secreto, settings.get().nombre, user.email);
  });
}

/**
 * From now on sign-ins take a second step; log-ins that opened nothing but this open all. Gives the recovery codes. Throws
 * `segundo_paso_activo`, `segundo_paso_sustituido` where another secret has taken the place of that of `alta`, and what `withCode` does.
 */
export async function confirmSecondFactor(
  services: Services,
  viewer: SignedIn,
  { codigo, alta }: { codigo: string; alta?: string | undefined },
  { address }: From,
) {
  const { db } = services;
  const factor = await findFactor(db, viewer.id);
  const secreto = factor && !factor.desde ? await openSecret(services, viewer.id, factor) : undefined;
  // Before the code is tried: as a wrong one it would be counted.
  if (alta !== undefined && secreto !== undefined && altaOf(secreto) !== alta) throw refuse('segundo_paso_sustituido');
  if (factor?.desde) throw refuse('segundo_paso_activo');
  return withCode(
    services,
    viewer.id,
    codigo,
    { address, device: viewer.sessionId },
    lockOwn(services, viewer),
    async (user, { desde }) => {
      if (desde) throw refuse('segundo_paso_activo');
      await updateFactor(db, user.id, { desde: new Date() });
      await narrowSessions(db, user.id, false);
      await record(db, { type: 'account.secondFactorOn', userId: user.id });
      await tellOwner(services, user, 'secondFactorOn');
      return giveRecoveryCodes(services, user.id);
    },
  );
}

async function giveRecoveryCodes({ db }: Services, userId: string) {
  const codigos = newRecoveryCodes();
  await updateFactor(db, userId, { codigos: codigos.map((code) => hashRecoveryCode(userId, code)) });
  return { codigos };
}

/** Ten others: those before hold no more. Throws `segundo_paso_inactivo`, and what `withCode` does. */
export async function renewRecoveryCodes(services: Services, viewer: SignedIn, codigo: string, { address }: From) {
  const { db } = services;
  if (!(await hasFactor(db, viewer.id))) throw refuse('segundo_paso_inactivo');
  const from = { address, device: viewer.sessionId };
  return withCode(services, viewer.id, codigo, from, lockOwn(services, viewer), async (user) => {
    await record(db, { type: 'account.recoveryCodesMade', userId: user.id });
    return giveRecoveryCodes(services, user.id);
  });
}

/**
 * Sign-ins take no second step any more. Where a role asks for one, the account's log-ins open nothing until there is another.
 * Throws `segundo_paso_inactivo`, and what `checkPassword` and `withCode` do.
 */
export async function endSecondFactor(
  services: Services,
  viewer: SignedIn,
  { password, codigo }: { password: string; codigo: string },
  from: From,
): Promise<void> {
  const { db, settings } = services;
  if (!(await hasFactor(db, viewer.id))) throw refuse('segundo_paso_inactivo');
  await checkPassword(services, viewer, password, from);
  const { address } = from;
  const device = viewer.sessionId;
  await withCode(services, viewer.id, codigo, { address, device }, lockOwn(services, viewer), async (user) => {
    await deleteFactor(db, user.id);
    if (isAskedSecondFactor(user, settings.get())) await narrowSessions(db, user.id, true);
    await record(db, { type: 'account.secondFactorOff', userId: user.id });
    await tellOwner(services, user, 'secondFactorOff');
  });
}
