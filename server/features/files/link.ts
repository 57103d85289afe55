import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canReadFile, canReadVersion, getsCopies, type Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { downloadAddress } from './download-address.ts';
import { presentVersion } from './list.ts';
import { offeredCopies } from './offered-copies.ts';
import { findFile, findVersionsOf } from './queries.ts';

/** An address from which the file can be downloaded for some minutes. Throws `no_encontrado` where the viewer may not have it. */
export async function linkFile(services: Services, viewer: Viewer, id: string): Promise<CallAnswer<Calls['linkFile']>> {
  const { db, settings, linkSecret } = services;
  const file = await findFile(db, id);
  if (!file) throw refuse('no_encontrado');
  const work = await readableWork(services, viewer, file.publicacionId);
  const inDraft = presentVersion(work) === undefined && !file.fechaRetirado;
  const isOffered = inDraft || (await findVersionsOf(db, id)).some((numero) => canReadVersion(viewer, work, numero));
  if (!isOffered || !canReadFile(viewer, work, file.clase)) throw refuse('no_encontrado');
  if (!getsCopies(viewer, work, settings.get().identidadRevision)) return downloadAddress(linkSecret, file);
  const copy = (await offeredCopies(services, [file])).copies.get(id);
  if (!copy) throw refuse('no_encontrado');
  return downloadAddress(linkSecret, { id, nombre: copy.nombre, copia: copy.sha256 });
}
