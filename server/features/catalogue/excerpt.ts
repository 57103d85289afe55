/** The place in a text where the words sought stand, as HTML. */
import { escapeMarkup } from '#server/documents/xml/escape.ts';

const windowSize = 36;
/** How many words are shown before the first match. */
const leadIn = 6;

/** The form in which the words of a text are compared with the words to mark. */
export const keyOf = (word: string): string => word.normalize('NFC').toLowerCase();

/**
 * The stretch of `text` (36 words) with the most different words to mark, the first of its equals: HTML-escaped, each
 * match inside `<mark>`, '…' where it was cut.
 * @param marked the words to mark, each by its `keyOf`
 * @returns undefined where the text has none of them
 */
export function excerptOf(text: string, marked: ReadonlySet<string>): string | undefined {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: keyOf(word),
  }));
  const starts = words.flatMap(({ key }, i) => (marked.has(key) ? [Math.max(0, i - leadIn)] : []));
  if (starts.length === 0) return undefined;

  const windows = starts.map((start) => words.slice(start, start + windowSize));
  const richness = windows.map((window) => new Set(window.map(({ key }) => key).filter((key) => marked.has(key))).size);
  const best = windows[richness.indexOf(Math.max(...richness))] ?? [];

  const from = best[0] === words[0] ? 0 : (best[0]?.start ?? 0);
  const to = best.at(-1) === words.at(-1) ? text.length : (best.at(-1)?.end ?? text.length);
  let html = from > 0 ? '…' : '';
  let written = from;
  for (const { start, end } of best.filter((word) => marked.has(word.key))) {
    html += `${escapeMarkup(text.slice(written, start))}<mark>${escapeMarkup(text.slice(start, end))}</mark>`;
    written = end;
  }
  return html + escapeMarkup(text.slice(written, to)) + (to < text.length ? '…' : '');
}
