/** What the page says of a work's place in the literature. */
import type { Publication } from '#contract/entities/publication.ts';
import type { Identity } from '#contract/entities/system.ts';
import { type NamedWork, workPage } from '#contract/public-addresses.ts';

/** What readers of a work need of it; `traducidaA`: in which language they read it, where it is not its own. */
export type ReadWork = Publication & Pick<NamedWork, 'traducidaA'>;

/** The journal of works that name no other, where its name cannot be had. */
export const ownJournal = 'Pliego';

/** The work with who publishes it in its metadata, and an article with our journal, unless it names another: that of its house, else the platform's. */
export function inOurJournal(
  work: Publication,
  platform: Pick<Identity, 'nombre' | 'institucion' | 'issn' | 'issnImpreso'>,
): ReadWork {
  const { nombre, institucion, issn, issnImpreso } = work.revista ?? platform;
  const ours = { revista: nombre, ...(issn && { issn }), ...(issnImpreso && { issnImpreso }) };
  const isOurs = work.tipo === 'ARTICULO' && metadatum(work, 'revista') === '';
  const isTranslated = work.idioma !== ownLanguage(work);
  return {
    ...work,
    ...(isTranslated && { traducidaA: work.idioma }),
    metadatos: { editorial: institucion || nombre, ...(isOurs && ours), ...work.metadatos },
  };
}

/** The language of the work's own text, whichever it is read in. */
export const ownLanguage = ({ idioma, idiomasDelTexto }: Publication): string => idiomasDelTexto[0]?.idioma ?? idioma;

/** Where the text is read in each of its languages, from the root; none where it has one alone. */
export function languageAddresses(work: Publication): { idioma: string; esOriginal: boolean; address: string }[] {
  if (work.idiomasDelTexto.length < 2) return [];
  return work.idiomasDelTexto.map((each) => ({
    ...each,
    address: workPage(work.id, each.idioma === ownLanguage(work) ? undefined : each.idioma),
  }));
}

/** One of the work's free metadata as text, '' where it is not there. */
export const metadatum = (work: Publication, key: string): string => String(work.metadatos[key] ?? '');

/** The journal that a work says it is of, or ours. */
export const journalOf = (work: ReadWork): string => metadatum(work, 'revista') || ownJournal;

/** Who brought out a work that is in no journal. */
export const publisherOf = (work: ReadWork): string => metadatum(work, 'editorial') || ownJournal;

/** Where a thesis was defended, as it says; for want of a word on it, its author's institution. */
export const schoolOf = (work: ReadWork): string =>
  work.ficha?.institucion ?? work.autores[0]?.afiliaciones[0] ?? publisherOf(work);

/** '385–416', 'e220072', or nothing. */
export function pagesOf(work: ReadWork): string {
  const [first, last] = [metadatum(work, 'paginaInicial'), metadatum(work, 'paginaFinal')];
  if (first === '') return metadatum(work, 'elocation');
  return last === '' || last === first ? first : `${first}–${last}`;
}

/** 'CC BY 4.0' of a Creative Commons address; any other licence by its address. */
export function licenceName(address: string): string {
  const [, kind, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/.exec(address) ?? [];
  if (kind) return `CC ${kind.toUpperCase()} ${version}`;
  return address.includes('publicdomain/zero') ? 'CC0 1.0' : address.replace(/^https?:\/\//, '');
}
