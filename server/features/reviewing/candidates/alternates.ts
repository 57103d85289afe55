import type { z } from 'zod';
import type { Alternate, newAlternatesSchema, PassedOver } from '#contract/entities/candidate.ts';
import { passedOverReasons } from '#contract/entities/candidate.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { checkAction } from '#server/features/publications/check-action.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { Services } from '#server/platform/services.ts';
import { findAlternates, replaceAlternates } from './alternate-queries.ts';
import { appraise } from './appraise.ts';
import { inviteNext } from './invite-next.ts';
import { workForChoosingReviewers } from './list.ts';
import { readLoads } from './loads.ts';

/** The ranked list of the present round. Throws `no_encontrado` and `sin_permiso`. */
export async function readAlternates(services: Services, viewer: Person, id: string) {
  const work = await workForChoosingReviewers(services, viewer, id);
  const rows = await findAlternates(services.db, id, work.ronda);
  const ids = rows.map(({ userId }) => userId);
  const conflicts = (await findConflicts(services, [work], ids)).get(id);
  const candidates = await appraise(services, work, ids, conflicts);
  const places = new Map(rows.map((row) => [row.userId, row]));
  return {
    deseados: work.revisoresDeseados,
    ocupadas: work.reviews,
    candidatos: candidates.map((candidate): Alternate => {
      const place = places.get(candidate.id);
      const descartada = passedOverReasons.find((reason: PassedOver) => reason === place?.descartada) ?? null;
      return {
        ...candidate,
        situacion: place?.fechaInvitacion ? 'INVITADA' : descartada ? 'DESCARTADA' : 'EN_ESPERA',
        descartada,
        fechaInvitacion: place?.fechaInvitacion?.toISOString() ?? null,
      };
    }),
  };
}

type NewAlternates = z.output<typeof newAlternatesSchema>;

/**
 * Ranks the candidates of the present round, and invites at once as many as are wanted. Throws `no_encontrado`,
 * `sin_permiso`, `fuera_de_revision`, and `datos_no_validos` for somebody who is not there.
 */
export async function saveAlternates(
  services: Services,
  viewer: Person,
  id: string,
  { deseados, candidatos }: NewAlternates,
) {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    checkAction(services, viewer, work, 'CREAR_REVISION', 'fuera_de_revision');
    const known = await readLoads(services, candidatos);
    if (known.size < candidatos.length)
      throw refuse('datos_no_validos', { errors: [{ field: 'candidatos', code: 'persona_sin_cuenta' }] });
    await replaceAlternates(db, id, work.ronda, candidatos);
    await updateWork(db, id, { revisoresDeseados: deseados });
    await record(db, {
      type: 'candidates.ranked',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo },
    });
    await inviteNext(services, id, viewer.id);
  });
  return readAlternates(services, viewer, id);
}
