import { useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { RemindDialog } from './remind-dialog.tsx';

type Props = {
  reviews: readonly Pick<Review, 'id'>[];
  /** Whose it is, for who does not see where the button stands; absent of several. */
  name?: string;
};

/** 'Recordar', of one review or of several: shows the mail first. */
export function RemindButton({ reviews, name }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={name === undefined ? undefined : t('desk.remind.about', { name })}
        onClick={() => setOpen(true)}
      >
        {name === undefined ? t('desk.remind.all', { count: reviews.length }) : t('desk.remind')}
      </Button>
      {isOpen && <RemindDialog ids={reviews.map(({ id }) => id)} onClose={() => setOpen(false)} />}
    </>
  );
}
