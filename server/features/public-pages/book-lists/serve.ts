/**
 * Lists of books as one message of ONIX for Books 3.0, which distributors and bookshops fetch by themselves: all that the site or a
 * journal published, a collection, chosen books, and what changed since a day. Anybody may take them, as the ONIX of one book.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bookListAddress } from '#contract/book-lists.ts';
import { type BookListQuery, bookListQuery } from '#contract/entities/book-list.ts';
import { faultOf } from '#contract/issue-faults.ts';
import { refuse } from '#contract/refuse.ts';
import { spooled } from '#server/platform/files/spool.ts';
import { lasting } from '#server/platform/http/origin.ts';
import { journalAt, siteAt } from '#server/platform/http/own-sites.ts';
import { attachment, whileOpen } from '#server/platform/http/send-file.ts';
import type { Services } from '#server/platform/services.ts';
import { shownJournal } from '#server/platform/shown-journals.ts';
import { writeBookList } from './write-list.ts';

/** Who fetches them does so once a day. */
const limited = { rateLimit: { max: 30, timeWindow: '1 minute' }, places: 'reports' } as const;

export function serveBookLists(app: FastifyInstance, services: Services): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, revistaId: string | undefined) => {
    const { desde, obra, coleccion } = readQuery(request.url);
    const which = { revistaId, coleccion, obras: obra, desde: desde === undefined ? undefined : new Date(desde) };
    const site = lasting(siteAt(services, request));
    const list = await spooled(writeBookList(services, which, { site, now: new Date() }), { signal: whileOpen(reply) });
    list.once('error', (err) => request.log.error({ err, revistaId, desde }, 'writing a list of books as ONIX'));
    return reply
      .type('application/xml; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-disposition': attachment('libros.onix') })
      .send(list);
  };
  // A HEAD would write it to its end only to answer nothing.
  const route = { config: limited, schema: { hide: true }, exposeHeadRoute: false };
  app.get(bookListAddress('/catalogo'), route, (request, reply) =>
    answer(request, reply, journalAt(services, request)?.id),
  );
  app.get(bookListAddress('/revistas/:clave'), route, (request, reply) =>
    answer(request, reply, shownJournal(services.settings, request.params).id),
  );
}

/** Throws `datos_no_validos`: a parameter that is misspelt would give all there is to whoever wants what is new. */
function readQuery(url: string): BookListQuery {
  const said = new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '');
  const given: Record<string, unknown> = {};
  for (const name of new Set(said.keys())) {
    const values = said.getAll(name);
    given[name] = name === 'obra' ? values : values.length === 1 ? values[0] : values;
  }
  const read = bookListQuery.safeParse(given);
  if (read.success) return read.data;
  throw refuse('datos_no_validos', { errors: read.error.issues.slice(0, 20).map((issue) => faultOf(issue)) });
}
