/** Every check of a passkey goes through here. */
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { type AtSite, type Purpose, relyingParty, spendChallengeOf } from './challenge.ts';
import { countUse, findByCredential, type PasskeyRow } from './queries.ts';
import { readUsed } from './said.ts';

/**
 * The passkey whose person is there, for it has signed what this browser was asked for and has seen its finger, face or PIN. Throws
 * `llave_no_valida`, whatever stands against it, and `no_encontrado` where there are no passkeys.
 * @param llave what the browser says
 */
export async function takePasskey(
  services: Services,
  llave: string,
  purpose: Purpose,
  browser: AtSite,
): Promise<PasskeyRow> {
  const { db, log, transact } = services;
  const { rpID, origin } = relyingParty(browser);
  const { response, challenge } = readUsed(llave);
  if (!(await spendChallengeOf(services, challenge, purpose, browser))) throw refuse('llave_no_valida');
  // The account that a passkey was made for may have been merged into another: whose it is is said here, not by the passkey.
  const passkey = await findByCredential(db, response.id);
  if (!passkey || (purpose.userId !== null && passkey.userId !== purpose.userId)) throw refuse('llave_no_valida');
  const contador = await counterOf(passkey, { response, expectedChallenge: challenge, expectedRPID: rpID, origin });
  if (contador === undefined) throw refuse('llave_no_valida');
  if (!(await countUse(db, passkey.id, contador))) {
    const { id, userId } = passkey;
    log.warn(
      { persona: userId, llave: id, contador },
      'the counter of a passkey has gone back: there may be a copy of it',
    );
    await transact(() => record(db, { type: 'account.passkeyCopied', userId }));
    throw refuse('llave_no_valida');
  }
  return passkey;
}

interface Signed {
  response: ReturnType<typeof readUsed>['response'];
  expectedChallenge: string;
  expectedRPID: string;
  origin: string;
}

/** How often it says that it was used; undefined where its signature is not right, or not of this site. */
async function counterOf(passkey: PasskeyRow, { origin, ...signed }: Signed): Promise<number | undefined> {
  // Half a second to load, and for few.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...signed,
      expectedOrigin: origin,
      requireUserVerification: true,
      // Its counter is compared where it is kept (`countUse`), so that one that goes back can be told from what is forged.
      credential: { id: passkey.credencial, publicKey: Buffer.from(passkey.clave, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library has an error for each thing that may stand against it; whoever tries is told none.
    return undefined;
  }
}
