/** Counts readings and downloads in memory and writes them together, so that a much-read work is one small write every few seconds. */
import { monthOf } from '#contract/months.ts';
import type { UsageKind } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OwnWork, watchOwn } from '#server/platform/jobs/worker-failures.ts';
import { addUses, inCatalogueAmong, type Use } from './views.ts';

const flushMs = 5000;
/** Two uses by the same reader within this time are one: COUNTER's rule of the double click. */
const doubleClickMs = 30_000;

/** What is written together with them; `isLast`: nothing is written afterwards. */
type Besides = (now: Date, isLast: boolean) => Promise<void>;

/** What is counted and not yet written, at most five seconds of it, is lost where the process is killed. */
export class ViewCounter {
  readonly #db: Database;
  readonly #besides: Besides | undefined;
  readonly #own: OwnWork;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Use>();
  /** When each reader last opened each work, or took each file. */
  readonly #opened = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database, besides?: Besides) {
    this.#db = db;
    this.#besides = besides;
    this.#own = watchOwn(db, 'visitas');
    this.#timer = setInterval(() => this.flush(), flushMs).unref();
  }

  /** Counts a reading, unless the same reader opened the work less than thirty seconds ago. Gives whether it did. */
  count(work: string, reader: string, now = Date.now()): boolean {
    return this.#countOnce({ work, clase: 'LECTURA' }, `${work} ${reader}`, now);
  }

  /** The same of a download of a work, or of a file of it; `address` tells them apart. */
  countDownload(work: string, address: string, reader: string, now = Date.now()): boolean {
    return this.#countOnce({ work, clase: 'DESCARGA' }, `${address} ${reader}`, now);
  }

  #countOnce(of: { work: string; clase: UsageKind }, key: string, now: number): boolean {
    if (!this.isFirst(key, now)) return false;
    this.#wait({ ...of, mes: monthOf(new Date(now)), times: 1 });
    return true;
  }

  /** Whether it is no second click on the same by the same reader, which `key` names. */
  isFirst(key: string, now = Date.now()): boolean {
    const before = this.#opened.get(key);
    // Taken out first, so that the map stays in the order of time.
    this.#opened.delete(key);
    this.#opened.set(key, now);
    return before === undefined || now - before >= doubleClickMs;
  }

  #wait(use: Use): void {
    const key = `${use.clase} ${use.mes} ${use.work}`;
    this.#waiting.set(key, { ...use, times: use.times + (this.#waiting.get(key)?.times ?? 0) });
  }

  /** Writes what waits, after what is being written already. Never fails: what could not be written waits on. */
  flush(now = Date.now(), isLast = false): Promise<void> {
    for (const [key, time] of this.#opened) {
      if (now - time < doubleClickMs) break;
      this.#opened.delete(key);
    }
    this.#writing = this.#writing.then(() => this.#write(new Date(now), isLast));
    return this.#writing;
  }

  /** Stops counting and writes what waits. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush(undefined, true);
  }

  async #write(now: Date, isLast: boolean): Promise<void> {
    let uses = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      const counted = uses.length > 0 ? await addUses(this.#db, uses) : new Set<string>();
      uses = uses.filter(({ work }) => !counted.has(work));
      // Being changed just now, or gone from the catalogue.
      const left = new Set(await inCatalogueAmong(this.#db, [...new Set(uses.map(({ work }) => work))]));
      uses = uses.filter(({ work }) => left.has(work));
      await this.#besides?.(now, isLast);
      this.#own.succeeded();
    } catch (error) {
      this.#own.failed(error, 'writing readings');
    }
    for (const use of uses) this.#wait(use);
  }
}
