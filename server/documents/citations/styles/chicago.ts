/** Chicago, author and date, as its Spanish edition has it. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, dayOf, retraction } from '../citation-style.ts';
import {
  type CitedWork,
  collectionOf,
  doiAddressOf,
  editionOf,
  editorMark,
  isPart,
  placeOf,
  responsibleFor,
  thesisName,
} from '../cited-work.ts';
import { givenFirst, listed, surnameFirst, whole } from '../names.ts';
import { italic, joined, type Piece, runs, sentence } from '../runs.ts';
import type { Wording } from '../words.ts';

/** The Chicago Manual of Style, 18th ed., 13.107: of more than six authors the first three are named. */
const [mostNames, namedOfMore] = [6, 3];

/** 'Ruiz, Ana y Luis Cano. 2024. «El delta». *Revista* 28 (2): 385-416. https://doi.org/10.1590/x.' */
export const chicago: CitationStyle = (work, wording) => {
  const people = sentence(namesOf(work, wording));
  const year = `${yearOf(work) ?? wording.noDate}`;
  const title = titleOf(work, wording);
  const start = people.length > 0 ? [people, sentence(year), title] : [title, sentence(year)];
  return joined([...start, sentence(whereabouts(work, wording)), sentence(doiAddressOf(work) ?? work.URL)], ' ');
};

function namesOf(work: CitedWork, wording: Wording): string {
  const people = responsibleFor(work);
  const mark = editorMark(people, wording).toLowerCase();
  const names = people.names.map((name, place) => (place === 0 ? surnameFirst(name, whole) : givenFirst(name, whole)));
  const said =
    names.length > mostNames
      ? `${names.slice(0, namedOfMore).join(', ')} et al.`
      : listed(names, wording, { inverted: people.names[0]?.literal === undefined });
  return [said, mark].filter(Boolean).join(', ');
}

function titleOf(work: CitedWork, wording: Wording): Piece {
  const name = `${work.title ?? ''}${retraction(work, wording)}`;
  return isPart(work) || work.type === 'thesis' ? wording.quoted(name, '.') : sentence(italic(name));
}

/** Before another: a piece's own full stop is the one between them. */
const withoutStop = (piece: Piece, place: number, all: readonly Piece[]): Piece =>
  typeof piece === 'string' && place < all.length - 1 ? piece.replace(/\.$/, '') : piece;

function whereabouts(work: CitedWork, wording: Wording): Piece {
  if (work.type === 'thesis') {
    const name = thesisName(work, wording);
    const thesis = name.charAt(0).toUpperCase() + name.slice(1);
    return joined([thesis, work.publisher], ', ');
  }
  if (!isPart(work)) {
    const published = joined([work['publisher-place'], work.publisher], ': ');
    return joined([editionOf(work.edition, wording), collectionOf(work), published].map(withoutStop), '. ');
  }
  const { volume, issue } = work;
  const { pages, article } = placeOf(work);
  const place = pages?.replaceAll('-', wording.range) ?? article;
  const journal = italic(work['container-title']);
  if (volume) return runs(journal, ` ${volume}`, issue && ` (${issue})`, place && `: ${place}`);
  if (issue) return runs(journal, `, ${wording.issue} ${issue}`, place && `: ${place}`);
  // Of an article that no volume places, the day does.
  const day = dayOf(work.issued);
  return joined([journal, day && wording.dayOfYear(day), place], ', ');
}
