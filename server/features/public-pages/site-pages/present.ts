import type { SitePage } from '#contract/entities/site.ts';
import type { PageSlug } from '#contract/vocabulary.ts';
import type { PageRow } from './queries.ts';

/** A page of the site; one that nobody has written has no document, but what stands there by default where that is something. */
export const presentPage = (
  slug: PageSlug,
  row: PageRow | undefined,
  byDefault: SitePage['porDefecto'] = null,
): SitePage => ({
  slug,
  markdown: row?.markdown ?? '',
  documento: row?.documento ?? null,
  fechaActualizacion: row?.fechaActualizacion.toISOString() ?? null,
  porDefecto: row ? null : byDefault,
});
