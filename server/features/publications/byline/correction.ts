/** Opening the byline of a work that was sent, and nothing else of it, so that its main author corrects it; and closing it. */
import { refuse } from '#contract/refuse.ts';
import { isBylineCorrectable, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canCloseByline, canOpenByline } from '#server/policy/index.ts';

/** Throws `no_encontrado`, `sin_permiso`, and `autoria_no_corregible` for drafts and for what is, or was, published. */
export function openByline(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    if (!canOpenByline(viewer, work)) throw refuse('sin_permiso');
    if (work.deletedAt) throw refuse('no_encontrado');
    if (!isBylineCorrectable(work)) throw refuse('autoria_no_corregible');
    if (work.isBylineOpen) return;
    await updateWork(db, id, { firmaAbierta: new Date() });
    const datos = { titulo: work.titulo, cuenta: work.autorPrincipalId };
    await record(db, { type: 'publication.bylineOpened', userId: viewer.id, publicacionId: id, datos });
  });
}

/** By who opened it, or by its main author, who has done. Where it is closed it stays so. Throws `no_encontrado` and `sin_permiso`. */
export function closeByline(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    if (!canCloseByline(viewer, work)) throw refuse('sin_permiso');
    if (!work.isBylineOpen) return;
    await updateWork(db, id, { firmaAbierta: null });
    const datos = { titulo: work.titulo, cuenta: work.autorPrincipalId };
    await record(db, { type: 'publication.bylineClosed', userId: viewer.id, publicacionId: id, datos });
  });
}
