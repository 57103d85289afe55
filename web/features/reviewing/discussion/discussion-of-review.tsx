import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useCall } from '#web/data/queries.ts';
import { discussionPart } from '#web/features/publications/discussion-places.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { Discussion, discussionOf } from './discussion.tsx';

/** The discussion of the round that one reviewed; an address that names it goes there. */
export function DiscussionOfReview({ review }: { review: Review }) {
  const t = useMessages();
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const { isPending } = useCall('readDiscussion', discussionOf(review.publicacionId, review.ronda));
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, the link leads there again; and once it is as long as it gets
  useEffect(() => {
    if (hash !== `#${discussionPart}`) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [hash, key, isPending]);
  return (
    <div ref={place} id={discussionPart} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Section title={t('discussion.title')} level={3}>
        <Discussion publicacionId={review.publicacionId} ronda={review.ronda} />
      </Section>
    </div>
  );
}
