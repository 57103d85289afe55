/**
 * Works as DOAJ takes the metadata of articles, in its XML and in the JSON of its API. Sources: doajArticles.xsd 1.3 and
 * https://doaj.org/docs/xml/; `IncomingArticleDO` of DOAJ/doaj (portality/api/current/data_objects/article.py). It asks for title and summary
 * in one language, for one affiliation of each author, and for no mail addresses.
 */
import { isOurs } from '#server/documents/citations/appeared-in.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { libraryLetters } from '#server/documents/model/language-codes.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { type RecordedWork, subjectsOf } from './recorded-work.ts';

/** What its schema takes for an ISSN and for the address of a text. */
const issnForm = /^\d{4}-?\d{3}[\dxX]$/;
const addressForm = /^https?:\/\/([^/:]+\.\p{L}{2,10}|(\d{1,3}\.){3}\d{1,3})(:\d+)?(\/.*)?$/u;

/** What it does not take a work without. */
export type DoajFault = 'SIN_FECHA' | 'SIN_DIRECCION' | 'SIN_ISSN';

/** Why DOAJ would refuse this work; undefined: it takes it. */
export function doajFault(work: RecordedWork): DoajFault | undefined {
  if (!work.fechaPublicacion) return 'SIN_FECHA';
  if (!addressForm.test(work.direccion)) return 'SIN_DIRECCION';
  if (issnsOf(work).length === 0) return 'SIN_ISSN';
  return undefined;
}

/** In a journal of another name its ISSN is the article's own. */
function issnsOf(work: RecordedWork): { type: 'pissn' | 'eissn'; id: string }[] {
  const { revista, metadatos } = work;
  const { issn, issnImpreso } = isOurs(work) ? revista : { issn: metadatos.issn, issnImpreso: metadatos.issnImpreso };
  const found = [
    { type: 'pissn' as const, id: String(issnImpreso ?? '') },
    { type: 'eissn' as const, id: String(issn ?? '') },
  ];
  const [print, online] = found;
  // It refuses two that are the same.
  const told = print?.id === online?.id ? [online] : found;
  return told.flatMap((each) => (each && issnForm.test(each.id) ? [each] : []));
}

const pagesOf = (work: RecordedWork) => {
  const { page, number } = citedWork(work);
  const [first = number ?? '', last = ''] = page?.split('-') ?? [];
  return { first, last };
};
const nameOf = ({ nombres, apellidos }: RecordedWork['autores'][number]) => `${nombres} ${apellidos}`.trim();
const keywordsOf = (work: RecordedWork): string[] => [
  ...new Set(subjectsOf(work).flatMap(({ text, language }) => (language === work.idioma ? [text.trim()] : []))),
];

/** One `record`. @param work one without a `doajFault` */
export function doajRecord(work: RecordedWork): string {
  const cited = citedWork(work);
  const { first, last } = pagesOf(work);
  const language = libraryLetters(work.idioma);
  const issns = issnsOf(work);
  const affiliations = [...new Set(work.autores.flatMap(({ afiliaciones }) => afiliaciones.slice(0, 1)))];
  const authors = work.autores.map((author) => {
    const place = affiliations.indexOf(author.afiliaciones[0] ?? '') + 1;
    return element('author', [
      element('name', nameOf(author)),
      ...(place > 0 ? [element('affiliationId', String(place))] : []),
      ...said('orcid_id', author.orcid && `https://orcid.org/${author.orcid}`),
    ]);
  });
  return element('record', [
    element('language', language),
    ...said('publisher', work.revista.institucion),
    element('journalTitle', cited['container-title'] ?? work.revista.nombre),
    ...issns.flatMap(({ type, id }) => said(type === 'pissn' ? 'issn' : 'eissn', id)),
    element('publicationDate', (work.fechaPublicacion ?? '').slice(0, 10)),
    ...said('volume', cited.volume),
    ...said('issue', cited.issue),
    ...said('startPage', first),
    ...said('endPage', last),
    ...said('doi', work.doi),
    element('publisherRecordId', work.id),
    element('documentType', 'article'),
    element('title', work.titulo, { language }),
    ...(authors.length > 0 ? [element('authors', authors)] : []),
    ...(affiliations.length > 0
      ? [
          element(
            'affiliationsList',
            affiliations.map((name, i) => element('affiliationName', name, { affiliationId: String(i + 1) })),
          ),
        ]
      : []),
    ...said('abstract', work.resumen, { language }),
    element('fullTextUrl', work.direccion, { format: 'html' }),
    ...(keywordsOf(work).length > 0
      ? [
          element(
            'keywords',
            keywordsOf(work).map((word) => element('keyword', word)),
            { language },
          ),
        ]
      : []),
  ]);
}

/** A whole file of records. */
export const doajXml = (records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('records', records)}\n`;

/** An article as the API takes it (`POST /api/articles`, or many as a list at `/api/bulk/articles`). */
export function doajArticle(whole: RecordedWork): object {
  const work = withoutControls(whole);
  const cited = citedWork(work);
  const { first, last } = pagesOf(work);
  const [year = '', month = ''] = work.fechaPublicacion?.split('-') ?? [];
  const journal = {
    title: cited['container-title'] ?? work.revista.nombre,
    publisher: work.revista.institucion,
    volume: cited.volume,
    number: cited.issue,
    start_page: first,
    end_page: last,
    language: [work.idioma.toUpperCase()],
  };
  return {
    admin: { publisher_record_id: work.id },
    bibjson: {
      title: work.titulo,
      ...(work.resumen.trim() && { abstract: work.resumen.trim() }),
      year,
      month: String(Number(month)),
      journal: Object.fromEntries(Object.entries(journal).filter(([, value]) => value)),
      identifier: [...(work.doi ? [{ type: 'doi', id: work.doi }] : []), ...issnsOf(work)],
      link: [{ type: 'fulltext', url: work.direccion, content_type: 'HTML' }],
      author: work.autores.map((author) => ({
        name: nameOf(author),
        ...(author.afiliaciones[0] && { affiliation: author.afiliaciones[0] }),
        ...(author.orcid && { orcid_id: `https://orcid.org/${author.orcid}` }),
      })),
      keywords: keywordsOf(work),
    },
  };
}
