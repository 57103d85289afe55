/** MLA, ninth edition. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, dayOf, retraction } from '../citation-style.ts';
import { type CitedWork, doiAddressOf, isPart, markedPages, placeOf } from '../cited-work.ts';
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
      ? [sentence(year), sentence(joined([work.publisher, wording.thesis, address], ', '))]
      : [sentence(joined([...(isPart(work) ? numbersOf(work, wording) : [work.publisher, year]), address], ', '))];
  return joined([sentence(namesOf(work, wording)), title, ...rest], ' ');
};

/** Of three authors and more the first alone. */
function namesOf({ author = [] }: CitedWork, wording: Wording): string {
  const names = author.map((name, place) => (place === 0 ? surnameFirst(name, whole) : givenFirst(name, whole)));
  return names.length > 2
    ? `${names[0]}, et al.`
    : listed(names, wording, { inverted: author[0]?.literal === undefined });
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
