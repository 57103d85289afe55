/** A sign-in of an account with a second step: what it waits by, and its end. */
import type { FactorProof } from '#contract/entities/second-factor.ts';
import type { Session } from '#contract/entities/user.ts';
import { orRefusal, refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findDevice, keepDevice } from '../known-devices.ts';
import { logIn } from '../open-session.ts';
import type { AtSite } from '../passkeys/challenge.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { lockUser, type UserRow } from '../queries.ts';
import { hashToken, newToken } from '../tokens.ts';
import { findChallenge, hasFactor, hasPasskeys, insertChallenge, spendChallenge } from './queries.ts';
import { withCode } from './try-code.ts';

const challengeMinutes = 10;
/** What is said of what somebody tries who is not there. */
const wrong = ['codigo_incorrecto', 'llave_no_valida'];

/** What goes on with `secondStep`. */
interface Waiting {
  desafio: string;
  /** The account has passkeys, too. */
  conLlave: boolean;
}

/**
 * Has the sign-in of who proved the first step wait for the second; undefined where the account takes none. In a transaction that holds
 * the account's row.
 */
export async function awaitSecondStep({ db }: Services, user: UserRow): Promise<Waiting | undefined> {
  // A blocked one is told so, as before.
  if (user.fechaBloqueo || !(await hasFactor(db, user.id))) return undefined;
  const desafio = newToken();
  const expiresAt = new Date(Date.now() + challengeMinutes * 60_000);
  await insertChallenge(db, { hash: hashToken(desafio), userId: user.id, expiresAt });
  return { desafio, conLlave: await hasPasskeys(db, user.id) };
}

/** Refuses one that waits with `segundo_paso`, outside of the transaction, so that what it goes on by is kept. */
export function refuseWaiting<E extends object>(entered: E | Waiting): E {
  if ('desafio' in entered) {
    const { desafio, conLlave } = entered;
    throw refuse('segundo_paso', { desafio, ...(conLlave && { conLlave }) });
  }
  return entered;
}

/**
 * Opens the session of a sign-in that waited for its code or its passkey, and has the device remembered. Throws
 * `segundo_paso_caducado`, `codigo_incorrecto`, `llave_no_valida`, `demasiados_intentos` and `cuenta_bloqueada`.
 */
export async function secondStep(
  services: Services,
  { desafio, ...proof }: { desafio: string } & FactorProof,
  origin: AtSite & Pick<Origin, 'address' | 'agent' | 'cookie'>,
): Promise<Session> {
  const { db, transact } = services;
  const { address, agent, cookie } = origin;
  const hash = hashToken(desafio);
  const userId = await findChallenge(db, hash);
  if (!userId) throw refuse('segundo_paso_caducado');
  const device = await findDevice(services, userId, cookie.value);
  const lock = async () => {
    const user = await lockUser(db, userId);
    if (!user) throw refuse('segundo_paso_caducado');
    return user;
  };
  const enter = async (user: UserRow) => {
    // Used, or ended with all log-ins, meanwhile.
    if (!(await spendChallenge(db, hash))) throw refuse('segundo_paso_caducado');
    return logIn(services, user, { agent, cookie }, device);
  };
  const finish = async () => {
    if ('codigo' in proof) return withCode(services, userId, proof.codigo, { address, device }, lock, enter);
    await takePasskey(services, proof.llave, { para: 'PASO', userId }, origin);
    return transact(async () => enter(await lock()));
  };
  const entered = await orRefusal(finish());
  if ('refusal' in entered) {
    if (wrong.includes(entered.refusal.problem.code))
      await transact(() => record(db, { type: 'account.loginFailed', userId }));
    throw entered.refusal;
  }
  const [session, remembered] = entered.given;
  keepDevice(cookie, remembered);
  return session;
}
