import { useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { RemindDialog } from './remind-dialog.tsx';

type Props = {
  reviews: readonly Pick<Review, 'id'>[];
  /** Whose it is, for who does not see where the button stands; absent of several. */
  name?: string;
  /** Of the one button of a work's next step. */
  label?: string;
  variant?: ButtonVariant;
};

/** 'Recordar', of one review or of several: shows the mail first. */
export function RemindButton({ reviews, name, label, variant }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={label === undefined ? 'small' : 'medium'}
        variant={variant}
        aria-label={name === undefined ? undefined : t('desk.remind.about', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? (name === undefined ? t('desk.remind.all', { count: reviews.length }) : t('desk.remind'))}
      </Button>
      {isOpen && <RemindDialog ids={reviews.map(({ id }) => id)} onClose={() => setOpen(false)} />}
    </>
  );
}
