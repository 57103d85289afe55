/** APA 7 as Spanish journals write it, for our own works and for the entries of reference lists. */
import type { CslItem } from '#contract/entities/manuscript.ts';
import { yearOf } from '#contract/mentions.ts';
import { type CitationStyle, dayOf } from '../citation-style.ts';
import {
  type CitedWork,
  collectionOf,
  doiAddressOf,
  editionOf,
  editorMark,
  isPart,
  markedPages,
  partOfBook,
  placeOf,
  responsibleFor,
  thesisName,
} from '../cited-work.ts';
import { givenFirst, listed, type Name, surnameFirst } from '../names.ts';
import { italic, joined, type Piece, runs, sentence, textOf } from '../runs.ts';
import { type Wording, wordings } from '../words.ts';

/** APA 7, 9.8: of more than twenty authors the first nineteen and the last are named. */
const mostNames = 20;

/** 'Kuhn, T. S. (1962). *La estructura de las revoluciones científicas*. Fondo de Cultura Económica.' */
export const apa: CitationStyle = (work, wording) => {
  const year = `(${yearOf(work) ?? wording.noDate}).`;
  const people = sentence(responsible(work, wording));
  const title = sentence(titleOf(work, wording));
  const start = people.length > 0 ? [people, year, title] : [title, year];
  return joined(
    [...start, sentence(containerOf(work, wording)), sentence(publisherOf(work)), addressOf(work, wording)],
    ' ',
  );
};

/** One entry of a reference list, as plain text. */
export const formatReference = (csl: CslItem): string => textOf(apa(csl, wordings.es));

/** The authors; of a whole work without authors its editors; nobody where the title begins the entry. */
function responsible(work: CitedWork, wording: Wording): string {
  const people = responsibleFor(work);
  const mark = editorMark(people, wording);
  return [nameList(people.names, wording), mark && `(${mark})`].filter(Boolean).join(' ');
}

function nameList(names: readonly Name[], wording: Wording): string {
  const written = names.map((name) => surnameFirst(name)).filter((name) => name !== '');
  if (written.length > mostNames) return `${written.slice(0, mostNames - 1).join(', ')}, … ${written.at(-1)}`;
  return listed(written, wording, wording.serialComma ? { and: '&', inverted: true } : {});
}

function titleOf(work: CitedWork, wording: Wording): Piece {
  const { title = '', type, edition, volume, retracted } = work;
  const series = type === 'report' ? collectionOf(work) : '';
  const name = title.trim().replace(/(?<!\.)\.$/, '');
  const details = [editionOf(edition, wording), volume && `vol. ${volume}`, series].filter(Boolean).join(', ');
  const brackets = [kindOf(work, wording), retracted && wording.retracted].filter(Boolean).map((text) => ` [${text}]`);
  const isWhole = !type.startsWith('article') && !isPart(work);
  return [isWhole ? italic(name) : name, details && !work['container-title'] ? ` (${details})` : '', ...brackets];
}

/** What a work is, where its title alone does not say it. */
function kindOf(work: CitedWork, wording: Wording): string | undefined {
  const { type, publisher } = work;
  const { dataset, software } = wording;
  const kind = { thesis: thesisName(work, wording), dataset, software }[type];
  if (!kind) return undefined;
  const capital = kind.charAt(0).toUpperCase() + kind.slice(1);
  return type === 'thesis' && publisher ? `${capital}, ${publisher}` : capital;
}

/** Where the work stands: 'Revista, 12(3), 45–67', or 'En A. Pérez (Ed.), Libro (2.ª ed., pp. 45–67)'. */
function containerOf(work: CitedWork, wording: Wording): Piece {
  const { volume = '', issue, editor = [], edition, type, 'container-title': container } = work;
  const { pages: range, article } = placeOf(work);
  const pages = range?.replaceAll('-', '–');
  if (!container) return undefined;
  if (!partOfBook.has(type)) {
    const number = issue ? [italic(volume), `(${issue})`] : italic(volume);
    return joined([italic(container), number, pages ?? (article && `${wording.articleNumber} ${article}`)], ', ');
  }
  const names = editor.map((name) => givenFirst(name));
  const editors =
    editor.length > 0
      ? `${listed(names, wording)} (${editorMark({ names: editor, areEditors: true }, wording)}), `
      : '';
  const place = markedPages(range, '–');
  const details = [editionOf(edition, wording), volume && `vol. ${volume}`, place].filter(Boolean).join(', ');
  return runs(`${wording.in} ${editors}`, italic(container), details && ` (${details})`);
}

/** Of an article the journal is enough; of a thesis, the school stands beside its title. */
function publisherOf({ publisher, archive, type, author = [] }: CitedWork): string | undefined {
  if (type === 'thesis') return archive;
  return type.startsWith('article') || author.some(({ literal }) => literal === publisher) ? undefined : publisher;
}

/** APA 7, 9.16: what may change says when it was read; what has a date or a DOI stays as it is. */
function addressOf(work: CitedWork, wording: Wording): string | undefined {
  const day = dayOf(work.accessed);
  const { URL: address } = work;
  if (work.DOI || !address || !day || yearOf(work)) return doiAddressOf(work) ?? address;
  return `${wording.retrieved(wording.day(day))} ${address}`;
}
