/** How much of long summaries is shown unasked, so that the text of a work begins on the first screen. */
import type { ReadWork } from './citable.ts';

/** Lines of a summary, on a desk and on a telephone. */
export type SummaryRoom = { desk: number; phone: number };

type Page = {
  /** Where the text is to begin at the latest, and what takes the same room on every page, in px. */
  deepest: number;
  always: number;
  /** What stands across it, in px; letters of its title in a line, and how high one is. */
  width: number;
  titleLetters: number;
  titleLine: number;
  /** Names that are shown unasked. */
  names: number;
  /** Fewer lines say nothing, more are not read before one decides. */
  least: number;
  most: number;
};
const desk: Page = {
  deepest: 836,
  always: 400,
  width: 1120,
  titleLetters: 46,
  titleLine: 42,
  names: 12,
  least: 4,
  most: 13,
};
const phone: Page = {
  deepest: 1270,
  always: 520,
  width: 320,
  titleLetters: 21,
  titleLine: 34,
  names: 6,
  least: 5,
  most: 15,
};

/** Of a letter of the text's sizes, and of lines of them, in px: roughly, for nobody measures a page before it is sent. */
const letter = { name: 9.8, title: 8.6, keyword: 7.8 };
const line = { name: 34, small: 24, summary: 22.5 };

/** Lines that a summary takes where so many letters are in one: each of its paragraphs begins anew. */
export const linesOf = (summary: string, letters: number): number =>
  summary
    .split(/\n\s*/)
    .filter(Boolean)
    .reduce((sum, { length }) => sum + Math.ceil(length / letters), 0);

export function summaryRoom(work: ReadWork): SummaryRoom {
  const summaries = [
    { titulo: '', palabrasClave: work.palabrasClave },
    ...work.traducciones.filter(({ resumen }) => resumen !== ''),
  ];
  const lettersOf = (words: readonly string[]) => words.join('; ').length + 16;
  const linesIn = (page: Page, columns: number) => {
    const { width } = page;
    const column = (width - 48 * (columns - 1)) / columns;
    const title = Math.ceil(work.titulo.length / page.titleLetters) * page.titleLine;
    const names = work.autores
      .slice(0, page.names)
      .map(({ nombres, apellidos, orcid }) => (nombres.length + apellidos.length) * letter.name + (orcid ? 90 : 40));
    const byline = Math.ceil((names.reduce((sum, each) => sum + each, 0) + 140) / width) * line.name;
    const beside = summaries.map(
      ({ titulo, palabrasClave }) =>
        Math.ceil((titulo.length * letter.title) / column) * line.small +
        Math.ceil((lettersOf(palabrasClave) * letter.keyword) / column) * line.small,
    );
    const languages = work.idiomasDelTexto.length > 1 ? 32 : 0;
    const left = page.deepest - page.always - title - byline - languages - Math.max(...beside);
    return Math.min(page.most, Math.max(page.least, Math.floor(left / line.summary)));
  };
  return { desk: linesIn(desk, Math.min(summaries.length, 3)), phone: linesIn(phone, 1) };
}
