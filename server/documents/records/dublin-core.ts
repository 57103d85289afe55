/**
 * A work as simple Dublin Core (oai_dc), in the words of info:eu-repo that LA Referencia and OpenAIRE 3 read.
 * Sources: OAI-PMH 2.0; OpenAIRE Guidelines for Literature Repositories 3.0; Directrices LA Referencia.
 */

import { doiAddress } from '#contract/doi.ts';
import { isbn13 } from '#contract/isbn.ts';
import { preprintOf } from '#contract/preprint.ts';
import { cite } from '#server/documents/citations/cite.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { threeLetters } from '#server/documents/model/language-codes.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { grantsOf, invertedName, kindOf, type RecordedWork, subjectsOf, textsOf } from './recorded-work.ts';

const spaces = {
  'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
};
const repository = (term: string) => `info:eu-repo/semantics/${term}`;

/** One thing that is said of a work, in an element of Dublin Core and, where a repository tells its kinds apart, one of those. */
export interface Term {
  element: string;
  /** As DSpace names it in its own registry, beside the element; left out in simple Dublin Core. */
  qualifier?: string;
  text: string;
  /** BCP 47. */
  language?: string | undefined;
}

/** One `oai_dc:dc` element. */
export const writeDublinCore = (work: RecordedWork): string =>
  element(
    'oai_dc:dc',
    dublinCoreTerms(work).flatMap(({ element: name, text, language }) =>
      said(`dc:${name}`, text, language ? { 'xml:lang': language } : {}),
    ),
    spaces,
  );

/** All that simple Dublin Core says of a work, each thing on its own. */
export function dublinCoreTerms(work: RecordedWork): Term[] {
  const cited = citedWork(work);
  const { ficha, licencia, embargoHasta } = work;
  const day = work.fechaPublicacion?.slice(0, 10);
  const dc = (name: string, text: string | null | undefined, language?: string): Term[] => {
    const [elementName = '', qualifier] = name.split('.');
    const words = text?.trim();
    if (!words) return [];
    return [{ element: elementName, ...(qualifier && { qualifier }), text: words, ...(language && { language }) }];
  };
  return [
    ...textsOf(work).flatMap(({ titulo, idioma }, i) => dc(i === 0 ? 'title' : 'title.alternative', titulo, idioma)),
    ...work.autores.flatMap((author) => dc('creator.author', invertedName(author))),
    ...(ficha.editores ?? []).flatMap((person) => dc('contributor.editor', invertedName(person))),
    ...(ficha.directores ?? []).flatMap((person) => dc('contributor.advisor', invertedName(person))),
    ...subjectsOf(work).flatMap(({ text, language }) => dc('subject', text, language)),
    ...textsOf(work).flatMap(({ resumen, idioma }) => dc('description.abstract', resumen, idioma)),
    ...dc('publisher', cited.archive ?? cited.publisher ?? publisherOf(work)),
    ...dc('date.issued', day),
    ...(embargoHasta ? dc('date', `info:eu-repo/date/embargoEnd/${embargoHasta}`) : []),
    ...dc('type', repository(kindOf(work).repository)),
    ...dc('type', repository(work.esAceptada ? 'acceptedVersion' : 'publishedVersion')),
    ...work.archivos.flatMap(({ tipo }) => dc('format', tipo)),
    ...dc('identifier.other', work.direccion),
    ...(work.doi ? dc('identifier.other', doiAddress(work.doi)) : []),
    ...Object.values(ficha.isbn ?? {}).flatMap((isbn) => dc('identifier.isbn', `urn:isbn:${isbn13(isbn)}`)),
    ...work.archivos.flatMap(({ direccion }) => dc('relation', direccion)),
    ...dc('relation', preprintOf(work.declaraciones)?.direccion),
    ...grantsOf(work).flatMap(({ nombre, ayuda }) =>
      ayuda ? dc('relation', `info:eu-repo/grantAgreement/${part(nombre)}//${part(ayuda)}`) : [],
    ),
    ...dc('source', cite(cited, 'iso690', work.idioma === 'en' ? 'en' : 'es').texto),
    ...(cited.ISSN ? dc('source', `ISSN: ${cited.ISSN}`) : []),
    ...dc('language', threeLetters(work.idioma)),
    ...dc('rights', repository(embargoHasta ? 'embargoedAccess' : 'openAccess')),
    ...dc('rights', licencia),
  ];
}

/** Of an article, whose citation names its journal instead. */
const publisherOf = ({ metadatos, revista }: RecordedWork): string =>
  String(metadatos.editorial ?? '').trim() || revista.institucion || revista.nombre;

/** What stands between two strokes of an address. */
const part = (text: string): string => encodeURIComponent(text.trim().toWellFormed()).replaceAll('%20', '+');
