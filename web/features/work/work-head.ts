/** What a landing page tells search engines and reference managers (Google Scholar's inclusion guidelines; schema.org). */
import type { Tipo } from '#contract/vocabulary.ts';
import type { Head } from '#web/routing/head.ts';
import { doiAddress, journalOf, publisherOf, type ReadWork, schoolOf } from './citable.ts';
import { exportAddress } from './downloads.tsx';

const schemaTypes: Record<Tipo, string> = {
  ARTICULO: 'ScholarlyArticle',
  LIBRO: 'Book',
  REPORTE: 'Report',
  TESIS: 'Thesis',
};

export function workHead(work: ReadWork, title: string, origin: string): Head {
  const canonical = `${origin}/catalogo/${work.id}`;
  return {
    title,
    description: summaryOf(work),
    canonical,
    openGraph: [['og:type', 'article']],
    meta: [...citationTags(work, canonical), ...dublinCore(work)],
    links: work.licencia ? [{ rel: 'license', href: work.licencia }] : [],
    jsonLd: structured(work, canonical),
  };
}

/** The summary in at most 300 characters, ending at a word. */
function summaryOf({ resumen, titulo }: ReadWork): string {
  const text = (resumen || titulo).replace(/\s+/g, ' ').trim();
  return text.length <= 300 ? text : `${text.slice(0, text.lastIndexOf(' ', 299))}…`;
}

type Tags = (readonly [string, string])[];
const day = (instant: string | null) => instant?.slice(0, 10) ?? '';

function citationTags(work: ReadWork, canonical: string): Tags {
  const { metadatos } = work;
  const optional: [string, unknown][] = [
    ['citation_publication_date', day(work.fechaPublicacion).replaceAll('-', '/')],
    ['citation_doi', metadatos.doi],
    ['citation_issn', metadatos.issn ?? metadatos.issnImpreso],
    ['citation_volume', metadatos.volumen],
    ['citation_issue', metadatos.numero],
    ['citation_firstpage', metadatos.paginaInicial ?? metadatos.elocation],
    ['citation_lastpage', metadatos.paginaFinal],
    ['citation_keywords', work.palabrasClave.join('; ')],
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
    ['citation_language', work.idioma],
    ['citation_abstract_html_url', canonical],
    ['citation_fulltext_html_url', canonical],
    ['citation_pdf_url', new URL(exportAddress(work.id, 'pdf'), canonical).href],
    ...optional.flatMap(([name, value]): Tags => (value ? [[name, String(value)]] : [])),
  ];
}

/** Each type names where it appeared by its own tag. */
function placeTag(work: ReadWork): Tags {
  if (work.tipo === 'ARTICULO') return [['citation_journal_title', journalOf(work)]];
  if (work.tipo === 'TESIS') return [['citation_dissertation_institution', schoolOf(work)]];
  if (work.tipo === 'REPORTE') return [['citation_technical_report_institution', publisherOf(work)]];
  return [['citation_publisher', publisherOf(work)]];
}

function dublinCore(work: ReadWork): Tags {
  return [
    ['DC.title', work.titulo],
    ...work.autores.map(
      ({ nombres, apellidos }) => ['DC.creator', [apellidos, nombres].filter(Boolean).join(', ')] as const,
    ),
    ['DC.language', work.idioma],
    ['DC.date', day(work.fechaPublicacion)],
    ['DC.type', schemaTypes[work.tipo]],
    ...(work.metadatos.doi ? [['DC.identifier', doiAddress(work.metadatos.doi)] as const] : []),
  ];
}

function structured(work: ReadWork, canonical: string) {
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypes[work.tipo],
    '@id': canonical,
    url: canonical,
    name: work.titulo,
    headline: work.titulo.slice(0, 110),
    abstract: work.resumen,
    inLanguage: work.idioma,
    keywords: work.palabrasClave,
    datePublished: day(work.fechaPublicacion),
    isAccessibleForFree: true,
    ...(work.licencia && { license: work.licencia }),
    ...(work.metadatos.doi && { sameAs: doiAddress(work.metadatos.doi) }),
    ...(work.fechaRetractacion && { creativeWorkStatus: 'Retracted' }),
    author: work.autores.map(({ nombres, apellidos, orcid, afiliaciones }) => ({
      '@type': 'Person',
      name: `${nombres} ${apellidos}`.trim(),
      givenName: nombres,
      ...(apellidos && { familyName: apellidos }),
      ...(orcid && { sameAs: `https://orcid.org/${orcid}` }),
      ...(afiliaciones.length > 0 && { affiliation: afiliaciones.map((name) => ({ '@type': 'Organization', name })) }),
    })),
    publisher: { '@type': 'Organization', name: publisherOf(work) },
  };
}
