/** ISO 690 as Spanish-speaking universities use it: surnames in capitals, the year with what it numbers. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, consultedOn, retraction } from '../citation-style.ts';
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
import { listed, type Name, surnameFirst, whole } from '../names.ts';
import { italic, joined, type Piece, sentence } from '../runs.ts';
import type { Wording } from '../words.ts';

const mostNames = 3;

/** 'RUIZ, Ana y CANO, Luis. El delta. *Revista* [en línea]. 2024, vol. 28, n.º 2, pp. 385–416 [consulta: …]. https://doi.org/…' */
export const iso690: CitationStyle = (work, wording) => {
  const { title = '', ISSN, ISBN } = work;
  const people = responsibleFor(work);
  const mark = editorMark(people, wording).toLowerCase();
  const online = [` [${wording.online}]`];
  const shown = isPart(work)
    ? [sentence(title, retraction(work, wording)), sentence(italic(work['container-title']), online)]
    : [
        sentence(italic(title), retraction(work, wording), online),
        sentence(kindOf(work, wording)),
        sentence(editionOf(work.edition, wording)),
      ];
  const day = consultedOn(work, wording);
  const details = isPart(work) ? numbersOf(work, wording) : publicationOf(work, wording);
  return joined(
    [
      sentence([namesOf(people.names, wording), mark && ` (${mark})`]),
      ...shown,
      sentence(details, day && [` [${wording.consulted}: `, day, ']']),
      !isPart(work) && collectionOf(work) ? sentence(collectionOf(work)) : undefined,
      ISSN && `ISSN ${ISSN}.`,
      ISBN && `ISBN ${ISBN}.`,
      addressOf(work, wording),
    ],
    ' ',
  );
};

/** Of more than three, the first and 'et al.'. */
function namesOf(people: readonly Name[], wording: Wording): string {
  const capitals = (name: string) => name.toLocaleUpperCase('es');
  const names = people.map(({ family, given, literal }) =>
    literal ? capitals(literal) : surnameFirst({ ...(family && { family: capitals(family) }), given }, whole),
  );
  if (names.length > mostNames) return `${names[0]} et al.`;
  return listed(names, wording, { between: '; ' });
}

function kindOf(work: CitedWork, wording: Wording): string | undefined {
  const name = thesisName(work, wording);
  return work.type === 'thesis' ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}

/** '2024, vol. 28, n.º 2, pp. 385–416'. */
function numbersOf(work: CitedWork, wording: Wording): Piece {
  const { volume, issue } = work;
  const { pages, article } = placeOf(work);
  return joined(
    [
      yearOf(work) ?? wording.noDate,
      volume && `vol. ${volume}`,
      issue && `${wording.issue} ${issue}`,
      markedPages(pages, '–'),
      article,
    ],
    ', ',
  );
}

/** 'Madrid: Taller, 2024'. */
function publicationOf(work: CitedWork, wording: Wording): Piece {
  const publisher = joined([work['publisher-place'], work.publisher], ': ');
  return joined([publisher, yearOf(work) ?? wording.noDate], ', ');
}

/** A DOI is an address that needs no word before it. */
function addressOf(work: CitedWork, { available }: Wording): string | undefined {
  return doiAddressOf(work) ?? (work.URL && `${available}: ${work.URL}`);
}
