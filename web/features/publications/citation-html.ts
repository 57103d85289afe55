import type { CitationPart } from '#contract/calls/references.ts';

/** With its italics, for a word processor. */
export const htmlOf = (parts: readonly CitationPart[]): string =>
  parts.map(({ texto, cursiva }) => (cursiva ? `<i>${escaped(texto)}</i>` : escaped(texto))).join('');

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
