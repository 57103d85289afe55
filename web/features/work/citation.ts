import type { Author, Publication } from '#contract/entities/publication.ts';

/** What readers of a work need of it. */
export type ReadWork = Publication;

/** The journal of works that name no other. */
export const ownJournal = 'Pliego';

export const yearOf = (work: ReadWork): string => work.fechaPublicacion?.slice(0, 4) ?? 's. f.';
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
const metadatum = (work: ReadWork, key: string): string => String(work.metadatos[key] ?? '');

/** The journal that a work says it is of, or ours. */
export const journalOf = (work: ReadWork): string => metadatum(work, 'revista') || ownJournal;

/** '385–416', 'e220072', or nothing. */
export function pagesOf(work: ReadWork): string {
  const [first, last] = [metadatum(work, 'paginaInicial'), metadatum(work, 'paginaFinal')];
  if (first === '') return metadatum(work, 'elocation');
  return last === '' || last === first ? first : `${first}–${last}`;
}

type CitationWords = {
  /** Where the work stands, for want of a DOI. */
  address: string;
  /** Before the last author, 'y'. */
  and: string;
};

/** How the work asks to be cited: authors, year, title, where, DOI; plain text in the manner of APA 7. */
export function citationOf(work: ReadWork, { address, and }: CitationWords): string {
  const people = peopleOf(work.autores.map(nameOf), and);
  const title = sentence(work.titulo);
  // Without authors the title takes their place.
  const start = people ? `${people} (${yearOf(work)}). ${title}` : `${title} (${yearOf(work)}).`;
  const [volumen, numero] = [metadatum(work, 'volumen'), metadatum(work, 'numero')];
  const issue = volumen + (numero && `(${numero})`);
  const place = sentence([journalOf(work), issue, pagesOf(work)].filter(Boolean).join(', '));
  return `${start} ${place} ${work.metadatos.doi ? doiAddress(work.metadatos.doi) : address}`;
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** 'Cajal, S. R.'; a group, or who has a single name, is not abridged. */
const nameOf = ({ nombres, apellidos }: Author) =>
  apellidos === '' ? nombres : [apellidos, initials(nombres)].filter(Boolean).join(', ');

const initials = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => /^\p{Lu}/u.test(name))
    .map((name) =>
      name
        .split('-')
        .map((part) => `${[...part][0] ?? ''}.`)
        .join('-'),
    )
    .join(' ');

/** Of more than twenty, the first nineteen and the last. */
function peopleOf(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
