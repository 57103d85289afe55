/**
 * What is published as files, under addresses that never change (contract/public-addresses.ts): each work in every
 * format of its export, and the files that were published with it. Everybody gets what a guest may have; what is not
 * public is not there.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { canBeEmbargoed } from '#contract/particulars.ts';
import { exportAddress, exportName, fileAddress, fileEndings, workPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { type PublicFormat, publicFormats, type Tipo, textFormats } from '#contract/vocabulary.ts';
import type { Taken, UsageRecorder } from '#server/features/catalogue/record-view.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import { offeredFile } from '#server/features/files/offered-file.ts';
import { pdfOfWork } from '#server/features/files/pdf-of-work.ts';
import { readableWork, readNamedWork } from '#server/features/publications/read.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import { siteFor } from '#server/platform/http/own-sites.ts';
import { inline } from '#server/platform/http/send-file.ts';
import { inMemory, sendStored, storedRoute, withCharset } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';

/** Names stand in the rest of the address: Fastify takes a parameter of a hundred signs at most. */
const exportSchema = z.object({ id, '*': z.string() });
const fileSchema = z.object({ id, file: id, '*': z.string() });
/** The format that a name stands for; undefined for a name of none, since the rest of an address may be anything. */
const formatOf = (name: string) =>
  name.includes('/') ? undefined : publicFormats.find((format) => name.endsWith(`.${fileEndings[format]}`));

/** The name of a file, and before it the language in which the work is read, where it is not its own. */
function partsOf(rest: string) {
  const [, language, inLanguage] = /^([a-z]{2,3})\/(.+)$/s.exec(rest) ?? [];
  const name = inLanguage ?? rest;
  return { language, name, format: formatOf(name) };
}

/** Asked for again soon: it may have changed, or been retracted. */
const cached = 'public, max-age=300, must-revalidate';
/** Of what may be closed from one moment to the next nobody keeps a file that they do not ask for again. */
const askedAgain = 'private, no-cache';
/** Not kept: a title that goes back to what it was would lead round in a circle. */
const redirected = 'no-cache';

/** Typesetting costs, as in the call that does the same. */
const limited = { rateLimit: { max: 60, timeWindow: '1 minute' }, places: 'files' } as const;

/** Serves them; an address with a name of before leads on to that of now. */
export function servePublicFiles(
  app: FastifyInstance,
  services: Services,
  { recordDownload }: Pick<UsageRecorder, 'recordDownload'>,
): void {
  const count = (request: FastifyRequest, reply: FastifyReply, work: string, taken: Taken) => {
    if (isDownload(request, reply))
      recordDownload(work, taken, { address: request.ip, agent: request.headers['user-agent'] ?? '' });
  };

  app.route({
    ...storedRoute,
    url: '/catalogo/:id/*',
    config: limited,
    handler: async (request, reply) => {
      const asked = exportSchema.safeParse(request.params);
      const { language, name: askedName, format } = asked.success ? partsOf(asked.data['*']) : {};
      if (!asked.success || !format) return reply.callNotFound();
      const work = await readNamedWork(services, null, asked.data.id, language);
      const isThere = askedName === exportName(work, format) && language === work.traducidaA;
      if (!isThere) return moved(reply, exportAddress(work, format));
      const site = siteFor(services, request, work.revistaId);
      const landing = `<${site}${workPage(work.id, work.traducidaA)}>; rel="canonical"`;
      const own = format === 'pdf' && !language ? await publicPdf(services, work.id) : undefined;
      if (own) {
        reply.headers({ 'content-disposition': inline(own.name), link: landing });
        send(request, reply, work, own);
        count(request, reply, work.id, { address: `${work.id}/pdf/`, what: 'TEXT' });
        return reply;
      }
      const { type, name, body, etag } = await exportPublication(services, null, work.id, format, {
        idioma: language,
        site,
      });
      reply.headers({ 'content-disposition': inline(name), link: landing });
      const changed = work.fechaCambioPublico ?? work.fechaActualizacion;
      send(request, reply, work, { file: inMemory(body), type, etag, changed });
      const address = `${work.id}/${format}/${work.traducidaA ?? ''}`;
      // A reference to a work is not the work.
      count(request, reply, work.id, { address, what: isText(format) ? 'TEXT' : 'REFERENCE' });
      return reply;
    },
  });

  app.route({
    ...storedRoute,
    url: '/catalogo/:id/archivos/:file/*',
    handler: async (request, reply) => {
      const asked = fileSchema.safeParse(request.params);
      if (!asked.success) throw refuse('no_encontrado');
      const { file, work } = await offeredFile(services, null, asked.data.file);
      const { publicacionId, nombre, tipo, sha256, fecha } = file;
      if (publicacionId !== asked.data.id) throw refuse('no_encontrado');
      if (asked.data['*'] !== nombre) return moved(reply, fileAddress(file));
      const stored = await services.files.get(placeOfFile(publicacionId, file.id));
      if (!stored) throw refuse('no_encontrado');
      const landing = `<${siteFor(services, request, work.revistaId)}${workPage(publicacionId)}>; rel="collection"`;
      reply.headers({ 'content-disposition': inline(nombre), link: landing });
      send(request, reply, work, { file: stored, type: withCharset(tipo), etag: `"${sha256}"`, changed: fecha });
      count(request, reply, publicacionId, { address: file.id, what: 'FILE' });
      return reply;
    },
  });
}

/** The PDF that is all the text of a work: as its authors sent it, and no other of ours. */
async function publicPdf(services: Services, id: string) {
  const work = await readableWork(services, null, id);
  const row = await pdfOfWork(services, work);
  const file = row && (await services.files.get(placeOfFile(id, row.id)));
  return (
    file && {
      file,
      name: exportName({ ...work, autores: work.authors }, 'pdf'),
      type: row.tipo,
      etag: `"${row.sha256}"`,
      changed: row.fecha,
    }
  );
}

const isText = (format: PublicFormat) => textFormats.some((each) => each === format);

/**
 * As COUNTER counts it: what went out whole, in its first part, or not again because the reader has it. What browsers fetch
 * before anybody asks for it, or show within a page, is none.
 */
const isDownload = ({ method, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')) &&
  !/^(iframe|embed|object)$/.test(String(headers['sec-fetch-dest'] ?? '')) &&
  (statusCode === 200 || statusCode === 304 || (statusCode === 206 && /^bytes=0-/.test(headers.range ?? '')));

const moved = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', redirected).redirect(address, 301);

/** Pages of any site may show what anybody may read. */
const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { tipo }: { tipo: Tipo },
  sent: Parameters<typeof sendStored>[2],
) => {
  const cache = canBeEmbargoed(tipo) ? askedAgain : cached;
  return sendStored(
    request,
    reply.headers({ 'cache-control': cache, 'cross-origin-resource-policy': 'cross-origin' }),
    sent,
  );
};
