import type { PassportNote, PassportNoteChange } from '#contract/entities/passport.ts';
import { indexKeys } from '#contract/passport.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { lockJournal } from '../queries.ts';
import { recordPart } from '../replace-parts.ts';
import { indices } from './indices-words.ts';
import { eraseNote, findNotes, saveNote } from './note-queries.ts';

const known = new Set(indexKeys.flatMap((index) => indices[index].criteria.map(({ key }) => `${index}.${key}`)));

/**
 * Writes what somebody notes of a criterion; an empty text takes the note away. Throws `no_encontrado` of a journal or a criterion that there
 * is none of, and `revista_cambiada` where the note was written after `antes`.
 */
export async function writeNote(
  services: Services,
  viewer: Person,
  { id, criterio }: { id: string; criterio: string },
  { texto, antes }: PassportNoteChange,
): Promise<{ nota: PassportNote | null }> {
  const { db, transact, settings } = services;
  if (!known.has(criterio)) throw refuse('no_encontrado');
  return transact(async () => {
    if (!(await lockJournal(db, id))) throw refuse('no_encontrado');
    const stored = async () => (await findNotes(db, id, criterio)).get(criterio) ?? null;
    const before = await stored();
    if (before?.texto === texto || (!before && texto === '')) return { nota: before };
    if (antes !== undefined && antes !== (before?.fecha ?? null)) throw refuse('revista_cambiada');
    if (texto === '') await eraseNote(db, id, criterio);
    else await saveNote(db, { revistaId: id, criterio, texto, porId: viewer.id });
    await recordPart(services, viewer, settings.of(id).nombre, 'pasaporte');
    return { nota: await stored() };
  });
}
