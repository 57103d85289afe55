/** Photographs in a PDF are whole JPEG or JPEG 2000 files, with what their cameras wrote. */
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFName, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { cleanPicture } from './clean-picture.ts';
import { NotStrippable } from './stripped.ts';

const filterKey = PDFName.of('Filter');

/** Throws NotStrippable where a photograph says more than it shows and cannot be cleaned. */
export function cleanPdfPicture(stream: PDFStream): void {
  if (!(stream instanceof PDFRawStream)) return;
  const filter = stream.dict.lookup(filterKey);
  const filters = (filter instanceof PDFArray ? filter.asArray() : [filter]).map(String);
  const packed = filters[0] === '/FlateDecode' && filters.length === 2;
  if (filters.at(-1) === '/DCTDecode' && (filters.length === 1 || packed)) {
    const bytes = packed ? inflateSync(stream.contents) : Buffer.from(stream.contents);
    const clean = cleanPicture(bytes)?.bytes;
    if (!clean && /Exif\0|ns\.adobe\.com|Photoshop/.test(bytes.toString('latin1')))
      throw new NotStrippable('copia_fotografia');
    stream.updateContents(clean ?? bytes);
    stream.dict.set(filterKey, PDFName.of('DCTDecode'));
    if (packed) stream.dict.delete(PDFName.of('DecodeParms'));
  }
  if (filters.at(-1) === '/JPXDecode' && filters.length === 1)
    stream.updateContents(cleanJpx(Buffer.from(stream.contents)));
}

/** JPEG 2000 (ISO 15444-1 annex I): boxes of XML and of programs' own become free space. */
function cleanJpx(bytes: Buffer): Buffer {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const end = size === 0 ? bytes.length : at + size;
    if (size === 1 || (size !== 0 && size < 8) || end > bytes.length) break;
    if (/^(xml |uuid|uinf)$/.test(bytes.toString('latin1', at + 4, at + 8))) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, at + 8, end);
    }
    at = end;
  }
  return bytes;
}
