import type { z } from 'zod';
import type { CitationStyleName, referenceCalls } from '#contract/calls/references.ts';
import { registeredDoi } from '#contract/doi.ts';
import { workPage } from '#contract/public-addresses.ts';
import type { Language } from '#contract/vocabulary.ts';
import { citationStyles } from '#contract/vocabulary.ts';
import { cite } from '#server/documents/citations/cite.ts';
import { type CitedWork, citedWork } from '#server/documents/citations/cited-work.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { lasting } from '#server/platform/http/origin.ts';
import { siteOfJournal } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';

interface Asked {
  language: Language;
  /** In which language it is read; absent: its own. */
  texto?: string | undefined;
  /** The beginning of this site's addresses, '' where it is not known. */
  site: string;
}

/** How the work is cited in one style, from what the viewer may know of it. Throws `no_encontrado`. */
export async function citePublication(
  services: Services,
  viewer: Viewer,
  id: string,
  estilo: CitationStyleName,
  asked: Asked,
): Promise<z.output<typeof referenceCalls.citePublication.answer>> {
  return cite(await readCited(services, viewer, id, asked), estilo, asked.language);
}

/** The same in every style. */
export async function citations(
  services: Services,
  viewer: Viewer,
  id: string,
  asked: Asked,
): Promise<z.output<typeof referenceCalls.citations.answer>> {
  const work = await readCited(services, viewer, id, asked);
  return { citas: citationStyles.map((estilo) => cite(work, estilo, asked.language)) };
}

async function readCited(services: Services, viewer: Viewer, id: string, { site, texto }: Asked): Promise<CitedWork> {
  const work = await readPublication(services, viewer, id, texto);
  const isOwn = work.idioma === work.idiomasDelTexto[0]?.idioma;
  const begins = siteOfJournal(services, work.revista?.clave, lasting(site));
  const direccion = begins && begins + workPage(id, isOwn ? undefined : work.idioma);
  const today = new Date();
  const accessed = [today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()];
  return {
    ...citedWork({ ...work, doi: registeredDoi(work) ?? null, revista: services.settings.of(work), direccion }),
    accessed: { 'date-parts': [accessed] },
  };
}
