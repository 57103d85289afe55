/** What passkeys sign: made here for one browser and one purpose, used once, within minutes. */
import type { PasskeyPurpose } from '#contract/entities/passkeys.ts';
import { refuse } from '#contract/refuse.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertPasskeyChallenge, spendPasskeyChallenge } from './queries.ts';

const challengeSeconds = 5 * 60;
const secretForm = /^[\w-]{43}$/;

/** A browser as passkeys see it: what it is known by here, and the site it is at. */
export type AtSite = Pick<Origin, 'passkeyCookie' | 'site'>;

/** For what a passkey is asked, and whose it has to be; null: anybody's. */
export interface Purpose {
  para: PasskeyPurpose;
  userId: string | null;
}

/** What a passkey is bound to: a host, which it never leaves, and the address of its pages (WebAuthn §5.1.2). */
export interface RelyingParty {
  rpID: string;
  origin: string;
}

/** Throws `no_encontrado` where pages have no host's name by which passkeys could be bound: none is known, or it is a number. */
export function relyingParty({ site }: Pick<Origin, 'site'>): RelyingParty {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (!url || /^[\d.]+$|:/.test(url.hostname)) throw refuse('no_encontrado');
  return { rpID: url.hostname, origin: url.origin };
}

/** 256 random bits, base64url, which this browser alone may bring back signed. Those of several tabs stand side by side. */
export async function newChallenge({ db }: Services, purpose: Purpose, { passkeyCookie }: AtSite): Promise<string> {
  const challenge = newToken();
  const secret = secretForm.test(passkeyCookie.value) ? passkeyCookie.value : newToken();
  await insertPasskeyChallenge(db, {
    ...purpose,
    hash: hashToken(challenge),
    navegador: hashToken(secret),
    expiresAt: new Date(Date.now() + challengeSeconds * 1000),
  });
  passkeyCookie.keep(secret, challengeSeconds);
  return challenge;
}

/** Uses up what was signed, whatever else stands against it; false where it was asked of another, elsewhere, before, or for something else. */
export const spendChallengeOf = ({ db }: Services, challenge: string, purpose: Purpose, { passkeyCookie }: AtSite) =>
  spendPasskeyChallenge(db, {
    ...purpose,
    hash: hashToken(challenge),
    navegador: hashToken(passkeyCookie.value),
  });
