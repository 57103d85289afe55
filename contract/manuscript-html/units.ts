/**
 * A number and its unit stay on one line, '21,4 °C': the space between them is one that does not break. Where texts are set for
 * readers (HTML, EPUB, PDF); what is stored and written as JATS keeps its own.
 * Source: the SI brochure, 9th edition, 5.4.3; Ortografía de la RAE (2010), VIII 2.2.
 */
import type { Inline } from '../entities/manuscript.ts';

const prefixed = '[mkMGTcdhµμnp]?(?:m|g|L|l|s|V|W|A|J|N|Pa|Hz|mol|bar|eV|Sv|Gy|Bq|M|t|K|Ω|B)';
const others = 'h|min|d|ha|kcal|cal|atm|mmHg|rpm|ppm|ppb|dB|kWh|lx|lm|pb|bp|kDa|Da|dpi|px';
/** A degree may be a raised letter in old files, '21 ºC', 'oC'. */
const degrees = '[°º˚o] ?[CF]';
/** Between a figure and a unit that no letter follows. U+2009, the thin space, breaks as well as the plain one. */
const beforeUnit = new RegExp(
  String.raw`(?<=\d[)\]]?)[ \u2009](?=(?:%|‰|€|°|℃|(?:${degrees}|${prefixed}|${others})(?![\p{L}'’])))`,
  'gu',
);
const unbreaking = '\u00A0';
/** As much of what follows is looked at. */
const longestUnit = 8;

/**
 * The text of the piece at this place of a paragraph with units tied to their numbers, as long as before; its unit may stand in
 * the pieces after it, as where it is raised. Code is left as it is.
 */
export function tiedText(content: readonly Inline[], at: number): string {
  const piece = content[at];
  if (piece?.type !== 'text') return '';
  const { text } = piece;
  if (piece.marks?.some(({ type }) => type === 'code')) return text;
  const after = /\d[)\]]?[ \u2009]\S{0,3}$/.test(text)
    ? content
        .slice(at + 1, at + 4)
        .map(textOf)
        .join('')
    : '';
  return (text + after.slice(0, longestUnit)).replace(beforeUnit, unbreaking).slice(0, text.length);
}

/** What is no text ends a unit. */
const textOf = (piece: Inline): string => (piece.type === 'text' ? piece.text : '.');
