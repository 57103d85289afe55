import type { Author } from '#contract/entities/publication.ts';
import {
  addressOf,
  type CitationStyle,
  type CitationWords,
  journalOf,
  metadatum,
  pagesOf,
  publisherOf,
  type ReadWork,
  schoolOf,
  sentence,
  titleOf,
  yearOf,
} from '../citable.ts';

/** Authors, year, title, where, DOI, in the manner of APA 7; plain text. */
export const apa: CitationStyle = (work, words) => {
  const people = peopleOf(work.autores.map(nameOf), words.and);
  const year = `(${yearOf(work) ?? words.noDate}).`;
  const kind = work.tipo === 'TESIS' ? ` [${words.thesis}, ${schoolOf(work)}]` : '';
  const title = sentence(titleOf(work, words) + kind);
  // Without authors the title takes their place.
  const start = people ? `${people} ${year} ${title}` : `${title} ${year}`;
  return `${start} ${sentence(placeOf(work))} ${addressOf(work, words)}`;
};

/** 'Nova Economia, 28(2), 385–416', or who published it. */
function placeOf(work: ReadWork): string {
  if (work.tipo !== 'ARTICULO') return publisherOf(work);
  const [volume, issue] = [metadatum(work, 'volumen'), metadatum(work, 'numero')];
  return [journalOf(work), volume + (issue && `(${issue})`), pagesOf(work)].filter(Boolean).join(', ');
}

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
function peopleOf(names: readonly string[], and: CitationWords['and']): string {
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
