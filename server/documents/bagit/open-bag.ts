/** A bag as it is filled: files with what proves that they are whole. Source: RFC 8493, The BagIt File Packaging Format 1.0. */
import { createHash } from 'node:crypto';

export type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Puts a file into what holds the bag, and reads its content to the end. */
type Put = (place: string, content: Content, options: { deflate: boolean }) => Promise<unknown>;

export interface Bag {
  /** A file of the payload, by its name below `data/`. `deflate`: it is worth packing. */
  add: (name: string, content: Content, options?: { deflate?: boolean }) => Promise<void>;
  /** How many bytes the payload has until now. */
  bytes: () => number;
  /** Writes what tells of the bag, last of all: its checksums and `info`, a line each. */
  close: (info: readonly (readonly [label: string, value: string])[]) => Promise<void>;
}

/** Small, so that no other request waits for a digest. */
const sliceBytes = 64 * 1024;

/** @param folder the bag's own, in which all of it lies */
export function openBag(folder: string, put: Put): Bag {
  const payload: string[] = [];
  const tags: string[] = [];
  let bytes = 0;

  async function write(lines: string[], place: string, content: Content, deflate: boolean): Promise<number> {
    const hash = createHash('sha512');
    let length = 0;
    async function* measured() {
      for await (const slice of slicesOf(content)) {
        hash.update(slice);
        length += slice.length;
        yield slice;
      }
    }
    await put(`${folder}/${place}`, measured(), { deflate });
    lines.push(`${hash.digest('hex')}  ${inManifest(place)}\n`);
    return length;
  }
  const tag = (name: string, text: string) => write(tags, name, [text], true);

  return {
    add: async (name, content, { deflate = false } = {}) => {
      bytes += await write(payload, `data/${name}`, content, deflate);
    },
    bytes: () => bytes,
    close: async (info) => {
      await tag('bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n');
      const all = [...info, ['Payload-Oxum', `${bytes}.${payload.length}`] as const];
      await tag('bag-info.txt', all.map(([label, value]) => infoLine(label, value)).join(''));
      await tag('manifest-sha512.txt', payload.join(''));
      await write([], 'tagmanifest-sha512.txt', [tags.join('')], true);
    },
  };
}

/** A file's place as manifests write it: what would end its line, and the sign that stands for it, are encoded (RFC 8493 §2.1.3). */
export const inManifest = (place: string): string =>
  place.replaceAll('%', '%25').replaceAll('\n', '%0A').replaceAll('\r', '%0D');

/** A value is of one line (RFC 8493 §2.2.2). */
const infoLine = (label: string, value: string): string => `${label}: ${value.replace(/[\s\p{C}]+/gu, ' ').trim()}\n`;

/** '12.4 MB', as people read it. */
export function bagSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${step === 0 ? bytes : (bytes / 1000 ** step).toFixed(1)} ${units[step]}`;
}

async function* slicesOf(content: Content): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
  }
}
