import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review } from '#contract/entities/review.ts';
import { readsWorksInProcess } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { useSession } from '#web/data/session.ts';
import { saidInMargin, type WrittenReview } from './review-form-values.ts';

/** `desde`: the `fechaEscrita` of the review that this was written on. */
type Sent = WrittenReview & { desde: string | null };

/** Whether the person may tell the editors something in confidence: the work is theirs to review. */
export const takesConfidential = (own: Review | undefined) => own?.acciones.includes('REVISAR') ?? false;

/**
 * Sends what a reviewer wrote about a publication (spec 001 §4): a review where they have one for it (`own`), a
 * suggestion otherwise. The call that creates a review takes no confidential comment and no answers to the form, and is open to
 * a reviewer's role; the one that changes it takes them, from whoever has it assigned.
 * Gives the review; null where the server made it a suggestion.
 */
export function useSendReview(publicacionId: string, own: Review | undefined) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { user } = useSession();

  async function send({
    comentarios,
    estado,
    confidencial,
    respuestas,
    desde,
    ...written
  }: Sent): Promise<Review | null> {
    if (!own) {
      await client.suggest({ body: { publicacionId, comentarios, calificacion: 0, tipo: 'SUGERENCIA' } });
      return null;
    }
    const historialCambios: never[] = [];
    const revisionPublica = own.revisionPublica ?? false;
    const anotaciones = saidInMargin(written);
    const annotates = anotaciones.length > 0 || own.anotaciones.length > 0;
    const isMore = annotates || own.formulario.length > 0 || confidencial.trim() !== (own.comentarioConfidencial ?? '');
    if (takesConfidential(own) && (isMore || !readsWorksInProcess(user))) {
      const body = {
        comentarios,
        estado,
        comentarioConfidencial: confidencial,
        respuestas,
        ...(annotates && { anotaciones }),
        revisionPublica,
        desde,
        historialCambios,
      };
      return client.updateReview({ params: { id: own.id }, body });
    }
    const body = { publicacionId, revisorId: user?.id, comentarios, estado, revisionPublica, historialCambios };
    const answer = await client.createReview({ body });
    return 'estado' in answer ? answer : null;
  }

  return useMutation({
    mutationFn: send,
    // Also after a refusal: the round may have been decided meanwhile.
    onSettled: () => {
      for (const call of ['myReviews', 'getReview', 'listPublications', 'getPublication', 'reviewsOfPublication'])
        void queryClient.invalidateQueries({ queryKey: [call] });
    },
  });
}
