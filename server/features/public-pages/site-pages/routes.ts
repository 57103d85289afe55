import { refuse } from '#contract/refuse.ts';
import { onPageChange } from '#server/events/events.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadPage } from '#server/policy/index.ts';
import { pageByDefault } from './by-default.ts';
import { presentPage } from './present.ts';
import { findPage, type PageRow } from './queries.ts';
import { writePage } from './write.ts';

export async function sitePageRoutes(services: Services): Promise<Pick<Handlers, 'readPage' | 'writePage'>> {
  const { db, database, settings } = services;
  const kept = new Cache<PageRow | undefined>(20);
  await onPageChange(database, () => kept.forget());
  return {
    readPage: async ({ viewer, params: { slug } }) => {
      if (!canReadPage(viewer, slug, settings.get())) throw refuse('sesion_requerida');
      // By default it follows the settings, whose changes are no events of pages.
      return presentPage(slug, await kept.get(slug, () => findPage(db, slug)), pageByDefault(services, slug));
    },
    writePage: ({ viewer, params, body, origin }) => writePage(services, viewer, params.slug, body, origin.language),
  };
}
