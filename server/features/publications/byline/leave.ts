import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findByline, saveByline } from '#server/features/publications/byline-queries.ts';
import { lockDraft } from '#server/features/publications/edit.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { endWithoutAuthor } from '#server/features/publications/succession/answer.ts';
import type { Services } from '#server/platform/services.ts';
import { canLeaveAuthors } from '#server/policy/index.ts';

/** Takes the viewer out of the byline of a draft. Throws what `lockDraft` does, and `sin_permiso` for its main author. */
export async function leaveAuthors(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockDraft(services, viewer, id, canLeaveAuthors);
    const byline = await findByline(db, id);
    await saveByline(
      db,
      id,
      byline.filter((author) => author.id !== viewer.id),
    );
    await updateWork(db, id, {});
    await endWithoutAuthor(services, work, viewer);
    await record(db, {
      type: 'coauthor.left',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo, cuenta: work.autorPrincipalId },
    });
  });
}
