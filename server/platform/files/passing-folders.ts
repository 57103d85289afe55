/** Folders of this machine for what is on its way in or out. Whoever asks for one takes it away; a process that is killed cannot. */
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '#contract/time.ts';

/**
 * What is made on its way out (packages, what a repository is given, answers that are read slowly), what came in (MECA, the archives of a load, organisations), and what a child process
 * reads or cleans: a file's copy without names, a review's attachment, the text of a PDF; and a copy that is restored to prove it.
 */
const kinds = [
  'paquete',
  'deposito',
  'meca',
  'carga',
  'organizaciones',
  'copia',
  'adjunto',
  'pdf',
  'salida',
  'prueba',
] as const;
const beginOf = (kind: (typeof kinds)[number]) => `pliego-${kind}-`;

export const passingFolder = (kind: (typeof kinds)[number]): Promise<string> => mkdtemp(join(tmpdir(), beginOf(kind)));

/** Removes those that nobody has written to for a day: their process died. Gives how many; those of other users stay. */
export async function removeOldPassingFolders(now = new Date()): Promise<number> {
  const before = now.getTime() - dayMs;
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    if (!kinds.some((kind) => name.startsWith(beginOf(kind)))) continue;
    const path = join(tmpdir(), name);
    // A link is not followed; what was taken away meanwhile is fine.
    const found = await lstat(path).catch(() => undefined);
    // On a machine with several users others may have the like.
    if (!found?.isDirectory() || found.mtimeMs >= before || found.uid !== userInfo().uid) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}
