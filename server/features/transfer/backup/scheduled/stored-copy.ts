import type { ArchivePlace } from '#server/platform/backup/read-archive.ts';
import { ToldError } from '#server/platform/error-words.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { copyWords } from '../words.ts';

/** A copy as it lies in the place of copies, read anew each time. Reading throws ToldError where it is gone. */
export const copyFrom = (store: Pick<FileStore, 'get'>, name: string, key: string | undefined): ArchivePlace => ({
  open: async function* () {
    const stored = await store.get(name);
    if (!stored) throw new ToldError(copyWords.gone(name));
    yield* stored.stream();
  },
  key,
});
