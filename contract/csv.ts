/**
 * Tables as files that a spreadsheet of the reader's language opens with one column a heading: CSV (RFC 4180), separated and
 * with decimals as that language's spreadsheets expect, and nothing in it that they would run.
 */
import type { Language } from './vocabulary.ts';

export type CsvCell = string | number | null;

/** Where numbers have a decimal comma, spreadsheets look for semicolons. */
const signs: Record<Language, { separator: string; point: string }> = {
  es: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
};

/** At the beginning of the file: by it spreadsheets know UTF-8. */
export const csvStart = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, blanks before it and the wide signs of Asian keyboards included. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * Text always in quotes: a program that splits at another sign splits none. What a spreadsheet would run begins with an
 * apostrophe (OWASP, CSV injection).
 */
const quoted = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line with its end. Numbers carry no thousands separator. */
export function csvLine(cells: readonly CsvCell[], language: Language): string {
  const { separator, point } = signs[language];
  const written = (cell: CsvCell) => (typeof cell === 'number' ? String(cell).replace('.', point) : quoted(cell ?? ''));
  return `${cells.map(written).join(separator)}\r\n`;
}

/** A whole table. */
export const csvOf = (rows: readonly (readonly CsvCell[])[], language: Language): string =>
  csvStart + rows.map((row) => csvLine(row, language)).join('');
