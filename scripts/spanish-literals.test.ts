/**
 * What a person reads stands in the message files, so that it is there in both languages and changed in one place. A sentence
 * elsewhere is a string literal of two words or more with a Spanish letter or stop word; comments, tests, SQL and patterns
 * are left out. What may stand elsewhere is the list below, by file and sentence: a sentence that is added or gone fails.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const exceptions: readonly { file: string; why: string; sentences: readonly string[] }[] = [
  {
    file: 'server/documents/docx/write/styles.ts',
    why: 'names of styles in every Word file, and in our templates, whose guide on the screen names them so',
    sentences: ['Pie de figura', 'Texto de tabla', 'Nota de tabla'],
  },
  {
    file: 'server/documents/jats/read/article-kinds.ts',
    why: 'words that stand between those of a kind of article',
    sentences: ['de del da do das dos la las el los of the en em in y e and et for para por to al'],
  },
  {
    file: 'server/features/reviewing/conflicts/affiliations.ts',
    why: 'words that two names of institutions may share without being alike',
    sentences: ['a al and at d da das de del do dos e el i in la las los of the y'],
  },
];

/**
 * Where sentences belong: the messages of screens, mails and notices, the words of events, of refusals and remarks, and a
 * room's own words, in a file that is called so: `words.ts`, `settings-words.ts`. What a call is for stands in its own line.
 */
const messages =
  /^(web\/messages|server\/messages|server\/events\/(kinds|notices)|contract\/calls)\/|(\/|-)words\.ts$|^contract\/(problems|faults|remarks)\.ts$/;
const tests = /\.test\.tsx?$|\.fixture\.|-cases\.ts$|^server\/testing\//;
const stopWords = /(^|\s)(el|la|los|las|un|una|de|del|que|en|con|por|para|se|no|ya|su|sus|tu|es|y|o|al)(\s|$)/i;
const spanishLetters = /[áéíóúñ¿¡ü]/i;
const sqlOrPattern = /\b(select|from|where|update|translate\()\b|\(\?:/;
/** Strings in each kind of quotes, and the text between JSX tags. */
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]*\p{L}[^<>{}=;()]*)</gu;
/** What the API's document says of a field stands beside the field (decision 316). */
const ofTheApi = /\.describe\(\s*'(?:[^'\\\n]|\\.)*'/g;

function sentencesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    .replace(ofTheApi, '');
  return [...source.matchAll(literal)]
    .filter(([, , , , markup]) => markup === undefined || file.endsWith('x'))
    .map((match) => (match.slice(1).find((text) => text !== undefined) ?? '').replace(/\$\{[^}]*\}/g, 'X').trim())
    .filter((text) => /\S\s+\S/.test(text) && (spanishLetters.test(text) || stopWords.test(text)))
    .filter((text) => !sqlOrPattern.test(text));
}

it('sentences for people stand in the message files', () => {
  const found = globSync('{contract,server,web}/**/*.{ts,tsx}')
    .filter((file) => !messages.test(file) && !tests.test(file))
    .flatMap((file) => sentencesIn(file).map((text) => `${file}: ${text}`));
  const listed = exceptions.flatMap(({ file, sentences }) => sentences.map((text) => `${file}: ${text}`));
  expect(found.sort()).toEqual(listed.sort());
});
