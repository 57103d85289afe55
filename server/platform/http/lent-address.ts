/** Addresses that open a file made for somebody for a few minutes, to whoever holds them: a browser's download carries no token. */
import { isSignedBy, type Keys, signature } from '#server/platform/signature.ts';

/** How long a link lasts. A download that has begun goes on. */
const lifetimeMs = 5 * 60_000;

/**
 * The token of an address, `{owner}.{name}.{expiry}.{signature}`, and until when it holds. Neither owner nor name has a dot; `purpose` keeps
 * links of one kind from opening files of another.
 */
export function lentToken(secret: Keys, purpose: string, owner: string, name: string, now = Date.now()) {
  const expiry = String(now + lifetimeMs);
  const token = [owner, name, expiry, signature(secret, purpose, owner, name, expiry)].join('.');
  return { token, caduca: new Date(Number(expiry)).toISOString() };
}

/** What a token opens; undefined where it was changed, or is no longer good. */
export function lentBy(secret: Keys, purpose: string, token: string, now = Date.now()) {
  const [owner = '', name = '', expiry = '', mac = ''] = token.split('.');
  if (!isSignedBy(secret, mac, purpose, owner, name, expiry) || now >= Number(expiry)) return undefined;
  return { owner, name };
}
