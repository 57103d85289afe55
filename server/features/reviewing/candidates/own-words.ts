/** Stems are not words: what two have in common is told in the words that one of them writes. */
import { wordsOf } from '#contract/text.ts';

/** A keyword, or a word of the title or the summary, with the stems it is found by. */
export interface Phrase {
  text: string;
  stems: readonly string[];
}

/** Words looked at in a summary. */
const mostWords = 400;

/** What a work's stems may be told by, the best first: its keywords, then the words of its title and summary. */
export function phrasesOf(work: { titulo: string; resumen: string; palabrasClave: readonly string[] }): string[] {
  const words = [...work.palabrasClave.flatMap(wordsOf), ...wordsOf(`${work.titulo} ${work.resumen}`)];
  const seen = new Set(work.palabrasClave.map((keyword) => keyword.toLowerCase()));
  const written = new Set(words);
  const phrases = [...work.palabrasClave];
  for (const word of words) {
    const small = word.toLowerCase();
    if (seen.has(small)) continue;
    seen.add(small);
    // What opens a sentence has a capital there alone.
    phrases.push(written.has(small) ? small : word);
    if (phrases.length === mostWords) break;
  }
  return phrases;
}

/** Up to `most` phrases that tell these stems, the weightiest first. A phrase of several words only where all are shared. */
export function inOwnWords(stems: readonly string[], phrases: readonly Phrase[], most = 5): string[] {
  const shared = new Set(stems);
  const told = new Set<string>();
  const words: string[] = [];
  for (const stem of stems) {
    if (words.length === most) break;
    if (told.has(stem)) continue;
    const phrase = phrases.find((each) => each.stems.includes(stem) && each.stems.every((one) => shared.has(one)));
    if (!phrase) continue;
    for (const each of phrase.stems) told.add(each);
    words.push(phrase.text);
  }
  return words;
}
