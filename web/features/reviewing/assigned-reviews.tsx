import { memo, useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { minuteMs } from '#contract/time.ts';
import { Pages } from '#web/data/pages.tsx';
import { useNow } from '#web/data/use-now.ts';
import { useKindWords } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { ReviewCard } from './review-card.tsx';
import { byUrgency, isDeclined } from './review-lists.ts';
import type { Opening } from './reviewer-dialogs.tsx';

const perPage = 6;

type Props = { reviews: readonly Review[]; onOpen: (opening: Opening) => void };

/**
 * 'Revisiones Asignadas' (spec 001 §2), the most urgent first; a section that is there only when there are any. Of all that the
 * person was given it leaves out what they declined. Drawn anew only where these are others, or an hour is over: its screen is drawn at each
 * answer, and the days that remain are others after a night.
 */
export function AssignedReviews(props: Props) {
  const hour = Math.floor(useNow() / (60 * minuteMs));
  return <AssignedAt {...props} hour={hour} />;
}

/** `hour`: when it is drawn, as its parts read it by themselves. */
const AssignedAt = memo(({ reviews: given, onOpen }: Props & { hour: number }) => {
  const reviews = given.filter((review) => !isDeclined(review));
  const t = useMessages();
  const kindOf = useKindWords();
  const [asked, setPage] = useState(1);
  if (reviews.length === 0) return null;
  const totalPages = Math.ceil(reviews.length / perPage);
  const page = Math.min(asked, totalPages);
  return (
    <Section title={t('reviewer.assigned.title')}>
      <ul data-rows className="divide-y divide-line border-y border-line">
        {byUrgency(reviews)
          .slice((page - 1) * perPage, page * perPage)
          .map((review) => (
            <ReviewCard key={review.id} review={review} level={3} kindOf={kindOf} onOpen={onOpen} />
          ))}
      </ul>
      <Pages list={t('reviewer.assigned.title')} page={page} totalPages={totalPages} onPage={setPage} />
    </Section>
  );
});
