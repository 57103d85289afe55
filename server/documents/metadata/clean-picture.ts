/**
 * A picture without what the camera wrote beside it: place, device, time, previews (EXIF, XMP, comments). Read
 * by its content alone; what is kept is listed, so that what nobody thought of falls away too. The turn that EXIF may
 * carry is lost with it: the client draws pictures upright before it sends them.
 * Formats: JPEG ITU-T T.81 annex B; PNG, W3C third edition §5; WebP RFC 9649.
 */

export interface Picture {
  type: 'jpg' | 'png' | 'webp';
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** The cleaned picture, or undefined where the bytes are not a whole PNG, JPEG or WebP that stands still. */
export function cleanPicture(bytes: Buffer): Picture | undefined {
  try {
    if (bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a) return cleanPng(bytes);
    if (bytes.readUInt16BE(0) === 0xffd8) return cleanJpeg(bytes);
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return cleanWebp(bytes);
  } catch (error) {
    // Reading past the end: the picture is cut short.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The bytes from `from` to `to`; throws a RangeError where they are not all there. */
function slice(bytes: Buffer, from: number, to: number): Buffer {
  if (to > bytes.length) throw new RangeError('cut short');
  return bytes.subarray(from, to);
}

const pngChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND'];

function cleanPng(bytes: Buffer): Picture | undefined {
  const kept = [slice(bytes, 0, 8)];
  const names: string[] = [];
  for (let at = 8; names.at(-1) !== 'IEND'; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4, at + 8);
    names.push(name);
    if (pngChunks.includes(name)) kept.push(slice(bytes, at, end));
    at = end;
  }
  if (names[0] !== 'IHDR' || !names.includes('IDAT')) return undefined;
  return { type: 'png', bytes: Buffer.concat(kept), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

function cleanJpeg(bytes: Buffer): Picture | undefined {
  const kept = [slice(bytes, 0, 2)];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Whatever follows the end (other pictures, films) stays behind.
    if (marker === endOfImage) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = slice(bytes, at, end);
    if (isFrame(marker)) size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (marker === startOfScan) scans++;
    if (keepsSegment(marker, segment)) kept.push(segment, slice(bytes, end, at));
  }
  if (!size || scans === 0) return undefined;
  return { type: 'jpg', bytes: Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]), ...size };
}

/** SOF0 to SOF15, among which DHT, JPG and DAC have their codes. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Tables, frames and scans; of what programs add, the colour space and profile, without which colours change. */
function keepsSegment(marker: number, segment: Buffer): boolean {
  const starts = (name: string) => ascii(segment, 4, 4 + name.length) === name;
  if (marker >= 0xc0 && marker <= 0xdf) return true;
  // JFIF without a preview is 18 bytes long.
  if (marker === 0xe0) return starts('JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return starts('ICC_PROFILE\0');
  return marker === 0xee && starts('Adobe');
}

/** Where the scan's data end: at the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0x00 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError('cut short');
}

const webpChunks = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];

function cleanWebp(bytes: Buffer): Picture | undefined {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  const fileEnd = 8 + bytes.readUInt32LE(4);
  for (let at = 12; at < fileEnd; ) {
    const name = ascii(bytes, at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const chunk = Buffer.from(slice(bytes, at, end));
    // Says what follows: no longer EXIF (8), XMP (4) nor movement (2).
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0b1110, 8);
    if (name === 'VP8 ') size = { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff };
    if (name === 'VP8L') {
      const bits = chunk.readUInt32LE(9);
      size = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    if (webpChunks.includes(name)) kept.push(chunk);
    at = end;
  }
  if (!size) return undefined;
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  const header = Buffer.from('RIFF\0\0\0\0', 'latin1');
  header.writeUInt32LE(body.length, 4);
  return { type: 'webp', bytes: Buffer.concat([header, body]), ...size };
}
