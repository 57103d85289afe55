import type { DeclinedReview } from '#contract/entities/invitation.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { presentByline } from '#server/features/publications/present.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { Services } from '#server/platform/services.ts';
import { declareConflict } from './conflicts/declare.ts';
import { declineReview } from './decline.ts';
import { readableReview } from './read.ts';

/**
 * Declines a review, and declares the conflicts of interest that the reviewer names with it, in one transaction. Throws
 * what declining does, and `datos_no_validos` for a conflict with authors whom the reviewer may not know.
 */
export async function declineWithReasons(
  services: Services,
  viewer: Person,
  id: string,
  { motivo, sugiereA, conflicto }: DeclinedReview,
) {
  const { work } = await readableReview(services, viewer, id);
  // Declared conflicts are read back by name: they would tell who wrote it.
  if (conflicto?.conAutores && presentByline(work, viewer).hidden)
    throw refuse('datos_no_validos', {
      errors: [{ field: 'conflicto.conAutores', code: 'autores_ocultos' }],
    });
  const nota = answerWords.declaredWhenDeclining[await languageOf(services, viewer)];
  return services.transact(async () => {
    const declined = await declineReview(services, viewer, id, motivo, sugiereA);
    const authors = conflicto?.conAutores ? work.authorIds.filter((authorId) => authorId !== viewer.id) : [];
    for (const conUserId of authors) await declareConflict(services, viewer, { conUserId, institucion: null, nota });
    if (conflicto?.institucion)
      await declareConflict(services, viewer, { conUserId: null, institucion: conflicto.institucion, nota });
    return declined;
  });
}
