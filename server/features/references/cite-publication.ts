import type { z } from 'zod';
import type { CitationStyleName, referenceCalls } from '#contract/calls/references.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { formatCitation } from './format-citation.ts';
import { workAsCsl } from './work-as-csl.ts';

/** How the work is cited, from what the viewer may know of it. Throws `no_encontrado`. */
export async function citePublication(
  services: Services,
  viewer: Viewer,
  id: string,
  estilo: CitationStyleName,
): Promise<z.output<typeof referenceCalls.citePublication.answer>> {
  const work = await readPublication(services, viewer, id);
  const address = publicAddress(services.env, `/catalogo/${id}`);
  return { estilo, texto: formatCitation(workAsCsl(work, address, services.settings.get()), estilo) };
}
