import type { RelatedWork } from '#contract/entities/relation.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { findRelation, liftRelation } from '#server/features/publications/relation-queries.ts';
import { presentRelated } from '#server/features/publications/relations.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canPublishNotices } from '#server/policy/index.ts';

/**
 * An expression of concern stands no more: both pages say so from now on, and the notice stays. By who runs the notice and the work
 * that it is about. Throws as `runWork` does, and `preocupacion_cerrada` where there is none to lift.
 */
export async function liftConcern(
  services: Services,
  viewer: Person,
  id: string,
  motivo: string,
): Promise<RelatedWork> {
  const { db, transact } = services;
  await transact(async () => {
    await lockRunWork(services, viewer, id);
    const relation = await findRelation(db, id);
    if (relation?.clase !== 'PREOCUPACION') throw refuse('preocupacion_cerrada');
    const work = await lockRunWork(services, viewer, relation.obraId);
    if (!canPublishNotices(viewer, work)) throw refuse('te_piden_firmar');
    if (!(await liftRelation(db, id, motivo))) throw refuse('preocupacion_cerrada');
    await record(db, {
      type: 'publication.concernLifted',
      userId: viewer.id,
      publicacionId: work.id,
      datos: { titulo: work.titulo, motivo },
    });
  });
  const [row, notice] = [await findRelation(db, id), await findWork(db, id)];
  if (!row || !notice) throw refuse('no_encontrado');
  return presentRelated(services.settings, row, notice);
}
