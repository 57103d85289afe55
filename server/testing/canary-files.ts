/** Files that say who made them, in every way that their formats have. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { Document, InsertedTextRun, Packer, Paragraph, TextRun } from 'docx';
import { png } from '#server/documents/metadata/pictures.fixture.ts';

/** `secrets`: a name, a mail address and whatever else is not to be found. */
export async function tellingDocx(secrets: readonly string[]): Promise<Buffer> {
  const said = secrets.join(' ');
  const inserted = { id: 1, author: said, date: '2026-01-02T03:04:05Z', text: 'añadido' };
  return Packer.toBuffer(
    new Document({
      creator: said,
      lastModifiedBy: said,
      description: said,
      keywords: said,
      customProperties: [{ name: 'Grupo', value: said }],
      comments: { children: [{ id: 0, author: said, initials: 'CAN', children: [new Paragraph('Nota')] }] },
      sections: [
        { children: [new Paragraph({ children: [new TextRun('Un texto. '), new InsertedTextRun(inserted)] })] },
      ],
    }),
  );
}

export async function tellingPdf(secrets: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setAuthor(secrets.join(' '));
  document.setKeywords([...secrets]);
  document.addPage().drawText('Un texto.');
  await document.attach(Buffer.from(secrets.join(' ')), `${secrets[0]}.txt`, { description: secrets.join(' ') });
  return document.save({ useObjectStreams: false });
}

/** With a text chunk before its end; nobody looks at its checksum. */
export function tellingPng(secrets: readonly string[]): Buffer {
  const content = Buffer.from(`Author\0${secrets.join(' ')}`, 'latin1');
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length, 0);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}
