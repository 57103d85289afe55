import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import type { FileStore, ListedFile } from './file-store.ts';

/** What is still being written, on the same disk so that it only has to be renamed. */
const unfinished = '.unfinished';

/** Files below `folder`, an absolute path. A name that would lead outside of it throws a RangeError. */
export function openDiskStore(folder: string): FileStore {
  const place = (name: string) => {
    const path = normalize(join(folder, name));
    if (!path.startsWith(folder + sep) || name.includes('\0'))
      throw new RangeError('file name leads outside the store');
    return path;
  };

  async function* list(prefix: string): AsyncGenerator<ListedFile> {
    const top = prefix === '' ? folder : dirname(place(`${prefix}.`));
    for await (const path of filesBelow(top)) {
      const name = relative(folder, path).replaceAll(sep, '/');
      if (!name.startsWith(prefix) || name.startsWith(`${unfinished}/`)) continue;
      const found = await statOf(path);
      if (found) yield { name, modified: found.mtime };
    }
  }

  return {
    put: async (name, content) => {
      const path = place(name);
      const begun = join(folder, unfinished, randomUUID());
      await mkdir(dirname(begun), { recursive: true });
      try {
        await writeFile(begun, content, { flush: true });
        await mkdir(dirname(path), { recursive: true });
        await rename(begun, path);
      } catch (error) {
        await rm(begun, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      const path = place(name);
      const found = await statOf(path);
      if (!found?.isFile()) return undefined;
      return {
        bytes: found.size,
        stream: (range) => createReadStream(path, range && { start: range.from, end: range.to }),
      };
    },
    remove: (name) => rm(place(name), { force: true }),
    list,
    removeUnfinished: async (before) => {
      for await (const path of filesBelow(join(folder, unfinished))) {
        const found = await statOf(path);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

/** No file can have the name, or none has. */
const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

const statOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && missing.includes(error.code)) return undefined;
    throw error;
  });

/** The paths of all files below a folder; none where it is not there. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true }))
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
