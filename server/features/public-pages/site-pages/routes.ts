import type { SitePage } from '#contract/entities/site.ts';
import { refuse } from '#contract/refuse.ts';
import { onPageChange } from '#server/events/events.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadPage } from '#server/policy/index.ts';
import { presentPage } from './present.ts';
import { findPage } from './queries.ts';
import { writePage } from './write.ts';

export async function sitePageRoutes(services: Services): Promise<Pick<Handlers, 'readPage' | 'writePage'>> {
  const { db, database, settings } = services;
  const kept = new Cache<SitePage>(20);
  await onPageChange(database, () => kept.forget());
  return {
    readPage: async ({ viewer, params: { slug } }) => {
      if (!canReadPage(viewer, slug, settings.get())) throw refuse('sesion_requerida');
      return kept.get(slug, async () => presentPage(slug, await findPage(db, slug)));
    },
    writePage: ({ viewer, params, body, origin }) => writePage(services, viewer, params.slug, body, origin.language),
  };
}
