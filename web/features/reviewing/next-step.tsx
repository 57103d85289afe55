import type { Review } from '#contract/entities/review.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { nextStepOf } from './review-lists.ts';

/** What its reviewer does next about a review, in one sentence. */
export function NextStep({ review }: { review: Review }) {
  const t = useMessages();
  const { day } = useFormats();
  const step = nextStepOf(review);
  const until = (step === 'answer' ? review.fechaInvitacionVence : null) ?? review.fechaLimite;
  return (
    <p className="mt-3 max-w-reading">
      {t(`reviewing.next.${step}`, { dated: until ? 'yes' : 'no', day: until ? day(until) : '' })}
    </p>
  );
}
