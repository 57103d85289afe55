/** A work's own address answers programs in what they read: its text, what references and agencies say of it, what belongs to it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { z } from 'zod';
import { id as idSchema } from '#contract/entities/common.ts';
import { exportAddress, referenceTypes } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { type PublicFormat, referenceFormats } from '#contract/vocabulary.ts';
import { dataciteJson, dataciteXml } from '#server/documents/records/datacite.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { findAnnouncedOfWork } from '#server/features/publications/place-queries.ts';
import { readNamedWork } from '#server/features/publications/read.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { linkset, linksetLines, type Said } from './page-said.ts';

/** What the page is in; what browsers ask for first. */
const page = ['text/html', 'application/xhtml+xml'];
/** Files of the work, by their types; those that are typeset have their own addresses, and their limits there. */
const files: Readonly<Record<string, PublicFormat>> = {
  'application/vnd.jats+xml': 'jats',
  'application/xml': 'jats',
  'text/xml': 'jats',
  ...Object.fromEntries(referenceFormats.map((format) => [referenceTypes[format], format])),
};
const ofAgency = {
  'application/vnd.datacite.datacite+json': dataciteJson,
  'application/vnd.datacite.datacite+xml': dataciteXml,
} as const;
const ofPage = {
  'application/ld+json': ({ jsonLd }: Said) => jsonLd,
  'application/linkset+json': linkset,
  'application/linkset': linksetLines,
} as const;
const types = [...page, ...Object.keys(files), ...Object.keys(ofAgency), ...Object.keys(ofPage)];

/** Of a work, in its own language or in another. */
const workAddress = /^\/catalogo\/([0-9a-f-]{36})(?:\/([a-z]{2,3}))?\/?(?:\?|$)/;

/** What a request for the page of a work asks for instead of it; undefined of every other request, and of whoever takes the page. */
export function askedInstead({
  url,
  headers,
}: FastifyRequest): { id: string; idioma?: string; type: string } | undefined {
  const [, id, idioma] = workAddress.exec(url) ?? [];
  if (!id || !idSchema.safeParse(id).success || !headers.accept) return undefined;
  const type = new Negotiator({ headers }).mediaType(types);
  return type === undefined || page.includes(type) ? undefined : { id, ...(idioma && { idioma }), type };
}

/** Whether the answer at an address depends on what is taken. */
export const isNegotiated = (url: string): boolean => workAddress.test(url);

/**
 * Answers with it. `site`: what the addresses of the work begin with. @param said what the page says of the work, asked for where that is it
 * Throws `no_encontrado`, and `obra_embargada` where the text is asked for.
 */
export async function sendInstead(
  services: Services,
  reply: FastifyReply,
  { id, idioma, type, site }: NonNullable<ReturnType<typeof askedInstead>> & { site: string },
  said: () => Promise<Said | undefined>,
): Promise<FastifyReply> {
  reply.headers({ vary: 'accept, accept-encoding', 'cache-control': 'no-cache' });
  if (type in ofPage) {
    const of = await said();
    if (!of) throw refuse('no_encontrado');
    const isLinks = type !== 'application/ld+json';
    return sendOfPage(reply, type as keyof typeof ofPage, isLinks ? await withAnnounced(services, id, of) : of);
  }
  if (type in ofAgency) {
    const [work] = await readRecordedWorks(services, [id], lasting(site) || site);
    if (!work) throw refuse('no_encontrado');
    return reply.type(charsetOf(type)).send(ofAgency[type as keyof typeof ofAgency](work));
  }
  const format = files[type];
  if (!format) throw refuse('no_encontrado');
  const work = await readNamedWork(services, null, id, idioma);
  const { body, etag } = await exportPublication(services, null, id, format, { idioma: work.traducidaA, site });
  return reply
    .headers({ etag, 'content-location': exportAddress(work, format) })
    .type(charsetOf(type))
    .send(Buffer.from(body));
}

/**
 * With what other services announced of the work and its editors accepted. It stands in link sets alone: as many as there may be of them are too
 * long for a header (FAIR Signposting, 3.4), and none is a part of the work or tells of it in a form that the profile has.
 */
async function withAnnounced({ db }: Services, id: string, of: Said): Promise<Said> {
  const announced = await findAnnouncedOfWork(db, id);
  const places = new Set(announced.map(({ direccion }) => direccion));
  return { ...of, signposts: [...of.signposts, ...[...places].map((href) => ({ rel: 'related', href }))] };
}

/** What the page says of the work, as JSON-LD or as a link set. */
const sendOfPage = (reply: FastifyReply, type: keyof typeof ofPage, of: Said): FastifyReply =>
  reply.type(charsetOf(type)).send(ofPage[type](of));

const ofWork = z.object({ id: idSchema });

/** Serves the link sets at their own addresses, from what the page says of the work (`said`, by its address). */
export function serveLinksets(
  app: FastifyInstance,
  services: Services,
  said: (request: FastifyRequest, address: string) => Promise<Said | { movedTo: string } | undefined>,
): void {
  for (const [end, type] of [
    ['json', 'application/linkset+json'],
    ['txt', 'application/linkset'],
  ] as const)
    for (const language of ['', '/:idioma(^[a-z]{2,3}$)'])
      app.get(`/catalogo/:id${language}/linkset.${end}`, { schema: { hide: true } }, async (request, reply) => {
        const of = await said(request, request.url.slice(0, request.url.lastIndexOf('/linkset')));
        if (!of) throw refuse('no_encontrado');
        if ('movedTo' in of) return reply.header('cache-control', 'no-cache').redirect(of.movedTo, 301);
        const { id } = ofWork.parse(request.params);
        return sendOfPage(reply.header('cache-control', 'no-cache'), type, await withAnnounced(services, id, of));
      });
}

const charsetOf = (type: string): string => `${type}; charset=utf-8`;
