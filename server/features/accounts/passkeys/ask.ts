import type { PasskeyPurpose } from '#contract/entities/passkeys.ts';
import { mostPasskeys } from '#contract/entities/passkeys.ts';
import type { Proof } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findUser } from '../queries.ts';
import { checkProof } from '../second-factor/check-proof.ts';
import { findChallenge } from '../second-factor/queries.ts';
import { hashToken } from '../tokens.ts';
import { type AtSite, newChallenge, type Purpose, relyingParty } from './challenge.ts';
import { findPasskeys, type PasskeyRow } from './queries.ts';

interface Asked {
  para: PasskeyPurpose;
  desafio?: string | undefined;
  prueba?: Proof | undefined;
}
/** As long as a browser shows its window; the challenge lasts a little longer. */
const shownMs = 4 * 60_000;

/**
 * What a browser is given to ask a passkey for. To log in it names none, so that nobody learns whose there are. Throws
 * `no_encontrado` where there are no passkeys, `sesion_requerida`, `segundo_paso_caducado`, `llave_no_valida` to who has none,
 * `llaves_de_mas`, and what `checkProof` does.
 */
export async function askPasskey(
  services: Services,
  viewer: SignedIn | null,
  { para, desafio, prueba }: Asked,
  origin: AtSite & Pick<Origin, 'address'>,
): Promise<{ opciones: string }> {
  const { rpID } = relyingParty(origin);
  if (para === 'ENTRAR') return forUse(services, { para, userId: null }, [], origin);
  if (para === 'PASO') {
    const userId = await findChallenge(services.db, hashToken(desafio ?? ''));
    if (!userId) throw refuse('segundo_paso_caducado');
    return forUse(services, { para, userId }, await passkeysOf(services, userId), origin);
  }
  if (!viewer) throw refuse('sesion_requerida');
  if (para === 'PRUEBA')
    return forUse(services, { para, userId: viewer.id }, await passkeysOf(services, viewer.id), origin);
  const there = await findPasskeys(services.db, viewer.id);
  if (there.length >= mostPasskeys) throw refuse('llaves_de_mas', { values: { maximo: mostPasskeys } });
  if (!prueba) throw refuse('demuestra_quien_eres');
  await checkProof(services, viewer, prueba, origin);
  return forMaking(services, viewer, rpID, there, origin);
}

async function passkeysOf({ db }: Services, userId: string): Promise<PasskeyRow[]> {
  const found = await findPasskeys(db, userId);
  if (found.length === 0) throw refuse('llave_no_valida');
  return found;
}

const named = (found: readonly PasskeyRow[]) =>
  found.map(({ credencial, transportes }) => ({ id: credencial, transports: transportes }));

async function forUse(services: Services, purpose: Purpose, among: readonly PasskeyRow[], browser: AtSite) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const opciones = await generateAuthenticationOptions({
    rpID: relyingParty(browser).rpID,
    challenge: Buffer.from(await newChallenge(services, purpose, browser), 'base64url'),
    timeout: shownMs,
    userVerification: 'required',
    allowCredentials: named(among),
  });
  return { opciones: JSON.stringify(opciones) };
}

async function forMaking(
  services: Services,
  { id }: SignedIn,
  rpID: string,
  there: readonly PasskeyRow[],
  browser: AtSite,
) {
  const { db, settings } = services;
  const user = await findUser(db, id);
  if (!user) throw refuse('sesion_caducada');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const opciones = await generateRegistrationOptions({
    rpName: settings.get().nombre,
    rpID,
    userName: user.email,
    userDisplayName: `${user.nombres} ${user.apellidos}`.trim(),
    userID: Buffer.from(user.id.replaceAll('-', ''), 'hex'),
    challenge: Buffer.from(await newChallenge(services, { para: 'ALTA', userId: id }, browser), 'base64url'),
    timeout: shownMs,
    attestationType: 'none',
    // Ed25519, ECDSA and RSA (COSE): each of them is had by every authenticator or read by every server.
    supportedAlgorithmIDs: [-8, -7, -257],
    excludeCredentials: named(there),
    // It is found by itself where somebody logs in, and never opens anything without finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { opciones: JSON.stringify(opciones) };
}
