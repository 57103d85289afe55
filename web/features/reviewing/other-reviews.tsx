import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { AnnotationList } from './annotations/annotation-list.tsx';
import { AnsweredForm } from './answered-form.tsx';
import { AnsweredPoints } from './answered-points.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { RecordedBadge, ReviewersWords } from './recorded-words.tsx';
import { ReviewEstadoBadge } from './review-badges.tsx';
import { useOtherReviews } from './use-other-reviews.ts';

/** What others wrote about a work, for a reviewer who has completed their own (docs/specification.md 5); nothing before that. */
export function OtherReviews({ publicacionId }: { publicacionId: string }) {
  const t = useMessages();
  const others = useOtherReviews({ publicacionId });
  if (others.length === 0) return null;
  return (
    <Section title={t('reviewer.detail.reviews')} level={3}>
      <ul className="divide-y divide-line border-y border-line">
        {others.map((review) => (
          <li key={review.id} className="py-4">
            <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
              {review.revisorNombre} <ReviewEstadoBadge review={review} />
              <RecordedBadge review={review} />
            </p>
            <p className="mt-2 max-w-reading whitespace-pre-line">{review.comentarios}</p>
            <ReviewersWords review={review} />
            <AnnotationList review={review} />
            <AnsweredForm review={review} />
            <AttachedFiles files={review.archivos} />
            <AnsweredPoints review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
