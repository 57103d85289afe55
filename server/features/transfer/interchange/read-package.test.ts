/** Which packages are refused, and in which words. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { longest } from '#contract/limits.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { canValidate, validateMeca } from '#server/testing/schemas.ts';
import {
  article,
  articleItem,
  head,
  item,
  manifest,
  type Parts,
  packed,
  reviewsOf,
  said,
  whole,
} from './packages.fixture.ts';
import { readPackage } from './read-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-meca-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
async function read(content: Uint8Array | string) {
  const path = join(folder, 'paquete.zip');
  writeFileSync(path, content);
  return readPackage(path, '/files/prueba');
}
const refusal = (content: Uint8Array | string) =>
  read(content).then(
    () => 'read',
    (error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error;
      expect(error.reason.en).not.toBe(error.reason.es);
      return error.reason.es;
    },
  );

it.runIf(canValidate)('the package that tests send is one by the DTDs', () => {
  for (const kind of ['manifest', 'transfer', 'reviews'] as const) validateMeca(kind, String(whole[`${kind}.xml`]));
});

const only = (parts: Parts = {}): Parts => ({
  'manifest.xml': manifest(articleItem),
  'article.xml': article(),
  ...parts,
});
it.each<[string, () => Uint8Array | string, RegExp]>([
  ['is nothing', () => '', /ZIP|vacío/],
  ['is no ZIP', () => 'no es un paquete', /esto no es un ZIP/],
  ['is cut short', () => packed(whole).subarray(0, 400), /ZIP/],
  ['has no manifest', () => packed({ 'article.xml': article() }), /le falta manifest\.xml/],
  ['has another manifest', () => packed(only({ 'manifest.xml': '<html/>' })), /manifest\.xml .*<html>.*<manifest>/],
  ['has an empty manifest', () => packed(only({ 'manifest.xml': manifest('') })), /no nombra ningún archivo/],
  ['has a broken manifest', () => packed(only({ 'manifest.xml': '<manifest>' })), /manifest\.xml no se puede leer/],
  [
    'reads files of this machine',
    () =>
      packed(
        only({
          'manifest.xml': `<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]>${manifest('&x;').slice(head.length)}`,
        }),
      ),
    /manifest\.xml no se puede leer.*ENTITY/,
  ],
  [
    'has a wrong encoding',
    () => packed(only({ 'manifest.xml': Buffer.from(manifest(`${articleItem}<!--ñ-->`), 'latin1') })),
    /UTF-8/,
  ],
  [
    'names what is not there',
    () => packed(only({ 'manifest.xml': manifest(articleItem + item('dataset', 'datos%20uno.csv', 'text/csv')) })),
    /no está en el paquete: datos uno\.csv/,
  ],
  [
    'names a place outside',
    () => packed(only({ 'manifest.xml': manifest(articleItem + item('dataset', '..%2f..%2fetc/passwd', 'text/csv')) })),
    /fuera del paquete: \.\.\/\.\.\/etc\/passwd/,
  ],
  ['writes outside', () => packed(only({ '../../tmp/x': 'x' })), /fuera del paquete: \.\.\/\.\.\/tmp\/x/],
  [
    'has no article',
    () => packed({ 'manifest.xml': manifest(item('dataset', 'a.csv', 'text/csv')), 'a.csv': 'a' }),
    /no nombra el artículo/,
  ],
  ['has an article that is none', () => packed(only({ 'article.xml': '<html/>' })), /no es un artículo/],
  ['swells', () => packed(only({ 'bomba.csv': new Uint8Array(80 * 1024 * 1024) })), /ZIP.*ocuparía/],
  [
    'has reviews that are none',
    () =>
      packed(
        only({
          'manifest.xml': manifest(articleItem + item('review-metadata', 'reviews.xml', 'application/xml')),
          'reviews.xml': '<a/>',
        }),
      ),
    /reviews\.xml .*<a>.*<review-group>/,
  ],
])('that %s is refused with what is wrong', async (_, content, words) => {
  expect(await refusal(content())).toMatch(words);
});

it('what is twice in a manifest is one file, and what another system packed for itself is none', async () => {
  const twice = item('dataset', 'a.csv', 'text/csv') + item('supplement', 'a.csv', 'text/csv');
  const { files } = await read(
    packed(only({ 'manifest.xml': manifest(articleItem + twice), 'a.csv': 'a', '__MACOSX/._a.csv': 'x' })),
  );
  expect(files.map(({ nombre, clase }) => [nombre, clase])).toEqual([['a.csv', 'DATOS']]);
});

const withReviews = async (reviews: string) =>
  (
    await read(
      packed(
        only({
          'manifest.xml': manifest(articleItem + item('review-metadata', 'reviews.xml', 'application/xml')),
          'reviews.xml': reviewsOf(reviews),
        }),
      ),
    )
  ).reviews;

it.each([
  ['comments', '', true],
  ['comments', 'attended-for="Authors"', false],
  ['comments', 'attended-for="authors" is-confidential="no"', false],
  ['comments', 'attended-for="authors" is-confidential="Yes"', true],
  ['comments', 'attended-for="authors" is-confidential="true"', true],
  ['comments', 'is-confidential="no"', false],
  ['comments', 'attended-for="editor" is-confidential="no"', true],
  ['correspondence', '', true],
  ['correspondence', 'attended-for="editor"', true],
  ['correspondence', 'attended-for="authors"', true],
  ['correspondence', 'attended-for="editor" is-confidential="No"', false],
  ['correspondence', 'attended-for="editor" is-confidential="YES"', true],
])('of a review, %s with [%s] are reserved: %s', async (kind, attributes, isReserved) => {
  const group = `<review-item-group>${said(kind, 'Dicho.', attributes)}</review-item-group>`;
  const [review] = await withReviews(`<review>${group}</review>`);
  expect(review?.puntos.map(({ reservado }) => reservado)).toEqual([isReserved]);
});

it('a review that must not be transferred is not, however that is written', async () => {
  const group = `<review-item-group>${said('comments', 'Dicho.')}</review-item-group>`;
  const of = (word: string) => `<review permission-to-transfer="${word}">${group}</review>`;
  expect(await withReviews(['No', 'NO', 'false'].map(of).join(''))).toEqual([]);
  expect(await withReviews(['yes', 'Yes'].map(of).join(''))).toHaveLength(2);
});

it('reviews and titles are cut between letters', async () => {
  const text = `${'a'.repeat(longest.review - 2)}🌧${'b'.repeat(10)}`;
  const [review] = await withReviews(
    `<review><review-item-group>${said('comments', text)}</review-item-group></review>`,
  );
  expect(review?.puntos[0]?.respuesta).toBe(`${'a'.repeat(longest.review - 2)}…`);
  const { work } = await read(packed(only({ 'article.xml': article(`${'a'.repeat(999)}🌧`) })));
  expect(work.titulo).toBe('a'.repeat(999));
});

it('of its pictures those that the text shows are no files, and all others are', async () => {
  const body = `<body><p>Véase <ext-link xlink:href="https://otra.test/foto.html">la foto</ext-link>.</p>
    <fig id="f1"><label>Figura 1</label><caption><p>Un mapa.</p></caption><graphic xlink:href="figures/mapa.png"/></fig></body>`;
  const pictures = ['figures/mapa.png', 'figures/mapa.tif', 'foto.png'];
  const { files, pictures: kept } = await read(
    packed(
      only({
        'manifest.xml': manifest(articleItem + pictures.map((name) => item('figure', name, 'image/png')).join('')),
        'article.xml': article('Uno', body),
        ...Object.fromEntries(pictures.map((name) => [name, png])),
      }),
    ),
  );
  expect([kept.length, files.map(({ nombre }) => nombre)]).toEqual([1, ['mapa.tif', 'foto.png']]);
});

it.each([
  ['datos.csv', 'Lluvia & sol.CSV', 'Lluvia & sol.CSV', ''],
  ['datos.csv', 'Tabla 1. Lluvia por año', 'datos.csv', 'Tabla 1. Lluvia por año'],
  ['guion.exe', 'datos.csv', 'guion.exe', 'datos.csv'],
  [`${'a'.repeat(240)}.csv`, '', `${'a'.repeat(longest.fileName - 4)}.csv`, ''],
  [`🌧${'a'.repeat(longest.fileName - 5)}.csv`, '', `${'a'.repeat(longest.fileName - 5)}.csv`, ''],
])('a file at %s with the title "%s" is called %s', async (place, title, nombre, descripcion) => {
  const items = articleItem + item('dataset', place, 'text/csv', title.replace('&', '&amp;'));
  const { files } = await read(packed(only({ 'manifest.xml': manifest(items), [place]: 'a' })));
  expect(files).toMatchObject([{ nombre, descripcion }]);
});

it('an article says its kind by either name, and takes its PDF along where it has no text', async () => {
  const older = manifest(
    '<item type="article"><instance xlink:href="content/a.xml" media-type="application/xml"/><instance xlink:href="content/a.pdf" media-type="application/pdf"/></item>',
  );
  const pdf = '%PDF-1.4\n%%EOF\n';
  const inside = (body?: string) =>
    packed({ 'manifest.xml': older, 'content/a.xml': article('Uno', body), 'content/a.pdf': pdf });
  expect((await read(inside(''))).files.map(({ nombre, clase }) => [nombre, clase])).toEqual([['a.pdf', 'MANUSCRITO']]);
  const withText = await read(inside());
  expect([withText.files, withText.work.titulo]).toEqual([[], 'Uno']);
  expect(withText.warnings.map(({ code }) => code)).toContain('setPdfLeft');
});
