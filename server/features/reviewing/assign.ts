import { v7 as uuid } from 'uuid';
import { refuse } from '#contract/refuse.ts';
import type { Prioridad, ReviewEstado } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { hashToken, newToken } from '#server/features/accounts/tokens.ts';
import { checkAction } from '#server/features/publications/check-action.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canGiveReviewTo, isCompleted } from '#server/policy/index.ts';
import { checkConflicts } from './conflicts/check.ts';
import { answerBy, dueAfter } from './invitations/answer-by.ts';
import { mailInvitation } from './invitations/invite.ts';
import { findAbsence, findRoles, insertReview } from './queries.ts';
import { readReview } from './read.ts';

interface Assignment {
  revisorId: string;
  fechaLimite?: string | undefined;
  prioridad?: Prioridad | undefined;
  /** What the editor says along with it, or the editor's own finished review. */
  comentarios?: string;
  estado?: ReviewEstado;
  /** Why an administrator assigns it in spite of a conflict of interest. */
  motivoConflicto?: string | undefined;
}

/**
 * Gives a work in review to a reviewer for its present round. Throws `no_encontrado`, `sin_permiso`,
 * `fuera_de_revision`, `revisor_no_valido`, `revisor_bloqueado`, `conflicto_de_interes` or `revisor_repetido`.
 */
export async function assignReviewer(services: Services, viewer: Person, publicacionId: string, asked: Assignment) {
  const id = await services.transact(async () => {
    const work = await lockReadableWork(services, viewer, publicacionId);
    await checkAssignment(services, viewer, work, asked.revisorId);
    const inSpite = await checkConflicts(services, viewer, work, asked);
    return giveReview(services, work, asked, viewer.id, inSpite);
  });
  return readReview(services, viewer, id);
}

/**
 * Gives the review to a person whose fitness was checked, in the caller's transaction and with the work's row locked;
 * where it is still to be written, by somebody else than who assigns it, they are invited by mail.
 * `by` is who assigns it, null for the platform; `inSpite`, the conflict that an administrator passed over. Gives the
 * review's id. Throws `revisor_repetido` about `field`.
 */
export async function giveReview(
  services: Services,
  work: Work,
  asked: Assignment,
  by: string | null,
  inSpite?: { conflicto: string; motivo: string },
  field = 'revisorId',
): Promise<string> {
  const { db } = services;
  const id = uuid();
  const now = new Date();
  const estado = asked.estado ?? 'PENDIENTE';
  const isInvitation = estado === 'PENDIENTE' && asked.revisorId !== by;
  // Words to the reviewer must never pass for the reviewer's own.
  const said = asked.comentarios ?? '';
  const settings = services.settings.of(work);
  const absence = await findAbsence(db, asked.revisorId);
  const fechaLimite = asked.fechaLimite
    ? new Date(asked.fechaLimite)
    : dueAfter(now, settings.plazoRevisionDias, settings.festivos, absence);
  const fechaInvitacionVence = isInvitation ? answerBy({ now, absence }, settings, fechaLimite) : null;
  const token = newToken();
  const stored = await insertReview(db, {
    id,
    publicacionId: work.id,
    ronda: work.ronda,
    revisorId: asked.revisorId,
    estado,
    ...(isInvitation ? { indicaciones: said } : { comentarios: said }),
    prioridad: asked.prioridad ?? work.prioridad,
    fechaAsignacion: now,
    fechaLimite,
    fechaInvitacionVence,
    invitacionHash: isInvitation ? hashToken(token) : null,
    fechaCompletada: isCompleted({ estado }) ? now : null,
    historialCambios: [{ ...(by && { assignedBy: by }), assignedAt: now.toISOString(), estado, ...inSpite }],
  });
  if (!stored) throw refuse('revisor_repetido', { errors: [{ field, code: 'revisor_repetido' }] });
  if (fechaInvitacionVence) {
    const { revisorId } = asked;
    await mailInvitation(services, work, {
      id,
      revisorId,
      fechaLimite,
      fechaInvitacionVence,
      token,
      indicaciones: said,
    });
  }
  const event = { userId: by, publicacionId: work.id, reviewId: id };
  const datos = { titulo: work.titulo, ronda: work.ronda, estado };
  if (isCompleted({ estado })) await record(db, { ...event, type: 'review.completed', datos });
  else await record(db, { ...event, type: 'review.assigned', datos: { ...datos, cuenta: asked.revisorId } });
  if (inSpite) await record(db, { ...event, type: 'review.conflictOverridden', datos });
  return id;
}

async function checkAssignment(services: Services, viewer: Person, work: Work, revisorId: string): Promise<void> {
  checkAction(services, viewer, work, 'CREAR_REVISION', 'fuera_de_revision');
  const reviewer = await findRoles(services.db, revisorId);
  if (!reviewer || !canGiveReviewTo(viewer, reviewer, work))
    throw refuse('revisor_no_valido', { errors: [{ field: 'revisorId', code: 'revisor_no_valido' }] });
  if (reviewer.fechaBloqueo)
    throw refuse('revisor_bloqueado', { errors: [{ field: 'revisorId', code: 'revisor_bloqueado' }] });
}
