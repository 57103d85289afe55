import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { takingBack } from '#web/features/reviewing/candidates/say-assigned.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** 'Retirar', of a review that was asked for and is not handed in; the address may ask at once. */
export function TakeBackButton({ review }: { review: Review }) {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const isMeant = search.get(takingBack) === review.id;
  const close = () => {
    setAsking(false);
    if (!isMeant) return;
    const rest = new URLSearchParams(search);
    rest.delete(takingBack);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button
        size="small"
        variant="dangerQuiet"
        aria-label={t('desk.takeBack.about', { name: review.revisorNombre })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('desk.takeBack')}
      </Button>
      {(isAsking || isMeant) && <TakeBackDialog review={review} onClose={close} />}
    </>
  );
}
