/**
 * The works that public pages list as files: feeds, which readers follow, and references for their managers. Kept until the
 * catalogue changes.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ListFormat,
  listAddress,
  listEndings,
  openSearchAddress,
  referenceTypes,
} from '#contract/public-addresses.ts';
import type { CatalogueSort } from '#contract/vocabulary.ts';
import { writeReferences } from '#server/documents/citations/write-list.ts';
import { type Feed, writeAtom, writeJsonFeed, writeRss } from '#server/documents/feeds/feed.ts';
import { element } from '#server/documents/xml/element.ts';
import { onAccountChange, onCatalogueChange } from '#server/events/events.ts';
import type { Catalogue } from '#server/features/catalogue/search.ts';
import { readRecordedWorks, type ToldWork } from '#server/features/exports/recorded-works.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { lasting } from '#server/platform/http/origin.ts';
import { journalAt, siteAt } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { type Listing, ofAuthor, ofCatalogue, ofIssue, ofJournal, type ReadListing } from './listing.ts';

type FeedFormat = Extract<ListFormat, 'rss' | 'atom' | 'feed'>;
const feeds: Record<FeedFormat, { type: string; write: (feed: Feed) => string }> = {
  rss: { type: 'application/rss+xml', write: writeRss },
  atom: { type: 'application/atom+xml', write: writeAtom },
  feed: { type: 'application/feed+json', write: writeJsonFeed },
};
const isFeed = (format: ListFormat): format is FeedFormat => format in feeds;

/** What is new, and all that a reader would go through by hand. */
const most = { feed: 50, references: 500 };
/** Kept together, in characters. */
const mostCharacters = 8_000_000;
const limited = { rateLimit: { max: 120, timeWindow: '1 minute' }, places: 'lists' } as const;

const lists: readonly [url: string, read: ReadListing][] = [
  ['/catalogo', ofCatalogue],
  ['/autores/:autor', ofAuthor],
  ['/revistas/:clave', ofJournal],
  ['/numeros/:id', ofIssue],
];

/** Serves them, and how browsers search the catalogue (OpenSearch 1.1). */
export async function serveListings(app: FastifyInstance, services: Services, catalogue: Catalogue): Promise<void> {
  const kept = new Cache<string>(mostCharacters, (text) => text.length);
  const forget = () => kept.forget();
  await onCatalogueChange(services.database, forget);
  await onAccountChange(services.database, forget);
  await services.database.subscribe(settingsChannel, forget);

  const answer = async (
    request: FastifyRequest<{ Params: Record<string, string> }>,
    reply: FastifyReply,
    { read, format }: { read: ReadListing; format: ListFormat },
  ) => {
    const site = siteAt(services, request);
    const house = journalAt(services, request)?.clave;
    const query = /\?(.*)$/s.exec(request.url)?.[1] ?? '';
    const said = new URLSearchParams(query);
    const body = await kept.get(`${site} ${request.url}`, async () => {
      const sort: CatalogueSort = isFeed(format) || !said.get('q') ? 'recientes' : 'relevancia';
      const asked = { params: request.params, query, most: isFeed(format) ? most.feed : most.references, sort, house };
      const listing = await read(services, catalogue, asked);
      const works = await readRecordedWorks(services, listing.ids, isFeed(format) ? site : lasting(site));
      return isFeed(format)
        ? feeds[format].write(feedOf(services, site, format, listing, works))
        : writeReferences(works, format);
    });
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    reply.headers({ 'cache-control': 'public, max-age=300', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    if (!isFeed(format)) reply.header('content-disposition', `attachment; filename="obras.${listEndings[format]}"`);
    return reply.type(`${isFeed(format) ? feeds[format].type : referenceTypes[format]}; charset=utf-8`).send(body);
  };
  for (const [page, read] of lists)
    for (const format of Object.keys(listEndings) as ListFormat[])
      app.get<{ Params: Record<string, string> }>(
        listAddress(page, format),
        { config: limited, schema: { hide: true } },
        (request, reply) => answer(request, reply, { read, format }),
      );

  app.get(openSearchAddress, { schema: { hide: true } }, (request, reply) => {
    const journal = journalAt(services, request);
    const { nombre } = journal ? services.settings.of(journal.id) : services.settings.get();
    return reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(openSearch(nombre, siteAt(services, request)));
  });
}

function feedOf(
  { settings }: Services,
  site: string,
  format: FeedFormat,
  { titulo, revistaId, page, query, ids }: Listing,
  works: readonly ToldWork[],
): Feed {
  const { nombre, lema } = { lema: '', ...(revistaId ? settings.of(revistaId) : settings.get()) };
  const said = query && `?${query}`;
  const order = new Map(ids.map((id, i) => [id, i]));
  return {
    title: titulo && titulo !== nombre ? (titulo.startsWith(nombre) ? titulo : `${nombre} · ${titulo}`) : nombre,
    description: lema,
    language: 'es',
    page: site + page + said,
    self: site + listAddress(page, format, query),
    entries: works
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .map((work) => ({
        id: work.id,
        title: work.titulo,
        page: work.direccion,
        summary: work.resumen,
        language: work.idioma,
        authors: work.autores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()),
        categories: [work.categoria ?? '', ...work.palabrasClave],
        doi: work.doi,
        licence: work.licencia,
        published: work.publicada,
        changed: work.cambiada,
      })),
  };
}

/** Names of sixteen signs at the most (OpenSearch 1.1, ShortName). */
const openSearch = (name: string, site: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'OpenSearchDescription',
    [
      element('ShortName', [...name].slice(0, 16).join('').trim()),
      element('Description', name),
      element('InputEncoding', 'UTF-8'),
      element('OutputEncoding', 'UTF-8'),
      element('Image', `${site}/icono-48.png`, { width: '48', height: '48', type: 'image/png' }),
      element('Url', '', { type: 'text/html', template: `${site}/catalogo?q={searchTerms}` }),
      element('Url', '', {
        type: 'application/atom+xml',
        template: `${site}${listAddress('/catalogo', 'atom', 'q={searchTerms}')}`,
      }),
      element('Url', '', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: site + openSearchAddress,
      }),
    ],
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
  )}\n`;
