import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import {
  demonstrationWork,
  exportedAuthor,
  pictureWork,
  text,
  workOf,
} from '#server/documents/model/exported-works.fixture.ts';
import { typesettingJob } from '#server/documents/pdf/typesetting-job.ts';
import { typesetPdf } from './typeset.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** poppler-utils read PDF files; without them only what needs no reader is tested. */
const hasPoppler = !spawnSync('pdfinfo', ['-v']).error;

async function read(work: ExportedWork, options: { review?: boolean } = {}) {
  const warnings: string[] = [];
  const pdf = await typesetPdf(work, { ...options, warn: (warning) => warnings.push(warning) });
  const path = join(folder, 'work.pdf');
  writeFileSync(path, pdf);
  const info = execFileSync('pdfinfo', [path], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  const words = execFileSync('pdftotext', [path, '-'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return { pdf, info, words, warnings, pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]) };
}

const paragraph = (words: string): Block => ({ type: 'paragraph', content: [text(words)] });
const heading = (words: string, level = 1): Block => ({ type: 'heading', attrs: { level }, content: [text(words)] });

test('nothing that a text holds is code', async () => {
  const hostile = [
    '#panic("x")',
    '"); panic("x',
    '\\u{22}); #read("/etc/passwd")',
    '$ x $ <a> @b // c',
    '#import "@preview/x:1.0.0"',
  ];
  const work = workOf(hostile.map(paragraph), { titulo: hostile.join(' '), palabrasClave: hostile });
  const { source } = await typesettingJob(work);
  expect(source).toContain('"#panic(\\"x\\")"');
  expect(
    Buffer.from(await typesetPdf(work))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a picture that cannot be read leaves a word in its place, and is told', async () => {
  const figure: Block = {
    type: 'figure',
    attrs: { src: '/files/obra/a.png', alt: 'Un gráfico' },
    content: [{ type: 'caption', content: [] }],
  };
  const warnings: string[] = [];
  const pictures = async () => ({ type: 'image/png', bytes: new TextEncoder().encode('not a picture') });
  await typesetPdf(workOf([figure], { pictures }), { warn: (warning) => warnings.push(warning) });
  expect(warnings).toEqual(['Pictures that cannot be read: 1.']);
});

test('what is nested too deep is set as plain text, and is told', async () => {
  const nested = Array.from({ length: 60 }).reduce<Block>(
    (inner) => ({ type: 'blockquote', content: [inner] }),
    paragraph('En el fondo'),
  );
  const warnings: string[] = [];
  await typesetPdf(workOf([nested]), { warn: (warning) => warnings.push(warning) });
  expect(new Set(warnings).size).toBe(1);
});

const listOf = (...items: Block[]): Block => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem' as const, content: [item] })),
});
const tableOf = (rows: Block[][]): Block => ({
  type: 'table',
  attrs: {},
  content: rows.map((cells) => ({
    type: 'tableRow' as const,
    content: cells.map((block) => ({
      type: 'tableCell' as const,
      attrs: { colspan: 1, rowspan: 1 },
      content: [block],
    })),
  })),
});
const nested = (levels: number, around: (inner: Block) => Block): Block =>
  Array.from({ length: levels }).reduce<Block>(around, paragraph('En el fondo'));

describe('a text made to break its PDF', () => {
  test.each<[string, Block]>([
    ['lists without end', nested(32, (inner) => listOf(inner))],
    ['tables within tables', nested(12, (inner) => tableOf([[inner]]))],
    [
      'a list that counts from below zero',
      { type: 'orderedList', attrs: { start: -7 }, content: [{ type: 'listItem', content: [paragraph('a')] }] },
    ],
    ['a table of a thousand columns', tableOf([Array.from({ length: 1000 }, () => paragraph('x'))])],
    [
      'a mention of what was left out',
      tableOf([
        Array.from({ length: 80 }, (_, place): Block => {
          if (place > 0) return { type: 'mathBlock', attrs: { mathml: '<math><mi>x</mi></math>', id: `ec-${place}` } };
          return {
            type: 'paragraph',
            content: [{ type: 'crossReference', attrs: { target: 'ec-79', text: 'allí' } }],
          };
        }),
      ]),
    ],
  ])('is set all the same: %s', async (_, block) => {
    const pdf = await typesetPdf(workOf([block]));
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('keeps the two sides of an aside with its dashes', async () => {
    const { source } = await typesettingJob(workOf([paragraph('Dijo que sí —mintiendo—, y 1990—1995.')]));
    expect(source).toContain('"Dijo que sí —\u2060mintiendo\u2060—, y 1990—1995."');
  });
});

describe('a copy for review', () => {
  const long = 'Una frase que llena varias líneas del texto. '.repeat(12);
  const missing = { type: 'caption' as const, content: [{ type: 'paragraph' as const, content: [text('Su pie.')] }] };
  test.each<[string, Block]>([
    ['a list', listOf(...Array.from({ length: 20 }, () => paragraph(long)))],
    ['a table', tableOf(Array.from({ length: 60 }, () => [paragraph('a'), paragraph('b')]))],
    ['a figure that is not to be had', { type: 'figure', attrs: { src: null, alt: 'Un mapa' }, content: [missing] }],
    ['a table that is a picture not to be had', { type: 'table', attrs: { src: null }, content: [missing] }],
  ])('meets PDF/UA-1 with %s that goes over pages', async (_, block) => {
    const warnings: string[] = [];
    const work = workOf([paragraph(long), block, paragraph(long)], { estado: 'EN_REVISION' });
    await typesetPdf(work, { review: true, warn: (warning) => warnings.push(warning) });
    expect(warnings).toEqual([]);
  });
});

describe.runIf(hasPoppler)('a work on paper (skipped without poppler-utils)', () => {
  test('says its title, authors and keywords to machines, and is tagged for screen readers', async () => {
    const work = workOf([paragraph('Texto.')], {
      titulo: 'Humedales de Doñana',
      autores: [exportedAuthor],
      palabrasClave: ['agua', 'aves'],
    });
    const { info, words, warnings } = await read(work);
    expect(words).toContain('Contribuciones');
    expect(words).toContain('Conceptualización, Redacción - revisión y edición.');
    expect(info).toMatch(/Title:\s+Humedales de Doñana/);
    expect(info).toMatch(new RegExp(`Author:\\s+${exportedAuthor.nombres}`));
    expect(info).toMatch(/Keywords:\s+agua, aves/);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Page size:.*A4/);
    expect(warnings).toEqual([]);
  });

  test('has its parts in their order: title, byline, summary, text, notes, references', async () => {
    const { words, warnings } = await read(demonstrationWork(pictureWork));
    const order = [
      'Treinta y nueve años',
      'Resumen',
      'Palabras clave',
      'Introducción',
      'Método',
      'Resultados',
      'Referencias',
    ];
    const places = order.map((part) => words.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(warnings).toEqual([]);
  });

  test('names no author in a copy for review, nor where they are hidden', async () => {
    const work = { ...demonstrationWork(pictureWork), estado: 'EN_REVISION' as const };
    const blind = { ...work, autores: [], autoresOcultos: true };
    for (const copy of [await read(work, { review: true }), await read(blind)]) {
      for (const { apellidos, orcid, afiliaciones } of work.autores) {
        for (const said of [apellidos, orcid, ...afiliaciones]) if (said) expect(copy.words).not.toContain(said);
      }
      expect(copy.info).not.toContain('Author:');
    }
  });

  test('numbers the lines of a copy for review alone', async () => {
    const work = workOf([paragraph('Una frase que llena varias líneas del texto. '.repeat(20))]);
    expect((await read(work, { review: true })).words).toMatch(/^5$/m);
    expect((await read(work)).words).not.toMatch(/^5$/m);
  });

  test('says on every page, the title page among them, that it was retracted', async () => {
    const retracted = { fechaRetractacion: '2026-04-05', motivoRetractacion: 'Datos erróneos.' };
    const work = workOf([heading('Uno'), paragraph('Texto.')], { tipo: 'LIBRO', ...retracted });
    const { words, pages } = await read(work);
    expect(words.split('\f').filter((page) => /Retractado/.test(page))).toHaveLength(pages);
    expect(words).toContain('Datos erróneos.');
  });

  test('breaks a formula that is far wider than its line', async () => {
    const sum = Array.from({ length: 60 }, (_, place) => `<msub><mi>a</mi><mn>${place}</mn></msub>`);
    const mathml = `<math display="block"><mrow>${sum.join('<mo>+</mo>')}</mrow></math>`;
    const { words } = await read(workOf([{ type: 'mathBlock', attrs: { mathml, label: '(1)' } }]));
    expect(words.split('\n').filter((line) => /𝑎.*\+/.test(line)).length).toBeGreaterThan(2);
  });

  test('has a title page and a contents list where it is a book', async () => {
    const chapters = [heading('Uno'), paragraph('Texto.'), heading('Dos'), paragraph('Texto.')];
    const { words, pages } = await read(workOf(chapters, { tipo: 'LIBRO' }));
    expect(words).toContain('Contenido');
    expect(pages).toBe(5);
  });

  test('lets a table of few rows break where one of them is longer than a page', async () => {
    const cell = { type: 'tableCell' as const, attrs: { colspan: 1, rowspan: 1 }, content: [] };
    const long = Array.from({ length: 900 }, (_, index) => `palabra${index}`).join(' ');
    const cells = [{ ...cell, content: [paragraph(long)] }, { ...cell, content: [paragraph('corta')] }, cell];
    const table: Block = { type: 'table', attrs: {}, content: [{ type: 'tableRow', content: cells }] };
    const { words, pages } = await read(workOf([table]));
    expect(pages).toBeGreaterThan(1);
    expect(words).toContain('palabra899');
  });

  test('keeps tables whole whatever their spans say', async () => {
    const cell = (words: string, colspan: number, rowspan: number) => ({
      type: 'tableCell' as const,
      attrs: { colspan, rowspan },
      content: [paragraph(words)],
    });
    const rows = [
      [cell('a', 1, 9), cell('b', 5, 1)],
      [cell('c', 3, 2), cell('d', 1, 1)],
    ];
    const table: Block = {
      type: 'table',
      attrs: { label: 'Tabla 1' },
      content: rows.map((content) => ({ type: 'tableRow', content })),
    };
    const { words } = await read(workOf([table]));
    for (const word of ['a', 'b', 'c', 'd', 'Tabla 1']) expect(words).toContain(word);
  });
});
