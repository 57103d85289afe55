import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What in a desk's address opens the question whether a review is taken back. */
export const takingBack = 'retirar';

/** Says that reviews of a work were asked for, and leads to where they are taken back: the wrong addressee is noticed at once. */
export const sayAssigned = (words: string, reviews: readonly Review[]) =>
  toast.success(<Assigned words={words} reviews={reviews} />, { duration: 10_000 });

function Assigned({ words, reviews }: { words: string; reviews: readonly Review[] }) {
  const t = useMessages();
  const [first, ...others] = reviews.filter(({ acciones }) => acciones.includes('RETIRAR'));
  if (!first) return words;
  const theirs = `/editorial/${first.publicacionId}?parte=revisiones`;
  return (
    <>
      {words} {t('desk.takeBack.last')}{' '}
      <Link className="link" to={others.length > 0 ? theirs : `${theirs}&${takingBack}=${first.id}`}>
        {others.length > 0 ? t('desk.takeBack.several') : t('desk.takeBack')}
      </Link>
    </>
  );
}
