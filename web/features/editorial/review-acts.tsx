import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { takingBack } from '#web/features/reviewing/candidates/say-assigned.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { RowActs } from '#web/ui/RowActs.tsx';
import { ExtendDialog } from './extend-button.tsx';
import { MailReviewerDialog } from './mail-reviewer-dialog.tsx';
import { ManageReviewDialog } from './manage-review.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export type ReviewAct = 'RECORDAR' | 'AGRADECER' | 'REENVIAR' | 'GESTIONAR' | 'PLAZO' | 'RETIRAR';

type Props = { review: Review; acts: readonly ReviewAct[] };

/**
 * What who runs a work does with one of its reviews, each in a dialog: what is due next is the button, the rest in its menu. The
 * address may ask at once to take it back.
 */
export function ReviewActs({ review, acts }: Props) {
  const t = useMessages();
  const [asked, setAsked] = useState<ReviewAct>();
  const [search, setSearch] = useSearchParams();
  const isMeant = acts.includes('RETIRAR') && search.get(takingBack) === review.id;
  const close = () => {
    setAsked(undefined);
    if (!isMeant) return;
    const rest = new URLSearchParams(search);
    rest.delete(takingBack);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  const name = review.revisorNombre;
  const words: Record<ReviewAct, { label: string; about: string }> = {
    RECORDAR: { label: t('desk.remind'), about: t('desk.remind.about', { name }) },
    AGRADECER: { label: t('desk.thank'), about: t('desk.thank.about', { name }) },
    REENVIAR: { label: t('desk.sendAgain'), about: t('desk.sendAgain.about', { name }) },
    GESTIONAR: {
      label: t('editor.reviews.manage'),
      about: t('editor.about', { action: t('editor.reviews.manage'), title: name }),
    },
    PLAZO: {
      label: t('editor.reviews.deadline'),
      about: t('editor.about', { action: t('editor.reviews.deadline'), title: name }),
    },
    RETIRAR: { label: t('desk.takeBack'), about: t('desk.takeBack.about', { name }) },
  };
  const dialog = isMeant ? 'RETIRAR' : asked;
  return (
    <>
      <RowActs
        more={t('common.more', { what: name })}
        acts={acts.map((act) => ({
          id: act,
          ...words[act],
          asks: true,
          ...(act === 'RETIRAR' && { tone: 'danger' as const }),
          onSelect: () => setAsked(act),
        }))}
      />
      {dialog === 'RECORDAR' && <RemindDialog ids={[review.id]} onClose={close} />}
      {dialog === 'AGRADECER' && <MailReviewerDialog mail="thankReviewer" review={review} onClose={close} />}
      {dialog === 'REENVIAR' && <MailReviewerDialog mail="resendInvitation" review={review} onClose={close} />}
      {dialog === 'GESTIONAR' && <ManageReviewDialog review={review} onClose={close} />}
      {dialog === 'PLAZO' && <ExtendDialog reviews={[review]} about={name} onClose={close} />}
      {dialog === 'RETIRAR' && <TakeBackDialog review={review} onClose={close} />}
    </>
  );
}

/** All of them that this person may do now, what is due next first. */
export const actsOf = ({ acciones }: Review): ReviewAct[] => {
  const may = (act: Exclude<ReviewAct, 'PLAZO'>) => (acciones.includes(act) ? [act] : []);
  return [
    ...may('AGRADECER'),
    ...may('RECORDAR'),
    ...may('REENVIAR'),
    ...may('GESTIONAR'),
    ...(acciones.includes('GESTIONAR') ? (['PLAZO'] as const) : []),
    ...may('RETIRAR'),
  ];
};
