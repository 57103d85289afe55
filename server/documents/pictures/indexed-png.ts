/** PNG with a palette (ISO/IEC 15948): a third of the weight of one with whole colours, of drawings and lettering. */
import { crc32, deflateSync } from 'node:zlib';

const mostColours = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const eightBits = 8;
const withPalette = 3;

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes each, without transparency. */
  data: Uint8ClampedArray;
}

/**
 * The picture in its 256 most frequent colours, each other one as the nearest of them; undefined where more than `most` colours,
 * told apart as eyes do, are in it: a photograph, which would not look like itself.
 */
export function indexedPng({ width, height, data }: Pixels, most: number): Uint8Array | undefined {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  if (new Set([...counts.keys()].map(coarse)).size > most) return undefined;
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostColours)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const place = nearest(palette, colour);
    places.set(colour, place);
    return place;
  };
  // Each row begins with its filter: none, for neighbouring places in a palette are not alike.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = placeOf(colourAt(data, (y * width + x) * 4));
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.from([...bytesOf(width), ...bytesOf(height), eightBits, withPalette, 0, 0, 0])),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (data: Uint8ClampedArray, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
/** In 16 steps of each channel. */
const coarse = (colour: number) => colour & 0xf0f0f0;

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((each, place) => {
    const red = (each >> 16) - (colour >> 16);
    const green = ((each >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (each & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([bytesOf(data.length), named, bytesOf(crc32(named))]);
}

function bytesOf(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
