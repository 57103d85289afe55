/** The language that a text is written in, by its commonest words. */
import { commonWords } from './common-words.ts';

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(commonWords))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Fewer are not enough to tell by. */
const fewest = 4;
/** In characters: the beginning of a long text tells as much as all of it. */
const enough = 20_000;

/** `es`, `en` and so on; undefined where the text is too short, or in none of those that we know, or in two alike. */
export function findLanguage(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [word] of text
    .slice(0, enough)
    .toLowerCase()
    .matchAll(/\p{L}+/gu))
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < fewest || first[1] === second?.[1]) return undefined;
  return first[0];
}
