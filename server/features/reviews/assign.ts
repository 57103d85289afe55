import { v7 as uuid } from 'uuid';
import type { Prioridad, ReviewEstado } from '#contract/vocabulary.ts';
import { allowedActions, type Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canBeReviewer, isCompleted } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { findRoles, insertReview } from './queries.ts';
import { readReview } from './read.ts';

interface Assignment {
  revisorId: string;
  fechaLimite?: string | undefined;
  prioridad?: Prioridad | undefined;
  /** What the editor says along with it, or the editor's own finished review. */
  comentarios?: string;
  estado?: ReviewEstado;
}

/**
 * Gives a work in review to a reviewer for its present round. Throws `no_encontrado`, `sin_permiso`,
 * `fuera_de_revision`, `revisor_no_valido` or `revisor_repetido`.
 */
export async function assignReviewer(services: Services, viewer: Person, publicacionId: string, asked: Assignment) {
  const { db, transact } = services;
  const id = uuid();
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, publicacionId);
    await checkAssignment(services, viewer, work, asked.revisorId);
    const now = new Date();
    const estado = asked.estado ?? 'PENDIENTE';
    const stored = await insertReview(db, {
      id,
      publicacionId,
      ronda: work.ronda,
      revisorId: asked.revisorId,
      estado,
      comentarios: asked.comentarios ?? '',
      prioridad: asked.prioridad ?? work.prioridad,
      fechaAsignacion: now,
      fechaLimite: asked.fechaLimite ? new Date(asked.fechaLimite) : deadline(services, now),
      fechaCompletada: isCompleted({ estado }) ? now : null,
      historialCambios: [{ assignedBy: viewer.id, assignedAt: now.toISOString(), estado }],
    });
    if (!stored) throw refuse('revisor_repetido', { errors: [{ field: 'revisorId', message: repeated }] });
    await record(db, {
      type: isCompleted({ estado }) ? 'review.completed' : 'review.assigned',
      userId: viewer.id,
      publicacionId,
      reviewId: id,
      datos: { titulo: work.titulo, ronda: work.ronda, estado },
    });
  });
  return readReview(services, viewer, id);
}

const repeated = 'Esa persona ya tiene una revisión de esta ronda.';
const notAReviewer = 'Hace falta el rol de revisor y no ser autora de la obra.';

async function checkAssignment(services: Services, viewer: Person, work: Work, revisorId: string): Promise<void> {
  if (!allowedActions(work, viewer, services.settings.get()).includes('CREAR_REVISION'))
    throw work.estado === 'EN_REVISION' ? refuse('sin_permiso') : refuse('fuera_de_revision', { estado: work.estado });
  const reviewer = await findRoles(services.db, revisorId);
  // Who runs the process may also write a review in their own name.
  const valid = reviewer && (reviewer.id === viewer.id || canBeReviewer(reviewer, work));
  if (!valid) throw refuse('revisor_no_valido', { errors: [{ field: 'revisorId', message: notAReviewer }] });
}

const deadline = ({ settings }: Services, from: Date) =>
  new Date(from.getTime() + settings.get().plazoRevisionDias * 86_400_000);
