/** Answering whether one's own identity may be known in a work that hides it. */
import type { Consent } from '#contract/entities/consent.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canAnswerConsent } from '#server/policy/index.ts';
import { findConsent, findConsentsOf, updateConsent } from './consent-queries.ts';
import { presentConsent } from './present-consent.ts';

/** What the viewer was asked, the last first. */
export async function listOwnConsents({ db }: Pick<Services, 'db'>, viewer: Person): Promise<Consent[]> {
  return (await findConsentsOf(db, viewer.id)).map(presentConsent);
}

/**
 * Says yes or no to a request of one's own, or changes one's mind: from a yes on the identity is known, from a no on hidden
 * again. Throws `no_encontrado`, another's included, and `consentimiento_retirado`.
 */
export async function answerConsent(services: Services, viewer: Person, id: string, acepta: boolean): Promise<Consent> {
  const { db, transact } = services;
  return transact(async () => {
    const { publicacionId } = await ownConsent(services, viewer, id);
    const work = await lockWork(db, publicacionId);
    const row = await ownConsent(services, viewer, id);
    if (!work || work.deletedAt) throw refuse('no_encontrado');
    if (row.estado === 'RETIRADA') throw refuse('consentimiento_retirado');
    const estado = acepta ? 'ACEPTADA' : 'RECHAZADA';
    if (row.estado === estado) return presentConsent(row);
    const fechaRespuesta = new Date();
    await updateConsent(db, id, { estado, fechaRespuesta });
    await record(db, {
      type: acepta ? 'consent.given' : 'consent.refused',
      userId: viewer.id,
      publicacionId,
      datos: { titulo: row.titulo, cuenta: row.pedidaPorId },
    });
    return presentConsent({ ...row, estado, fechaRespuesta });
  });
}

async function ownConsent({ db }: Services, viewer: Person, id: string) {
  const row = await findConsent(db, id);
  if (!row || !canAnswerConsent(viewer, row)) throw refuse('no_encontrado');
  return row;
}
