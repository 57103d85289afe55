import { issueLabel } from '#contract/issue-label.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { resumeProduction } from '#server/features/editorial/production/settle.ts';
import { lockWork, updateWork, type Work } from '#server/features/publications/queries.ts';
import type { BeforeNumber } from '#server/platform/database/schema.ts';
import type { Services } from '#server/platform/services.ts';
import { findPlaces, isInOther, updateIssue, updatePlace } from './queries.ts';
import { lockRunnable } from './runnable.ts';

/**
 * Takes a published number back within the hour: works that it published are approved again, with what they had; those that were out
 * before it stay out, without a number, and so do chapters of its books that stand in another number since. Throws as `lockRunnable` does.
 */
export function takeBackIssue(services: Services, viewer: Person, id: string, motivo: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'RETIRAR');
    const numero = issueLabel(issue);
    for (const { place, work } of await findPlaces(db, id)) {
      const undone = place.antes && (await undo(services, work.id, place.antes));
      if (place.antes) await updatePlace(db, work.id, { antes: null });
      // What came out with a book goes back with it; of a book that was retracted since it stays, as the book does. Likewise what was put
      // in another number since: its readers have it there.
      for (const { id: chapter, ...antes } of (undone && place.antes?.capitulos) || []) {
        if (await isInOther(db, chapter, id)) continue;
        const titulo = (await undo(services, chapter, antes)) && (await lockWork(db, chapter))?.titulo;
        if (titulo)
          await record(db, {
            type: 'publication.unpublished',
            userId: viewer.id,
            publicacionId: chapter,
            datos: { titulo, numero, motivo },
          });
      }
      await record(db, {
        type: undone ? 'publication.unpublished' : 'publication.unnumbered',
        userId: viewer.id,
        publicacionId: work.id,
        datos: { titulo: work.titulo, numero, motivo },
      });
    }
    await updateIssue(db, id, { fechaPublicacion: null, fechaRetirada: new Date() });
    await record(db, {
      type: 'publication.issueTakenBack',
      userId: viewer.id,
      numeroId: id,
      datos: { revista: issue.revistaId, numero, motivo },
    });
  });
}

/** Gives whether the work is approved again: one that was retracted since stays so. */
async function undo({ db }: Services, id: string, antes: BeforeNumber): Promise<boolean> {
  const work: Work | undefined = await lockWork(db, id);
  if (work?.estado !== 'PUBLICADO') return false;
  await updateWork(db, id, {
    estado: 'APROBADO',
    fechaPublicacion: dated(antes.fechaPublicacion),
    decididaPorId: antes.decididaPorId,
    fechaDecision: dated(antes.fechaDecision),
    publicadaPorAutor: false,
    // With its proofs approved it is ready, as it was.
    ...(await resumeProduction({ db }, id)),
  });
  return true;
}

const dated = (instant: string | null) => (instant === null ? null : new Date(instant));
