import type { PublishedReview } from '#contract/entities/published-process.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAnswer, isPublishedReview, publishesReviews } from '#server/policy/index.ts';
import { answersTo } from './present.ts';
import { findReviewsOf, type ReviewRow } from './queries.ts';

/** Of each version of the work, the last first. */
type Sent = readonly { numero: number; ronda: number; fecha: Date }[];

/** The reviews of a work that anybody may read, by round and reviewer. */
export async function publishedReviews(
  { db, settings }: Services,
  work: Work,
  versions: Sent,
): Promise<Map<number, PublishedReview[]>> {
  const rounds = new Map<number, PublishedReview[]>();
  if (!publishesReviews(work, settings.of(work))) return rounds;
  const rows = (await findReviewsOf(db, work.id)).filter((row) => isPublishedReview(work, row, settings.of(work)));
  for (const row of rows.toSorted((a, b) => a.ronda - b.ronda || a.numero - b.numero))
    rounds.set(row.ronda, [...(rounds.get(row.ronda) ?? []), presentPublished(row, work, versions)]);
  return rounds;
}

/** Field by field, so that nothing that is added to reviews is published by itself. */
function presentPublished(row: ReviewRow, work: Work, versions: Sent): PublishedReview {
  const formulario = (row.formulario ?? []).filter(({ paraAutor }) => paraAutor);
  const sent = canReadAnswer(null, work, row) ? row.respuesta : null;
  return {
    numero: row.numero,
    revisor: `${row.revisor.nombres} ${row.revisor.apellidos}`.trim(),
    fecha: row.fechaCompletada?.toISOString() ?? null,
    version: versionOf(row, versions),
    estado: row.estado,
    comentarios: row.comentarios,
    formulario,
    respuestas: answersTo(formulario, row),
    anotaciones: row.anotaciones,
    comentarioAutor: row.comentarioAutor,
    respuesta: sent?.enviada ? { fecha: sent.enviada.toISOString(), puntos: sent.puntos } : null,
  };
}

/**
 * The version that its reviewer had before them when they wrote last. A round that was returned to its authors has several: what
 * was handed in before speaks of the one that went back, unless its reviewer wrote again.
 */
function versionOf({ ronda, revisorId, fechaCompletada, historialCambios }: ReviewRow, versions: Sent): number | null {
  const own = historialCambios.flatMap(({ updatedBy, updatedAt }) =>
    updatedBy === revisorId && updatedAt ? [Date.parse(updatedAt)] : [],
  );
  const written = Math.max(...own, fechaCompletada?.getTime() ?? 0);
  const sent = versions.filter((version) => version.ronda === ronda);
  return (sent.find(({ fecha }) => fecha.getTime() <= written) ?? sent.at(-1))?.numero ?? null;
}
