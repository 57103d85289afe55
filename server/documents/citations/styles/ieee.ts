/** IEEE, without the number that an entry bears in its list. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, consultedOn, dayOf, retraction } from '../citation-style.ts';
import {
  type CitedWork,
  collectionOf,
  doiOf,
  editionOf,
  editorMark,
  isPart,
  markedPages,
  placeOf,
  responsibleFor,
  thesisName,
} from '../cited-work.ts';
import { givenFirst, listed } from '../names.ts';
import { italic, joined, type Piece, runs, sentence } from '../runs.ts';
import type { Wording } from '../words.ts';

const mostNames = 6;

/** 'A. Ruiz y L. Cano, «El delta», *Revista*, vol. 28, n.º 2, pp. 385-416, may. 2024, doi: 10.1590/x.' */
export const ieee: CitationStyle = (work, wording) => {
  const { title = '', type, publisher } = work;
  const name = `${title}${retraction(work, wording)}`;
  const year = yearOf(work) ?? wording.noDate;
  const doi = doiOf(work);
  const parts =
    type === 'book'
      ? [
          sentence(
            joined([namesOf(work, wording), italic(name), collectionOf(work), editionOf(work.edition, wording)], ', '),
          ),
          [' ', joined([joined([work['publisher-place'], publisher], ': '), year], ', ')],
        ]
      : [
          joined([namesOf(work, wording), quotedWithComma(name, wording)], ', '),
          [
            ' ',
            joined(
              isPart(work)
                ? numbersOf(work, wording)
                : [type === 'thesis' ? thesisName(work, wording) : collectionOf(work), publisher, year],
              ', ',
            ),
          ],
        ];
  return joined([sentence(...parts, doi && `, doi: ${doi}`), doi ? undefined : addressOf(work, wording)], ' ');
};

const quotedWithComma = (title: string, { quoted, serialComma }: Wording) =>
  serialComma ? quoted(title, ',') : `${quoted(title)},`;

function namesOf(work: CitedWork, wording: Wording): Piece {
  const people = responsibleFor(work);
  const names = people.names.map((name) => givenFirst(name));
  const said = names.length > mostNames ? runs(`${names[0]} `, italic('et al.')) : listed(names, wording);
  return joined([said, editorMark(people, wording)], ', ');
}

function numbersOf(work: CitedWork, wording: Wording): Piece[] {
  const { volume, issue } = work;
  const { pages, article } = placeOf(work);
  const day = dayOf(work.issued);
  return [
    italic(work['container-title']),
    volume && `vol. ${volume}`,
    issue && `${wording.issue} ${issue}`,
    markedPages(pages, wording.range),
    article && `${wording.articleNumberShort} ${article}`,
    day ? wording.monthShort(day) : (yearOf(work) ?? wording.noDate),
  ];
}

/** 'Consultado: 22 de noviembre de 2026. [En línea]. Disponible en: https://…' */
function addressOf(work: CitedWork, wording: Wording): Piece {
  if (!work.URL) return undefined;
  const day = consultedOn(work, wording);
  const online = wording.online.charAt(0).toUpperCase() + wording.online.slice(1);
  return [day && [`${wording.accessed}: `, day, '. '], `[${online}]. ${wording.available}: ${work.URL}`];
}
