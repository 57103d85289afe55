/** Counts readings in memory and writes them together, so that a much-read work is one small write every few seconds. */
import type { Database } from '#server/platform/database/database.ts';
import { type OwnWork, watchOwn } from '#server/platform/jobs/worker-failures.ts';
import { addViews, inCatalogueAmong } from './views.ts';

const flushMs = 5000;
/** Two readings by the same reader within this time are one: COUNTER's rule of the double click. */
const doubleClickMs = 30_000;

/** What is counted and not yet written, at most five seconds of it, is lost where the process is killed. */
export class ViewCounter {
  readonly #db: Database;
  readonly #own: OwnWork;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, number>();
  /** When each reader last opened each work. */
  readonly #opened = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
    this.#own = watchOwn(db, 'visitas');
    this.#timer = setInterval(() => this.flush(), flushMs).unref();
  }

  /** Counts a reading, unless the same reader opened the work less than thirty seconds ago. Gives whether it did. */
  count(work: string, reader: string, now = Date.now()): boolean {
    const key = `${work} ${reader}`;
    const before = this.#opened.get(key);
    // Taken out first, so that the map stays in the order of time.
    this.#opened.delete(key);
    this.#opened.set(key, now);
    if (before !== undefined && now - before < doubleClickMs) return false;
    this.#waiting.set(work, (this.#waiting.get(work) ?? 0) + 1);
    return true;
  }

  /** Writes what waits, after what is being written already. Never fails: what could not be written waits on. */
  flush(now = Date.now()): Promise<void> {
    for (const [key, time] of this.#opened) {
      if (now - time < doubleClickMs) break;
      this.#opened.delete(key);
    }
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Stops counting and writes what waits. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      for (const id of await addViews(this.#db, views)) views.delete(id);
      // Being changed just now, or gone from the catalogue.
      const left = new Set(await inCatalogueAmong(this.#db, [...views.keys()]));
      for (const id of views.keys()) if (!left.has(id)) views.delete(id);
      this.#own.succeeded();
    } catch (error) {
      this.#own.failed(error, 'writing readings');
    }
    for (const [id, times] of views) this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + times);
  }
}
