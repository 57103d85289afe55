/** Phrases in a long text: where its words end, and a phrase however its spaces are. */
import { foldedInPlace } from '#contract/text.ts';

/** Characters without a space between them; no word and hardly an address is longer. */
const longestRun = 200;
const runs = new RegExp(`[^ ]{${longestRun}}`, 'g');

/**
 * The text with a space in place of each 200th character that stands in a row without one, so that positions in it are
 * positions in the text. A pattern that looks for the end of a word begins anew at each letter, and would take minutes over
 * a word of a million of them.
 */
export const withBreaks = (text: string): string => text.replace(runs, (run) => `${run.slice(0, -1)} `);

/** Finds the phrase as whole words in a folded text, however its spaces are. */
export function phraseOf(phrase: string): RegExp {
  const words = foldedInPlace(phrase.normalize('NFC').trim())
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu');
}
