import type { SitePage } from '#contract/entities/site.ts';
import { onPageChange } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import { Kept } from '#server/platform/kept.ts';
import { canReadPage } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentPage } from './present.ts';
import { findPage } from './queries.ts';
import { writePage } from './write.ts';

export async function sitePageRoutes(services: Services): Promise<Pick<Handlers, 'readPage' | 'writePage'>> {
  const { db, database, settings } = services;
  const kept = new Kept<SitePage>(20);
  await onPageChange(database, () => kept.forget());
  return {
    readPage: async ({ viewer, params: { slug } }) => {
      if (!canReadPage(viewer, slug, settings.get())) throw refuse('sesion_requerida');
      return kept.get(slug, async () => presentPage(slug, await findPage(db, slug)));
    },
    writePage: ({ viewer, params, body }) => writePage(services, viewer, params.slug, body.markdown),
  };
}
