/**
 * Windows metafiles, the drawings of Office (MS-EMF, MS-WMF), without their descriptions and the comments in which programs
 * keep what is theirs: a formula or chart is still drawn as it was.
 */

/** The cleaned drawing, or undefined where the bytes are not a whole EMF or WMF. */
export function cleanMetafile(bytes: Buffer): Buffer | undefined {
  const copy = Buffer.from(bytes);
  try {
    if (copy.readUInt32LE(0) === 1 && copy.toString('latin1', 40, 44) === ' EMF') return cleanEmf(copy);
    if (copy.readUInt32LE(0) === placeable || (copy.readUInt16LE(0) <= 2 && copy.readUInt16LE(2) === 9))
      return cleanWmf(copy);
  } catch (error) {
    // Reading past the end: the drawing is cut short.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

const endOfEmf = 14;
const emfComment = 70;

function cleanEmf(bytes: Buffer): Buffer | undefined {
  // The program and the drawing's name, in UTF-16.
  const [characters, place] = [bytes.readUInt32LE(60), bytes.readUInt32LE(64)];
  if (place > 0) bytes.fill(0, place, place + characters * 2);
  for (let at = 0; ; ) {
    const [kind, size] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    if (size < 8 || at + size > bytes.length) return undefined;
    // EMF+ draws by comments: those stay.
    if (kind === emfComment && bytes.toString('latin1', at + 12, at + 16) !== 'EMF+') bytes.fill(0, at + 12, at + size);
    at += size;
    if (kind === endOfEmf) return bytes.subarray(0, at);
  }
}

const placeable = 0x9ac6cdd7;
const wmfEscape = 0x0626;
const wmfComment = 0x0f;

function cleanWmf(bytes: Buffer): Buffer | undefined {
  const header = bytes.readUInt32LE(0) === placeable ? 22 : 0;
  for (let at = header + bytes.readUInt16LE(header + 2) * 2; ; ) {
    const [size, kind] = [bytes.readUInt32LE(at) * 2, bytes.readUInt16LE(at + 4)];
    if (size < 6 || at + size > bytes.length) return undefined;
    if (kind === wmfEscape && bytes.readUInt16LE(at + 6) === wmfComment) bytes.fill(0, at + 10, at + size);
    at += size;
    if (kind === 0) return bytes.subarray(0, at);
  }
}
