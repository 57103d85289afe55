/** What a landing page tells search engines and reference managers (Google Scholar's inclusion guidelines; schema.org). */
import { doiAddress, registeredDoi } from '#contract/doi.ts';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { isbn13 } from '#contract/isbn.ts';
import { particularWords } from '#contract/particular-words.ts';
import { namedPerson } from '#contract/particulars.ts';
import { exportAddress, shareImageAddress, workPage } from '#contract/public-addresses.ts';
import { isNoticeKind } from '#contract/relations.ts';
import type { Head } from '#web/routing/head.ts';
import { journalOf, languageAddresses, publisherOf, type ReadWork, schoolOf } from './citable.ts';
import { signpostsOf } from './signposts.ts';
import { schemaTypeOf, structuredWork } from './structured-work.ts';

type Tied = Pick<PublishedProcess, 'sobre' | 'posteriores' | 'rondas'>;
const alone: Tied = { sobre: null, posteriores: [], rondas: [] };

interface Beside {
  /** That it is, in a word; '' where it is not. */
  retracted?: string;
  /** Its notices and editions, what it is one of, and its reviews. */
  tied?: Tied;
  /** What the addresses of the others begin with, by the keys of their journals; absent: as its own. */
  siteOf?: (clave: string | undefined) => string;
}

/** @param origin what its own addresses begin with */
export function workHead(work: ReadWork, title: string, origin: string, beside: Beside = {}): Head {
  const { retracted = '', tied = alone, siteOf = () => origin } = beside;
  const pageOf = ({ id, revista }: RelatedWork) => siteOf(revista) + workPage(id);
  const canonical = origin + workPage(work.id, work.traducidaA);
  const languages = languageAddresses(work).map(({ idioma, address }) => ({
    hreflang: idioma,
    href: origin + address,
  }));
  // Of a text under embargo there are none.
  const files = work.embargo ? [] : filesOf(work, origin);
  return {
    title,
    description: summaryOf(work),
    canonical,
    lang: work.idioma,
    house: work.revista,
    openGraph: articleTags(work),
    image: {
      address: origin + shareImageAddress(work.id, work.traducidaA),
      alt: [retracted, work.titulo, bylineOf(work)].filter(Boolean).join(' · '),
    },
    meta: [...citationTags(work, canonical, files), ...dublinCore(work), ...relationTags(tied, pageOf)],
    links: [
      ...(work.licencia ? [{ rel: 'license', href: work.licencia }] : []),
      ...files.map(({ type, href }) => ({ rel: 'alternate', type, href })),
      ...languages.map((each) => ({ rel: 'alternate', ...each })),
      ...relationLinks(tied, pageOf),
      ...languages.slice(0, 1).map(({ href }) => ({ rel: 'alternate', hreflang: 'x-default', href })),
    ],
    signposts: signpostsOf(work, schemaTypeOf(work), origin, tied.rondas.length > 0),
    jsonLd: { ...structuredWork(work, canonical, files), ...translations(work, origin), ...relations(tied, pageOf) },
  };
}

type PageOf = (other: RelatedWork) => string;

function relationTags({ sobre, posteriores }: Tied, pageOf: PageOf): Tags {
  const addressOf = (other: RelatedWork) => (other.doi ? doiAddress(other.doi) : pageOf(other));
  return [sobre ?? [], posteriores].flat().map((other) => ['DC.relation', addressOf(other)] as const);
}

/** Editions are one another's (RFC 5829); notices are related (RFC 4287). */
function relationLinks({ sobre, posteriores }: Tied, pageOf: PageOf): { rel: string; href: string }[] {
  const link = (edition: string, other: RelatedWork) => ({
    rel: isNoticeKind(other.clase) ? 'related' : edition,
    href: pageOf(other),
  });
  return [
    ...(sobre ? [link('predecessor-version', sobre)] : []),
    ...posteriores.map((later) => link('successor-version', later)),
  ];
}

/** What it corrects or is an edition of, and its own corrections (schema.org `CorrectionComment`). */
function relations({ sobre, posteriores }: Tied, pageOf: PageOf) {
  const work = (other: RelatedWork) => ({
    '@type': 'CreativeWork',
    '@id': pageOf(other),
    url: pageOf(other),
    name: other.titulo,
    ...(other.doi && { sameAs: doiAddress(other.doi) }),
  });
  const corrections = posteriores.filter(({ clase }) => isNoticeKind(clase));
  return {
    ...(sobre && { [isNoticeKind(sobre.clase) ? 'about' : 'isBasedOn']: work(sobre) }),
    ...(corrections.length > 0 && {
      correction: corrections.map((each) => ({
        ...work(each),
        '@type': 'CorrectionComment',
        text: each.resumen,
        datePublished: day(each.fecha),
      })),
    }),
  };
}

/** The summary in at most 300 characters, ending at a word. */
function summaryOf({ resumen, titulo }: ReadWork): string {
  const text = (resumen || titulo).replace(/\s+/g, ' ').trim();
  return text.length <= 300 ? text : `${text.slice(0, text.lastIndexOf(' ', 299))}…`;
}

const bylineOf = ({ autores }: ReadWork) =>
  autores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()).join(', ');

/** Open Graph of an article (ogp.me, 'article'): what cards of shared links show beside the title. */
const articleTags = (work: ReadWork): Tags => [
  ['og:type', 'article'],
  ...(work.fechaPublicacion ? [['article:published_time', work.fechaPublicacion] as const] : []),
  ...(work.categoria ? [['article:section', work.categoria] as const] : []),
  ...work.palabrasClave.map((word) => ['article:tag', word] as const),
];

type Tags = (readonly [string, string])[];
const day = (instant: string | null) => instant?.slice(0, 10) ?? '';

/** The files that indices read. */
const indexed = [
  { format: 'pdf', type: 'application/pdf', tag: 'citation_pdf_url' },
  { format: 'jats', type: 'application/xml', tag: 'citation_xml_url' },
] as const;
const filesOf = (work: ReadWork, origin: string) =>
  indexed.map(({ format, type, tag }) => ({ type, tag, href: origin + exportAddress(work, format) }));
type Files = ReturnType<typeof filesOf>;

function citationTags(work: ReadWork, canonical: string, files: Files): Tags {
  const { metadatos, ficha = {} } = work;
  const optional: [string, unknown][] = [
    ['citation_publication_date', day(work.fechaPublicacion).replaceAll('-', '/')],
    ['citation_doi', registeredDoi(work)],
    ['citation_issn', work.capituloDe ? undefined : (metadatos.issn ?? metadatos.issnImpreso)],
    ['citation_volume', metadatos.volumen],
    ['citation_issue', metadatos.numero],
    ['citation_firstpage', metadatos.paginaInicial ?? metadatos.elocation],
    ['citation_lastpage', metadatos.paginaFinal],
    ['citation_keywords', work.palabrasClave.join('; ')],
    ['citation_technical_report_number', ficha.numeroInforme],
    ['citation_dissertation_name', ficha.grado && particularWords(work.idioma).degrees[ficha.grado]],
    ['citation_edition', ficha.edicion],
    ['citation_series_title', ficha.coleccion ?? ficha.serie],
  ];
  return [
    ['citation_title', work.titulo],
    ...work.autores.flatMap(
      (author): Tags => [
        ['citation_author', `${author.nombres} ${author.apellidos}`.trim()],
        ...author.afiliaciones.map((name) => ['citation_author_institution', name] as const),
        ...(author.orcid ? [['citation_author_orcid', `https://orcid.org/${author.orcid}`] as const] : []),
      ],
    ),
    ...placeTag(work),
    ...(ficha.editores ?? []).map((person) => ['citation_editor', namedPerson(person)] as const),
    ...Object.values(ficha.isbn ?? {}).map((isbn) => ['citation_isbn', isbn] as const),
    ['citation_language', work.idioma],
    ['citation_abstract_html_url', canonical],
    ...(work.embargo
      ? [['DCTERMS.available', work.embargo.hasta] as const]
      : [['citation_fulltext_html_url', canonical] as const]),
    ...files.map(({ tag, href }) => [tag, href] as const),
    ...optional.flatMap(([name, value]): Tags => (value ? [[name, String(value)]] : [])),
  ];
}

/** Each type names where it appeared by its own tag. */
function placeTag(work: ReadWork): Tags {
  const { capituloDe: book } = work;
  if (book)
    return [
      ['citation_inbook_title', book.titulo],
      ['citation_publisher', publisherOf(work)],
      ...(book.editores ?? []).map((person) => ['citation_editor', namedPerson(person)] as const),
      ...Object.values(book.isbn ?? {}).map((isbn) => ['citation_isbn', isbn] as const),
    ];
  if (work.tipo === 'ARTICULO') return [['citation_journal_title', journalOf(work)]];
  if (work.tipo === 'TESIS') return [['citation_dissertation_institution', schoolOf(work)]];
  if (work.tipo === 'REPORTE') return [['citation_technical_report_institution', publisherOf(work)]];
  return [['citation_publisher', publisherOf(work)]];
}

function dublinCore(work: ReadWork): Tags {
  const { ficha = {} } = work;
  const doi = registeredDoi(work);
  return [
    ['DC.title', work.titulo],
    ...work.autores.map(
      ({ nombres, apellidos }) => ['DC.creator', [apellidos, nombres].filter(Boolean).join(', ')] as const,
    ),
    ['DC.language', work.idioma],
    ['DC.date', day(work.fechaPublicacion)],
    ['DC.type', schemaTypeOf(work)],
    ['DC.publisher', publisherOf(work)],
    ...work.palabrasClave.map((word) => ['DC.subject', word] as const),
    ...(work.resumen ? [['DC.description', summaryOf(work)] as const] : []),
    ...(work.licencia ? [['DC.rights', work.licencia] as const] : []),
    ...(doi ? [['DC.identifier', doiAddress(doi)] as const] : []),
    ...Object.values(ficha.isbn ?? {}).map((isbn) => ['DC.identifier', `urn:isbn:${isbn13(isbn)}`] as const),
    ...[...(ficha.editores ?? []), ...(ficha.directores ?? [])].map(
      ({ nombres, apellidos }) => ['DC.contributor', [apellidos, nombres].filter(Boolean).join(', ')] as const,
    ),
  ];
}

/** The same work in its other languages (schema.org `workTranslation`, `translationOfWork`). */
function translations(work: ReadWork, origin: string) {
  const others = languageAddresses(work).filter(({ idioma }) => idioma !== work.idioma);
  const named = others.map(({ idioma, esOriginal, address }) => ({
    esOriginal,
    said: { '@type': schemaTypeOf(work), '@id': origin + address, url: origin + address, inLanguage: idioma },
  }));
  const [original] = named.filter(({ esOriginal }) => esOriginal);
  const translated = named.filter(({ esOriginal }) => !esOriginal).map(({ said }) => said);
  if (original) return { translationOfWork: original.said };
  return translated.length > 0 ? { workTranslation: translated } : {};
}
