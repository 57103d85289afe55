/** The shape of a tar header (POSIX.1-2001, 'pax interchange format'), as far as our archives have one. */
export const blockBytes = 512;
/** Longer names, in bytes, stand in a pax record before the entry. */
export const longestName = 100;
/** What eleven octal digits hold. */
export const largestEntry = 8 ** 11 - 1;

/** Where each field lies: its first byte and its length. */
export const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

export const magic = 'ustar\x0000';
export const types = { file: '0', pax: 'x' } as const;

/** The sum of all bytes of a header, those of the checksum itself counted as spaces. */
export function checksumOf(header: Uint8Array): number {
  const [start, length] = fields.checksum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 0x20 : byte), 0);
}

/** Zeros that fill the last block of so many bytes. */
export const paddingOf = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;
