import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { CommentRangeEnd, CommentRangeStart, Document, InsertedTextRun, Packer, Paragraph, TextRun } from 'docx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { jpeg } from './pictures.fixture.ts';
import { stripIdentity } from './strip-identity.ts';
import { NotStrippable } from './stripped.ts';

const canary = 'Canaria Pérez';
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function wordFile(): Promise<Uint8Array> {
  const date = new Date('2026-01-02T03:04:05Z');
  const document = new Document({
    creator: canary,
    lastModifiedBy: canary,
    title: 'Humedales',
    description: `de ${canary}`,
    customProperties: [{ name: 'Grupo', value: canary }],
    comments: { children: [{ id: 0, author: canary, initials: 'CPZ', date, children: [new Paragraph('Mira esto')] }] },
    sections: [
      {
        children: [
          new Paragraph({
            children: [
              new CommentRangeStart(0),
              new TextRun('El texto queda.'),
              new CommentRangeEnd(0),
              new InsertedTextRun({ id: 1, author: canary, date: date.toISOString(), text: 'Y lo añadido.' }),
            ],
          }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** All that a curious reader finds in a ZIP, as text. */
const unpacked = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${Buffer.from(content).toString('utf8')}`)
    .join('\n');

/** All that a curious reader finds in a PDF, as text: streams inflated, strings of both kinds read. */
function uncovered(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const text = [raw, ...streams].join('\n');
  const hex = [...text.matchAll(/<([0-9A-Fa-f]{8,})>/g)].map(([, digits = '']) => readings(Buffer.from(digits, 'hex')));
  return [text, ...hex].join('\n');
}

/** A PDF string is PDFDocEncoding, nearly Latin-1, or UTF-16 with its high byte first. */
function readings(bytes: Buffer): string {
  const wide = bytes.length % 2 === 0 ? Buffer.from(bytes).swap16().toString('utf16le') : '';
  return `${bytes.toString('latin1')}\n${wide}`;
}

/** The picture with a name in its EXIF. */
function withExif(name: string): Buffer {
  const content = Buffer.from(`Exif\0\0${name}`, 'latin1');
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, content, jpeg.subarray(2)]);
}

describe('a Word document', () => {
  test('says neither who made it, nor who commented or changed it', async () => {
    const file = await wordFile();
    expect(unpacked(file)).toContain(canary);
    const { bytes, removed } = await stripIdentity(file, docxType);
    expect(unpacked(bytes)).not.toMatch(/Canaria|CPZ|2026-01-02/);
    expect(removed).toContain('propiedades');
    expect(removed).toContain('nombres_comentarios');
  });

  test('keeps its text, its comments and its changes', async () => {
    const { bytes } = await stripIdentity(await wordFile(), docxType);
    const text = unpacked(bytes);
    for (const words of ['El texto queda.', 'Mira esto', 'Y lo añadido.', '<w:ins ']) expect(text).toContain(words);
  });

  test('leads to no part that is gone', async () => {
    const { bytes } = await stripIdentity(await wordFile(), docxType);
    expect(Buffer.from(unzipSync(bytes)['[Content_Types].xml'] ?? []).toString()).not.toContain('docProps');
    expect(Buffer.from(unzipSync(bytes)['_rels/.rels'] ?? []).toString()).not.toContain('docProps');
  });

  test('loses templates on its author’s disk, marks of sessions, and what its pictures’ cameras wrote', async () => {
    const file = zipSync({
      ...unzipSync(await wordFile()),
      'word/settings.xml': strToU8('<w:settings><w:rsids><w:rsid w:val="00AB"/></w:rsids></w:settings>'),
      'word/_rels/settings.xml.rels': strToU8(
        `<Relationships><Relationship Id="r1" Type="x/attachedTemplate" Target="file:///C:/Users/${canary}/a.dotx" TargetMode="External"/></Relationships>`,
      ),
      'word/media/image1.jpg': withExif(canary),
    });
    const text = unpacked((await stripIdentity(file, docxType)).bytes);
    expect(text).not.toMatch(/Canaria/);
    expect(text).not.toContain('rsid');
    expect(text).toContain('word/media/image1.jpg');
  });

  test('that is broken is refused', async () => {
    const file = await wordFile();
    await expect(stripIdentity(file.subarray(0, 400), docxType)).rejects.toThrow(NotStrippable);
  });
});

describe('a PDF', () => {
  async function pdfFile(): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    document.setAuthor(canary);
    document.setCreator(canary);
    const page = document.addPage();
    page.drawText('El texto queda.');
    await document.attach(strToU8(`de ${canary}`), `${canary}.txt`, { description: canary });
    const xmp = document.context.stream(`<x:xmpmeta><dc:creator>${canary}</dc:creator></x:xmpmeta>`, {
      Type: 'Metadata',
      Subtype: 'XML',
    });
    document.catalog.set(PDFName.of('Metadata'), document.context.register(xmp));
    const note = document.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9] });
    note.set(PDFName.of('T'), PDFString.of(canary));
    note.set(PDFName.of('Contents'), PDFString.of('Mira esto'));
    page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(note)]));
    return document.save({ useObjectStreams: false });
  }

  test('says nobody’s name, in properties, XMP, notes or attachments', async () => {
    const file = await pdfFile();
    expect(uncovered(file)).toMatch(/Canaria/);
    const { bytes, removed } = await stripIdentity(file, 'application/pdf');
    expect(uncovered(bytes)).not.toMatch(/Canaria/);
    expect(removed).toContain('nombres_notas');
  });

  test('keeps its pages and what notes say', async () => {
    const { bytes } = await stripIdentity(await pdfFile(), 'application/pdf');
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    expect(uncovered(bytes)).toContain('Mira esto');
  });

  test('that is broken is refused', async () => {
    await expect(stripIdentity(strToU8('%PDF-1.7 nada'), 'application/pdf')).rejects.toThrow(NotStrippable);
  });
});

test('plain text is given as it is, and what nobody knows how to clean is not given', async () => {
  const text = strToU8('a;b');
  expect((await stripIdentity(text, 'text/csv')).bytes).toEqual(text);
  await expect(stripIdentity(text, 'application/octet-stream')).rejects.toThrow(NotStrippable);
});
