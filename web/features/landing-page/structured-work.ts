/** A published work as schema.org has it, for search engines and whoever else reads JSON-LD. */

import { rorOf } from '#contract/affiliation-ror.ts';
import { doiAddress, registeredDoi } from '#contract/doi.ts';
import { isbn13 } from '#contract/isbn.ts';
import { particularWords } from '#contract/particular-words.ts';
import type { NamedPerson } from '#contract/particulars.ts';
import { workPage } from '#contract/public-addresses.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { journalOf, metadatum, pagesOf, publisherOf, type ReadWork } from './citable.ts';

const schemaTypes: Record<Tipo, string> = {
  ARTICULO: 'ScholarlyArticle',
  LIBRO: 'Book',
  REPORTE: 'Report',
  TESIS: 'Thesis',
};
/** `ScholarlyArticle`; a work that is part of a book is its chapter. */
export const schemaTypeOf = ({ tipo, capituloDe }: Pick<ReadWork, 'tipo' | 'capituloDe'>): string =>
  capituloDe ? 'Chapter' : schemaTypes[tipo];

type Files = readonly { type: string; href: string }[];

export function structuredWork(work: ReadWork, canonical: string, files: Files) {
  const doi = registeredDoi(work);
  const site = canonical.slice(0, -workPage(work.id, work.traducidaA).length);
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypeOf(work),
    '@id': canonical,
    url: canonical,
    name: work.titulo,
    headline: work.titulo.slice(0, 110),
    abstract: work.resumen,
    inLanguage: work.idioma,
    keywords: work.palabrasClave,
    datePublished: work.fechaPublicacion?.slice(0, 10) ?? '',
    isAccessibleForFree: !work.embargo,
    ...(work.licencia && { license: work.licencia }),
    ...(doi && { sameAs: doiAddress(doi), identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } }),
    ...(work.fechaRetractacion && { creativeWorkStatus: 'Retracted' }),
    author: work.autores.map(({ nombres, apellidos, orcid, afiliaciones, rors }) => ({
      '@type': 'Person',
      name: `${nombres} ${apellidos}`.trim(),
      givenName: nombres,
      ...(apellidos && { familyName: apellidos }),
      ...(orcid && { sameAs: `https://orcid.org/${orcid}` }),
      ...(afiliaciones.length > 0 && {
        affiliation: afiliaciones.map((name) => {
          const ror = rorOf({ rors }, name);
          return { '@type': 'Organization', name, ...(ror && { '@id': ror, sameAs: ror }) };
        }),
      }),
    })),
    encoding: files.map(({ type, href }) => ({ '@type': 'MediaObject', contentUrl: href, encodingFormat: type })),
    publisher: { '@type': 'Organization', name: publisherOf(work) },
    ...particulars(work),
    ...place(work, site),
    ...funding(work),
    ...citations(work),
    // Its preprint, of which schema.org has no word of its own.
    ...(work.declaraciones?.preimpresion?.enlace && { isBasedOn: work.declaraciones.preimpresion.enlace }),
  };
}

const person = ({ nombres, apellidos }: NamedPerson) => ({
  '@type': 'Person',
  name: `${nombres} ${apellidos}`.trim(),
});

/** What schema.org has of books, theses and reports. */
function particulars({ idioma, ficha = {} }: ReadWork) {
  const isbn = Object.values(ficha.isbn ?? {}).map(isbn13);
  const { editores, edicion, coleccion, serie, numeroInforme, comitente, grado, institucion } = ficha;
  const series = coleccion ?? serie;
  return {
    ...(isbn.length > 0 && { isbn }),
    ...(editores && { editor: editores.map(person) }),
    ...(edicion && { bookEdition: edicion }),
    ...(series && { isPartOf: { '@type': 'CreativeWorkSeries', name: series } }),
    ...(numeroInforme && { reportNumber: numeroInforme }),
    ...(comitente && { funder: { '@type': 'Organization', name: comitente } }),
    ...(grado && { inSupportOf: particularWords(idioma).leadsTo[grado] }),
    ...(institucion && { sourceOrganization: { '@type': 'Organization', name: institucion } }),
  };
}

/** In which number, volume and journal an article appeared, or in which book a chapter; and on which pages. */
function place(work: ReadWork, site: string) {
  const { capituloDe: book } = work;
  if (!book && work.tipo !== 'ARTICULO') return {};
  const [first, last] = [metadatum(work, 'paginaInicial'), metadatum(work, 'paginaFinal')];
  const pages = {
    ...(pagesOf(work) && { pagination: pagesOf(work) }),
    ...(first && { pageStart: first }),
    ...(last && { pageEnd: last }),
  };
  if (book) {
    const address = site + workPage(book.id);
    const isbn = Object.values(book.isbn ?? {}).map(isbn13);
    const whole = { '@type': 'Book', '@id': address, url: address, name: book.titulo };
    return { ...pages, isPartOf: { ...whole, ...(isbn.length > 0 && { isbn }) } };
  }
  const issn = [metadatum(work, 'issn'), metadatum(work, 'issnImpreso')].filter(Boolean);
  const journal = { '@type': 'Periodical', name: journalOf(work), ...(issn.length > 0 && { issn }) };
  const [volume, issue] = [metadatum(work, 'volumen'), metadatum(work, 'numero')];
  const inVolume = volume ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal } : journal;
  const inIssue = issue ? { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume } : inVolume;
  return { ...pages, isPartOf: inIssue };
}

/** Who paid, a grant each. */
function funding({ declaraciones }: ReadWork) {
  const grants = (declaraciones?.financiacion?.financiadores ?? []).flatMap(({ nombre, ror, ayudas }) => {
    const funder = { '@type': 'Organization', name: nombre, ...(ror && { '@id': ror, sameAs: ror }) };
    return ayudas.length === 0
      ? [{ '@type': 'Grant', funder }]
      : ayudas.map((number) => ({ '@type': 'Grant', identifier: number, funder }));
  });
  return grants.length > 0 ? { funding: grants } : {};
}

/** What it cites and has a DOI: the rest is in its text. */
function citations({ referencias }: ReadWork) {
  const cited = referencias.flatMap(({ csl }) => (csl?.DOI ? [{ '@id': doiAddress(csl.DOI) }] : []));
  return cited.length > 0 ? { citation: cited } : {};
}
