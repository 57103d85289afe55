/**
 * Works in PubMed's XML for data providers: citations with their summaries. Source: NLM Standard Publisher Data Format,
 * https://www.ncbi.nlm.nih.gov/books/NBK3828/ and, for the order of elements, the DTD that it names (PubMed 2.8).
 */
import { isOurs } from '#server/documents/citations/appeared-in.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { threeLetters } from '#server/documents/model/language-codes.ts';
import { element, said } from '#server/documents/xml/element.ts';
import type { RecordedWork } from './recorded-work.ts';

const doctype =
  '<!DOCTYPE ArticleSet PUBLIC "-//NLM//DTD PubMed 2.8//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/in/PubMed.dtd">';

/** What it does not take a work without. */
export type PubmedFault = 'SIN_FECHA' | 'SIN_ISSN';

export function pubmedFault(work: RecordedWork): PubmedFault | undefined {
  if (!work.fechaPublicacion) return 'SIN_FECHA';
  return issnOf(work) ? undefined : 'SIN_ISSN';
}

const issnOf = (work: RecordedWork) =>
  citedWork(work).ISSN ?? (isOurs(work) ? work.revista.issn || work.revista.issnImpreso || undefined : undefined);

/** Our abbreviation is of our journal alone: a work that names another has that one's title, beside its ISSN. */
const titleOf = (work: RecordedWork): string =>
  (isOurs(work) && work.revista.nombreAbreviado) || citedWork(work)['container-title'] || work.revista.nombre;

/** @param day '2026-03-01' */
function pubDate(day: string, status: 'epublish' | 'received' | 'accepted'): string {
  const [year = '', month, date] = day.slice(0, 10).split('-');
  return element('PubDate', [element('Year', year), ...said('Month', month), ...said('Day', date)], {
    PubStatus: status,
  });
}

/** One `Article`. @param work one without a `pubmedFault` */
export function pubmedArticle(work: RecordedWork): string {
  const cited = citedWork(work);
  const [first = '', last = ''] = cited.page?.split('-') ?? [];
  // What it shows is English; a title in another language is the vernacular one.
  const isEnglish = (language: string) => language.split('-')[0] === 'en';
  const english = [work, ...work.traducciones].find(({ idioma, titulo }) => isEnglish(idioma) && titulo.trim() !== '');
  const texts = [work, ...work.traducciones].filter(({ resumen }) => resumen.trim() !== '');
  const shown = texts.find(({ idioma }) => isEnglish(idioma)) ?? texts[0];
  return element('Article', [
    element('Journal', [
      element('PublisherName', work.revista.institucion || work.revista.nombre),
      element('JournalTitle', titleOf(work)),
      ...said('Issn', issnOf(work)),
      ...said('Volume', cited.volume),
      ...said('Issue', cited.issue),
      pubDate(work.fechaPublicacion ?? '', 'epublish'),
    ]),
    ...(english ? [element('ArticleTitle', english.titulo)] : []),
    ...(isEnglish(work.idioma) ? [] : [element('VernacularTitle', work.titulo)]),
    ...said('FirstPage', first || cited.number),
    ...said('LastPage', last),
    ...(work.doi ? [element('ELocationID', work.doi, { EIdType: 'doi' })] : []),
    element('Language', threeLetters(work.idioma)),
    ...(work.autores.length > 0 ? [element('AuthorList', work.autores.map(author))] : []),
    element('PublicationType', 'Journal Article'),
    element('ArticleIdList', [
      element('ArticleId', work.id, { IdType: 'pii' }),
      ...(work.doi ? [element('ArticleId', work.doi, { IdType: 'doi' })] : []),
    ]),
    ...(work.fechaRecepcion || work.fechaAceptacion
      ? [
          element('History', [
            ...(work.fechaRecepcion ? [pubDate(work.fechaRecepcion, 'received')] : []),
            ...(work.fechaAceptacion ? [pubDate(work.fechaAceptacion, 'accepted')] : []),
          ]),
        ]
      : []),
    ...(shown ? [element('Abstract', shown.resumen.trim())] : []),
    ...texts
      .filter((text) => text !== shown)
      .map(({ resumen, idioma }) => element('OtherAbstract', resumen.trim(), { Language: threeLetters(idioma) })),
    ...(work.palabrasClave.length > 0 ? [element('ObjectList', work.palabrasClave.map(keyword))] : []),
  ]);
}

/** One word without a surname is a name; several are a group's. */
function author({ nombres, apellidos, afiliaciones, orcid }: RecordedWork['autores'][number]): string {
  const isGroup = apellidos.trim() === '' && /\s/.test(nombres.trim());
  const name = isGroup
    ? [element('CollectiveName', nombres)]
    : apellidos.trim() === ''
      ? [element('FirstName', '', { EmptyYN: 'Y' }), element('LastName', nombres)]
      : [...said('FirstName', nombres), element('LastName', apellidos)];
  return element('Author', [
    ...name,
    ...afiliaciones.flatMap((place) =>
      place.trim() ? [element('AffiliationInfo', [element('Affiliation', place)])] : [],
    ),
    ...said('Identifier', orcid && `https://orcid.org/${orcid}`, { Source: 'ORCID' }),
  ]);
}

const keyword = (word: string): string =>
  element('Object', [element('Param', word, { Name: 'value' })], { Type: 'keyword' });

/** A whole file: the articles of one number. */
export const pubmedXml = (articles: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${element('ArticleSet', articles)}\n`;
