/** MLA, ninth edition. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, dayOf, retraction } from '../citation-style.ts';
import {
  type CitedWork,
  collectionOf,
  doiAddressOf,
  editionOf,
  editorMark,
  isPart,
  markedPages,
  placeOf,
  responsibleFor,
  thesisName,
} from '../cited-work.ts';
import { givenFirst, listed, surnameFirst, whole } from '../names.ts';
import { italic, joined, type Piece, sentence } from '../runs.ts';
import type { Wording } from '../words.ts';

/** 'Ruiz, Ana y Luis Cano. «El delta». *Revista*, vol. 28, n.º 2, mayo de 2024, pp. 385-416, https://doi.org/10.1590/x.' */
export const mla: CitationStyle = (work, wording) => {
  const name = `${work.title ?? ''}${retraction(work, wording)}`;
  const title = isPart(work) ? wording.quoted(name, '.') : sentence(italic(name));
  const address = doiAddressOf(work) ?? work.URL;
  const year = yearOf(work) ?? wording.noDate;
  const rest: Piece[] =
    work.type === 'thesis'
      ? [sentence(year), sentence(joined([work.publisher, thesisName(work, wording), address], ', '))]
      : [
          sentence(
            joined(
              [
                ...(isPart(work)
                  ? numbersOf(work, wording)
                  : [editionOf(work.edition, wording), work.publisher, year, collectionOf(work)]),
                address,
              ],
              ', ',
            ),
          ),
        ];
  return joined([sentence(namesOf(work, wording)), title, ...rest], ' ');
};

/** Of three authors and more the first alone. */
function namesOf(work: CitedWork, wording: Wording): string {
  const people = responsibleFor(work);
  const mark = editorMark(people, wording).toLowerCase();
  const names = people.names.map((name, place) => (place === 0 ? surnameFirst(name, whole) : givenFirst(name, whole)));
  const said =
    names.length > 2
      ? `${names[0]}, et al.`
      : listed(names, wording, { inverted: people.names[0]?.literal === undefined });
  return [said, mark].filter(Boolean).join(', ');
}

function numbersOf(work: CitedWork, wording: Wording): Piece[] {
  const { volume, issue } = work;
  const { pages, article } = placeOf(work);
  const day = dayOf(work.issued);
  return [
    italic(work['container-title']),
    volume && `vol. ${volume}`,
    issue && `${wording.issue} ${issue}`,
    day ? wording.month(day) : (yearOf(work) ?? wording.noDate),
    markedPages(pages, wording.range),
    article,
  ];
}
