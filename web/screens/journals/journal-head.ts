/** What the pages of a journal tell search engines, and whose house they are in. */
import type { House } from '#contract/entities/house.ts';
import type { Journal, JournalSummary } from '#contract/entities/journal.ts';
import { journalPage } from '#contract/public-addresses.ts';
import type { PageRequest } from '#web/routing/screen.ts';

/** The looks of the journal's pages; of the platform's first, which are those of the whole site, none. */
export function houseOf({ principal, ...journal }: Journal): House | undefined {
  if (principal) return undefined;
  const { id, clave, nombre, institucion, contacto, telefono, direccion } = journal;
  const { issn, issnImpreso, logo, imagenPortada, color } = journal;
  return {
    ...{ id, clave, nombre, institucion, contacto, telefono, direccion },
    ...{ issn, issnImpreso, logo, imagenPortada, color },
  };
}

/** The address of its page, which is the home at a name of its own. */
export const addressOfJournal = (
  clave: string,
  { siteOf, identity }: Pick<PageRequest, 'siteOf' | 'identity'>,
): string => siteOf(clave) + (identity.sitios?.revistas[clave] ? '/' : journalPage(clave));

/** A journal as schema.org has it (Periodical; a collection of books or theses is a series of works). */
export function journalJsonLd(journal: JournalSummary, url: string) {
  const { clase, nombre, nombreAbreviado, descripcion, idiomas, institucion, issn, issnImpreso } = journal;
  return {
    '@type': clase === 'REVISTA' ? 'Periodical' : 'CreativeWorkSeries',
    '@id': url,
    url,
    name: nombre,
    ...(nombreAbreviado && { alternateName: nombreAbreviado }),
    ...(descripcion.es && { description: descripcion.es }),
    ...((issn || issnImpreso) && { issn: [issn, issnImpreso].filter(Boolean) }),
    ...(idiomas.length > 0 && { inLanguage: idiomas }),
    ...(institucion && { publisher: { '@type': 'Organization', name: institucion } }),
  };
}
