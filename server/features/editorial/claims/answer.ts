/** Answering an appeal or a complaint: by somebody who had no part in what it is about. */
import type { Claim, ClaimAnswer } from '#contract/entities/claim.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { applyChange } from '#server/features/editorial/change-estado.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { toldTitle } from '#server/features/publications/succession/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canAnswerClaim } from '#server/policy/index.ts';
import { lockClaim } from './make.ts';
import { presentClaim } from './present.ts';
import { closeClaim, findClaim } from './queries.ts';

/**
 * Answers it, once. To uphold an appeal revokes the decision, with its letter, by the workflow's table. Throws `no_encontrado`,
 * `reclamacion_con_parte`, `reclamacion_cerrada`, `respuesta_de_otra_clase`, and what a revocation is refused with.
 */
export async function answerClaim(
  services: Services,
  viewer: Person,
  id: string,
  { resultado, texto }: ClaimAnswer,
): Promise<Claim> {
  const { db, transact } = services;
  return transact(async () => {
    const { row, work } = await lockClaim(services, viewer, id);
    if (!canAnswerClaim(viewer, work, row)) throw refuse('reclamacion_con_parte');
    if (row.estado !== 'ABIERTA') throw refuse('reclamacion_cerrada');
    if ((row.clase === 'QUEJA') !== (resultado === 'RESPONDIDA'))
      throw refuse('respuesta_de_otra_clase', { errors: [{ field: 'resultado', code: 'opcion' }] });
    await closeClaim(db, id, { estado: resultado, respuesta: texto, respondidaPorId: viewer.id });
    if (resultado === 'ESTIMADA')
      await applyChange(services, viewer, work.id, {
        to: 'EN_REVISION',
        among: ['REVOCAR_DECISION'],
        motivo: texto,
        appeal: { barredIds: row.barredIds },
      });
    const type = typeOf[resultado];
    const datos = { titulo: await toldTitle(services, work), reclamacion: id };
    // The answer is told to whom it is for; the record keeps that there was one.
    await record(db, { type, userId: viewer.id, publicacionId: work.id, datos, said: { respuesta: texto } });
    const answered = await findClaim(db, id);
    return presentClaim(answered ?? row, (await findWork(db, work.id)) ?? work, viewer);
  });
}

const typeOf = {
  ESTIMADA: 'appeal.upheld',
  DESESTIMADA: 'appeal.dismissed',
  RESPONDIDA: 'complaint.answered',
} as const;
