/** Comma-separated values (RFC 4180) that a spreadsheet shows and never runs. */

/** What spreadsheets take for the beginning of a formula, blanks before it and the wide signs of Asian keyboards included. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * One cell, always in quotes: a program that splits at semicolons splits none. What a spreadsheet would run begins with an
 * apostrophe (OWASP, CSV injection).
 */
export const csvCell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line with its end. */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
