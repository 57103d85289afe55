import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

type Words = Pick<Review, 'registradaPorRedaccion' | 'estadoRevisor' | 'comentariosRevisor'>;

/** That the editors recorded a review in its reviewer's stead; nothing where they did not. */
export function RecordedBadge({ review }: { review: Words }) {
  const t = useMessages();
  return review.registradaPorRedaccion && <Badge tone="yellow">{t('common.recorded')}</Badge>;
}

/** What the reviewer themselves had written, beside what the editors recorded; nothing where they did not. */
export function ReviewersWords({ review }: { review: Words }) {
  const t = useMessages();
  const { registradaPorRedaccion, estadoRevisor, comentariosRevisor } = review;
  if (!registradaPorRedaccion || !estadoRevisor) return null;
  return (
    <div className="mt-3 max-w-reading border-s-2 border-accent-line ps-4">
      <p className="text-sm text-muted">{t('common.recorded.own', { estado: t(`reviewer.said.${estadoRevisor}`) })}</p>
      <p className="whitespace-pre-line wrap-anywhere">{comentariosRevisor || t('common.recorded.nothing')}</p>
    </div>
  );
}
