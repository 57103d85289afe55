import type { PublishedReview } from '#contract/entities/published-process.ts';
import { answerPlace, reviewPlace } from '#contract/public-addresses.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAnswer, isPublishedReview, publishesReviews } from '#server/policy/index.ts';
import { findErasedReviewers, findReviewDois } from './doi-queries.ts';
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
  const rows = await publishedRows({ db, settings }, work);
  const dois = rows.length > 0 ? await findReviewDois(db, work.id) : new Map<string, string>();
  for (const row of rows) {
    const [doi, doiRespuesta] = [reviewPlace, answerPlace].map((place) => dois.get(place(row.ronda, row.numero)));
    const review = {
      ...presentPublished(row, work, versions),
      ...(doi && { doi }),
      ...(doiRespuesta && { doiRespuesta }),
    };
    rounds.set(row.ronda, [...(rounds.get(row.ronda) ?? []), review]);
  }
  return rounds;
}

/** Who is named on that page as having written each, by its place there; who has no name, or no account any more, is not in it. */
export async function publishedReviewers(
  services: Pick<Services, 'db' | 'settings'>,
  work: Work,
): Promise<Map<string, { nombres: string; apellidos: string }>> {
  const rows = await publishedRows(services, work);
  const erased = await findErasedReviewers(services.db, work.id);
  return new Map(
    rows.flatMap(({ ronda, numero, revisorId, revisor: { nombres, apellidos } }) =>
      `${nombres}${apellidos}`.trim() && !erased.has(revisorId)
        ? [[reviewPlace(ronda, numero), { nombres, apellidos }] as const]
        : [],
    ),
  );
}

/** By round and reviewer. */
async function publishedRows({ db, settings }: Pick<Services, 'db' | 'settings'>, work: Work): Promise<ReviewRow[]> {
  if (!publishesReviews(work, settings.of(work))) return [];
  const rows = (await findReviewsOf(db, work.id)).filter((row) => isPublishedReview(work, row, settings.of(work)));
  return rows.toSorted((a, b) => a.ronda - b.ronda || a.numero - b.numero);
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
