/** ISO 690 as Spanish-speaking universities use it: surnames in capitals, the year with what it numbers. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, consultedOn, retraction } from '../citation-style.ts';
import { type CitedWork, doiAddressOf, isPart, markedPages, placeOf } from '../cited-work.ts';
import { listed, type Name, surnameFirst, whole } from '../names.ts';
import { italic, joined, type Piece, sentence } from '../runs.ts';
import type { Wording } from '../words.ts';

const mostNames = 3;

/** 'RUIZ, Ana y CANO, Luis. El delta. *Revista* [en línea]. 2024, vol. 28, n.º 2, pp. 385–416 [consulta: …]. https://doi.org/…' */
export const iso690: CitationStyle = (work, wording) => {
  const { title = '', ISSN } = work;
  const online = [` [${wording.online}]`];
  const shown = isPart(work)
    ? [sentence(title, retraction(work, wording)), sentence(italic(work['container-title']), online)]
    : [sentence(italic(title), retraction(work, wording), online), sentence(kindOf(work, wording))];
  const day = consultedOn(work, wording);
  const details = isPart(work) ? numbersOf(work, wording) : publicationOf(work, wording);
  return joined(
    [
      sentence(namesOf(work.author ?? [], wording)),
      ...shown,
      sentence(details, day && [` [${wording.consulted}: `, day, ']']),
      ISSN && `ISSN ${ISSN}.`,
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

const kindOf = ({ type }: CitedWork, { thesis }: Wording) =>
  type === 'thesis' ? thesis.charAt(0).toUpperCase() + thesis.slice(1) : undefined;

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
