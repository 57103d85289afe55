/** A message of a discussion as one person may see it: the only door through which messages leave. */
import type { DiscussionMessage } from '#contract/entities/discussion.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRemoveMessage, hidesEditor, hidesSpeaker, isOwnMessage } from '#server/policy/index.ts';
import type { LastOfOthers, MessageRow } from './queries.ts';

/** @param others when somebody other than the viewer last wrote: what stands before that is changed no more */
export function presentMessage(
  { message, author, numero }: MessageRow,
  work: Work,
  viewer: Person,
  others: LastOfOthers,
  { settings }: Services,
): DiscussionMessage {
  const asReviewer = message.reviewId !== null;
  const said = { autorId: message.autorId, asReviewer };
  const name = author && `${author.nombres} ${author.apellidos}`.trim();
  const numbered = asReviewer ? `Revisor ${numero}` : null;
  const canRemove = canRemoveMessage(viewer, work, message, settings.of(work));
  return {
    id: message.id,
    autor: hidesEditor(viewer, work, said) ? null : hidesSpeaker(viewer, work, said) ? numbered : (name ?? numbered),
    deRedaccion: !asReviewer,
    propio: isOwnMessage(viewer, message),
    texto: message.texto,
    fecha: message.fecha.toISOString(),
    fechaEdicion: message.fechaEdicion?.toISOString() ?? null,
    fechaEliminacion: message.fechaEliminacion?.toISOString() ?? null,
    acciones: canRemove ? [...(isBefore(message, others) ? [] : (['EDITAR'] as const)), 'ELIMINAR'] : [],
  };
}

/** Whether somebody else wrote after it; of two of one moment, in the order in which they are read. */
export const isBefore = (message: { fecha: Date; id: string }, others: LastOfOthers): boolean =>
  others !== null &&
  (message.fecha < others.fecha || (message.fecha.getTime() === others.fecha.getTime() && message.id < others.id));
