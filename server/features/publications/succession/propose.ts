/** Proposing that another author becomes a work's main author, and taking the proposal back. */
import type { WorkSuccession } from '#contract/entities/succession.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import { isMainAuthor, type Person, successionDays } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canProposeSuccession, canSucceed, canWithdrawSuccession, reviewsWork } from '#server/policy/index.ts';
import { deleteSuccession, findSuccession, findSuccessors, hasObjected, insertSuccession } from './queries.ts';
import { readSuccession, toldTitle } from './read.ts';

/**
 * Asks somebody of the byline to be the main author. Where who runs the work proposes, the present one is asked too, and has
 * `successionDays` to object; who objected within a year says yes, or keeps it. Throws `no_encontrado`, `sin_permiso`, `falta_motivo`, `relevo_no_posible`, `relevo_abierto`, and
 * `revisa_esta_obra` to who runs the work: to its main author it would tell who reviews it, and the one asked is told instead.
 */
export async function proposeSuccession(
  services: Services,
  viewer: Person,
  publicacionId: string,
  { personaId, motivo }: { personaId: string; motivo: string },
): Promise<WorkSuccession> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, publicacionId);
    if (!canProposeSuccession(viewer, work)) throw refuse('sin_permiso');
    if (work.deletedAt) throw refuse('no_encontrado');
    const porRedaccion = !isMainAuthor(work, viewer);
    if (porRedaccion && !motivo) throw refuse('falta_motivo', { errors: [{ field: 'motivo', code: 'motivo' }] });
    if (await findSuccession(db, publicacionId)) throw refuse('relevo_abierto');
    const anteriorId = work.autorPrincipalId;
    const chosen = (await findSuccessors(db, publicacionId, anteriorId)).find(({ id }) => id === personaId);
    if (!chosen || !canSucceed(chosen, work)) throw refuse('relevo_no_posible');
    if (porRedaccion && reviewsWork(chosen, work)) throw refuse('revisa_esta_obra');
    const fecha = new Date();
    // Whoever proposes agrees; where nobody is the main author, there is nobody to object.
    const agreed = !porRedaccion || anteriorId === null;
    const silenceAgrees = !agreed && !(await hasObjected(db, publicacionId, anteriorId, yearBefore(fecha)));
    await insertSuccession(db, {
      publicacionId,
      personaId,
      anteriorId,
      propuestoPorId: viewer.id,
      porRedaccion,
      motivo,
      fecha,
      fechaLimite: silenceAgrees ? new Date(fecha.getTime() + successionDays * dayMs) : null,
      fechaConforme: agreed ? fecha : null,
    });
    const datos = {
      titulo: await toldTitle(services, work),
      cuenta: personaId,
      ...(silenceAgrees && { dias: successionDays }),
    };
    const type = porRedaccion ? 'coauthor.successionByEditors' : 'coauthor.successionProposed';
    await record(db, { type, userId: viewer.id, publicacionId, datos });
  });
  return readSuccession(services, viewer, publicacionId);
}

function yearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Throws `no_encontrado`, `sin_permiso` and `relevo_cerrado`. */
export async function withdrawSuccession(services: Services, viewer: Person, publicacionId: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, publicacionId);
    if (!canProposeSuccession(viewer, work)) throw refuse('sin_permiso');
    if (work.deletedAt) throw refuse('no_encontrado');
    const row = await findSuccession(db, publicacionId);
    if (!row) throw refuse('relevo_cerrado');
    if (!canWithdrawSuccession(viewer, work, row)) throw refuse('sin_permiso');
    await deleteSuccession(db, publicacionId);
    const datos = { titulo: await toldTitle(services, work), cuenta: row.personaId };
    await record(db, { type: 'coauthor.successionWithdrawn', userId: viewer.id, publicacionId, datos });
  });
}
