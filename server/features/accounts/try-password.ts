/**
 * Every check of a password goes through here: after five wrong ones the account's address and the network that they
 * came from have to wait, longer each time, whether there is such an account or not (issue 3). A device that logged in
 * before waits for its own alone, and nobody for those (issue 7, B7).
 */
import { createHash, randomInt } from 'node:crypto';
import { refuse } from '#contract/refuse.ts';
import { networkOf } from '#server/platform/http/network.ts';
import type { Services } from '#server/platform/services.ts';
import { countFailure, deleteOldFailures, findWait, forgetFailures, type SlowDown } from './failure-queries.ts';

const ofAccount: SlowDown = { free: 5, firstWait: 15, longestWait: 15 * 60 };
/** An address may be a whole university's: it never waits long. */
const ofNetwork: SlowDown = { free: 5, firstWait: 5, longestWait: 60 };

const keyed = (what: string) => createHash('sha256').update(what).digest('hex');
const accountKey = (email: string) => keyed(`cuenta:${email}`);
const deviceKey = (email: string, device: string) => keyed(`equipo:${device}:${email}`);

interface Attempt {
  email: string;
  /** Where it comes from. */
  address: string;
  /** Which device of the account it is, or which log-in: undefined for strangers, who count together. */
  device?: string | undefined;
}

/**
 * Whether the password is right, by `check`. Throws `demasiados_intentos` with the seconds to wait, without checking.
 * The attempt is counted before the check, since a hundred sent at once would all pass a count made after it.
 */
export async function tryPassword(
  { db }: Services,
  { email, address, device }: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const known = device !== undefined;
  const network = keyed(`origen:${networkOf(address)}`);
  const networkWait = known ? 0 : await findWait(db, network, ofNetwork);
  if (networkWait > 0) throw refuse('demasiados_intentos', { espera: networkWait });
  const who = known ? deviceKey(email, device) : accountKey(email);
  if (!(await countFailure(db, who, ofAccount)))
    throw refuse('demasiados_intentos', { espera: Math.max(await findWait(db, who, ofAccount), 1) });
  if (await check()) {
    await forgetFailures(db, who);
    return true;
  }
  if (!known) await countFailure(db, network, ofNetwork);
  // Now and then is enough to keep the table small.
  if (randomInt(200) === 0) await deleteOldFailures(db);
  return false;
}

/** Whoever has the account's mail may try at once, from any device: those that were known no longer are. */
export const forgetFailedTries = ({ db }: Services, email: string) => forgetFailures(db, accountKey(email));
