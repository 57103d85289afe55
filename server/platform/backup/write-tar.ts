/** Writes a tar archive that any tar program opens: plain files, readable by their owner alone. */
import { blockBytes, checksumOf, fields, largestEntry, longestName, magic, paddingOf, types } from './tar-format.ts';

/** A whole entry from what is in memory. */
export function* tarEntry(name: string, content: Uint8Array): Generator<Uint8Array> {
  yield* tarHeader(name, content.length);
  yield content;
  yield Buffer.alloc(paddingOf(content.length));
}

/**
 * An entry whose content comes as a stream.
 * @throws RangeError where it is larger than tar tells, or has not the size that was said
 */
export async function* tarStream(
  name: string,
  bytes: number,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* tarHeader(name, bytes);
  let sent = 0;
  for await (const chunk of content) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== bytes) throw new RangeError(`${name} has ${sent} bytes instead of ${bytes}`);
  yield Buffer.alloc(paddingOf(bytes));
}

/** What ends an archive. */
export const tarEnd = (): Uint8Array => Buffer.alloc(2 * blockBytes);

function* tarHeader(name: string, bytes: number): Generator<Uint8Array> {
  if (bytes > largestEntry) throw new RangeError(`${name} is too large for the archive`);
  if (Buffer.byteLength(name) <= longestName) return yield header(name, bytes, types.file);
  const record = Buffer.from(paxRecord('path', name));
  yield header('pax', record.length, types.pax);
  yield record;
  yield Buffer.alloc(paddingOf(record.length));
  yield header(name.slice(0, longestName), bytes, types.file);
}

/** `LENGTH KEY=VALUE\n`, where the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes;
  while (length !== bytes + String(length).length) length = bytes + String(length).length;
  return `${length}${rest}`;
}

function header(name: string, bytes: number, type: string): Buffer {
  const block = Buffer.alloc(blockBytes);
  const write = ([start, length]: readonly [number, number], text: string) => block.write(text, start, length, 'utf8');
  write(fields.name, name);
  write(fields.mode, '0000600\0');
  write(fields.size, bytes.toString(8).padStart(11, '0'));
  write(fields.type, type);
  write(fields.magic, magic);
  write(fields.checksum, `${checksumOf(block).toString(8).padStart(6, '0')}\0 `);
  return block;
}
