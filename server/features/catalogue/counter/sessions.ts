/** Names for the sessions in which works are used: address, browser and hour, as COUNTER has it, and nothing of them to be read in it. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import { forgetOtherSalts, saltName } from './counter-queries.ts';

/** Whoever uses a work, as their request says. */
export interface Reader {
  address: string;
  agent: string;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const hourOf = (now: Date) => now.toISOString().slice(0, 13);
const keyed = (key: Uint8Array | string, said: string) => createHmac('sha256', key).update(said).digest('base64url');

/**
 * The salt is made each day, the same for all processes, and the one of the day before is deleted: from then on a name says nothing to
 * anybody. Names themselves are kept in memory, and there for two hours at most.
 */
export class SessionNames {
  readonly #db: Database;
  #day = '';
  #salt: Uint8Array = randomBytes(32);

  constructor(db: Database) {
    this.#db = db;
  }

  /** Takes the salt of the day, where it has not been. Throws what the database does; names go on with the salt there was. */
  async renew(now = new Date()): Promise<void> {
    const day = dayOf(now);
    if (this.#day === day) return;
    this.#salt = await ownSecret(this.#db, saltName(day));
    this.#day = day;
    await forgetOtherSalts(this.#db, day);
  }

  nameOf({ address, agent }: Reader, now = new Date()): string {
    return keyed(this.#salt, `${hourOf(now)}\0${address}\0${agent}`).slice(0, 22);
  }
}

/** What stands for something used in a session; not to be told from chance. */
export const keyOf = (session: string, used: string): string => keyed(session, used).slice(0, 14);
