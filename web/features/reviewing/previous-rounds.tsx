import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { useMyReviews } from './use-my-reviews.ts';

/** What the reviewer wrote of earlier versions and the authors answered, with the way to what changed; nothing in a first round. */
export function PreviousRounds({ review }: { review: Review }) {
  const t = useMessages();
  const { data = [] } = useMyReviews();
  const earlier = data.filter(
    ({ publicacionId, ronda, fechaDeclinada }) =>
      publicacionId === review.publicacionId && ronda < review.ronda && !fechaDeclinada,
  );
  if (review.ronda === 1) return null;
  return (
    <Section
      level={3}
      title={t('reviewing.before.title')}
      actions={
        <Link to={`/publications/${review.publicacionId}/versiones`} className="link">
          {t('reviewing.before.compare')}
        </Link>
      }
    >
      {earlier.length === 0 && <p className="text-muted">{t('reviewing.before.none')}</p>}
      {earlier.map((each) => (
        <details key={each.id} open className="border-t border-line py-3">
          <summary className="cursor-pointer font-semibold">
            {t('reviewing.before.round', { round: each.ronda })}
          </summary>
          <ReviewNotes review={each} />
        </details>
      ))}
    </Section>
  );
}
