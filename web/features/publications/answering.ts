/** What the authors of a work have answered to its last reviews, and what not yet. Pure functions of what the server gave. */
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { AnsweredPoint, Review } from '#contract/entities/review.ts';
import { pointsOfReview } from '#contract/points.ts';
import { isPraise } from './praise-words.ts';

/** Whether a new version is being prepared, so that its authors may have something to answer. */
export const mayAnswer = ({ estado, ronda }: Pick<PublicationSummary, 'estado' | 'ronda'>): boolean =>
  estado === 'CAMBIOS_SOLICITADOS' || (estado === 'BORRADOR' && ronda > 1);

/** The reviews of the last round that this person may answer point by point, in the order they were assigned. */
export function toAnswer(reviews: readonly Review[]): Review[] {
  const open = reviews.filter(({ acciones }) => acciones.includes('RESPONDER_PUNTOS'));
  const last = Math.max(...open.map(({ ronda }) => ronda));
  return open.filter(({ ronda }) => ronda === last).toReversed();
}

/** The points of a review with what is answered so far; those that its words make, and its notes in the margin, before anything is. */
export function pointsToAnswer({ respuesta, ...review }: ToAnswer): AnsweredPoint[] {
  if (respuesta && respuesta.puntos.length > 0) return respuesta.puntos;
  return pointsOfReview(review).map((punto) => ({ punto, respuesta: '' }));
}

type ToAnswer = Pick<Review, 'comentarios' | 'anotaciones' | 'respuesta'>;

export interface Progress {
  answered: number;
  total: number;
}

/** Praise counts once it is answered: nobody has to. */
export function progressOf(points: readonly AnsweredPoint[]): Progress {
  const answered = points.filter(isAnswered).length;
  const open = points.filter((point) => !isAnswered(point) && !isPraise(point.punto)).length;
  return { answered, total: answered + open };
}
const isAnswered = ({ respuesta }: AnsweredPoint) => respuesta.trim() !== '';

export const together = (parts: readonly Progress[]): Progress => ({
  answered: parts.reduce((sum, { answered }) => sum + answered, 0),
  total: parts.reduce((sum, { total }) => sum + total, 0),
});

export function unansweredOf(reviews: readonly Review[]): number {
  const { answered, total } = together(reviews.map((review) => progressOf(pointsToAnswer(review))));
  return total - answered;
}
