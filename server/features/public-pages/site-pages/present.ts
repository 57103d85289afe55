import type { SitePage } from '#contract/entities/site.ts';
import type { PageSlug } from '#contract/vocabulary.ts';
import type { PageRow } from './queries.ts';

/** A page of the site; one that nobody has written has no document. */
export const presentPage = (slug: PageSlug, row: PageRow | undefined): SitePage => ({
  slug,
  markdown: row?.markdown ?? '',
  documento: row?.documento ?? null,
  fechaActualizacion: row?.fechaActualizacion.toISOString() ?? null,
});
