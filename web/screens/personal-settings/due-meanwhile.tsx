import { Link } from 'react-router';
import { isAwayWhenDue } from '#contract/absence.ts';
import { useCall } from '#web/data/queries.ts';
import { endOfDay } from '#web/features/reviewing/deadline.ts';
import { isWaiting } from '#web/features/reviewing/review-lists.ts';
import { useMyReviews } from '#web/features/reviewing/use-my-reviews.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Named one by one; of more, how many more. */
const mostNamed = 5;

/** The reviews that somebody still has to hand in and that are due on these days, '' being today; nothing where none is. */
export function DueMeanwhile({ from, until }: { from: string; until: string }) {
  const t = useMessages();
  const { day } = useFormats();
  const { data: reviews = [] } = useMyReviews();
  const absence = {
    ausenteDesde: from === '' ? null : new Date(from),
    noDisponibleHasta: new Date(endOfDay(until)),
  };
  const now = new Date();
  const met = reviews.flatMap((review) => {
    const isAsked = review.acciones.includes('ACEPTAR');
    const due = (isAsked && review.fechaInvitacionVence) || review.fechaLimite;
    return due && isWaiting(review) && isAwayWhenDue(absence, new Date(due), now) ? [{ review, due, isAsked }] : [];
  });
  if (met.length === 0) return null;
  return (
    <Notice live tone="warning" title={t('settings.absence.due', { count: met.length })}>
      <ul className="my-1 list-disc ps-5">
        {met.slice(0, mostNamed).map(({ review: { id, titulo }, due, isAsked }) => (
          <li key={id}>
            <Link to={`/revisiones/${id}`} className="link">
              {titulo}
            </Link>
            : {t(isAsked ? 'settings.absence.due.answer' : 'settings.absence.due.review', { day: day(due) })}
          </li>
        ))}
        {met.length > mostNamed && <li>{t('settings.absence.due.more', { count: met.length - mostNamed })}</li>}
      </ul>
      <p>{t('settings.absence.due.text')}</p>
    </Notice>
  );
}

/** How many works in process an editor handles, and where to hand them over. */
export function HandledMeanwhile() {
  const t = useMessages();
  const { data } = useCall('editorialQueue', { query: { de: 'mias', limit: 1 } });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <Notice live title={t('settings.absence.handled', { count })}>
      <p>
        {t('settings.absence.handled.text')}{' '}
        <Link to="/editorial?de=mias" className="link">
          {t('settings.absence.handled.see', { count })}
        </Link>
      </p>
    </Notice>
  );
}
