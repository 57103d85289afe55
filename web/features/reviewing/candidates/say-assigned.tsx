import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What in a desk's address opens the question whether a review is taken back. */
export const takingBack = 'retirar';

/** Says that a review was asked for, and leads to where it is taken back: the wrong addressee is noticed at once. */
export const sayAssigned = (words: string, review: Review) =>
  toast.success(<Assigned words={words} review={review} />, { duration: 10_000 });

function Assigned({ words, review: { id, publicacionId, acciones } }: { words: string; review: Review }) {
  const t = useMessages();
  if (!acciones.includes('RETIRAR')) return words;
  return (
    <>
      {words} {t('desk.takeBack.last')}{' '}
      <Link className="link" to={`/editorial/${publicacionId}?parte=revisiones&${takingBack}=${id}`}>
        {t('desk.takeBack')}
      </Link>
    </>
  );
}
