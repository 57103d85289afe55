/** The records of a ZIP file (PKWARE APPNOTE 6.3.10), always in its 64-bit form, so that no journal is too large for it. */

export const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
};
export const methods = { stored: 0, deflated: 8 } as const;
/** What says that the number stands in the 64-bit record instead. */
export const elsewhere32 = 0xffffffff;
export const elsewhere16 = 0xffff;

/** An entry as both sides know it; sizes and places in bytes. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  bytes: number;
  /** Where its local header begins. */
  offset: number;
}

const version = 45;
/** Names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980: the same journal gives the same bytes. */
const dosDate = 0x21;
const unixFile = (0o100600 << 16) >>> 0;

/**
 * Stands before an entry's bytes. It is always of one length, so that it can be written again once sizes and checksum
 * are known.
 */
export function localHeader({ name, method, crc, packed, bytes }: Omit<ZipEntry, 'offset'>): Buffer {
  const named = Buffer.from(name);
  const header = Buffer.alloc(30 + named.length + 20);
  header.writeUInt32LE(signatures.local, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(elsewhere32, 18);
  header.writeUInt32LE(elsewhere32, 22);
  header.writeUInt16LE(named.length, 26);
  header.writeUInt16LE(20, 28);
  named.copy(header, 30);
  writeExtra(header, 30 + named.length, [bytes, packed]);
  return header;
}

/** Its line in the directory at the end. */
export function centralHeader({ name, method, crc, packed, bytes, offset }: ZipEntry): Buffer {
  const named = Buffer.from(name);
  const header = Buffer.alloc(46 + named.length + 28);
  header.writeUInt32LE(signatures.central, 0);
  header.writeUInt16LE((3 << 8) | version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(elsewhere32, 20);
  header.writeUInt32LE(elsewhere32, 24);
  header.writeUInt16LE(named.length, 28);
  header.writeUInt16LE(28, 30);
  header.writeUInt32LE(unixFile, 38);
  header.writeUInt32LE(elsewhere32, 42);
  named.copy(header, 46);
  writeExtra(header, 46 + named.length, [bytes, packed, offset]);
  return header;
}

/** The end of the file: where the directory lies, `size` bytes from `offset` on. */
export function endRecords(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(signatures.end64, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE((3 << 8) | version, 12);
  end.writeUInt16LE(version, 14);
  for (const at of [24, 32]) end.writeBigUInt64LE(BigInt(entries), at);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(signatures.locator64, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(signatures.end, 76);
  for (const at of [84, 86]) end.writeUInt16LE(elsewhere16, at);
  for (const at of [88, 92]) end.writeUInt32LE(elsewhere32, at);
  return end;
}

function writeExtra(header: Buffer, at: number, numbers: number[]): void {
  header.writeUInt16LE(1, at);
  header.writeUInt16LE(8 * numbers.length, at + 2);
  numbers.forEach((number, index) => {
    header.writeBigUInt64LE(BigInt(number), at + 4 + 8 * index);
  });
}
