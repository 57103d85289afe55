import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#contract/vocabulary.ts';
import { manuals } from './pages.ts';
import { pictureNames, pictureOf, pictureSize } from './pictures.ts';

const files = globSync('web/screens/manual/pictures/*').sort();

/** Of a WebP as the command writes it (extended, RFC 9649, 2.7). */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

it('every picture is one that a page has, in the size that the page says', () => {
  const names = pictureNames.flatMap((name) => languages.map((language) => `${name}.${language}.webp`));
  expect(files.map((file) => basename(file)).filter((name) => !names.includes(name))).toEqual([]);
  for (const file of files) expect([file, sizeOf(file)]).toEqual([file, pictureSize]);
});

it('they are light, one by one and together', () => {
  const sizes = files.map((file) => readFileSync(file).length);
  expect(Math.max(0, ...sizes)).toBeLessThan(80_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});

it('one that was not taken has no address, and each of them is on a page', () => {
  for (const name of pictureNames)
    for (const language of languages)
      expect(pictureOf(name, language) !== undefined).toBe(
        files.some((file) => basename(file) === `${name}.${language}.webp`),
      );
  const shown = new Set(manuals.flatMap(({ pages }) => pages.flatMap(({ picture }) => picture ?? [])));
  expect(pictureNames.filter((name) => !shown.has(name))).toEqual([]);
});
