/**
 * A work as it is deposited with Crossref. Source: Crossref deposit schema 5.3.1,
 * https://www.crossref.org/documentation/schema-library/; what is longer than the schema takes is shortened, and what
 * cannot be said in its form is left out, so that a deposit is never refused whole for one field.
 */
import { isbn13 } from '#contract/isbn.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { element, said } from '#server/documents/xml/element.ts';
import {
  abstracts,
  type CrossrefDeposit,
  citations,
  contributors,
  cut,
  type Deposit,
  dated,
  languageOf,
  pages,
  placed,
  programs,
  registered,
  yearOf,
} from './crossref-parts.ts';
import { kindOf, type RecordedWork } from './recorded-work.ts';

const version = '5.3.1';
const namespaces = {
  xmlns: `http://www.crossref.org/schema/${version}`,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
  'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
  'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
  'xmlns:rel': 'http://www.crossref.org/relations.xsd',
  'xsi:schemaLocation': `http://www.crossref.org/schema/${version} https://www.crossref.org/schemas/crossref${version}.xsd`,
};

/** The document of one deposit: a batch with one work. */
export const crossrefXml = ({ lote, momento, depositante, ...deposit }: CrossrefDeposit): string =>
  crossrefBatch(bodyOf(deposit), publisherOf(deposit.obra), { lote, momento, depositante });

/** By what a batch is known, when it was made and by whom. */
export type CrossrefBatch = Pick<CrossrefDeposit, 'lote' | 'momento' | 'depositante'>;

/** A batch with one record. */
export function crossrefBatch(record: string, registrant: string, batch: CrossrefBatch): string {
  const { lote, momento, depositante } = batch;
  const head = element('head', [
    element('doi_batch_id', lote),
    element('timestamp', stamp(momento)),
    element('depositor', [
      element('depositor_name', cut(depositante.nombre, 130)),
      element('email_address', depositante.correo),
    ]),
    element('registrant', cut(registrant, 255)),
  ]);
  const body = element('body', [record]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('doi_batch', [head, body], { version, ...namespaces })}\n`;
}

/** 20260301120005123: it grows with each moment, and fits the number that Crossref keeps. */
const stamp = (moment: Date) => moment.toISOString().replace(/\D/g, '');

function bodyOf(deposit: Deposit): string {
  const { obra } = deposit;
  if (obra.capituloDe) return chapter(deposit);
  if (obra.tipo === 'TESIS') return dissertation(deposit);
  if (obra.tipo === 'LIBRO') return book(deposit);
  if (obra.tipo === 'REPORTE') return report(deposit);
  return article(deposit);
}

function article(deposit: Deposit): string {
  const { obra } = deposit;
  const cited = citedWork(obra);
  const { issn, issnImpreso, nombreAbreviado } = obra.revista;
  const title = cited['container-title'] ?? obra.revista.nombre;
  const isOurs = title === obra.revista.nombre;
  const issns = isOurs
    ? [...said('issn', issn, { media_type: 'electronic' }), ...said('issn', issnImpreso, { media_type: 'print' })]
    : said('issn', cited.ISSN);
  const numbered = cited.volume ?? cited.issue;
  return element('journal', [
    element('journal_metadata', [
      element('full_title', cut(title, 255)),
      ...said('abbrev_title', isOurs ? cut(nombreAbreviado ?? '', 150) : ''),
      ...issns,
    ]),
    ...(numbered
      ? [
          element('journal_issue', [
            dated('publication_date', yearOf(obra)),
            ...(cited.volume ? [element('journal_volume', said('volume', cut(cited.volume, 32)))] : []),
            ...said('issue', cut(cited.issue ?? '', 32)),
          ]),
        ]
      : []),
    element(
      'journal_article',
      [
        titles(obra),
        ...contributors(obra),
        ...abstracts(obra),
        dated('publication_date', obra.fechaPublicacion),
        ...(obra.fechaAceptacion ? [dated('acceptance_date', obra.fechaAceptacion)] : []),
        ...pages(cited.page),
        ...(cited.number
          ? [
              element('publisher_item', [
                element('item_number', cut(cited.number, 32), { item_number_type: 'article_number' }),
              ]),
            ]
          : []),
        ...programs(deposit),
        registered(obra),
        ...citations(deposit),
      ],
      { publication_type: 'full_text', language: languageOf(obra.idioma) },
    ),
  ]);
}

function book(deposit: Deposit): string {
  const { obra } = deposit;
  const { ficha } = obra;
  return element(
    'book',
    [
      element(
        'book_metadata',
        [
          ...contributors(obra, ficha.editores),
          titles(obra),
          ...abstracts(obra),
          ...said('edition_number', cut(ficha.edicion ?? '', 15)),
          dated('publication_date', obra.fechaPublicacion),
          ...isbnsOf(ficha),
          element('publisher', [element('publisher_name', cut(publisherOf(obra), 255))]),
          ...programs(deposit),
          registered(obra),
          ...citations(deposit),
        ],
        { language: languageOf(obra.idioma) },
      ),
    ],
    { book_type: (ficha.editores ?? []).length > 0 ? 'edited_book' : 'monograph' },
  );
}

/**
 * A chapter is deposited beneath its book, of which only what the schema asks for is said again: with the book's DOI it would take the
 * place of the book's own deposit.
 */
function chapter(deposit: Deposit): string {
  const { obra } = deposit;
  const of = obra.capituloDe;
  return element(
    'book',
    [
      element('book_metadata', [
        ...contributors({ autores: [] }, of?.editores),
        element('titles', [element('title', of?.titulo ?? '')]),
        dated('publication_date', obra.fechaPublicacion),
        ...isbnsOf(of),
        element('publisher', [element('publisher_name', cut(publisherOf(obra), 255))]),
      ]),
      element(
        'content_item',
        [
          ...contributors(obra),
          titles(obra),
          ...abstracts(obra),
          dated('publication_date', obra.fechaPublicacion),
          ...pages(citedWork(obra).page),
          ...programs(deposit),
          registered(obra),
          ...citations(deposit),
        ],
        { component_type: 'chapter', publication_type: 'full_text', language: languageOf(obra.idioma) },
      ),
    ],
    { book_type: (of?.editores ?? []).length > 0 ? 'edited_book' : 'monograph' },
  );
}

function dissertation(deposit: Deposit): string {
  const { obra } = deposit;
  const { ficha } = obra;
  const cited = citedWork(obra);
  return element(
    'dissertation',
    [
      ...(obra.autores.length > 0
        ? contributors(obra)
        : [element('contributors', [element('anonymous', '', placed('author'))])]),
      titles(obra),
      ...abstracts(obra),
      dated('approval_date', ficha.fechaDefensa ?? obra.fechaPublicacion),
      element('institution', [element('institution_name', cut(cited.publisher ?? publisherOf(obra), 1024))]),
      ...said('degree', cut(ficha.programa ?? kindOf(obra).label, 255)),
      ...programs(deposit),
      registered(obra),
      ...citations(deposit),
    ],
    { publication_type: 'full_text', language: languageOf(obra.idioma) },
  );
}

function report(deposit: Deposit): string {
  const { obra } = deposit;
  const { ficha } = obra;
  return element(
    'report-paper',
    [
      element(
        'report-paper_metadata',
        [
          ...contributors(obra),
          titles(obra),
          ...abstracts(obra),
          dated('publication_date', obra.fechaPublicacion),
          element('publisher', [element('publisher_name', cut(publisherOf(obra), 255))]),
          ...(ficha.numeroInforme
            ? [element('publisher_item', [element('item_number', cut(ficha.numeroInforme, 32))])]
            : []),
          ...programs(deposit),
          registered(obra),
          ...citations(deposit),
        ],
        { language: languageOf(obra.idioma) },
      ),
    ],
    { publication_type: 'full_text' },
  );
}

/** The ISBNs of its formats, or that it has none: the schema asks for one of the two. */
function isbnsOf(book: Pick<RecordedWork['ficha'], 'isbn'> | undefined): string[] {
  const isbns = Object.values(book?.isbn ?? {}).slice(0, 6);
  return isbns.length > 0
    ? isbns.map((isbn) => element('isbn', isbn13(isbn)))
    : [element('noisbn', '', { reason: 'monograph' })];
}

const publisherOf = (work: RecordedWork): string => {
  const { archive, publisher } = citedWork(work);
  return (
    (archive ?? (work.tipo === 'TESIS' ? undefined : publisher)) || work.revista.institucion || work.revista.nombre
  );
};

const titles = ({ titulo }: RecordedWork) => element('titles', [element('title', titulo)]);
