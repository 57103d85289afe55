/**
 * A work as it is deposited with Crossref. Source: Crossref deposit schema 5.3.1,
 * https://www.crossref.org/documentation/schema-library/; what is longer than the schema takes is shortened, and what
 * cannot be said in its form is left out, so that a deposit is never refused whole for one field.
 */
import { isbn13 } from '#contract/isbn.ts';
import type { RelationKind } from '#contract/relations.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { threeLetters } from '#server/documents/model/language-codes.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { grantsOf, kindOf, type RecordedWork } from './recorded-work.ts';

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

/** One reference of a work, as plain text and, where it is known, by its DOI. */
export interface DepositedReference {
  id: string;
  texto: string;
  doi?: string | undefined;
}

export interface CrossrefDeposit {
  /** Whose answer is asked for by it later; of at least four characters. */
  lote: string;
  /** Of two deposits of a DOI, the one with the greater number stands. */
  momento: Date;
  /** Who deposits, and where the agency writes about it. */
  depositante: { nombre: string; correo: string };
  obra: RecordedWork & { doi: string };
  referencias: readonly DepositedReference[];
  /** Of a notice or a new edition: the DOI of what it is about. */
  sobre?: { doi: string; clase: RelationKind } | undefined;
  /** The DOI of the page that says how this press corrects what it published; without it no update can be said (Crossmark). */
  politica?: string | undefined;
}

const updateTypes: Record<RelationKind, string> = {
  CORRECCION: 'correction',
  ERRATA: 'erratum',
  PREOCUPACION: 'expression_of_concern',
  RETRACTACION: 'retraction',
  NUEVA_EDICION: 'new_edition',
};

/** The document of one deposit: a batch with one work. */
export function crossrefXml({ lote, momento, depositante, ...deposit }: CrossrefDeposit): string {
  const head = element('head', [
    element('doi_batch_id', lote),
    element('timestamp', stamp(momento)),
    element('depositor', [
      element('depositor_name', cut(depositante.nombre, 130)),
      element('email_address', depositante.correo),
    ]),
    element('registrant', cut(publisherOf(deposit.obra), 255)),
  ]);
  const body = element('body', [bodyOf(deposit)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('doi_batch', [head, body], { version, ...namespaces })}\n`;
}

/** 20260301120005123: it grows with each moment, and fits the number that Crossref keeps. */
const stamp = (moment: Date) => moment.toISOString().replace(/\D/g, '');

type Deposit = Omit<CrossrefDeposit, 'lote' | 'momento' | 'depositante'>;

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
  const isbns = Object.values(ficha.isbn ?? {});
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
          ...(isbns.length > 0
            ? isbns.slice(0, 6).map((isbn) => element('isbn', isbn13(isbn)))
            : [element('noisbn', '', { reason: 'monograph' })]),
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

/** A chapter is deposited beneath its book, of which only what the schema asks for is said again. */
function chapter(deposit: Deposit): string {
  const { obra } = deposit;
  const of = obra.capituloDe;
  const isbns = Object.values(of?.isbn ?? {});
  return element(
    'book',
    [
      element('book_metadata', [
        ...contributors({ autores: [] }, of?.editores),
        element('titles', [element('title', of?.titulo ?? '')]),
        dated('publication_date', obra.fechaPublicacion),
        ...(isbns.length > 0
          ? isbns.slice(0, 6).map((isbn) => element('isbn', isbn13(isbn)))
          : [element('noisbn', '', { reason: 'monograph' })]),
        element('publisher', [element('publisher_name', cut(publisherOf(obra), 255))]),
        ...(of?.doi && of.direccion
          ? [element('doi_data', [element('doi', of.doi), element('resource', of.direccion)])]
          : []),
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

const publisherOf = (work: RecordedWork): string => {
  const { archive, publisher } = citedWork(work);
  return (
    (archive ?? (work.tipo === 'TESIS' ? undefined : publisher)) || work.revista.institucion || work.revista.nombre
  );
};

const titles = ({ titulo }: RecordedWork) => element('titles', [element('title', titulo)]);

type Person = {
  nombres: string;
  apellidos: string;
  orcid?: string | null | undefined;
  afiliaciones?: readonly string[];
};
const placed = (role: string, i = 0) => ({
  sequence: i === 0 ? 'first' : 'additional',
  contributor_role: role,
});

/** Those who sign it, then those who brought it out; nothing where nobody does. */
function contributors({ autores }: Pick<RecordedWork, 'autores'>, editors: readonly Person[] = []): string[] {
  const named = [...written(autores, 'author', 0), ...written(editors, 'editor', autores.length)];
  return named.length > 0 ? [element('contributors', named)] : [];
}

/** An ORCID is said as one that nobody proved: none of ours comes from a sign-in with ORCID yet. */
function written(those: readonly Person[], role: string, from: number): string[] {
  return those.map(({ nombres, apellidos, orcid, afiliaciones = [] }, i) => {
    const attributes = placed(role, from + i);
    if (!apellidos.trim()) return element('organization', cut(nombres, 511), attributes);
    const places = afiliaciones.flatMap((name) =>
      name.trim() ? [element('institution', [element('institution_name', cut(name, 1024))])] : [],
    );
    return element(
      'person_name',
      [
        ...said('given_name', cut(nombres, 60)),
        element('surname', cut(apellidos, 60)),
        ...(places.length > 0 ? [element('affiliations', places)] : []),
        ...said('ORCID', orcid && `https://orcid.org/${orcid}`),
      ],
      attributes,
    );
  });
}

/** The summary in each of its languages, paragraph by paragraph. */
const abstracts = (work: RecordedWork): string[] =>
  [work, ...work.traducciones].flatMap(({ resumen, idioma }) => {
    const paragraphs = resumen
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean);
    return paragraphs.length > 0
      ? [
          element(
            'jats:abstract',
            paragraphs.map((line) => element('jats:p', line)),
            { 'xml:lang': idioma },
          ),
        ]
      : [];
  });

/** @param day '2026-03-01', or a year alone */
function dated(name: string, day: string | null): string {
  const [year = '', month, date] = (day ?? '').slice(0, 10).split('-');
  return element(name, [...said('month', month), ...said('day', date), element('year', year)], {
    media_type: name.endsWith('_date') ? 'online' : undefined,
  });
}
/** The year of the number it appeared in, else its own. */
const yearOf = ({ apareceEn, fechaPublicacion }: RecordedWork): string | null =>
  apareceEn ? String(apareceEn.anio) : (fechaPublicacion?.slice(0, 4) ?? null);

function pages(range: string | undefined): string[] {
  const [from = '', to = ''] = range?.split('-') ?? [];
  return from ? [element('pages', [element('first_page', cut(from, 32)), ...said('last_page', cut(to, 32))])] : [];
}

/** Who paid for it, under which licence it may be used, and what it corrects. */
function programs({ obra, sobre, politica }: Deposit): string[] {
  const funded = grantsOf(obra);
  const groups = [...new Set(funded.map(({ nombre }) => nombre))].map((name) =>
    element(
      'fr:assertion',
      [
        element('fr:assertion', name, { name: 'funder_name' }),
        ...funded
          .filter(({ nombre, ayuda }) => nombre === name && ayuda)
          .map(({ ayuda = '' }) => element('fr:assertion', ayuda, { name: 'award_number' })),
      ],
      { name: 'fundgroup' },
    ),
  );
  const funding = groups.length > 0 ? [element('fr:program', groups, { name: 'fundref' })] : [];
  const { licencia, embargoHasta, fechaPublicacion } = obra;
  const start = { start_date: embargoHasta ?? fechaPublicacion?.slice(0, 10) };
  const licence = licencia
    ? [
        element(
          'ai:program',
          [
            element('ai:free_to_read', '', { start_date: start.start_date }),
            element('ai:license_ref', licencia, { applies_to: 'vor', ...start }),
          ],
          { name: 'AccessIndicators' },
        ),
      ]
    : [];
  if (!sobre || !politica) return [...funding, ...licence];
  const update = element('update', sobre.doi, {
    type: updateTypes[sobre.clase],
    date: fechaPublicacion?.slice(0, 10),
  });
  return [
    element('crossmark', [
      element('crossmark_policy', politica),
      element('updates', [update]),
      ...(funding.length + licence.length > 0 ? [element('custom_metadata', [...funding, ...licence])] : []),
    ]),
  ];
}

/** Its DOI leads to its page; those who compare texts get its PDF. */
function registered({ doi, direccion, archivos }: CrossrefDeposit['obra']): string {
  const pdf = archivos.find(({ tipo }) => tipo === 'application/pdf');
  const crawled = pdf && [
    element('item', [element('resource', pdf.direccion, { mime_type: pdf.tipo })], { crawler: 'iParadigms' }),
  ];
  const mined = archivos.map(({ tipo, direccion: address }) =>
    element('item', [element('resource', address, { mime_type: tipo, content_version: 'vor' })]),
  );
  return element('doi_data', [
    element('doi', doi),
    element('resource', direccion),
    ...(crawled ? [element('collection', crawled, { property: 'crawler-based' })] : []),
    ...(mined.length > 0 ? [element('collection', mined, { property: 'text-mining' })] : []),
  ]);
}

function citations({ referencias }: Deposit): string[] {
  const listed = referencias.map(({ id, texto, doi }) =>
    element(
      'citation',
      [
        ...(doi && /^10\.\d{4,9}\/.{1,200}$/.test(doi) ? [element('doi', doi)] : []),
        ...said('unstructured_citation', texto),
      ],
      { key: id },
    ),
  );
  return listed.length > 0 ? [element('citation_list', listed)] : [];
}

/** Crossref has languages by two letters alone. */
const languageOf = (language: string): string | undefined =>
  language.length === 2 && threeLetters(language) !== language ? language : undefined;

/** At most so many characters, never half of one. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text.trim()
    : [...text.trim()]
        .slice(0, most - 1)
        .join('')
        .slice(0, most - 1)
        .trimEnd() + '…';
