import type { Desk } from '#contract/entities/editorial.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canHandle } from '#server/policy/index.ts';
import { readDesk } from './desk.ts';
import { findActive, setEditor } from './desk-queries.ts';

interface Change {
  /** Null: nobody. */
  editorId: string | null;
  /** Who handled it when the asker last looked. */
  anterior: string | null;
}

/** Does as `giveToEditor`; what is so already stays so. */
export async function setHandlingEditor(services: Services, viewer: Person, id: string, change: Change): Promise<Desk> {
  await giveToEditor(services, viewer, id, change);
  return readDesk(services, viewer, id);
}

/**
 * Gives a work to a handling editor, takes it, or lets it go; false: it was so already, and nothing was done. Of two who take it at once
 * the second gets `editor_cambiado`. Also throws as `runWork` does, and `editor_no_valido` for an author of the work, who is no editor,
 * and who is gone.
 */
export function giveToEditor(
  services: Services,
  viewer: Person,
  id: string,
  { editorId, anterior }: Change,
): Promise<boolean> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    if (work.editorId === editorId) return false;
    if (work.editorId !== anterior) throw refuse('editor_cambiado');
    const chosen = editorId === null ? null : await findActive(db, editorId);
    if (chosen === undefined || (chosen && !canHandle(chosen, work)))
      throw refuse('editor_no_valido', { errors: [{ field: 'editorId', code: 'editor_no_valido' }] });
    await setEditor(db, id, editorId);
    const about = { userId: viewer.id, publicacionId: id };
    if (work.editorId)
      await record(db, {
        ...about,
        type: 'publication.editorReleased',
        datos: { titulo: work.titulo, cuenta: work.editorId },
      });
    if (editorId)
      await record(db, {
        ...about,
        type: 'publication.editorAssigned',
        datos: { titulo: work.titulo, cuenta: editorId },
      });
    return true;
  });
}
