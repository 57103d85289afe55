/** Every check of a second step's code goes through here. */
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import type { UserRow } from '../queries.ts';
import { tryPassword } from '../try-password.ts';
import { figuresOf, hashRecoveryCode, stepOf } from './codes.ts';
import { type FactorRow, findFactor, updateFactor } from './queries.ts';
import { tellOwner } from './tell-owner.ts';

/** The platform's secret by which those of accounts are sealed. */
export const secretName = 'segundo paso';

/** What is kept of an account's secret. */
export const sealSecret = ({ db }: Services, userId: string, secreto: string) => seal(db, secretName, userId, secreto);

/** Of what a code is taken: of what the account has, or of the app that is being set up, which proves nothing else. */
type Taken = 'factor' | 'newApp';

/** The secret of what an account has; undefined where there is none, or it was sealed by another platform's. */
export const openSecret = async ({ db }: Services, userId: string, { secreto }: Pick<FactorRow, 'secreto'>) =>
  secreto === null ? undefined : unseal(db, secretName, userId, secreto);

/** From where a code comes: wrong ones wait as wrong passwords do. */
export interface CodeOrigin {
  address: string;
  /** The device that is known, or the log-in. */
  device: string | undefined;
}

/**
 * Does `act` in one transaction with the code's being used up: once, one step of drift. Codes count apart from passwords, for a right
 * password would set their count back. Throws `codigo_incorrecto` and `demasiados_intentos`.
 * @param lock gives the account, its row locked
 */
export async function withCode<T>(
  services: Services,
  userId: string,
  codigo: string,
  { address, device }: CodeOrigin,
  lock: () => Promise<UserRow>,
  act: (user: UserRow, factor: FactorRow) => Promise<T>,
  taken: Taken = 'factor',
): Promise<T> {
  const { transact } = services;
  const given: T[] = [];
  await tryPassword(services, { email: `segundo paso ${userId}`, address, device }, async () => {
    const found = await transact(async () => {
      const user = await lock();
      const factor = await useCode(services, user, codigo, taken);
      return factor ? [await act(user, factor)] : [];
    });
    given.push(...found);
    return found.length > 0;
  });
  for (const result of given) return result;
  throw refuse('codigo_incorrecto');
}

/** What the account has, where the code is right, which it is no more; in a transaction that holds the account's row. */
async function useCode(
  services: Services,
  user: UserRow,
  written: string,
  taken: Taken,
): Promise<FactorRow | undefined> {
  const { db } = services;
  const factor = await findFactor(db, user.id);
  if (!factor) return undefined;
  const figures = figuresOf(written);
  if (figures) {
    // One that is being set up proves nothing: a log-in that was found open may have begun it.
    if (taken === 'factor' && !factor.desde) return undefined;
    const secreto = await openSecret(services, user.id, factor);
    const step = secreto === undefined ? undefined : stepOf(secreto, figures);
    if (step === undefined || step <= factor.ultimoPaso) return undefined;
    await updateFactor(db, user.id, { ultimoPaso: step });
    return factor;
  }
  if (taken === 'newApp') return undefined;
  const hash = hashRecoveryCode(user.id, written);
  if (!factor.codigos.includes(hash)) return undefined;
  const codigos = factor.codigos.filter((each) => each !== hash);
  await updateFactor(db, user.id, { codigos });
  const quedan = String(codigos.length);
  await record(db, { type: 'account.recoveryCodeUsed', userId: user.id, datos: { quedan } });
  await tellOwner(services, user, 'recoveryCodeUsed', { quedan });
  return { ...factor, codigos };
}
