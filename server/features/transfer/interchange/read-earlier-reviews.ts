import type { EarlierReviews } from '#contract/entities/earlier-review.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadEarlierReviews, canReadReserved } from '#server/policy/index.ts';
import { findEarlierReviews } from './queries.ts';

/**
 * What was said of a work in the journal from which it came; null where it came without. Throws `no_encontrado`, and `sin_permiso` of who
 * neither signs nor runs it.
 */
export async function readEarlierReviews(
  services: Services,
  viewer: Person,
  id: string,
): Promise<EarlierReviews | null> {
  const work = await readableWork(services, viewer, id);
  if (!canReadEarlierReviews(viewer, work)) throw refuse('sin_permiso');
  const row = await findEarlierReviews(services.db, id);
  if (!row) return null;
  const { revista, plataforma, fecha } = row;
  const revisiones = row.revisiones.map((review) => ({
    ...review,
    puntos: review.puntos.filter(({ reservado }) => !reservado || canReadReserved(viewer, work)),
  }));
  return { revista, plataforma, fecha: fecha.toISOString(), revisiones };
}
