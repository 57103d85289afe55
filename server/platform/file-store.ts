/** Where files lie: a folder on disk. (An object store takes the same acts.) */
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';

export interface FileStore {
  put: (name: string, content: Uint8Array | string) => Promise<void>;
  /** The file and its size in bytes, or undefined where there is none of that name. */
  get: (name: string) => Promise<{ bytes: number; stream: () => Readable } | undefined>;
  /** Takes the file away; one that is not there is fine. */
  remove: (name: string) => Promise<void>;
}

/** Files below `folder`. A name that would lead outside of it throws. */
export function openDiskStore(folder: string): FileStore {
  const place = (name: string) => {
    const path = normalize(join(folder, name));
    if (!path.startsWith(folder + sep) || name.includes('\0'))
      throw new RangeError('file name leads outside the store');
    return path;
  };
  return {
    put: async (name, content) => {
      const path = place(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
    get: async (name) => {
      const path = place(name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { bytes: found.size, stream: () => createReadStream(path) } : undefined;
    },
    remove: (name) => rm(place(name), { force: true }),
  };
}
