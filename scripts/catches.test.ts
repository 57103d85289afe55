/**
 * Nothing fails in silence: a `catch` that does not look at its error says in a comment which one it lets pass, and why that
 * is fine.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from './house.ts';

/** Readers of what strangers wrote, where whatever is thrown means that it cannot be read: how many each file has. */
const exceptions: Readonly<Record<string, number>> = {
  'server/documents/citations/read-csl-json.ts': 1,
  'server/documents/citations/read-tagged.ts': 1,
  'server/documents/docx/write/inlines.ts': 1,
  'server/documents/mathml/mathml.ts': 1,
  'server/documents/model/checked.ts': 1,
  'server/documents/model/picture-size.ts': 1,
  'server/documents/pictures/icon.ts': 1,
};

const bare = /\bcatch \{|\.catch\(\(\) =>|\.on\('error', \(\) =>/;
const comment = /\/\/|\*\/\s*$/;

/** The lines of a source that let any error pass without a word: none before it, beside it or right after it. */
function silentCatches(source: string): number[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    if (!bare.test(line)) return [];
    const around = line.includes('catch {') ? [line, lines[at + 1]] : [lines[at - 1], line, lines[at + 1]];
    return around.some((near = '') => comment.test(near)) ? [] : [at + 1];
  });
}

test('a catch that says nothing is found', () => {
  const silent = ['try {', '} catch {', '  return 1;', '}'];
  expect(silentCatches(silent.join('\n'))).toEqual([2]);
  expect(silentCatches(silent.toSpliced(2, 0, '  // ENOENT.').join('\n'))).toEqual([]);
  expect(silentCatches('act().catch(() => undefined);')).toEqual([1]);
  expect(silentCatches('// Whoever waited was told.\nact().catch(() => undefined);')).toEqual([]);
  expect(silentCatches("pool.on('error', () => undefined);")).toEqual([1]);
});

test('the server has none', () => {
  const found = sources
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) => {
      const lines = silentCatches(readFileSync(file, 'utf8'));
      return lines.length > (exceptions[file] ?? 0) ? lines.map((line) => `${file}:${line}`) : [];
    });
  expect(found).toEqual([]);
});
