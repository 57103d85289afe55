import { particularWords } from '#contract/particular-words.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { citedWork, doiAddressOf, type ReferencedWork } from './cited-work.ts';
import { citationKey } from './write-bibtex.ts';

/** A list of one item of CSL-JSON, which Zotero, Pandoc and citeproc read. */
export const writeCslJson = (work: ReferencedWork): string => writeCslItems([cslItem(work)]);
export const writeCslItems = (items: readonly object[]): string => `${JSON.stringify(items, null, 2)}\n`;

/** The item of one work. */
export function cslItem(work: ReferencedWork, id = citationKey(work)) {
  const { retracted, degree, collection, collectionNumber, ...cited } = citedWork(work);
  return {
    id,
    ...cited,
    genre: degree && particularWords(work.idioma).degrees[degree],
    'collection-title': collection,
    ...(work.tipo === 'REPORTE' ? { number: collectionNumber } : { 'collection-number': collectionNumber }),
    title: retracted ? `${work.titulo} [${wordsIn(work.idioma).retracted}]` : work.titulo,
    URL: doiAddressOf(cited) ?? cited.URL,
    language: work.idioma,
    keyword: work.palabrasClave.join(', ') || undefined,
    abstract: work.resumen || undefined,
  };
}
