/** A reviewer's reviews counted, put in order and filtered. Pure functions of what the server gave. */
import type { Review } from '#contract/entities/review.ts';
import { daysUntil, warningDays } from './deadline.ts';

/** Whether the reviewer said no to it, or is asked for it no more. */
export const isDeclined = (review: Review) => review.fechaDeclinada !== null;
/** Whether the reviewer has spoken (docs/specification.md 4). */
export const isFinished = ({ estado }: Pick<Review, 'estado'>) => estado !== 'PENDIENTE' && estado !== 'EN_PROCESO';
/** What its reviewer wrote; before they do, what came with the assignment stands in its place (spec 001 §3). */
export const ownComments = ({ estado, comentarios, indicaciones }: Review) =>
  estado === 'PENDIENTE' && comentarios === indicaciones ? '' : comentarios;
/** Whether it waits for its reviewer: neither finished nor declined, in a round that is still open. */
export const isWaiting = (review: Review) => !isFinished(review) && review.acciones.includes('REVISAR');

/** Whether it waits for the work's authors, and then for its reviewer again. */
const isPaused = (review: Pick<Review, 'fechaDeclinada'> & Partial<Pick<Review, 'enPausa'>>) =>
  review.enPausa === true && review.fechaDeclinada === null;

/** Whether its round was decided without it. */
const isClosed = (review: Review) =>
  !isDeclined(review) && !isFinished(review) && !isWaiting(review) && !isPaused(review);

/** The same for whoever reads it: nobody can write in it any more. Of what is told in part, nothing is known. */
export const isLeftBehind = ({
  estado,
  fechaDeclinada,
  acciones,
  enPausa,
}: Pick<Review, 'estado' | 'fechaDeclinada'> & Partial<Pick<Review, 'acciones' | 'enPausa'>>) =>
  acciones !== undefined &&
  !fechaDeclinada &&
  !enPausa &&
  !isFinished({ estado }) &&
  !acciones.some((act) => act === 'REVISAR' || act === 'GESTIONAR');

/** What its reviewer does next about it, or why nothing. */
export function nextStepOf(review: Review) {
  if (review.retirada) return 'takenBack';
  if (isDeclined(review)) return review.expirada ? 'expired' : 'declined';
  if (isPaused(review)) return 'paused';
  if (isClosed(review)) return 'closed';
  if (isFinished(review)) return review.acciones.includes('REVISAR') ? 'done' : 'decided';
  if (review.acciones.includes('ACEPTAR')) return 'answer';
  return review.fechaLimite && daysUntil(review.fechaLimite) <= 0 ? 'overdue' : 'write';
}

/** A review's days in a calendar, from its assignment to its deadline (spec 001 §2), in UTC as days are shown everywhere. */
export const calendarEntries = (reviews: readonly Review[]) =>
  reviews
    .filter((review) => !isDeclined(review))
    .map((review) => {
      const start = review.fechaAsignacion.slice(0, 10);
      const end = review.fechaLimite?.slice(0, 10) ?? start;
      const late = isWaiting(review) && review.fechaLimite !== null && daysUntil(review.fechaLimite) <= 0;
      // A deadline may have been moved to before the day of its assignment.
      return { id: review.id, title: review.titulo, start: start < end ? start : end, end, late };
    });

/** The counters of the reviewer's dashboard (spec 001 §4). What was declined is no longer assigned. */
export function countReviews(reviews: readonly Review[]) {
  const assigned = reviews.filter((review) => !isDeclined(review));
  const count = (...estados: Review['estado'][]) => assigned.filter(({ estado }) => estados.includes(estado)).length;
  return {
    asignadas: assigned.length,
    pendientes: count('PENDIENTE'),
    completadas: count('ACEPTADA', 'RECHAZADA'),
    enProceso: count('EN_PROCESO'),
  };
}

/** What waits first, by deadline; then the rest, the newest first. */
export function byUrgency(reviews: readonly Review[]): Review[] {
  const due = ({ fechaLimite }: Review) => (fechaLimite ? Date.parse(fechaLimite) : Number.POSITIVE_INFINITY);
  return reviews.toSorted((one, other) => {
    if (isWaiting(one) !== isWaiting(other)) return isWaiting(one) ? -1 : 1;
    if (isWaiting(one) && due(one) !== due(other)) return due(one) - due(other);
    return Date.parse(other.fechaAsignacion) - Date.parse(one.fechaAsignacion);
  });
}

/** Filters of the work list by estado, under the names they have in the address. */
export const estadoFilters = {
  todas: () => true,
  pendientes: (review: Review) => (isWaiting(review) || isPaused(review)) && review.estado === 'PENDIENTE',
  'en-proceso': (review: Review) => (isWaiting(review) || isPaused(review)) && review.estado === 'EN_PROCESO',
  terminadas: (review: Review) => !isDeclined(review) && isFinished(review),
  declinadas: (review: Review) => isDeclined(review) || isClosed(review),
} satisfies Record<string, (review: Review) => boolean>;

const waitingDays = (test: (days: number) => boolean) => (review: Review) =>
  isWaiting(review) && review.fechaLimite !== null && test(daysUntil(review.fechaLimite));

/** Filters of the work list by deadline; only a review that waits has one to mind. */
export const dueFilters = {
  cualquiera: () => true,
  vencidas: waitingDays((days) => days <= 0),
  urgentes: waitingDays((days) => days > 0 && days <= warningDays),
  'con-tiempo': waitingDays((days) => days > warningDays),
} satisfies Record<string, (review: Review) => boolean>;

/** The review with which a person answers for a publication: the one they may still write, else any not declined. */
export function ownReviewOf(reviews: readonly Review[], publicacionId: string): Review | undefined {
  const own = reviews.filter((review) => review.publicacionId === publicacionId && !isDeclined(review));
  return own.find((review) => review.acciones.includes('REVISAR')) ?? own[0];
}
