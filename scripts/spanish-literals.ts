/**
 * Where sentences for people stand outside the message files: string literals of two words or more with a Spanish letter or
 * stop word, by file. Comments, tests and SQL are left out. `node scripts/spanish-literals.ts` makes the list of what is left
 * (spanish-literals.json) shorter where it can be, and never longer.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Where sentences belong: the messages of screens, mails and notices, the words of events, and a room's own words, each
 * in every language, in a file that is called so: `words.ts`, `settings-words.ts`.
 */
const messages = /^(web\/messages|server\/messages|server\/events\/(kinds|notices))\/|(\/|-)words\.ts$/;
const tests = /\.test\.tsx?$|\.fixture\.|-cases\.ts$|^server\/testing\//;
const stopWords = /(^|\s)(el|la|los|las|un|una|de|del|que|en|con|por|para|se|no|ya|su|sus|tu|es|y|o|al)(\s|$)/i;
const spanishLetters = /[áéíóúñ¿¡ü]/i;
const sql = /\b(select|from|where|update|translate\()\b/;
/** Strings in each kind of quotes, and the text between JSX tags. */
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]*\p{L}[^<>{}=;()]*)</gu;

/** How many each file has; files that have none are left out. */
export function spanishLiterals(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('{server,web}/**/*.{ts,tsx}').sort()) {
    if (messages.test(file) || tests.test(file)) continue;
    const source = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
    const said = [...source.matchAll(literal)]
      .filter(([, , , , markup]) => markup === undefined || file.endsWith('x'))
      .map((match) => (match.slice(1).find((text) => text !== undefined) ?? '').replace(/\$\{[^}]*\}/g, 'X').trim())
      .filter((text) => /\S\s+\S/.test(text) && (spanishLetters.test(text) || stopWords.test(text)) && !sql.test(text));
    if (said.length > 0) found.set(file, said);
  }
  return found;
}

/** How many each file may still have. */
export const listed = (): Record<string, number> =>
  z.record(z.string(), z.number()).parse(JSON.parse(readFileSync('scripts/spanish-literals.json', 'utf8')));

if (import.meta.main) {
  const found = spanishLiterals();
  const left = Object.entries(listed())
    .map(([file, count]): [string, number] => [file, Math.min(count, found.get(file)?.length ?? 0)])
    .filter(([, count]) => count > 0);
  writeFileSync('scripts/spanish-literals.json', `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
}
