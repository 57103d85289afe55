/**
 * Fingerprints of a text by winnowing (Schleimer, Wilkerson and Aiken, 'Winnowing: Local Algorithms for Document Fingerprinting', 2003):
 * of each run of windows the least number of its stretches of words is kept. Two texts that share so many words in a row as
 * `surelyFound` share one.
 */
import { takeTurns } from '#server/documents/turns.ts';
import type { ComparedWord } from './comparable-text.ts';

/** Words of one stretch. */
export const stretch = 8;
/** Stretches of which one is kept. */
const window = 16;
/** Words that two texts have in common, in a row, and that are found without fail. */
export const surelyFound = stretch + window - 1;

/** The numbers of a text's stretches of words, each a whole number of 32 bits, by the place of their first word; undefined where a stretch would go over something left out. */
export async function numbersOf(words: readonly ComparedWord[]): Promise<(number | undefined)[]> {
  const turn = takeTurns();
  const numbers: (number | undefined)[] = [];
  for (let first = 0; first + stretch <= words.length; first++) {
    await turn();
    numbers.push(words[first]?.part === words[first + stretch - 1]?.part ? numberOf(words, first) : undefined);
  }
  return numbers;
}

/** The fingerprints of a text, each once. */
export async function fingerprints(words: readonly ComparedWord[]): Promise<number[]> {
  const turn = takeTurns();
  const numbers = (await numbersOf(words)).filter((number) => number !== undefined);
  const kept = new Set<number>();
  // A text that is shorter than a window has one all the same.
  for (let first = 0; first === 0 || first + window <= numbers.length; first++) {
    await turn();
    const least = Math.min(...numbers.slice(first, first + window));
    if (Number.isFinite(least)) kept.add(least);
  }
  return [...kept];
}

/** FNV-1a over the words of a stretch. */
function numberOf(words: readonly ComparedWord[], first: number): number {
  let number = 0x811c9dc5;
  for (let n = first; n < first + stretch; n++) {
    const word = words[n]?.word ?? '';
    for (let at = 0; at < word.length; at++) number = Math.imul(number ^ word.charCodeAt(at), 0x01000193);
    number = Math.imul(number ^ 0x20, 0x01000193);
  }
  return number | 0;
}
