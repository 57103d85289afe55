/** What the page says of a work's place in the literature. */
import type { Publication } from '#contract/entities/publication.ts';
import type { Identity } from '#contract/entities/system.ts';

/** What readers of a work need of it. */
export type ReadWork = Publication;

/** The journal of works that name no other, where its name cannot be had. */
export const ownJournal = 'Pliego';

/** The work with who publishes it in its metadata, and an article with our journal, unless it names another. */
export function inOurJournal(
  work: ReadWork,
  { nombre, institucion, issn, issnImpreso }: Pick<Identity, 'nombre' | 'institucion' | 'issn' | 'issnImpreso'>,
): ReadWork {
  const ours = { revista: nombre, ...(issn && { issn }), ...(issnImpreso && { issnImpreso }) };
  const isOurs = work.tipo === 'ARTICULO' && metadatum(work, 'revista') === '';
  return { ...work, metadatos: { editorial: institucion || nombre, ...(isOurs && ours), ...work.metadatos } };
}

/** One of the work's free metadata as text, '' where it is not there. */
export const metadatum = (work: ReadWork, key: string): string => String(work.metadatos[key] ?? '');

/** The journal that a work says it is of, or ours. */
export const journalOf = (work: ReadWork): string => metadatum(work, 'revista') || ownJournal;

/** Who brought out a work that is in no journal. */
export const publisherOf = (work: ReadWork): string => metadatum(work, 'editorial') || ownJournal;

/** Where a thesis was defended: its author's institution, for want of another word on it. */
export const schoolOf = (work: ReadWork): string => work.autores[0]?.afiliaciones[0] ?? publisherOf(work);

/** '385–416', 'e220072', or nothing. */
export function pagesOf(work: ReadWork): string {
  const [first, last] = [metadatum(work, 'paginaInicial'), metadatum(work, 'paginaFinal')];
  if (first === '') return metadatum(work, 'elocation');
  return last === '' || last === first ? first : `${first}–${last}`;
}
