import type { ExportedPicture } from '#server/documents/model/exported-work.ts';

interface Size {
  width: number;
  height: number;
}

/** What fits between the margins of an A4 page, in pixels of 1/96 inch. */
const room = { width: 600, height: 800 };

/** A picture's size on the page, whole and in its own proportions; 4:3 where it does not say. */
export function sizeOnPage(picture: ExportedPicture): Size {
  const { width, height } = ownSize(picture) ?? { width: 600, height: 450 };
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function ownSize({ type, bytes }: ExportedPicture): Size | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/svg+xml': svgSize }[type];
  const size = read?.(data);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** PNG, 11.2.1: width and height open the first chunk. */
const pngSize = (data: Buffer): Size | undefined =>
  data.length < 24 ? undefined : { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };

/** ITU T.81, B.2.2: the frame header, whichever of its kinds, has height and width. */
function jpegSize(data: Buffer): Size | undefined {
  for (let at = 2; at + 9 < data.length; ) {
    if (data[at] !== 0xff) return undefined;
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SVG 2, 8.2: its view box, or width and height in pixels. */
function svgSize(data: Buffer): Size | undefined {
  const [tag = ''] = /<svg[^>]*>/.exec(data.toString('utf8', 0, 4000)) ?? [];
  const [, , width, height] =
    /viewBox="([^"]+)"/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  if (width && height) return { width: Number(width), height: Number(height) };
  const said = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1] ?? 0);
  return { width: said('width'), height: said('height') };
}
