/** Word documents, looked at as LibreOffice understands them; where it is not installed the test says that it is skipped. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { footnotesOf } from '#contract/manuscript-html/footnotes.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import {
  articleFiles,
  articleOf,
  demonstrationWork,
  exported,
  exportedAuthor,
  pictureWork,
  text,
  workOf,
} from '#server/documents/model/exported-works.fixture.ts';
import { partsOf, visit } from '#server/documents/model/nodes.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { readDocx } from '../read/read-docx.ts';
import { writeDocx } from './write-docx.ts';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
test.skipIf(hasOffice)('SKIPPED, no LibreOffice: soffice is needed to open the documents', () => {});

/** How many of each thing a work has, in the words of OpenDocument. */
function countsOf({ documento, referencias, autores }: ExportedWork) {
  const ends = [referencias.length > 0, autores.some(({ credit }) => credit.length > 0)];
  const counts = { headings: ends.filter(Boolean).length, tables: 0, formulas: 0, pictures: 0 };
  visit(documento, (node) => {
    if (node.type === 'heading') counts.headings += 1;
    if (node.type === 'table' && partsOf(node).body.length > 0) counts.tables += 1;
    if (node.type === 'mathBlock' || node.type === 'mathInline') counts.formulas += 1;
    if (node.type === 'figure' && node.attrs.src) counts.pictures += 1;
  });
  return { ...counts, notes: footnotesOf(documento).list.length };
}

function countsIn(document: string) {
  const times = (pattern: RegExp) => document.match(pattern)?.length ?? 0;
  const formulas = times(/<draw:object[ >]/g);
  return {
    headings: times(/<text:h[ >]/g),
    tables: times(/<table:table[ >]/g),
    formulas,
    // Each formula comes with a picture of itself.
    pictures: times(/<draw:image[ >]/g) - formulas,
    notes: times(/<text:note[ >]/g),
  };
}

describe('numbers in a Word document', () => {
  const caption = { type: 'caption' as const, content: [{ type: 'paragraph' as const, content: [text('El delta')] }] };
  const figure = (id: string, label: string): Block => ({
    type: 'figure',
    attrs: { id, label, src: null, alt: '' },
    content: [caption],
  });
  const mention = (target: string, words: string) => ({
    type: 'crossReference' as const,
    attrs: { target, text: words },
  });
  const written = async (...content: Block[]) => {
    const bytes = Buffer.from(await writeDocx(workOf(content)));
    return { bytes, xml: strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()) };
  };
  const content: Block[] = [
    { type: 'paragraph', content: [mention('a', 'Figura 1'), text(' y la '), mention('a', 'figura 1')] },
    figure('a', 'Figura 1'),
    { type: 'mathBlock', attrs: { id: 'e', label: '(1)', tex: 'x', mathml: '<math><mi>x</mi></math>' } },
  ];

  it('are fields that count, and references fields that follow them', async () => {
    const { bytes, xml } = await written(...content);
    const instructions = [...xml.matchAll(/<w:instrText>([^<]*)</g)].map(([, words]) => words?.trim());
    const bookmark = /<w:bookmarkStart w:name="(\w+)"[^>]*>(?:(?!<w:bookmarkEnd).)*SEQ Figura/.exec(xml)?.[1];
    expect(instructions).toEqual([
      `REF ${bookmark} \\h \\* MERGEFORMAT`,
      'SEQ Figura \\* ARABIC',
      'SEQ Formula \\* ARABIC',
    ]);
    expect(xml.match(/w:fldCharType="(?:begin|separate|end)"/g)).toHaveLength(9);
    const { documento } = await readDocx(bytes, '/files/obra');
    expect(plainText(documento)).toContain('Figura 1 y la figura 1');
    expect(plainText(documento)).toContain('Figura 1. El delta');
  });

  it('are words where Word would count otherwise, as in a work whose first figure is elsewhere', async () => {
    const { xml } = await written(figure('b', 'Figura 2'), figure('s', 'Figura S1'));
    expect(xml).not.toContain('instrText');
    expect(xml).toContain('Figura 2');
    expect((await written(figure('a', 'Figura 1'), figure('s', 'Figura S1'))).xml.match(/SEQ/g)).toHaveLength(1);
  });
});

describe.skipIf(!hasOffice)('a work as a Word document', () => {
  const works: [string, ExportedWork][] = [
    ...[pictureWork, 'cubrimientos-finitos.md', 'acceso-abierto-editoriales.md'].map((file): [string, ExportedWork] => [
      file,
      demonstrationWork(file),
    ]),
    ...articleFiles
      .filter((_, place) => place % 8 === 0)
      .map((file): [string, ExportedWork] => [file, exported(articleOf(file))]),
  ];
  const opened = new Map<string, string>();
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-docx-'));
    try {
      for (const [name, work] of works) writeFileSync(join(folder, `${name}.docx`), await writeDocx(work));
      const files = works.map(([name]) => join(folder, `${name}.docx`));
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      spawnSync('soffice', [profile, '--headless', '--convert-to', 'fodt', '--outdir', folder, ...files]);
      for (const [name] of works) opened.set(name, readFileSync(join(folder, `${name}.fodt`), 'utf8'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 180_000);

  it.each(works)('has its headings, tables, notes, formulas and pictures in LibreOffice: %s', (name, work) => {
    expect(countsIn(opened.get(name) ?? '')).toEqual(countsOf(work));
  });

  it('has alternative texts and its language', () => {
    const document = opened.get(pictureWork) ?? '';
    expect(document).toMatch(/<svg:desc>[^<]{20,}/);
    expect(document).toContain('fo:language="es"');
  });
});

describe('the authors of a Word document', () => {
  const said = async (work: ExportedWork) =>
    Object.values(unzipSync(await writeDocx(work)))
      .map((part) => strFromU8(part))
      .join('\n');

  it('are named in its text and its properties', async () => {
    const text = await said(workOf([], { autores: [exportedAuthor] }));
    expect(text).toContain('<dc:creator>Irene Valcárcel Otero</dc:creator>');
    expect(text).toContain('Universidad de la Costa Verde');
  });

  it('are nobody where they are hidden', async () => {
    expect(await said(workOf([], { autoresOcultos: true }))).toContain('<dc:creator>Autoría anónima</dc:creator>');
  });
});

describe('the pages of a Word document', () => {
  const said = async (work: ExportedWork) =>
    Object.values(unzipSync(await writeDocx(work)))
      .map((part) => strFromU8(part))
      .join('\n');
  const tableOf = (...words: string[]): Block => ({
    type: 'table',
    attrs: {},
    content: [
      {
        type: 'tableRow',
        content: words.map((word) => ({
          type: 'tableCell',
          attrs: { colspan: 1, rowspan: 1 },
          content: [{ type: 'paragraph', content: [text(word)] }],
        })),
      },
    ],
  });

  it('have the title at their head, and that it is no final text', async () => {
    expect(await said(workOf([]))).toMatch(/<w:hdr .*Una obra/);
    expect(await said(workOf([], { estado: 'EN_REVISION', version: 2 }))).toMatch(/<w:hdr .*Versión 2/);
    expect(await said(workOf([], { fechaRetractacion: '2026-03-01' }))).toMatch(/<w:hdr .*Retractado/);
  });

  it('give the columns of a table the room that their words need', async () => {
    const document = await said(workOf([tableOf('7', 'Una celda con una frase entera')]));
    const [narrow = 0, wide = 0] = [...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(wide).toBeGreaterThan(2 * narrow);
  });

  it('have no table of more columns than Word opens, and say so', async () => {
    const document = await said(workOf([tableOf(...Array.from({ length: 200 }, () => 'x'))]));
    expect(document.match(/<w:gridCol /g)?.length).toBeLessThan(64);
    expect(document).toContain('más columnas de las que caben');
  });
});
