/** A ZIP archive (PKWARE APPNOTE 6.3) written while it is sent: no more of it is in memory than what is being read. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** It is packed already, as most files are: it is stored as it is. */
  packed?: boolean;
}

/** The archive of the entries, in their order; bytes of each are asked for when those before have been taken. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, content, packed } of entries) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const bytes of content) {
      entry.push(bytes);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** An entry with a value as JSON. */
export const jsonEntry = (name: string, value: unknown): ZipEntry => ({
  name,
  content: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)],
});

/** An entry with a list as JSON, a page at a time. */
export const jsonListEntry = (name: string, pages: AsyncIterable<readonly unknown[]>): ZipEntry => ({
  name,
  content: listOf(pages),
});

async function* listOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('[');
  let separator = '\n';
  for await (const page of pages)
    for (const value of page) {
      yield Buffer.from(separator + JSON.stringify(value, null, 2));
      separator = ',\n';
    }
  yield Buffer.from('\n]\n');
}
