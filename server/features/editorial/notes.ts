import { v7 as uuid } from 'uuid';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { runWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canChangeNote, canReadNote, canResolveNote } from '#server/policy/index.ts';
import { deleteNote, findNote, findNotes, insertNote, markResolved, rewriteNote } from './note-queries.ts';
import { presentNote } from './present.ts';

/** The discussion of a work and the viewer's own private notes on it, the oldest first. Throws as `runWork` does. */
export async function listNotes(services: Services, viewer: Person, publicacionId: string) {
  const work = await runWork(services, viewer, publicacionId);
  const rows = await findNotes(services.db, publicacionId);
  const notas = rows.filter(({ note }) => canReadNote(viewer, work, note)).map((row) => presentNote(row, work, viewer));
  return { notas };
}

/** Writes a note. Of a private one nobody is told, and nothing is recorded. Throws as `runWork` does. */
export async function addNote(
  services: Services,
  viewer: Person,
  publicacionId: string,
  { texto, privada }: { texto: string; privada: boolean },
): Promise<EditorialNote> {
  const { db, transact } = services;
  const work = await runWork(services, viewer, publicacionId);
  const id = uuid();
  await transact(async () => {
    await insertNote(db, { id, publicacionId, autorId: viewer.id, privada, texto });
    if (!privada) {
      const datos = { titulo: work.titulo };
      await record(db, { type: 'note.added', userId: viewer.id, publicacionId, datos });
    }
  });
  return readNote(services, viewer, id);
}

/** Rewrites one's own note. Throws `no_encontrado`, or `sin_permiso` where it is another's. */
export async function editNote(services: Services, viewer: Person, id: string, texto: string): Promise<EditorialNote> {
  await ownNote(services, viewer, id);
  await rewriteNote(services.db, id, texto);
  return readNote(services, viewer, id);
}

/** Takes one's own note away for good. Throws as `editNote` does. */
export async function removeNote(services: Services, viewer: Person, id: string): Promise<void> {
  await ownNote(services, viewer, id);
  await deleteNote(services.db, id);
}

/**
 * Marks a note as done with, or opens it again: a private one for its writer, any other for all who run the work; whoever comes
 * second changes nothing. Its writer is told of what others do. Throws `no_encontrado`, also of another's private one.
 */
export async function resolveNote(
  services: Services,
  viewer: Person,
  id: string,
  isResolved: boolean,
): Promise<EditorialNote> {
  const { db, transact } = services;
  await transact(async () => {
    const { row, work } = await readableNote(services, viewer, id);
    const { publicacionId, privada, autorId } = row.note;
    if (!canResolveNote(viewer, work, row.note)) throw refuse('sin_permiso');
    if (!(await markResolved(db, id, isResolved ? viewer.id : null)) || privada) return;
    const datos = { titulo: work.titulo, cuenta: autorId };
    await record(db, { type: isResolved ? 'note.resolved' : 'note.reopened', userId: viewer.id, publicacionId, datos });
  });
  return readNote(services, viewer, id);
}

async function readableNote(services: Services, viewer: Person, id: string) {
  const row = await findNote(services.db, id);
  if (!row) throw refuse('no_encontrado');
  const work = await runWork(services, viewer, row.note.publicacionId);
  if (!canReadNote(viewer, work, row.note)) throw refuse('no_encontrado');
  return { row, work };
}

async function readNote(services: Services, viewer: Person, id: string): Promise<EditorialNote> {
  const { row, work } = await readableNote(services, viewer, id);
  return presentNote(row, work, viewer);
}

async function ownNote(services: Services, viewer: Person, id: string): Promise<void> {
  const { row, work } = await readableNote(services, viewer, id);
  if (!canChangeNote(viewer, work, row.note)) throw refuse('sin_permiso');
}
