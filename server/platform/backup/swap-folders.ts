/**
 * How a restored platform takes the place of the former one on disk: everything is prepared in a folder beside it, a note
 * is written that it is ready, and then the folders are renamed. Where that is cut short, the note is still there:
 * nothing opens the platform until the renaming is completed.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { backupWords } from './words.ts';

const noteSchema = z.object({
  /** Of this restore; where the database is elsewhere, it says there whether it was committed. */
  id: z.uuid(),
  /** Where the platform before goes, in the data folder. */
  aside: z.string().regex(/^[\w-]+$/),
});
export type SwapNote = z.infer<typeof noteSchema>;

/** What stands in the data folder and is restored: the embedded database, the files. */
const parts = ['database', 'files'] as const;

const noteFile = (dataDir: string) => join(dataDir, 'restore-pending.json');
/** Where the restored platform is made ready. */
export const readyFolder = (dataDir: string) => join(dataDir, 'restoring');

/** Throws where a restore of this folder was cut short. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  if (existsSync(noteFile(dataDir))) throw new Error(backupWords.halfRestored);
}

/** An empty folder to make the restored platform ready in. */
export async function freshReadyFolder(dataDir: string): Promise<string> {
  const folder = readyFolder(dataDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Says that everything is ready: from here on it is finished, or refused. */
export const writeNote = (dataDir: string, note: SwapNote): Promise<void> =>
  writeFile(noteFile(dataDir), JSON.stringify(note), { flush: true });

export const readNote = async (dataDir: string): Promise<SwapNote | undefined> =>
  existsSync(noteFile(dataDir)) ? noteSchema.parse(JSON.parse(await readFile(noteFile(dataDir), 'utf8'))) : undefined;

/** Puts what is ready in its place, and what was there aside. May be done again after it was cut short. */
export async function swapFolders(dataDir: string, { aside }: SwapNote): Promise<void> {
  for (const part of parts) {
    const [ready, place] = [join(readyFolder(dataDir), part), join(dataDir, part)];
    if (!existsSync(ready)) continue;
    if (existsSync(place)) {
      await mkdir(join(dataDir, aside), { recursive: true });
      await rename(place, join(dataDir, aside, part));
    }
    await rename(ready, place);
  }
  await forget(dataDir);
}

/** Leaves everything as it was. */
export async function forget(dataDir: string): Promise<void> {
  await rm(readyFolder(dataDir), { recursive: true, force: true });
  await rm(noteFile(dataDir), { force: true });
}
