/** What the page of a chapter tells search engines and reference managers: a part of a book that is cited by itself, or of a thesis that is not. */
import { doiAddress, registeredDoi } from '#contract/doi.ts';
import { citedIsbn } from '#contract/particulars.ts';
import { chapterPage, shareImageAddress, workPage } from '#contract/public-addresses.ts';
import type { Head } from '#web/routing/head.ts';
import { publisherOf, type ReadWork } from './citable.ts';

export interface ChapterSaid {
  slug: string;
  titulo: string;
  numero: number;
}

/**
 * @param work the whole, whatever of its text is at hand
 * @param retracted that it is, in a word; '' where it is not
 */
export function chapterHead(
  work: ReadWork,
  { slug, titulo, numero }: ChapterSaid,
  title: string,
  origin: string,
  retracted = '',
): Head {
  const canonical = origin + chapterPage(work.id, slug, work.traducidaA);
  const whole = origin + workPage(work.id, work.traducidaA);
  return {
    title,
    description: beginningOf(work),
    canonical,
    house: work.revista,
    lang: work.idioma,
    openGraph: [['og:type', 'article']],
    image: {
      address: origin + shareImageAddress(work.id, work.traducidaA),
      alt: [retracted, titulo, work.titulo].filter(Boolean).join(' · '),
    },
    meta: work.tipo === 'LIBRO' ? citationTags(work, titulo, canonical) : [],
    links: [{ rel: 'up', href: whole }, ...(work.licencia ? [{ rel: 'license', href: work.licencia }] : [])],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Chapter',
      '@id': canonical,
      url: canonical,
      name: titulo,
      position: numero,
      inLanguage: work.idioma,
      author: authors(work).map((name) => ({ '@type': 'Person', name })),
      isAccessibleForFree: true,
      ...(work.fechaRetractacion && { creativeWorkStatus: 'Retracted' }),
      isPartOf: { '@type': work.tipo === 'LIBRO' ? 'Book' : 'Thesis', '@id': whole, url: whole, name: work.titulo },
    },
  };
}

const authors = ({ autores }: ReadWork) => autores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim());

/** The first words of the chapter, in at most 300 characters, ending at a word. */
function beginningOf({ documento, titulo }: ReadWork): string {
  const said: string[] = [];
  for (const block of documento.content)
    if (block.type === 'paragraph') for (const piece of block.content) if (piece.type === 'text') said.push(piece.text);
  const text = said.join('').replace(/\s+/g, ' ').trim() || titulo;
  return text.length <= 300 ? text : `${text.slice(0, text.lastIndexOf(' ', 299))}…`;
}

function citationTags(work: ReadWork, titulo: string, canonical: string): (readonly [string, string])[] {
  const isbn = citedIsbn(work.ficha ?? {}) ?? work.metadatos.isbn;
  return [
    ['citation_title', titulo],
    ...authors(work).map((name) => ['citation_author', name] as const),
    ['citation_inbook_title', work.titulo],
    ['citation_publisher', publisherOf(work)],
    ...(isbn ? [['citation_isbn', String(isbn)] as const] : []),
    ...(work.fechaPublicacion
      ? [['citation_publication_date', work.fechaPublicacion.slice(0, 10).replaceAll('-', '/')] as const]
      : []),
    ['citation_language', work.idioma],
    ['citation_fulltext_html_url', canonical],
    ...bookDoi(work),
  ];
}

/** A chapter has no DOI of its own: that of the book is a relation, not the chapter's (DC.relation). */
function bookDoi(work: ReadWork): (readonly [string, string])[] {
  const doi = registeredDoi(work);
  return doi ? [['DC.relation', doiAddress(doi)]] : [];
}
