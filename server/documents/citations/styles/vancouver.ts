/** Vancouver, the style of the NLM and of medical journals: no italics, bare initials, six names. */

import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, consultedOn, retraction } from '../citation-style.ts';
import {
  type CitedWork,
  collectionOf,
  doiOf,
  editionOf,
  editorMark,
  isPart,
  placeOf,
  responsibleFor,
  thesisName,
} from '../cited-work.ts';
import { bareInitials } from '../names.ts';
import { joined, type Piece, runs, sentence } from '../runs.ts';
import type { Wording } from '../words.ts';

const mostNames = 6;

/** 'Ruiz A, Cano L. El delta. Revista. 2024;28(2):385-416. doi:10.1590/x' */
export const vancouver: CitationStyle = (work, wording) => {
  const { title = '' } = work;
  // Its DOI tells that a work is on line, and does not change.
  const day = doiOf(work) || !work.URL ? undefined : consultedOn(work, wording);
  const cited: Piece = day && [` [${wording.cited} `, day, ']'];
  const year = [yearOf(work) ?? wording.noDate, cited];
  const marks = [work.type === 'thesis' && thesisName(work, wording), day && !isPart(work) && 'Internet'].filter(
    Boolean,
  );
  const mark = marks.length > 0 ? ` [${marks.join(wording.inside)}]` : '';
  const collection = isPart(work) ? '' : collectionOf(work);
  const container = [work['container-title'], day && ' [Internet]'];
  const shown = isPart(work)
    ? [sentence(title, retraction(work, wording)), sentence(container), sentence(year, numbersOf(work))]
    : [
        sentence(title, retraction(work, wording), mark),
        sentence(editionOf(work.edition, wording)),
        sentence(publicationOf(work, year)),
      ];
  return joined(
    [sentence(namesOf(work, wording)), ...shown, collection && `(${collection}).`, addressOf(work, wording)],
    ' ',
  );
};

/** 'Madrid: Taller; 2024'. */
function publicationOf(work: CitedWork, year: readonly Piece[]): Piece {
  return joined([joined([work['publisher-place'], work.publisher], ': '), runs(...year)], '; ');
}

function namesOf(work: CitedWork, wording: Wording): string {
  const people = responsibleFor(work);
  const mark = editorMark(people, wording).toLowerCase();
  const names = people.names.map(
    ({ family, given, literal }) => literal ?? [family, bareInitials(given)].filter(Boolean).join(' '),
  );
  const said = names.length > mostNames ? `${names.slice(0, mostNames).join(', ')}, et al.` : names.join(', ');
  return [said, mark].filter(Boolean).join(', ');
}

/** ';28(2):385-416'. */
function numbersOf(work: CitedWork): string {
  const { volume = '', issue } = work;
  const { pages, article } = placeOf(work);
  const number = volume + (issue ? `(${issue})` : '');
  const place = pages ? shortened(pages) : article;
  return (number && `;${number}`) + (place ? `:${place}` : '');
}

/** '385-416', '284-7': the last page without the figures that it shares with the first. */
function shortened(pages: string): string {
  const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(pages) ?? [];
  if (first === '' || first.length !== last.length) return pages;
  const shared = [...last].findIndex((figure, place) => figure !== first[place]);
  return shared < 0 ? first : `${first}-${last.slice(shared)}`;
}

function addressOf(work: CitedWork, { available }: Wording): string | undefined {
  const doi = doiOf(work);
  return doi ? `doi:${doi}` : work.URL && `${available}: ${work.URL}`;
}
