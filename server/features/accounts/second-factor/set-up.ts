/** The second step of one's own account: set up, its recovery codes renewed, ended. */
import type { FactorProof, FactorToSetUp, Proof, SecondFactor } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isAskedSecondFactor } from '#server/policy/index.ts';
import type { AtSite } from '../passkeys/challenge.ts';
import { findPasskeys } from '../passkeys/queries.ts';
import { checkPassword, lockOwn } from './check-password.ts';
import { checkFactor, checkProof } from './check-proof.ts';
import { altaOf, factorToSetUp, newSecret } from './codes.ts';
import {
  deleteFactor,
  findFactor,
  hasApp,
  hasFactor,
  hasPasskeys,
  keepUnconfirmed,
  narrowSessions,
  updateFactor,
} from './queries.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { tellOwner } from './tell-owner.ts';
import { openSecret, sealSecret, withCode } from './try-code.ts';

type From = Pick<Origin, 'address'>;

export async function readSecondFactor({ db, settings }: Services, viewer: SignedIn): Promise<SecondFactor> {
  const factor = await findFactor(db, viewer.id);
  return {
    desde: factor?.desde?.toISOString() ?? null,
    llaves: (await findPasskeys(db, viewer.id)).map(({ id, nombre, fechaCreacion, ultimoUso }) => ({
      id,
      nombre,
      fechaCreacion: fechaCreacion.toISOString(),
      ultimoUso: ultimoUso?.toISOString() ?? null,
    })),
    codigosRestantes: factor?.codigos.length ?? 0,
    exigido: isAskedSecondFactor(viewer, settings.get()),
  };
}

/**
 * A new secret for the person's app, which holds once a first code of it was right; one that was begun before holds no more. Throws
 * `segundo_paso_activo`, and what `checkProof` does.
 */
export async function beginSecondFactor(
  services: Services,
  viewer: SignedIn,
  proof: Proof,
  from: AtSite & From,
): Promise<FactorToSetUp> {
  const { db, settings, transact } = services;
  if (await hasApp(db, viewer.id)) throw refuse('segundo_paso_activo');
  await checkProof(services, viewer, proof, from);
  const secreto = newSecret();
  const sealed = await sealSecret(services, viewer.id, secreto);
  return transact(async () => {
    const user = await lockOwn(services, viewer)();
    if (await hasApp(db, user.id)) throw refuse('segundo_paso_activo');
    await keepUnconfirmed(db, user.id, sealed);
    return factorToSetUp(secreto, settings.get().nombre, user.email);
  });
}

/**
 * From now on sign-ins take a second step; log-ins that opened nothing but this open all. Gives recovery codes, where there were
 * no passkeys, which came with some. Throws `segundo_paso_activo`, `segundo_paso_sustituido` where another secret has taken the place
 * of that of `alta`, and what `withCode` does.
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
      return (await hasPasskeys(db, user.id)) ? { codigos: [] } : giveRecoveryCodes(services, user.id);
    },
    'newApp',
  );
}

/** Ten others: those before hold no more. Throws `segundo_paso_inactivo`, and what `checkFactor` does. */
export async function renewRecoveryCodes(
  services: Services,
  viewer: SignedIn,
  proof: FactorProof,
  from: AtSite & From,
) {
  const { db, transact } = services;
  if (!(await hasFactor(db, viewer.id))) throw refuse('segundo_paso_inactivo');
  await checkFactor(services, viewer, proof, from);
  return transact(async () => {
    const user = await lockOwn(services, viewer)();
    // Taken away at this very moment.
    if (!(await hasFactor(db, user.id))) throw refuse('segundo_paso_inactivo');
    await record(db, { type: 'account.recoveryCodesMade', userId: user.id });
    return giveRecoveryCodes(services, user.id);
  });
}

/**
 * No codes of an app are taken any more: where there are passkeys they go on, with the recovery codes. Where there are none and a role
 * asks for a second step, the account's log-ins open nothing until there is another.
 * Throws `segundo_paso_inactivo`, and what `checkPassword` and `withCode` do.
 */
export async function endSecondFactor(
  services: Services,
  viewer: SignedIn,
  { password, codigo }: { password: string; codigo: string },
  from: From,
): Promise<void> {
  const { db, settings } = services;
  if (!(await hasApp(db, viewer.id))) throw refuse('segundo_paso_inactivo');
  await checkPassword(services, viewer, password, from);
  const { address } = from;
  const device = viewer.sessionId;
  await withCode(services, viewer.id, codigo, { address, device }, lockOwn(services, viewer), async (user) => {
    if (await hasPasskeys(db, user.id)) await updateFactor(db, user.id, { secreto: null, desde: null });
    else await deleteFactor(db, user.id);
    const isLeft = await hasFactor(db, user.id);
    if (!isLeft && isAskedSecondFactor(user, settings.get())) await narrowSessions(db, user.id, true);
    await record(db, { type: 'account.secondFactorOff', userId: user.id });
    await tellOwner(services, user, 'secondFactorOff');
  });
}
