import type { Review } from '#contract/entities/review.ts';
import type { Prioridad, ReviewEstado } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isLeftBehind } from './review-lists.ts';

const estadoTones: Record<ReviewEstado, Tone> = {
  PENDIENTE: 'red',
  EN_PROCESO: 'yellow',
  ACEPTADA: 'green',
  RECHAZADA: 'gray',
  DEVUELTA: 'blue',
};

/** How far a review is (spec 001 §4); a declined invitation, and one whose round closed without it, says so instead. */
export function ReviewEstadoBadge({ review }: { review: Pick<Review, 'estado' | 'fechaDeclinada'> & Partial<Review> }) {
  const t = useMessages();
  const end = endOf(review);
  return (
    <Badge tone={end ? 'gray' : estadoTones[review.estado]}>
      <VisuallyHidden>{t('reviewer.term.estado')}: </VisuallyHidden>
      {t(end ?? `reviewer.estado.${review.estado}`)}
    </Badge>
  );
}

/** How it ended without having been written. */
function endOf(review: Pick<Review, 'estado' | 'fechaDeclinada'> & Partial<Review>) {
  if (review.retirada) return 'reviewing.estado.retirada';
  if (review.fechaDeclinada) return review.expirada ? 'reviewing.estado.caducada' : 'reviewer.estado.declinada';
  return isLeftBehind(review) ? 'reviewing.estado.cerrada' : undefined;
}

const prioridadTones: Record<Prioridad, Tone> = { ALTA: 'red', MEDIA: 'yellow', BAJA: 'green' };

export function PrioridadBadge({ prioridad }: { prioridad: Prioridad }) {
  const t = useMessages();
  return (
    <Badge tone={prioridadTones[prioridad]}>
      <VisuallyHidden>{t('reviewer.term.prioridad')}: </VisuallyHidden>
      {t(`reviewer.prioridad.${prioridad}`)}
    </Badge>
  );
}
