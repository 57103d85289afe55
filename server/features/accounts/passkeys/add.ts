import { v7 as uuid } from 'uuid';
import { mostPasskeys } from '#contract/entities/passkeys.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { lockUser } from '../queries.ts';
import { hasFactor, narrowSessions } from '../second-factor/queries.ts';
import { giveRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { tellOwner } from '../second-factor/tell-owner.ts';
import { deviceInWords, deviceOf } from '../sessions/device-words.ts';
import { type AtSite, relyingParty, spendChallengeOf } from './challenge.ts';
import { findPasskeys, insertPasskey, type PasskeyRow } from './queries.ts';
import { readMade } from './said.ts';

/**
 * One more passkey of the account, by what was asked for (`askPasskey`), which is where its person proved who they are. The first
 * second step of an account comes with recovery codes, and opens log-ins that opened nothing but this. Throws `llave_no_valida` and
 * `llaves_de_mas`.
 */
export async function addPasskey(
  services: Services,
  viewer: SignedIn,
  llave: string,
  origin: AtSite & Pick<Origin, 'agent' | 'language'>,
): Promise<{ codigos: string[] }> {
  const { db, transact } = services;
  const made = await readNew(services, viewer, llave, origin);
  const nombre = deviceInWords(deviceOf(origin.agent), origin.language);
  return transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('sesion_caducada');
    if ((await findPasskeys(db, user.id)).length >= mostPasskeys)
      throw refuse('llaves_de_mas', { values: { maximo: mostPasskeys } });
    const isFirst = !(await hasFactor(db, user.id));
    if (!(await insertPasskey(db, { ...made, id: uuid(), userId: user.id, nombre }))) throw refuse('llave_no_valida');
    await narrowSessions(db, user.id, false);
    await record(db, { type: 'account.passkeyAdded', userId: user.id });
    await tellOwner(services, user, 'passkeyAdded', { llave: nombre });
    return isFirst ? giveRecoveryCodes(services, user.id) : { codigos: [] };
  });
}

type Made = Pick<PasskeyRow, 'credencial' | 'clave' | 'contador' | 'transportes'>;

async function readNew(services: Services, viewer: SignedIn, llave: string, browser: AtSite): Promise<Made> {
  const { rpID, origin } = relyingParty(browser);
  const { response, transports, challenge } = readMade(llave);
  if (!(await spendChallengeOf(services, challenge, { para: 'ALTA', userId: viewer.id }, browser)))
    throw refuse('llave_no_valida');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (!registrationInfo) throw refuse('llave_no_valida');
    const { id, publicKey, counter } = registrationInfo.credential;
    const clave = Buffer.from(publicKey).toString('base64url');
    return { credencial: id, clave, contador: counter, transportes: transports };
  } catch {
    // The library has an error for each thing that may stand against it.
    throw refuse('llave_no_valida');
  }
}
