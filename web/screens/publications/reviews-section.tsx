import { useState } from 'react';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { ReviewItem } from './review-item.tsx';

/** 'Revisiones asociadas': what reviewers said of a publication, the last round first. */
export function ReviewsSection({ id }: { id: string }) {
  const t = useMessages();
  return (
    <Section title={t('author.reviews.title')} className="max-w-reading">
      <Reviews id={id} />
    </Section>
  );
}

function Reviews({ id }: { id: string }) {
  const t = useMessages();
  // One reply is written at a time: a second box opens once the first is sent or empty again.
  const [answering, setAnswering] = useState<string | null>(null);
  const query = useCall('reviewsOfPublication', { params: { id }, query: { limit: 100 } });
  return (
    <QueryState
      query={query}
      loading={t('author.reviews.loading')}
      failed={t('author.reviews.failed')}
      isEmpty={(data) => data.reviews.length === 0}
      empty={t('author.reviews.empty')}
    >
      {(data) => (
        <ol data-rows className="divide-y divide-line border-y border-line">
          {data.reviews
            .toSorted((one, other) => other.ronda - one.ronda)
            .map((review) => (
              <li key={review.id} className="py-6">
                <ReviewItem
                  review={review}
                  waits={answering !== null && answering !== review.id}
                  onAnswering={(is) => setAnswering(is ? review.id : null)}
                />
              </li>
            ))}
        </ol>
      )}
    </QueryState>
  );
}
