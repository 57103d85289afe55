/**
 * Counts how works are used as COUNTER's Code of Practice 5.1 has it: every use is an investigation, and one that gives the text a request;
 * both in all and once a session; and searches, once a session for the same words. In memory, and written by whoever writes readings (`view-counter.ts`).
 */
import { monthOf } from '#contract/months.ts';
import type { Services } from '#server/platform/services.ts';
import { inCatalogueAmong } from '../views.ts';
import {
  addCounts,
  addSearches,
  type Count,
  type CountedWork,
  counts,
  findCounted,
  type Increment,
} from './counter-queries.ts';
import { SeenKeys } from './seen-keys.ts';
import { keyOf, type Reader, SessionNames } from './sessions.ts';

/**
 * What somebody did: opened the page of a work, took its text, or took something about it (a reference, what goes with it). Whether a page
 * gives the text the work says.
 */
export type Used = 'PAGE' | 'TEXT' | 'ABOUT';

interface Use {
  work: string;
  mes: string;
  used: Used;
  session: string;
  times: number;
}
/** What this process means to count once for a session, where no other does. */
interface Unique {
  key: string;
  add: () => void;
}

const isRequest = (used: Used, { acceso, muestraTexto }: CountedWork) =>
  acceso !== 'Controlled' && (used === 'TEXT' || (used === 'PAGE' && muestraTexto));

export class ItemCounter {
  readonly #db: Services['db'];
  readonly #names: SessionNames;
  readonly #seen: SeenKeys;
  /** How often each session used each work, since what waits was last looked at. */
  #uses = new Map<string, Use>();
  /** Not told to the other processes yet. */
  #untold: Unique[] = [];
  /** Told to them, and counted a turn later. */
  #told: Unique[] = [];
  #increments = new Map<string, Increment>();
  /** By month. */
  #searches = new Map<string, number>();

  constructor({ db, database }: Pick<Services, 'db' | 'database'>) {
    this.#db = db;
    this.#names = new SessionNames(db);
    this.#seen = new SeenKeys(database);
  }

  /** Takes the day's salt and hears other processes. */
  async open(now = new Date()): Promise<void> {
    await this.#names.renew(now);
    await this.#seen.listen();
  }

  /** Counts a use that is no second click. */
  count(work: string, used: Used, reader: Reader, now = new Date()): void {
    this.#wait({ work, used, mes: monthOf(now), session: this.#names.nameOf(reader, now), times: 1 });
  }

  /** Counts a search for these words: their pages, in whatever order and narrowed down however, are the same search. */
  countSearch(words: string, reader: Reader, now = new Date()): void {
    const mes = monthOf(now);
    const key = keyOf(this.#names.nameOf(reader, now), `busqueda ${words}`);
    if (this.#seen.take(key)) this.#untold.push({ key, add: () => this.#addSearches(mes, 1) });
  }

  #addSearches(mes: string, times: number): void {
    this.#searches.set(mes, (this.#searches.get(mes) ?? 0) + times);
  }

  #wait(use: Use): void {
    const key = [use.work, use.used, use.mes, use.session].join(' ');
    this.#uses.set(key, { ...use, times: use.times + (this.#uses.get(key)?.times ?? 0) });
  }

  /**
   * Writes what waits; what is counted once a session and told to other processes only now, the next time, unless this is the last.
   * Throws what the database does: then all of it waits on.
   */
  async write(now = new Date(), isLast = false): Promise<void> {
    await this.#names.renew(now);
    this.#countTold();
    this.#seen.forget(now.getTime());
    await this.#takeUses();
    await this.#seen.tell(this.#untold.map(({ key }) => key));
    // Only now: what nobody was told of waits on, or another process would count it, too.
    this.#told = this.#untold;
    this.#untold = [];
    if (!this.#seen.isShared || isLast) this.#countTold();
    await this.#writeIncrements();
    await this.#writeSearches();
  }

  async #takeUses(): Promise<void> {
    const uses = [...this.#uses.values()];
    this.#uses = new Map();
    try {
      const works = await findCounted(this.#db, [...new Set(uses.map(({ work }) => work))]);
      this.#take(uses, new Map(works.map((work) => [work.id, work])));
    } catch (error) {
      for (const use of uses) this.#wait(use);
      throw error;
    }
  }

  /** What is not in the catalogue any more counts nothing. */
  #take(uses: readonly Use[], works: ReadonlyMap<string, CountedWork>): void {
    for (const { work, mes, used, session, times } of uses) {
      const facts = works.get(work);
      if (!facts) continue;
      const { acceso, libroId } = facts;
      const at = { work, mes, acceso };
      const once = (count: Count, of: string) => {
        const key = keyOf(session, `${count} ${of}`);
        if (this.#seen.take(key)) this.#untold.push({ key, add: () => this.#add(at, count, 1) });
      };
      this.#add(at, 'investigaciones', times);
      once('investigaciones_unicas', work);
      if (libroId) once('titulos_investigados', libroId);
      if (!isRequest(used, facts)) continue;
      this.#add(at, 'peticiones', times);
      once('peticiones_unicas', work);
      if (libroId) once('titulos_pedidos', libroId);
    }
  }

  /** Counts what was told the last time, but for what another process counts. */
  #countTold(): void {
    for (const { key, add } of this.#told) if (!this.#seen.isLost(key)) add();
    this.#told = [];
  }

  #add({ work, mes, acceso }: Omit<Increment, Count>, count: Count, times: number): void {
    const key = `${work} ${mes} ${acceso}`;
    const none = Object.fromEntries(counts.map((each) => [each, 0])) as Record<Count, number>;
    const increment = this.#increments.get(key) ?? { work, mes, acceso, ...none };
    increment[count] += times;
    this.#increments.set(key, increment);
  }

  async #writeIncrements(): Promise<void> {
    const increments = [...this.#increments.values()];
    if (increments.length === 0) return;
    this.#increments = new Map();
    let waiting = increments;
    try {
      const written = await addCounts(this.#db, increments);
      waiting = increments.filter(({ work }) => !written.has(work));
      // Being changed just now, or gone from the catalogue.
      const left = new Set(await inCatalogueAmong(this.#db, [...new Set(waiting.map(({ work }) => work))]));
      waiting = waiting.filter(({ work }) => left.has(work));
    } finally {
      for (const increment of waiting) for (const count of counts) this.#add(increment, count, increment[count]);
    }
  }
  async #writeSearches(): Promise<void> {
    const searches = this.#searches;
    if (searches.size === 0) return;
    this.#searches = new Map();
    try {
      await addSearches(this.#db, searches);
    } catch (error) {
      for (const [mes, times] of searches) this.#addSearches(mes, times);
      throw error;
    }
  }
}
