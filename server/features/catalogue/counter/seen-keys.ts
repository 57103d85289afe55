/** What was used in the sessions of this hour and the last, in all processes together; in memory alone. */
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { signal } from '#server/platform/database/signals.ts';

/** The channel on which processes tell one another what they count: their name, then keys, with spaces between. */
const channel = 'usage';
/** Keys in one message: NOTIFY carries 8000 bytes. */
const mostTold = 400;
/** Keys that are remembered of an hour; with more, the oldest are forgotten and may count again. */
const mostKept = 200_000;

/**
 * Which process counts what is used in one session through several of them. Each tells the others at once what it means to count, and
 * counts it a turn later: what two told of in the same moment is counted by the one whose name comes first.
 */
export class SeenKeys {
  readonly #database: Pick<OpenDatabase, 'engine' | 'db' | 'subscribe'>;
  readonly #name = randomUUID();
  #hour = 0;
  #now = new Set<string>();
  #before = new Set<string>();
  #lost = new Set<string>();

  constructor(database: Pick<OpenDatabase, 'engine' | 'db' | 'subscribe'>) {
    this.#database = database;
  }

  /** Whether another process may count the same: the embedded engine has one. */
  get isShared(): boolean {
    return this.#database.engine !== 'embedded';
  }

  /** Hears what others count. */
  async listen(): Promise<void> {
    if (this.isShared) await this.#database.subscribe(channel, (payload) => this.#hear(payload));
  }

  /** Remembers a key. Gives whether it is new. */
  take(key: string): boolean {
    if (this.#now.has(key) || this.#before.has(key)) return false;
    this.#keep(key);
    return true;
  }

  /** Whether another process counts what this one told of; said once. */
  isLost = (key: string): boolean => this.#lost.delete(key);

  /** Tells the others of keys. Throws what the database does. */
  async tell(keys: readonly string[]): Promise<void> {
    if (!this.isShared) return;
    for (let at = 0; at < keys.length; at += mostTold)
      await signal(this.#database.db, channel, [this.#name, ...keys.slice(at, at + mostTold)].join(' '));
  }

  /** Forgets what was used before the last hour: sessions end with the hour. */
  forget(now: number): void {
    const hour = Math.floor(now / 3_600_000);
    const last = this.#hour || hour;
    this.#hour = hour;
    if (hour === last) return;
    this.#before = hour === last + 1 ? this.#now : new Set();
    this.#now = new Set();
    this.#lost.clear();
  }

  #keep(key: string): void {
    this.#now.add(key);
    if (this.#now.size <= mostKept) return;
    const [oldest] = this.#now;
    if (oldest !== undefined) this.#now.delete(oldest);
  }

  #hear(payload: string): void {
    const [name = '', ...keys] = payload.split(' ');
    if (name === this.#name || name === '') return;
    for (const key of keys) if (!this.take(key) && name < this.#name) this.#lost.add(key);
  }
}
