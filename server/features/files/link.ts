import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import { getsCopies, type Viewer } from '#server/policy/index.ts';
import { downloadAddress } from './download-address.ts';
import { offeredCopies } from './offered-copies.ts';
import { offeredFile } from './offered-file.ts';

/** An address from which the file can be downloaded for some minutes. Throws `no_encontrado` where the viewer may not have it. */
export async function linkFile(services: Services, viewer: Viewer, id: string): Promise<CallAnswer<Calls['linkFile']>> {
  const { linkSecret } = services;
  const { file, work } = await offeredFile(services, viewer, id);
  if (!getsCopies(viewer, work)) return downloadAddress(linkSecret, file);
  const copy = (await offeredCopies(services, [file])).copies.get(id);
  if (!copy) throw refuse('no_encontrado');
  return downloadAddress(linkSecret, { id, nombre: copy.nombre, copia: copy.sha256 });
}
