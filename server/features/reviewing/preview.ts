import type { z } from 'zod';
import type { ReviewAsAuthor, reviewPreviewSchema } from '#contract/entities/review.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { isCompleted } from '#server/policy/index.ts';
import { checkedAnswers } from './check-answers.ts';
import { presentReview } from './present.ts';
import { readableReview } from './read.ts';

/** Nobody with an account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * What the author will see of a review as its reviewer is writing it: made by the presenter that answers the author, as
 * if it were completed. It keeps nothing. Throws `no_encontrado`, `sin_permiso` and `datos_no_validos`.
 */
export async function previewReview(
  services: Services,
  viewer: Person,
  id: string,
  { comentarios, estado, respuestas, anotaciones }: z.output<typeof reviewPreviewSchema>,
): Promise<ReviewAsAuthor> {
  const { review, work } = await readableReview(services, viewer, id);
  if (!isOwnReview(viewer, review)) throw refuse('sin_permiso');
  const settings = services.settings.of(work);
  const formulario = review.formulario ?? settings.formularioRevision;
  const written = {
    ...review,
    comentarios,
    anotaciones,
    formulario,
    respuestas: checkedAnswers(formulario, respuestas),
    // Of a review under way authors see nothing: it is shown as it will be.
    estado: isCompleted({ estado }) ? estado : ('ACEPTADA' as const),
    registradaPor: [],
    estadoRevisor: null,
    comentariosRevisor: null,
    withheld: false,
    declined: false,
  };
  const author: Person = { id: work.autorPrincipalId ?? work.authorIds[0] ?? nobody, roles: ['AUTOR'], ambitos: {} };
  const seen = presentReview(written, work, author, settings);
  // Nothing of the work goes along: its byline may be hidden from who reviews it.
  return {
    revisorNombre: seen.revisorNombre,
    estado,
    comentarios: seen.comentarios,
    formulario: seen.formulario,
    respuestas: seen.respuestas,
    anotaciones: seen.anotaciones,
    archivos: seen.archivos,
  };
}
