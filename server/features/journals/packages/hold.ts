/** What one work brings into a package, kept aside until all of it is made: a work is in it whole, or nothing of it is. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { packageLimits } from '#contract/packages.ts';
import { refuse } from '#contract/refuse.ts';
import type { AddFile } from '#server/features/exports/packing.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { canReadText } from '#server/policy/index.ts';
import { LeftOut, type PackedWork, type Packing } from './form.ts';

export const tooLarge = () =>
  refuse('paquete_demasiado_grande', {
    values: { obras: packageLimits.works, gigas: packageLimits.bytes / 1024 ** 3 },
  });

/**
 * Makes the files of a work on this machine, looks once more whether anybody may read its text and whether it still stands, and only then
 * puts them into the package. Throws what `make` throws, `LeftOut` and `no_encontrado` where that changed meanwhile, and
 * `paquete_demasiado_grande`; then nothing of the work is in the package.
 * @param add where its files go in the end
 * @param make gives them one by one
 */
export async function addWhole(
  { services, scratch }: Pick<Packing, 'services' | 'scratch'>,
  { told, isRetracted }: Pick<PackedWork, 'told' | 'isRetracted'>,
  add: AddFile,
  make: (hold: AddFile) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(scratch, 'obra-'));
  const held: { name: string; path: string; options: Parameters<AddFile>[2] }[] = [];
  let bytes = 0;
  try {
    await make(async (name, content, options) => {
      const path = join(folder, String(held.length));
      const file = createWriteStream(path, { mode: 0o600 });
      await pipeline(Readable.from(content), file);
      bytes += file.bytesWritten;
      if (bytes > packageLimits.bytes) throw tooLarge();
      held.push({ name, path, options });
    });
    const work = await readableWork(services, null, told.id);
    if (!canReadText(null, work)) throw new LeftOut('EMBARGO');
    if (work.estado === 'RETIRADO' && !isRetracted) throw new LeftOut('RETRACTADA');
    for (const { name, path, options } of held) await add(name, createReadStream(path), options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
