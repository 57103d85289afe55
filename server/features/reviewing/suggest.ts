import { v7 as uuid } from 'uuid';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canSuggest } from '#server/policy/index.ts';
import { insertSuggestion } from './queries.ts';

/** Leaves a suggestion on a work that the viewer may read and did not write. Throws `no_encontrado`, `sin_permiso`. */
export async function suggest(
  services: Services,
  viewer: Person,
  { publicacionId, comentarios }: { publicacionId: string; comentarios: string },
) {
  const work = await readableWork(services, viewer, publicacionId);
  if (!canSuggest(viewer, work)) throw refuse('sin_permiso');
  const row = await services.transact(async () => {
    const stored = await insertSuggestion(services.db, { id: uuid(), publicacionId, userId: viewer.id, comentarios });
    await record(services.db, {
      type: 'suggestion.sent',
      userId: viewer.id,
      publicacionId,
      datos: { titulo: work.titulo },
    });
    return stored;
  });
  return {
    id: row.id,
    publicacionId,
    comentarios: row.comentarios,
    calificacion: 0 as const,
    tipo: 'SUGERENCIA' as const,
    fechaCreacion: row.fechaCreacion.toISOString(),
  };
}
