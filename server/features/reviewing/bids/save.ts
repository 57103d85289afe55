import type { NewBid } from '#contract/entities/bid.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canBid, standsInRound } from '#server/policy/index.ts';
import { isKeptFromBidding } from './list.ts';
import { deleteBid, findBid, putBid } from './queries.ts';

/**
 * Says whether the viewer would review a work, in the place of what they said before, or takes that back. The same again changes
 * nothing. A conflict of interest is told in the record as any other, without what it is with. Throws `sin_preferencias`,
 * `no_encontrado` and `preferencia_cerrada`.
 */
export function saveBid(services: Services, viewer: Person, id: string, bid: NewBid): Promise<NewBid> {
  const { db, transact } = services;
  const { respuesta } = bid;
  const motivo = respuesta === 'CONFLICTO' ? bid.motivo : '';
  return transact(async () => {
    const work = await readableWork(services, viewer, id);
    if (!services.settings.of(work).preferenciasDeRevision) throw refuse('sin_preferencias');
    const before = await findBid(db, id, viewer.id);
    const hadConflict = before?.respuesta === 'CONFLICTO';
    if (!canBid(viewer, work) || (await isKeptFromBidding(services, viewer, work))) throw refuse('preferencia_cerrada');
    const isSame = before?.respuesta === respuesta && before.motivo === motivo && standsInRound(before, work);
    if (isSame) return { respuesta, motivo };
    if (respuesta === null) await deleteBid(db, id, viewer.id);
    else await putBid(db, { publicacionId: id, userId: viewer.id, ronda: work.ronda, respuesta, motivo });
    if (respuesta === 'CONFLICTO' && !hadConflict)
      await record(db, { type: 'account.conflictDeclared', userId: viewer.id });
    if (respuesta !== 'CONFLICTO' && hadConflict)
      await record(db, { type: 'account.conflictWithdrawn', userId: viewer.id });
    return { respuesta, motivo };
  });
}
