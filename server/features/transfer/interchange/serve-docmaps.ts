/** The DocMaps of works whose reviews are published, each at an address of its own beside its work's page. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { docmapAddress, workPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { siteFor } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { readDocmap } from './read-docmap.ts';

const paramsSchema = z.object({ id });
const limited = { rateLimit: { max: 120, timeWindow: '1 minute' }, places: 'crawl' } as const;

/** Serves them. Asked for again each time: what is published of its reviews may end from one moment to the next. */
export function serveDocmaps(app: FastifyInstance, services: Services): void {
  app.get(docmapAddress(':id'), { config: limited, schema: { hide: true } }, async (request, reply) => {
    const asked = paramsSchema.safeParse(request.params);
    if (!asked.success) throw refuse('no_encontrado');
    const work = await readableWork(services, null, asked.data.id);
    const site = siteFor(services, request, work.revistaId);
    const body = await readDocmap(services, work.id, site);
    return reply
      .headers({
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        link: `<${site}${workPage(work.id)}>; rel="describes"`,
      })
      .type('application/ld+json; charset=utf-8')
      .send(body);
  });
}
