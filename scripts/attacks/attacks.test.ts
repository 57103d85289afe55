/** docs/security.md names tests that there are, and says of as many as are so that they were seen to fail. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenDefences } from './broken.ts';
import { readAttacks } from './table.ts';

const attacks = readAttacks();
const tests = attacks.flatMap((attack) => attack.tests);

describe('docs/security.md', () => {
  it('names a test for each attack, and none twice in a line', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(30);
    for (const { name, tests: own } of attacks)
      expect([name, new Set(own.map(({ file, title }) => `${file} ${title}`)).size]).toEqual([name, own.length]);
  });

  it.each(tests)('names $title, which stands in $file', ({ file, title }) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

  it.each(attacks)('says of $name how many were seen to fail', ({ tests: own, seen }) => {
    const broken = own.filter(({ file, title }) =>
      brokenDefences.some((each) => each.test === file && each.title === title),
    );
    const said = /^\d{4}-\d\d-\d\d: (\d+) of (\d+)$/.exec(seen);
    expect(said ? said.slice(1).map(Number) : [0, own.length]).toEqual([broken.length, own.length]);
  });
});

describe('a broken defence', () => {
  it.each(brokenDefences)('of $file stands there once, and is something else', ({ file, from, to }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it.each(brokenDefences)('has “$title” in the table', ({ test, title }) => {
    expect(tests).toContainEqual({ file: test, title });
  });
});
