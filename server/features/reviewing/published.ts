import type { PublishedReview } from '#contract/entities/published-process.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAnswer, isPublishedReview, publishesReviews } from '#server/policy/index.ts';
import { answersTo } from './present.ts';
import { findReviewsOf, type ReviewRow } from './queries.ts';

/** The reviews of a work that anybody may read, by round and reviewer. */
export async function publishedReviews(
  { db, settings }: Services,
  work: Work,
): Promise<Map<number, PublishedReview[]>> {
  const rounds = new Map<number, PublishedReview[]>();
  if (!publishesReviews(work, settings.get())) return rounds;
  const rows = (await findReviewsOf(db, work.id)).filter((row) => isPublishedReview(work, row, settings.get()));
  for (const row of rows.toSorted((a, b) => a.ronda - b.ronda || a.numero - b.numero))
    rounds.set(row.ronda, [...(rounds.get(row.ronda) ?? []), presentPublished(row, work)]);
  return rounds;
}

/** Field by field, so that nothing that is added to reviews is published by itself. */
function presentPublished(row: ReviewRow, work: Work): PublishedReview {
  const formulario = (row.formulario ?? []).filter(({ paraAutor }) => paraAutor);
  const sent = canReadAnswer(null, work, row) ? row.respuesta : null;
  return {
    numero: row.numero,
    revisor: `${row.revisor.nombres} ${row.revisor.apellidos}`.trim(),
    fecha: row.fechaCompletada?.toISOString() ?? null,
    estado: row.estado,
    comentarios: row.comentarios,
    formulario,
    respuestas: answersTo(formulario, row),
    anotaciones: row.anotaciones,
    comentarioAutor: row.comentarioAutor,
    respuesta: sent?.enviada ? { fecha: sent.enviada.toISOString(), puntos: sent.puntos } : null,
  };
}
