import type { Publication } from '#contract/entities/publication.ts';

/** What readers of a work need of it. */
export type ReadWork = Publication;

export const yearOf = (work: ReadWork): string => work.fechaPublicacion?.slice(0, 4) ?? 's. f.';
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
const metadatum = (work: ReadWork, key: string): string => String(work.metadatos[key] ?? '');

/** The journal that a work says it is of, or ours. */
export const journalOf = (work: ReadWork, own: string): string => metadatum(work, 'revista') || own;

/** How the work asks to be cited: authors, year, title, where, DOI; plain text in the manner of APA 7. */
export function citationOf(work: ReadWork, ownJournal: string, address: string): string {
  const names = work.autores.map(({ nombres, apellidos }) => [apellidos, initials(nombres)].filter(Boolean).join(', '));
  const people = names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : (names[0] ?? work.autor);
  const [volumen, numero] = [metadatum(work, 'volumen'), metadatum(work, 'numero')];
  const issue = volumen && `, ${volumen}${numero && `(${numero})`}`;
  const { doi } = work.metadatos;
  const end = doi ? doiAddress(doi) : address;
  return `${people} (${yearOf(work)}). ${work.titulo.replace(/\.$/, '')}. ${journalOf(work, ownJournal)}${issue}. ${end}`;
}

const initials = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => /^\p{Lu}/u.test(name))
    .map((name) => `${[...name][0]}.`)
    .join(' ');
