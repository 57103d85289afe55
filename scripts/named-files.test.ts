/** A file that a comment or a page of the documentation names is one that there is: by its path, or by the end of it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = '{contract,server,web,scripts,docs,e2e,bench,fixtures}';
const files = globSync([`${folders}/**/*.{ts,tsx,mjs,md,css}`, '*.{ts,md}']);
const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));

/** Names with an ending of ours; not those of packages, patterns, or files of works and copies (`LÉEME.txt`). */
const named =
  /(?<![\w.*{}:@/-])((?:[\w-]+\/)*[\w-]+(?:\.(?:test|fixture|client|server))?\.(?:tsx?|mjs|md|css))\b(?![\w/*])/g;
const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;

/** The decisions are a record: they name what there was when they were taken. */
const pages = files.filter(
  (file) => file.endsWith('.md') && !/^(docs\/decisions|scripts\/demo\/(works|pages)|fixtures)\//.test(file),
);
const sources = files.filter((file) => /^(contract|server|web|scripts|bench|e2e)\/.*\.(tsx?|mjs|css)$/.test(file));

const missing = (file: string, text: string) =>
  [...text.matchAll(named)].flatMap(([, name = '']) => (isThere(name) ? [] : [`${file}: ${name}`]));

it('every file that a comment names is there', () => {
  expect(
    sources.flatMap((file) => missing(file, (readFileSync(file, 'utf8').match(comments) ?? []).join('\n'))),
  ).toEqual([]);
});

it('every folder that a comment names by its path is there', () => {
  const folder = /(?<![\w/.#-])(?:contract|server|web|scripts|docs|e2e|bench)\/[\w/-]*\w(?![\w./*{-]|\.\w)/g;
  const folders = sources.flatMap((file) =>
    (readFileSync(file, 'utf8').match(comments) ?? [])
      .flatMap((comment) => comment.match(folder) ?? [])
      .map((path) => ({ file, path })),
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter(({ path }) => !existsSync(path))).toEqual([]);
});

it('every file that the documentation names is there', () => {
  expect(pages.flatMap((file) => missing(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('no page of the documentation has what a merge left in it: both sides, and its marks', () => {
  const marked = globSync(['docs/**/*.{md,yaml,json}', '*.md']).filter((file) =>
    /^(?:<{7}|>{7}) /m.test(readFileSync(file, 'utf8')),
  );
  expect(marked).toEqual([]);
});

it('every command that the documentation names is there, and every measurement with its section', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const measures = readFileSync('bench/main.ts', 'utf8');
  const known = (name = '', bench = '') =>
    name in scripts &&
    (name !== 'bench' || bench === '' || new RegExp(`^  (?:'${bench}'|${bench}): async\\b`, 'm').test(measures));
  const said = pages.flatMap((file) => {
    const commands = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)(?: -- ([a-z][\w-]*))?/g)];
    return commands.map(([text, name, bench]) => ({ file, text, isThere: known(name, bench) }));
  });
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(({ isThere }) => !isThere)).toEqual([]);

  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  const sections = [...readFileSync('docs/benchmarks.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    anchor(title),
  );
  const cited = pages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/benchmarks\.md#([\w-]+)/g)].map(([, section = '']) => ({ file, section })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ section }) => !sections.includes(section))).toEqual([]);
});

it('every section of the specification that a comment cites is there', () => {
  const sections = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^## (\d+)\. /gm)].map(
    ([, number]) => number,
  );
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/specification\.md ((?:\d+(?:, | and )?)+)/g)].flatMap(
      ([, list = '']) => (list.match(/\d+/g) ?? []).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([]);
});
