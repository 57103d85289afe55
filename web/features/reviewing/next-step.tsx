import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { workPage } from '#contract/public-addresses.ts';
import { discussionOfReview } from '#web/features/publications/discussion-places.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { nextStepOf } from './review-lists.ts';

/** What its reviewer does next about a review, in one sentence; and how the work ended, once it did. */
export function NextStep({ review }: { review: Review }) {
  const t = useMessages();
  const { day } = useFormats();
  const step = nextStepOf(review);
  const until = (step === 'answer' ? review.fechaInvitacionVence : null) ?? review.fechaLimite;
  return (
    <div>
      <p className="mt-3 max-w-reading">
        {t(`reviewing.next.${step}`, { dated: until ? 'yes' : 'no', day: until ? day(until) : '' })}
      </p>
      <Discussing review={review} />
      <Outcome review={review} />
    </div>
  );
}

/** That the round may be discussed now; nothing where the press does not allow it. */
function Discussing({ review: { id, discusion } }: { review: Review }) {
  const t = useMessages();
  if (discusion !== 'ABIERTA') return null;
  return (
    <p className="mt-1 max-w-reading">
      {t('discussion.now')}{' '}
      <Link to={discussionOfReview(id)} className="link">
        {t('discussion.now.go')}
      </Link>
    </p>
  );
}

function Outcome({ review: { desenlace, publicacionId } }: { review: Review }) {
  const t = useMessages();
  if (!desenlace) return null;
  return (
    <p className="mt-1 max-w-reading font-semibold">
      {t(`reviewing.outcome.${desenlace}`)}{' '}
      {(desenlace === 'PUBLICADO' || desenlace === 'RETRACTADO') && (
        <Link to={workPage(publicacionId)} className="link font-normal">
          {t('reviewing.outcome.page')}
        </Link>
      )}
    </p>
  );
}
