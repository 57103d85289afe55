/** docs/where.md names files and folders that there are, and what is in them. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/where.md', 'utf8');
const paths = [...text.matchAll(/`((?:contract|server|web|scripts|docs)\/[^`]*)`/g)].map(([, path = '']) => path);
/** A file, and what to look for in it. */
const names = [...text.matchAll(/`([^`]+\.tsx?)` \(`(\w+)`\)/g)].map(
  ([, path = '', name = '']) => [path, name] as const,
);

describe('docs/where.md', () => {
  it('answers at least twenty questions', () => {
    expect(text.split('\n').filter((line) => /^\| (?!I want|---)/.test(line)).length).toBeGreaterThanOrEqual(20);
  });
  it.each(paths)('names %s, which there is', (path) => expect(existsSync(path)).toBe(true));
  it.each(names)('names what %s calls %s', (path, name) => expect(readFileSync(path, 'utf8')).toContain(name));
});
