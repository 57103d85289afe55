import { particularWords } from '#contract/particular-words.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { citedWork, doiAddressOf } from './cited-work.ts';
import { citationKey } from './write-bibtex.ts';

/** A list of one item of CSL-JSON, which Zotero, Pandoc and citeproc read. */
export function writeCslJson(work: ExportedWork): string {
  const { retracted, degree, collection, collectionNumber, ...cited } = citedWork(work);
  const item = {
    id: citationKey(work),
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
  return `${JSON.stringify([item], null, 2)}\n`;
}
