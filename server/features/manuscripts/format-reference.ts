/** Entries of a reference list as people read them, after APA 7 as Spanish journals write it. Plain text. */
import type { CslItem } from '#contract/entities/manuscript.ts';

type Name = NonNullable<CslItem['author']>[number];

/** APA 7, 9.8: of more than twenty authors the first nineteen and the last are named. */
const maxNames = 20;
const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });
const longDate = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** What a work is, in brackets, where its title alone does not say it. */
const kinds: Record<string, string> = {
  thesis: 'Tesis',
  dataset: 'Conjunto de datos',
  software: 'Programa informático',
};
const partOfBook = new Set(['chapter', 'paper-conference', 'entry-encyclopedia', 'entry-dictionary']);

/**
 * One reference, as 'Kuhn, T. S. (1962). La estructura de las revoluciones científicas. Fondo de Cultura Económica.'
 * A work without authors begins with its editors, or else with its title.
 */
export function formatReference(csl: CslItem): string {
  const year = `(${yearOf(csl)})`;
  const people = responsible(csl);
  const title = titleOf(csl);
  const start = people ? [sentence(`${people} ${year}`), sentence(title)] : [sentence(`${title} ${year}`)];
  return [...start, sentence(containerOf(csl)), sentence(publisherOf(csl)), addressOf(csl)].filter(Boolean).join(' ');
}

/** Names of people in a sentence: 'Cajal y Río', 'Cajal e Iglesias', 'Cajal, Kuhn y Río'. */
export const joinNames = (names: readonly string[]): string => conjunction.format(names);

/** The year of a work, '1962', a span of them, '2019–2021', or 's. f.' (sin fecha). */
export function yearOf({ issued }: CslItem): string {
  const years = (issued?.['date-parts'] ?? []).flatMap(([year]) => year ?? []);
  return [...new Set(years)].join('–') || 's. f.';
}

function responsible({ author = [], editor = [], type }: CslItem): string {
  if (author.length > 0) return nameList(author);
  return editor.length > 0 && !partOfBook.has(type) ? `${nameList(editor)} ${editorMark(editor)}` : '';
}

const editorMark = (editors: readonly Name[]) => (editors.length === 1 ? '(Ed.)' : '(Eds.)');

function nameList(names: readonly Name[]): string {
  const written = names.map(surnameFirst).filter((name) => name !== '');
  if (written.length <= maxNames) return joinNames(written);
  return `${written.slice(0, maxNames - 1).join(', ')}, … ${written.at(-1)}`;
}

function surnameFirst({ family, given, literal }: Name): string {
  return literal ?? [family, initials(given)].filter(Boolean).join(', ');
}

function givenFirst({ family, given, literal }: Name): string {
  return literal ?? [initials(given), family].filter(Boolean).join(' ');
}

/** 'Thomas S.' → 'T. S.', 'Jean-Paul' → 'J.-P.', 'María del Carmen' → 'M. del C.', 'TS' → 'T. S.' */
function initials(given = ''): string {
  const names = given.replace(/^\p{Lu}{2,3}$/u, (letters) => [...letters].join(' ')).split(/[\s.]+(?!-)/u);
  return names.filter(Boolean).map(initial).join(' ');
}

function initial(name: string): string {
  if (/^\p{Ll}/u.test(name)) return name;
  const parts = name.split('-').map((part) => [...part.replace(/[^\p{L}]/gu, '')][0]);
  return parts.flatMap((letter) => (letter ? `${letter}.` : [])).join('-');
}

function titleOf({ title = '', type, edition, volume, 'container-title': container }: CslItem): string {
  const kind = kinds[type] && ` [${kinds[type]}]`;
  const details = [edition && editionOf(edition), volume && `vol. ${volume}`].filter(Boolean).join(', ');
  return `${withoutPeriod(title)}${details && !container ? ` (${details})` : ''}${kind ?? ''}`.trim();
}

const editionOf = (edition: string) => (/^\d+$/.test(edition) ? `${edition}.ª ed.` : edition);

/** Where the work stands: 'Revista, 12(3), 45–67', or 'En A. Pérez (Ed.), Libro (2.ª ed., pp. 45–67)'. */
function containerOf(csl: CslItem): string {
  const { volume, issue, editor = [], edition, type, 'container-title': container = '' } = csl;
  const pages = csl.page?.trim().replace(/(?<=\w)\s*[-‐‑–—]+\s*(?=\w)/g, '–');
  if (partOfBook.has(type)) {
    const editors = editor.length > 0 ? `${joinNames(editor.map(givenFirst))} ${editorMark(editor)}, ` : '';
    const place = pages && `${/[–,]/.test(pages) ? 'pp.' : 'p.'} ${pages}`;
    const details = [edition && editionOf(edition), volume && `vol. ${volume}`, place].filter(Boolean).join(', ');
    return container && `En ${editors}${container}${details && ` (${details})`}`;
  }
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  return container && [container, number, pages].filter(Boolean).join(', ');
}

/** Of an article the journal is enough. */
function publisherOf({ publisher = '', type, author = [] }: CslItem): string {
  const isItsAuthor = author.some(({ literal }) => literal === publisher);
  return type.startsWith('article') || isItsAuthor ? '' : publisher;
}

function addressOf({ DOI, URL: address, accessed }: CslItem): string {
  if (DOI) return `https://doi.org/${DOI.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')}`;
  const [year, month, day] = accessed?.['date-parts'][0] ?? [];
  if (!address || !year || !month || !day) return address ?? '';
  return `Recuperado el ${longDate.format(Date.UTC(year, month - 1, day))}, de ${address}`;
}

const withoutPeriod = (text: string) => text.trim().replace(/(?<!\.)\.$/, '');

/** With a period, unless it ends in a mark already. */
const sentence = (text: string) => (text === '' || /[.?!…]$/.test(text) ? text : `${text}.`);
