/**
 * Where sentences for people stand outside the message files: string literals of two words or more with a Spanish letter or
 * stop word, by file. Comments, tests and SQL are left out.
 */
import { globSync, readFileSync } from 'node:fs';

/** Where sentences belong: the messages of screens, mails and notices, and the words of events. */
const messages = /^(web\/messages|server\/messages|server\/events\/(kinds|notices))\//;
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
