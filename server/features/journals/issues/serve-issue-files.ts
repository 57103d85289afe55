/** A published number as files, at addresses that never change: `/numeros/{id}/numero.pdf` and `.epub`. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { issueAddress, issuePage } from '#contract/public-addresses.ts';
import { siteFor } from '#server/platform/http/own-sites.ts';
import { inline } from '#server/platform/http/send-file.ts';
import { inMemory, sendStored, storedRoute } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { issueFile } from './issue-file.ts';
import { readableIssue } from './runnable.ts';

const params = z.object({ id });
/** Typesetting a number costs more than an article. */
const limited = { rateLimit: { max: 20, timeWindow: '1 minute' }, places: 'files' } as const;

export function serveIssueFiles(app: FastifyInstance, services: Services): void {
  for (const format of ['pdf', 'epub'] as const)
    app.route({
      ...storedRoute,
      url: issueAddress(':id', format),
      config: limited,
      handler: async (request, reply) => {
        const asked = params.safeParse(request.params);
        if (!asked.success) return reply.callNotFound();
        const { revistaId } = await readableIssue(services, null, asked.data.id);
        const site = siteFor(services, request, revistaId);
        const { type, name, body, etag, mayClose } = await issueFile(services, null, asked.data.id, format, site);
        reply.headers({
          'content-disposition': inline(name),
          'cache-control': mayClose ? 'private, no-cache' : 'public, max-age=300, must-revalidate',
          link: `<${site}${issuePage(asked.data.id)}>; rel="canonical"`,
        });
        sendStored(request, reply, { file: inMemory(body), type, etag });
        return reply;
      },
    });
}
