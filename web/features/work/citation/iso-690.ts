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

/** Surnames in capitals, whole names, the year with what it numbers: ISO 690 as Spanish-speaking universities use it. */
export const iso690: CitationStyle = (work, words) => {
  const people = peopleOf(work.autores.map(nameOf), words.and);
  const parts = [
    people && sentence(people),
    sentence(titleOf(work, words)),
    work.tipo === 'TESIS' && sentence(words.thesis),
    sentence(placeOf(work, words)),
    `${words.available}: ${addressOf(work, words)}`,
  ];
  return parts.filter(Boolean).join(' ');
};

/** 'Nova Economia, 2024, vol. 28, n.º 2, pp. 385–416', or who published it and when. */
function placeOf(work: ReadWork, words: CitationWords): string {
  const year = yearOf(work) ?? words.noDate;
  if (work.tipo === 'TESIS') return `${schoolOf(work)}, ${year}`;
  if (work.tipo !== 'ARTICULO') return `${publisherOf(work)}, ${year}`;
  const [volume, issue, pages] = [metadatum(work, 'volumen'), metadatum(work, 'numero'), pagesOf(work)];
  return [
    journalOf(work),
    year,
    volume && `vol. ${volume}`,
    issue && `${words.issue} ${issue}`,
    // A number of an electronic article is no page.
    pages && (/^\d/.test(pages) ? `${pages.includes('–') ? 'pp.' : 'p.'} ${pages}` : pages),
  ]
    .filter(Boolean)
    .join(', ');
}

const nameOf = ({ nombres, apellidos }: Author) =>
  apellidos === '' ? nombres : [apellidos.toLocaleUpperCase('es'), nombres].filter(Boolean).join(', ');

/** Of more than three, the first and 'et al.'. */
function peopleOf(names: readonly string[], and: string): string {
  const [first = ''] = names;
  if (names.length <= 1) return first;
  if (names.length > 3) return `${first} et al.`;
  return `${names.slice(0, -1).join('; ')} ${and} ${names.at(-1)}`;
}
