/**
 * The site map (sitemaps.org 0.9): `/sitemap.xml` names its parts, `/sitemap-sitio.xml` lists the pages that guests may open,
 * `/sitemap-obras-N.xml` the works of the house (at a journal's own name, its works), `/sitemap-revista-CLAVE-N.xml` those of another
 * journal, `/sitemap-autores-N.xml` who signs in the catalogue.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { principalJournal } from '#contract/journals.ts';
import { authorPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { onAccountChange, onCatalogueChange, onPageChange } from '#server/events/events.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { journalAt, ownSite, siteAt, siteFor, withOwnSite } from '#server/platform/http/own-sites.ts';
import { isKept } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { shownJournals } from '#server/platform/shown-journals.ts';
import { type Entry, mostAddresses, wholeDocument } from './document.ts';
import {
  type AtSite,
  type AuthorPart,
  findAuthorParts,
  findAuthors,
  findChangesOfIssues,
  findParts,
  findState,
  type Part,
} from './queries.ts';
import { newestOfSite, sitePages } from './site-pages.ts';
import { spanOf, worksInPart, writeWorks } from './works.ts';

/** Each has one address. */
const authorsInPart = 10_000;
/**
 * Where there are more of them, where their parts begin, and when numbers changed with their works, is found once more only after it was
 * told as it was: every byline is read for the one, and every place of a work in a number for the other.
 */
const fewAuthors = 1000;
const fewIssues = 100;
/** Kept together, in characters: what a catalogue of a million works has beside its works fits in. */
const mostCharacters = 8_000_000;
/** A crawler that asks for two parts a second reads a million works in ten minutes. */
const limited = { rateLimit: { max: 120, timeWindow: '1 minute' }, places: 'crawl' } as const;

interface Kept {
  text: string;
  etag: string;
}

const tagOf = (...said: (string | number)[]) => `W/"${createHash('sha1').update(said.join('\n')).digest('base64url')}"`;

export async function serveSitemap(app: FastifyInstance, services: Services): Promise<void> {
  const { db, database } = services;
  const kept = new Cache<Kept>(mostCharacters, ({ text }) => text.length);
  /** Of the whole platform, at whichever name it is asked for; one row for a thousand works. */
  const partsKept = new Cache<Part[]>(1);
  const authorsKept = new Cache<AuthorPart[]>(1);
  const issuesKept = new Cache<Map<string, Date>>(1);
  const forget = () => {
    kept.forget();
    partsKept.forget();
    authorsKept.renew((_, parts) => parts.reduce((sum, { authors }) => sum + authors, 0) <= fewAuthors);
    issuesKept.renew((_, changes) => changes.size <= fewIssues);
  };
  await onCatalogueChange(database, forget);
  await onAccountChange(database, forget);
  await onPageChange(database, forget);
  await database.subscribe(settingsChannel, forget);

  const atSite = (request: FastifyRequest): AtSite => {
    const here = journalAt(services, request);
    return here ? { of: here.id } : { without: withOwnSite(services).map(({ id }) => id) };
  };
  const partsAt = async (at: AtSite): Promise<Part[]> => {
    const parts = await partsKept.get('', () => findParts(db, worksInPart));
    return 'of' in at ? parts.filter(({ revistaId }) => revistaId === at.of) : parts;
  };
  // What was made of old parts goes with them: nothing else would empty it until the next change.
  const authorParts = () =>
    authorsKept.get(
      '',
      () => findAuthorParts(db, authorsInPart),
      () => kept.forget(),
    );
  const changesOfIssues = () =>
    issuesKept.get(
      '',
      () => findChangesOfIssues(db),
      () => kept.forget(),
    );

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string, at: AtSite) => Promise<string>,
  ) => {
    const origin = siteAt(services, request);
    const { text, etag } = await kept.get(
      `${origin} ${request.routeOptions.url} ${JSON.stringify(request.params)}`,
      async () => {
        const text = await make(origin, atSite(request));
        return { text, etag: tagOf(text) };
      },
    );
    return isSent(request, reply, etag) ? reply.status(304).send() : reply.send(text);
  };

  app.get('/sitemap.xml', { config: limited, schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) => {
      const parts = await partsAt(at);
      // The part of the site is asked for next: begun here, it has them by then. What fails is said there.
      void changesOfIssues().catch(() => undefined);
      const elsewhere = 'without' in at ? at.without : [];
      const changed = await newestOfSite(services, at, parts);
      const authors = 'of' in at ? [] : await authorParts();
      const works = parts
        .filter(({ living, revistaId }) => living && !elsewhere.includes(revistaId))
        .map(({ revistaId, part, changed }) => ({ path: pathOf(services, revistaId, part), changed }));
      return wholeDocument('sitemapindex', origin, [
        { path: '/sitemap-sitio.xml', changed },
        ...works,
        ...authors.map(({ changed }, i): Entry => ({ path: `/sitemap-autores-${i + 1}.xml`, changed })),
      ]);
    }),
  );
  app.get('/sitemap-sitio.xml', { config: limited, schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) =>
      wholeDocument('urlset', origin, await sitePages(services, at, await partsAt(at), await changesOfIssues())),
    ),
  );
  app.get('/sitemap-autores-:part(^\\d{1,6}).xml', { config: limited, schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) => {
      const { part } = readPart(request.params);
      const parts = 'of' in at ? [] : await authorParts();
      // The first part has whoever comes before it since, and the last whoever comes after.
      const keys = { from: part > 1 ? parts[part - 1]?.first : undefined, before: parts[part]?.first };
      const authors = part <= parts.length ? await findAuthors(db, keys, mostAddresses) : [];
      if (authors.length === 0) throw refuse('no_encontrado');
      const entries = authors.map(({ key, changed }) => ({ path: authorPage(key), changed }));
      return wholeDocument('urlset', origin, entries);
    }),
  );

  /** The works of a journal, at the one address that its part has now. */
  const works = async (request: FastifyRequest, reply: FastifyReply, revistaId: string, part: number) => {
    const span = spanOf(revistaId, part);
    const state = await findState(db, span);
    if (!state) throw refuse('no_encontrado');
    const origin = siteFor(services, request, revistaId);
    const path = pathOf(services, revistaId, part);
    if (path !== request.url.split('?')[0] || origin !== siteAt(services, request))
      return reply.header('cache-control', 'no-cache').redirect(origin + path, 301);
    const etag = tagOf(origin, path, state.changed.toISOString(), state.works, state.sum);
    reply.header('last-modified', state.changed.toUTCString());
    if (isSent(request, reply, etag, state.changed)) return reply.status(304).send();
    return reply.send(Readable.from(writeWorks(db, origin, span)));
  };
  app.get('/sitemap-obras-:part(^\\d{1,6}).xml', { config: limited, schema: { hide: true } }, (request, reply) =>
    works(request, reply, journalAt(services, request)?.id ?? principalJournal, readPart(request.params).part),
  );
  app.get(
    '/sitemap-revista-:name(^[a-z0-9-]{3,}).xml',
    { config: limited, schema: { hide: true } },
    (request, reply) => {
      const { name } = z.object({ name: nameSchema }).parse(request.params);
      const revistaId = name && journalCalled(services, name.revista);
      if (!revistaId) throw refuse('no_encontrado');
      return works(request, reply, revistaId, name.part);
    },
  );
}

const partSchema = z.object({ part: z.coerce.number().int().positive() });
/** Throws `no_encontrado`. */
function readPart(params: unknown): z.output<typeof partSchema> {
  const read = partSchema.safeParse(params);
  if (!read.success) throw refuse('no_encontrado');
  return read.data;
}

/** `estudios-12`, the twelfth part of the journal `estudios`; undefined of what is none. */
const nameSchema = z.string().transform((name) => {
  const [, revista, part] = /^(.+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  return revista && part ? { revista, part: Number(part) } : undefined;
});

/** Where a part stands, at the name at which its journal does. One that is not shown has works in the catalogue, and no name to be called by. */
function pathOf(services: Services, revistaId: string, part: number): string {
  if (revistaId === principalJournal || ownSite(services, revistaId)) return `/sitemap-obras-${part}.xml`;
  const shown = shownJournals(services.settings).find(({ id }) => id === revistaId);
  return `/sitemap-revista-${shown?.clave ?? revistaId}-${part}.xml`;
}

/** The id of a journal by the key of its addresses; of one that is not shown, by its id. */
const journalCalled = ({ settings }: Services, name: string): string | undefined =>
  shownJournals(settings).find(({ clave }) => clave === name)?.id ?? id.safeParse(name).data;

/** Says what an answer is, and whether the crawler has it already. Kept here, not on the way: what is retracted is in none of it from then on. */
function isSent(request: FastifyRequest, reply: FastifyReply, etag: string, changed?: Date): boolean {
  reply.type('application/xml; charset=utf-8').headers({ 'cache-control': 'public, no-cache', etag });
  return isKept(request.headers, etag, changed);
}
