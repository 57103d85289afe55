/** What two texts have in common, word by word. */
import { takeTurns } from '#server/documents/turns.ts';
import type { ComparableText, ComparedWord } from './comparable-text.ts';
import { numbersOf, stretch } from './fingerprints.ts';

/** Words of a text that stand in another, too: from the place of the first to that after the last. */
export interface Passage {
  from: number;
  to: number;
}

/** Words between two shared passages that were changed or added: they are shown as one. */
const changed = 3;
/** Places of one stretch in the other text that are looked at. */
const mostPlaces = 8;

/**
 * The passages of `text` that stand in `other` word by word, by the places of their words, in their order and apart from one
 * another: of at least `stretch` words each.
 */
export async function sharedPassages(text: ComparableText, other: ComparableText): Promise<Passage[]> {
  const turn = takeTurns();
  const places = new Map<number, number[]>();
  for (const [place, number] of (await numbersOf(other.words)).entries()) {
    await turn();
    if (number === undefined) continue;
    const known = places.get(number);
    if (!known) places.set(number, [place]);
    else if (known.length < mostPlaces) known.push(place);
  }
  const numbers = await numbersOf(text.words);
  const found: Passage[] = [];
  for (let from = 0; from < numbers.length; ) {
    await turn();
    const number = numbers[from];
    const starts = number === undefined ? [] : (places.get(number) ?? []);
    const longest = Math.max(0, ...starts.map((start) => wordsAlike(text.words, from, other.words, start)));
    if (longest < stretch) {
      from += 1;
      continue;
    }
    found.push({ from, to: from + longest });
    from += longest;
  }
  return joined(found, changed);
}

/** Passages in their order, those with at most so many words between them as one. */
export function joined(passages: readonly Passage[], between = 0): Passage[] {
  const whole: Passage[] = [];
  for (const { from, to } of passages.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && from - last.to <= between) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** How many words there are in passages that stand apart. */
export const wordsIn = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { from, to }) => sum + to - from, 0);

function wordsAlike(
  words: readonly ComparedWord[],
  from: number,
  others: readonly ComparedWord[],
  start: number,
): number {
  const part = words[from]?.part;
  const otherPart = others[start]?.part;
  let alike = 0;
  for (; ; alike++) {
    const word = words[from + alike];
    const other = others[start + alike];
    if (!word || !other || word.part !== part || other.part !== otherPart || word.word !== other.word) return alike;
  }
}
