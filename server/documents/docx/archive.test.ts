import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openArchive, packArchive } from './archive.ts';

const parts: [string, Buffer][] = [
  ['[Content_Types].xml', Buffer.from('<Types/>')],
  ['año/niño.xml', Buffer.from('ñandú '.repeat(1000))],
  ['vacío', Buffer.alloc(0)],
];

describe('an archive of parts', () => {
  it('gives them back in their order, and the same bytes whenever it is packed', () => {
    const packed = packArchive(parts);
    const archive = openArchive(packed);
    expect(archive.names).toEqual(parts.map(([name]) => name));
    for (const [name, content] of parts) expect(archive.read(name).equals(content), name).toBe(true);
    expect(packArchive(Object.entries(unzipSync(packed))).equals(packed)).toBe(true);
    // The date of each part, 1 January 1980.
    expect(packed.readUInt16LE(12)).toBe(0x21);
  });

  it('has the type of an OpenDocument file as it is', () => {
    const packed = packArchive([['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')]]);
    expect(packed.toString('latin1')).toContain('mimetypeapplication/vnd.oasis.opendocument.text');
  });

  it('is refused where the bytes are none', () => {
    expect(() => openArchive(Buffer.from('no'))).toThrow('dañado');
  });
});
