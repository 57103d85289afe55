import { v7 as uuid } from 'uuid';
import type { CallData } from '#contract/call.ts';
import { largestDraftFiles, mostFiles } from '#contract/calls/files.ts';
import type { Calls } from '#contract/calls.ts';
import type { WorkFile } from '#contract/entities/file.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockDraft } from '#server/features/publications/edit.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { admit } from './admitted.ts';
import { fileType, headBytes } from './file-type.ts';
import { headOf, measured } from './incoming.ts';
import { presentFile } from './present.ts';
import { insertFile, sizeOfDraft } from './queries.ts';
import { storeBeside } from './store-beside.ts';
import { notAdmitted, uploadedName } from './uploaded-name.ts';

/**
 * Puts a file into a draft. Throws what `lockDraft` does, `archivo_no_admitido`, `demasiados_archivos`, `sin_espacio` and
 * `demasiado_grande`; nothing of it is then kept.
 */
export async function uploadFile(
  services: Services,
  viewer: Person,
  workId: string,
  { clase, nombre: raw }: CallData<Calls['uploadFile']>['query'],
  body: AsyncIterable<Uint8Array>,
): Promise<WorkFile> {
  const { db, transact } = services;
  const nombre = uploadedName(raw);
  // First, so that who may not upload sends nothing.
  const room = await transact(async () => {
    await lockDraft(services, viewer, workId);
    return roomFor(db, workId, 0);
  });
  const { head, whole } = await headOf(body, headBytes);
  if (head.length === 0) throw notAdmitted('archivo', 'archivo_vacio');
  const tipo = await fileType(head, nombre);
  admit(clase, tipo);
  const id = uuid();
  const { content, measure } = measured(whole, room, noRoom);
  return storeBeside(services, placeOfFile(workId, id), content, async () => {
    const work = await lockDraft(services, viewer, workId);
    const { bytes, sha256 } = measure();
    // Another upload may have come in meanwhile.
    await roomFor(db, workId, bytes);
    const said = { clase, nombre, tipo, bytes, sha256 };
    const row = await insertFile(db, { id, publicacionId: workId, subidoPorId: viewer.id, ...said });
    await updateWork(db, workId, {});
    const datos = { titulo: work.titulo, clase };
    await record(db, { type: 'file.uploaded', userId: viewer.id, publicacionId: workId, datos });
    return presentFile(row);
  });
}

/**
 * The bytes that a draft has room for. Throws `demasiados_archivos` where it takes no more files, and `sin_espacio` where
 * these would be more than it takes.
 */
async function roomFor(db: Database, workId: string, bytes: number): Promise<number> {
  const size = await sizeOfDraft(db, workId);
  if (size.files >= mostFiles) throw refuse('demasiados_archivos', { values: { maximo: mostFiles } });
  const room = largestDraftFiles - size.bytes;
  if (bytes > room) throw noRoom();
  return room;
}

const noRoom = () => refuse('sin_espacio', { values: { maximo: largestDraftFiles / 1024 ** 3 } });
