import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { House } from '#contract/entities/house.ts';
import { principalJournal } from '#contract/journals.ts';
import { journalPage, journalsPage } from '#contract/public-addresses.ts';
import { journalAt } from '#server/platform/http/own-sites.ts';
import type { KeptJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals, looksOf, ownHouse, shownJournals } from '#server/platform/shown-journals.ts';
import type { FailedHouse } from './failure-page.ts';
import { findJournalOfShown } from './queries.ts';

type FailedSites = Pick<Services, 'db' | 'env' | 'settings'>;

/** So many works are remembered: their ids and journals' are some two megabytes. */
const mostWorks = 10_000;

/** So long a page waits, in milliseconds, to hear whose it is: the database may be what hangs. */
const patience = 500;

/**
 * Whose page could not be had: at a journal's own name, below its address where readers know of it and at the addresses of its works the
 * journal's, else the platform's. Names and paths are asked of nobody but the memory of the process, since the database may be what failed;
 * so are works that were shown, and other works of the database.
 */
export class FailedHouses {
  readonly #sites: FailedSites;
  /** The ids of journals by the ids of their works, those that were shown last at the end. */
  readonly #lent = new Map<string, string>();
  #isAsking = false;
  constructor(sites: FailedSites) {
    this.#sites = sites;
  }

  /** A page was shown. @param key of the journal in whose house it was, undefined in the platform's */
  shown(url: string, key: string | undefined): void {
    const work = workAt(url);
    const journal = shownJournals(this.#sites.settings).find(({ clave }) => clave === key);
    if (work) this.#keep(work, journal?.id ?? principalJournal);
  }

  /** @param isAtLimit nothing may be asked of the database, which has more to do than it can */
  async of(request: FastifyRequest, isAtLimit: boolean): Promise<FailedHouse> {
    const { settings } = this.#sites;
    const journal =
      journalAt(this.#sites, request) ??
      journalBelow(settings, request.url) ??
      (await this.#ofWork(request.url, isAtLimit));
    return journal ? { ...looksOf(settings, journal.id), home: journalPage(journal.clave) } : settings.get();
  }

  /**
   * The same as the renderer draws it, of a page of what is not there: of a work nothing is read for it but whose it is. Undefined: the platform's.
   * @param own the key of the journal at whose own name it was asked for
   */
  async ofMissing(pathname: string, own?: string): Promise<House | undefined> {
    const { db, settings } = this.#sites;
    if (!hasSeveralJournals(settings)) return undefined;
    const shown = shownJournals(settings);
    const named = own ? shown.find(({ clave }) => clave === own) : journalBelow(settings, pathname);
    const work = !named && isBelowWork(pathname) ? workAt(pathname) : undefined;
    const id = work ? await findJournalOfShown(db, work) : named?.id;
    return id && shown.some((journal) => journal.id === id) ? ownHouse(settings, { revistaId: id }) : undefined;
  }

  async #ofWork(url: string, isAtLimit: boolean): Promise<KeptJournal | undefined> {
    const { settings } = this.#sites;
    const work = workAt(url);
    if (!work || !hasSeveralJournals(settings)) return undefined;
    let id = this.#lent.get(work);
    if (id === undefined && !isAtLimit) id = await this.#ask(work);
    // The principal one's works are in the platform's house.
    return shownJournals(settings).find((journal) => journal.id === id && id !== principalJournal);
  }

  /** One work at a time: of a thousand pages that fail on a database that hangs, one takes a place in its line. Undefined also where it takes too long. */
  async #ask(work: string): Promise<string | undefined> {
    if (this.#isAsking) return undefined;
    this.#isAsking = true;
    const answer = findJournalOfShown(this.#sites.db, work)
      .then((id) => {
        if (id) this.#keep(work, id);
        return id;
      })
      // Why the page failed may be why this fails, too.
      .catch(() => undefined)
      .finally(() => {
        this.#isAsking = false;
      });
    return Promise.race([answer, wait(patience, undefined, { ref: false })]);
  }

  #keep(work: string, journal: string): void {
    this.#lent.delete(work);
    this.#lent.set(work, journal);
    const [first] = this.#lent.keys();
    if (first && this.#lent.size > mostWorks) this.#lent.delete(first);
  }
}

/** The work at whose address that is, or below it, by its id. */
const workAt = (url: string): string | undefined =>
  /^\/catalogo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=[/?]|$)/i.exec(url)?.[1]?.toLowerCase();

/** What is at a work's own address and is not there is a work of nobody. */
const isBelowWork = (pathname: string): boolean => /^\/catalogo\/[^/]+\/./.test(pathname);

/** The one that an address names, where readers know of several. @param url path and query that were asked for */
function journalBelow(settings: FailedSites['settings'], url: string): KeptJournal | undefined {
  const [path = ''] = url.split('?', 1);
  const key = path.startsWith(`${journalsPage}/`) ? path.slice(journalsPage.length + 1).split('/', 1)[0] : '';
  return hasSeveralJournals(settings) ? shownJournals(settings).find(({ clave }) => clave === key) : undefined;
}
