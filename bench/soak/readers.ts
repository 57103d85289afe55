/** Those who only read: readers with a browser, crawlers by OAI-PMH and the site map, and people with a live stream open. */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { streamPath } from '#contract/live-scopes.ts';
import type { Client } from './client.ts';
import type { Person } from './person.ts';
import type { Tally } from './tally.ts';

/** One turn of a reader: a page of the catalogue, one of its works, and a search. */
export function reader(client: Client): () => Promise<void> {
  const words = ['educación', 'humedales', 'lengua', 'agua', 'archivo'];
  // What a browser says of a page's own requests.
  const page = { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', accept: 'text/html' } };
  let turn = 0;
  return async () => {
    const search = encodeURIComponent(words[turn++ % words.length] ?? '');
    await client.ask('/catalogo', page);
    const found = await client.ask(`/api/catalog?search=${search}`, page);
    const { publications } = catalogueListSchema.parse(JSON.parse(found.body.toString()));
    const work = publications[turn % Math.max(1, publications.length)];
    if (work) await client.ask(`/catalogo/${work.id}`, page);
  };
}

/** One turn of a crawler: all records page by page, then the parts of the site map. */
export function crawler(client: Client): () => Promise<void> {
  return async () => {
    for (let rest = 'metadataPrefix=oai_dc'; rest !== ''; ) {
      const { body } = await client.ask(`/oai?verb=ListRecords&${rest}`);
      const [, token = ''] = /<resumptionToken[^>]*>([^<]+)</.exec(body.toString()) ?? [];
      rest = token && `resumptionToken=${encodeURIComponent(token)}`;
    }
    const index = (await client.ask('/sitemap.xml')).body.toString();
    for (const [, at = ''] of index.matchAll(/<loc>([^<]+)</g)) await client.ask(new URL(at).pathname);
  };
}

/** A live stream that is opened again whenever it ends, from where it was. */
export class Listener {
  /** What it has been told, in all, and how often it was opened. */
  heard = 0;
  opened = 0;
  readonly #person: Person;
  readonly #tally: Tally;
  #last = '';
  #close: (() => void) | undefined;

  constructor(person: Person, tally: Tally) {
    this.#person = person;
    this.#tally = tally;
  }

  /** Whether it is open now. */
  get isOpen(): boolean {
    return this.#close !== undefined;
  }

  /** Ends the one that is open. */
  leave(): void {
    this.#close?.();
  }

  /**
   * Opens it and resolves when it has ended, a moment later.
   * @param isWanted asked once it is open: it ends at once where nobody wants it any more
   */
  async listen(isWanted: () => boolean): Promise<void> {
    const headers = { ...(await this.#person.headers()), ...(this.#last && { 'last-event-id': this.#last }) };
    const status = await new Promise<number | 'cut' | 'refused'>((resolve) => {
      const asked = request(`${this.#person.client.url}/api${streamPath}`, { headers, agent: false });
      const end = (how: number | 'cut' | 'refused') => {
        this.#close = undefined;
        asked.destroy();
        resolve(how);
      };
      asked.on('error', ({ code }: NodeJS.ErrnoException) => end(code === 'ECONNREFUSED' ? 'refused' : 'cut'));
      asked.on('response', (response) => {
        const { statusCode = 0 } = response;
        if (statusCode !== 200) return end(statusCode);
        this.opened++;
        this.#close = () => end(200);
        if (!isWanted()) return this.leave();
        response.setEncoding('utf8');
        response.on('data', (text: string) => this.#hear(text));
        response.on('close', () => end(200));
        // As `close`, which follows.
        response.on('error', () => undefined);
      });
      asked.end();
    });
    this.#tally.count('stream', status);
    if (status === 401) this.#person.forget();
    else if (typeof status === 'number' && ![200, 429, 503].includes(status))
      this.#tally.errors.push(`stream: answered with ${status}`);
    this.#person.client.turnAway();
    await wait(500);
  }

  #hear(text: string): void {
    for (const [, id = ''] of text.matchAll(/^id: (.*)$/gm)) this.#last = id;
    this.heard += [...text.matchAll(/^data: /gm)].length;
  }
}
