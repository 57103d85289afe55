/** The typographer's sign for 'a picture goes here': a framed field with its diagonals, as a PNG. */
import { crc32, deflateSync } from 'node:zlib';
import { colours } from './look.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture of `width` × `height` pixels (PNG, three-colour palette). */
export function placeholderImage(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours from the palette.
  header[8] = 8;
  header[9] = 3;
  const palette = Buffer.from(colours.wash + colours.line + colours.lineStrong, 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels(width, height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One byte a pixel, each row led by its filter (0: none). */
function pixels(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colourAt(x, y, width, height);
  return rows;
}

function colourAt(x: number, y: number, width: number, height: number): number {
  const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
  if (edge < 3) return 2;
  const diagonal = (y * width) / height;
  return Math.min(Math.abs(x - diagonal), Math.abs(width - x - diagonal)) < 3 ? 1 : 0;
}

function chunk(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(kind), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
