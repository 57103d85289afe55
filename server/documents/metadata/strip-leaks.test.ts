/** One test for each way in which a name got through, or could have. */
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { uncovered } from '#server/testing/canary-unpack.ts';
import { stripIdentity } from './strip-identity.ts';

const canary = 'Canaria Pérez';
const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
};
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const emf = (() => {
  const description = Buffer.from(`Word\0${canary}\0\0`, 'utf16le');
  const header = Buffer.alloc(108 + description.length + (description.length % 4));
  header.writeUInt32LE(1, 0);
  header.writeUInt32LE(header.length, 4);
  header.write(' EMF', 40, 'latin1');
  header.writeUInt32LE(description.length / 2, 60);
  header.writeUInt32LE(108, 64);
  description.copy(header, 108);
  const end = Buffer.alloc(20);
  end.writeUInt32LE(14, 0);
  end.writeUInt32LE(20, 4);
  return Buffer.concat([header, end]);
})();

describe('in an Office file', () => {
  it.each<[string, keyof typeof types, string, string | Buffer]>([
    [
      'attributes between apostrophes',
      'docx',
      'word/document.xml',
      `<w:ins w:author='${canary}'><w:t>queda</w:t></w:ins>`,
    ],
    [
      'parts in UTF-16',
      'docx',
      'word/comments.xml',
      utf16(`<w:comment w:author="${canary}"><w:t>queda</w:t></w:comment>`),
    ],
    ['XML comments', 'docx', 'word/document.xml', `<w:t>queda</w:t><!-- ${canary} -->`],
    [
      'fields that repeat who wrote it',
      'docx',
      'word/header1.xml',
      `<w:t>queda</w:t><w:fldSimple w:instr=" AUTHOR "><w:r><w:t>${canary}</w:t></w:r></w:fldSimple><w:instrText> LASTSAVEDBY </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>${canary}</w:t><w:fldChar w:fldCharType="end"/>`,
    ],
    [
      'pictures’ paths',
      'docx',
      'word/document.xml',
      `<pic:cNvPr descr="C:\\Users\\${canary}\\a.png"/><w:t>queda</w:t>`,
    ],
    ['drawings’ descriptions', 'docx', 'word/media/image1.emf', emf],
    ['labels of the organisation', 'docx', 'docMetadata/LabelInfo.xml', `<l name="${canary}"/>`],
    ['what may hold anything', 'docx', 'word/embeddings/oleObject1.bin', Buffer.from(canary)],
    [
      'authors of Excel’s comments, and their text',
      'xlsx',
      'xl/comments1.xml',
      `<authors><author>${canary}</author></authors><t>${canary}: queda</t>`,
    ],
    [
      'who refreshed a table',
      'xlsx',
      'xl/pivotCache/pivotCacheDefinition1.xml',
      `<p refreshedBy="${canary}">queda</p>`,
    ],
    ['where the book lay', 'xlsx', 'xl/workbook.xml', `<x15ac:absPath url="C:\\Users\\${canary}\\"/><t>queda</t>`],
    [
      'who comments in threads',
      'xlsx',
      'xl/persons/person.xml',
      `<person displayName="${canary}" id="{1}" userId="${canary}"/><t>queda</t>`,
    ],
    [
      'authors of slides’ comments',
      'pptx',
      'ppt/commentAuthors.xml',
      `<p:cmAuthor id="1" name="${canary}" initials="CPZ"/><t>queda</t>`,
    ],
    ['who changed slides', 'pptx', 'ppt/changesInfos/changesInfo1.xml', `<pc:chgData name="${canary}"/>`],
    [
      'initials and dates of annotations',
      'odt',
      'content.xml',
      `<dc:creator>${canary}</dc:creator><meta:creator-initials>Canaria</meta:creator-initials><text:p>queda</text:p>`,
    ],
    ['earlier versions', 'odt', 'Versions/Version1', canary],
    [
      'properties of objects inside',
      'odt',
      'Object 1/meta.xml',
      `<meta:initial-creator>${canary}</meta:initial-creator>`,
    ],
    [
      'printers',
      'odt',
      'settings.xml',
      `<config:config-item config:name="PrinterName" config:type="string">${canary}</config:config-item><t>queda</t>`,
    ],
  ])('nobody is named by %s', async (_, kind, part, content) => {
    const bytes = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
    const file = zipSync({ [part]: bytes, 'otra.xml': strToU8('<a/>') });
    const copy = (await stripIdentity(file, types[kind])).bytes;
    expect(uncovered(copy)).not.toMatch(/Canaria|CPZ/);
    if (typeof content === 'string' && content.includes('queda')) expect(uncovered(copy)).toContain('queda');
  });

  it('tables keep the names by which formulas call them', async () => {
    const table = '<table name="Lluvia" displayName="Lluvia"><tableColumn name="mm"/></table>';
    const { bytes } = await stripIdentity(zipSync({ 'xl/tables/table1.xml': strToU8(table) }), types.xlsx);
    expect(Buffer.from(unzipSync(bytes)['xl/tables/table1.xml'] ?? []).toString()).toBe(table);
  });
});

describe('in a PDF', () => {
  it('nobody is named by paths of figures, pieces of programs, forms, stamps or actions, however deep they lie', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage();
    page.drawText('El texto queda.');
    const said = PDFString.of(canary);
    const dict = (entries: Record<string, PDFString | PDFName | PDFDict>) => {
      const made = PDFDict.withContext(document.context);
      for (const [key, value] of Object.entries(entries)) made.set(PDFName.of(key), value);
      return made;
    };
    page.node.set(PDFName.of('PieceInfo'), dict({ X: said }));
    page.node.set(
      PDFName.of('Group'),
      dict({ S: PDFName.of('Transparency'), 'PTEX.FileName': said, Metadata: dict({ X: said }) }),
    );
    const launch = dict({ S: PDFName.of('Launch'), F: said });
    const rect = document.context.obj([0, 0, 9, 9]);
    const notes = [
      dict({ Type: PDFName.of('Annot'), Subtype: PDFName.of('Stamp'), Contents: said }),
      dict({ Type: PDFName.of('Annot'), Subtype: PDFName.of('Link'), A: launch }),
      dict({ Type: PDFName.of('Annot'), Subtype: PDFName.of('Text'), T: said }),
    ];
    for (const note of notes) note.set(PDFName.of('Rect'), rect);
    page.node.set(PDFName.of('Annots'), document.context.obj(notes));
    document.catalog.set(PDFName.of('AcroForm'), dict({ XFA: said }));
    document.catalog.set(PDFName.of('SpiderInfo'), dict({ X: said }));
    const file = await document.save({ useObjectStreams: false });
    expect(uncovered(file)).toMatch(/Canaria/);
    const { bytes } = await stripIdentity(file, 'application/pdf');
    expect(uncovered(bytes)).not.toMatch(/Canaria/);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });
});
