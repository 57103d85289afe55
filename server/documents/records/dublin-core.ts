/**
 * A work as simple Dublin Core (oai_dc), in the words of info:eu-repo that LA Referencia and OpenAIRE 3 read.
 * Sources: OAI-PMH 2.0; OpenAIRE Guidelines for Literature Repositories 3.0; Directrices LA Referencia.
 */
import { doiAddress } from '#contract/doi.ts';
import { isbn13 } from '#contract/isbn.ts';
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

/** One `oai_dc:dc` element. */
export function writeDublinCore(work: RecordedWork): string {
  const cited = citedWork(work);
  const { ficha, licencia, embargoHasta } = work;
  const day = work.fechaPublicacion?.slice(0, 10);
  const dc = (name: string, text: string | null | undefined, language?: string) =>
    said(`dc:${name}`, text, language ? { 'xml:lang': language } : {});
  return element(
    'oai_dc:dc',
    [
      ...textsOf(work).flatMap(({ titulo, idioma }) => dc('title', titulo, idioma)),
      ...work.autores.flatMap((author) => dc('creator', invertedName(author))),
      ...[...(ficha.editores ?? []), ...(ficha.directores ?? [])].flatMap((person) =>
        dc('contributor', invertedName(person)),
      ),
      ...subjectsOf(work).flatMap(({ text, language }) => dc('subject', text, language)),
      ...textsOf(work).flatMap(({ resumen, idioma }) => dc('description', resumen, idioma)),
      ...dc('publisher', cited.archive ?? cited.publisher ?? publisherOf(work)),
      ...dc('date', day),
      ...(embargoHasta ? dc('date', `info:eu-repo/date/embargoEnd/${embargoHasta}`) : []),
      ...dc('type', repository(kindOf(work).repository)),
      ...dc('type', repository('publishedVersion')),
      ...work.archivos.flatMap(({ tipo }) => dc('format', tipo)),
      ...dc('identifier', work.direccion),
      ...(work.doi ? dc('identifier', doiAddress(work.doi)) : []),
      ...Object.values(ficha.isbn ?? {}).flatMap((isbn) => dc('identifier', `urn:isbn:${isbn13(isbn)}`)),
      ...work.archivos.flatMap(({ direccion }) => dc('relation', direccion)),
      ...grantsOf(work).flatMap(({ nombre, ayuda }) =>
        ayuda ? dc('relation', `info:eu-repo/grantAgreement/${part(nombre)}//${part(ayuda)}`) : [],
      ),
      ...dc('source', cite(cited, 'iso690', work.idioma === 'en' ? 'en' : 'es').texto),
      ...(cited.ISSN ? dc('source', `ISSN: ${cited.ISSN}`) : []),
      ...dc('language', threeLetters(work.idioma)),
      ...dc('rights', repository(embargoHasta ? 'embargoedAccess' : 'openAccess')),
      ...dc('rights', licencia),
    ],
    spaces,
  );
}

/** Of an article, whose citation names its journal instead. */
const publisherOf = ({ metadatos, revista }: RecordedWork): string =>
  String(metadatos.editorial ?? '').trim() || revista.institucion || revista.nombre;

/** What stands between two strokes of an address. */
const part = (text: string): string => encodeURIComponent(text.trim().toWellFormed()).replaceAll('%20', '+');
