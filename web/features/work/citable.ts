/** What every citation style needs to know of a work. */
import type { Author, Publication } from '#contract/entities/publication.ts';
import type { Identity } from '#contract/entities/system.ts';

/** What readers of a work need of it. */
export type ReadWork = Publication;

/** The journal of works that name no other, where its name cannot be had. */
export const ownJournal = 'Pliego';

/** The work with who publishes it in its metadata, and an article with our journal, unless it names another. */
export function inOurJournal(
  work: ReadWork,
  { nombre, institucion, issn, issnImpreso }: Pick<Identity, 'nombre' | 'institucion' | 'issn' | 'issnImpreso'>,
): ReadWork {
  const ours = { revista: nombre, ...(issn && { issn }), ...(issnImpreso && { issnImpreso }) };
  const isOurs = work.tipo === 'ARTICULO' && metadatum(work, 'revista') === '';
  return { ...work, metadatos: { editorial: institucion || nombre, ...(isOurs && ours), ...work.metadatos } };
}

export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;

/** One of the work's free metadata as text, '' where it is not there. */
export const metadatum = (work: ReadWork, key: string): string => String(work.metadatos[key] ?? '');

/** The year of publication; undefined before. */
export const yearOf = (work: ReadWork): string | undefined => work.fechaPublicacion?.slice(0, 4);

/** The journal that a work says it is of, or ours. */
export const journalOf = (work: ReadWork): string => metadatum(work, 'revista') || ownJournal;

/** Who brought out a work that is in no journal. */
export const publisherOf = (work: ReadWork): string => metadatum(work, 'editorial') || ownJournal;

/** Where a thesis was defended: its author's institution, for want of another word on it. */
export const schoolOf = (work: ReadWork): string => work.autores[0]?.afiliaciones[0] ?? publisherOf(work);

/** '385–416', 'e220072', or nothing. */
export function pagesOf(work: ReadWork): string {
  const [first, last] = [metadatum(work, 'paginaInicial'), metadatum(work, 'paginaFinal')];
  if (first === '') return metadatum(work, 'elocation');
  return last === '' || last === first ? first : `${first}–${last}`;
}

/** The words of a citation, in the reader's language, and where the work stands. */
export interface CitationWords {
  /** The page's own address, for want of a DOI. */
  address: string;
  /** Before the last author, 'y'. */
  and: string;
  /** After the title of a work that was retracted, 'Retractado'. */
  retracted: string;
  /** 'Tesis'. */
  thesis: string;
  /** 's. f.', of a work without date. */
  noDate: string;
  /** 'n.º', before an issue. */
  issue: string;
  /** 'Disponible en', before an address. */
  available: string;
}

/** A citation in one style: plain text or a file's, made from the work alone. */
export type CitationStyle = (work: ReadWork, words: CitationWords) => string;

/** The address that does not change, where there is one. */
export const addressOf = (work: ReadWork, { address }: Pick<CitationWords, 'address'>): string =>
  work.metadatos.doi ? doiAddress(work.metadatos.doi) : address;

/** The title; a retracted work's says so, whoever cites it. */
export const titleOf = (work: ReadWork, { retracted }: Pick<CitationWords, 'retracted'>): string =>
  work.fechaRetractacion ? `${work.titulo} [${retracted}]` : work.titulo;

/** 'Ruiz Gil, Ana María', as indexes and reference managers sort it; a group's name as it is. */
export const sortedName = ({ nombres, apellidos }: Author): string => [apellidos, nombres].filter(Boolean).join(', ');

/** Ends a part of a citation with a full stop, unless it has its own ending. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
