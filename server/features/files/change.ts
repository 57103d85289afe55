import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { fileChangesSchema, WorkFile } from '#contract/entities/file.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockDraft } from '#server/features/publications/edit.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { admit } from './admitted.ts';
import { presentFile } from './present.ts';
import { type FileRow, findFile, findVersionsOf, insertFile, updateFile } from './queries.ts';
import { storeBeside } from './store-beside.ts';
import { uploadedName } from './uploaded-name.ts';

type Changes = z.output<typeof fileChangesSchema>;

/** The file of a draft, the draft locked. Throws what `lockDraft` does, `no_encontrado` also for one that was taken out. */
async function lockFile(services: Services, viewer: Person, id: string) {
  const found = await findFile(services.db, id);
  if (!found) throw refuse('no_encontrado');
  const work = await lockDraft(services, viewer, found.publicacionId);
  const file = await findFile(services.db, id);
  if (!file || file.fechaRetirado) throw refuse('no_encontrado');
  return { file, work };
}

/**
 * Changes what is said of a draft's file. One that a submitted version keeps stays in it as it was: the draft gets a copy,
 * whose id is another. Throws as `lockFile`, and `archivo_no_admitido`.
 */
export async function changeFile(
  services: Services,
  viewer: Person,
  id: string,
  { nombre, ...others }: Changes,
): Promise<WorkFile> {
  const { db, transact, files } = services;
  const changes = { ...others, ...(nombre !== undefined && { nombre: uploadedName(nombre) }) };
  const change = async (write: (file: FileRow) => Promise<FileRow>) => {
    const { file, work } = await lockFile(services, viewer, id);
    if (changes.clase) admit(changes.clase, file.tipo);
    const row = await write(file);
    await updateWork(db, work.id, {});
    const datos = { titulo: work.titulo, clase: row.clase };
    await record(db, { type: 'file.changed', userId: viewer.id, publicacionId: work.id, datos });
    return presentFile(row);
  };

  // Looked at while the draft is locked: a version that is sent meanwhile must not change.
  const changed = await transact(async () => {
    await lockFile(services, viewer, id);
    const isKept = (await findVersionsOf(db, id)).length > 0;
    return isKept ? undefined : change(() => updateFile(db, id, changes));
  });
  if (changed) return changed;
  const { file } = await transact(() => lockFile(services, viewer, id));
  if (changes.clase) admit(changes.clase, file.tipo);
  const bytes = await files.get(placeOfFile(file.publicacionId, id));
  if (!bytes) throw refuse('no_encontrado');
  const copy = { id: uuid(), fecha: new Date() };
  return storeBeside(services, placeOfFile(file.publicacionId, copy.id), bytes.stream(), () =>
    change(async (now) => {
      await updateFile(db, id, { fechaRetirado: new Date() });
      return insertFile(db, { ...now, ...copy, ...changes });
    }),
  );
}

/** Takes a file out of a draft; versions that keep it go on doing so. Throws as `lockFile`. */
export function removeFile(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const { file, work } = await lockFile(services, viewer, id);
    await updateFile(db, id, { fechaRetirado: new Date() });
    await updateWork(db, work.id, {});
    const datos = { titulo: work.titulo, clase: file.clase };
    await record(db, { type: 'file.removed', userId: viewer.id, publicacionId: work.id, datos });
  });
}
