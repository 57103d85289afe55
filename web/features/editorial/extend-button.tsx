import { type ReactNode, useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { workingDay } from '#contract/holidays.ts';
import { useCall } from '#web/data/queries.ts';
import { dayAfter, extendedDay } from '#web/features/reviewing/deadline.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { useExtend } from './use-extend.ts';

/** More days that are one click away. */
const usual = [7, 14, 30] as const;

type Props = {
  /** One, or several at once: more days are counted from each deadline of its own. */
  reviews: readonly Review[];
  /** Whose it is, or what they are: for the dialog, and for who does not see where the button stands. */
  about: string;
  /** Words of the button that need nothing beside them. */
  label?: string;
};

/** 'Cambiar plazo': some more days, or until a day. Their reviewers are told by mail. */
export function ExtendButton({ reviews, about, label }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const title = t('editor.reviews.deadline');
  return (
    <>
      <Button
        size="small"
        aria-label={label === undefined ? t('editor.about', { action: title, title: about }) : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? title}
      </Button>
      {isOpen && <ExtendDialog reviews={reviews} about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = Omit<Props, 'label'> & { onClose: () => void };

export function ExtendDialog({ reviews, about, onClose }: DialogProps) {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.reviews.deadline')}
      description={about}
      closeLabel={t('common.close')}
      size="narrow"
    >
      <ExtendForm reviews={reviews} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<Props, 'reviews'> & { onClose: () => void };

/** More days for these reviews, and that they are on their way. */
function useMoreDays({ reviews, onClose }: FormProps) {
  const extend = useExtend(reviews);
  const holidays = useCall('getSettings').data?.festivos ?? [];
  const longer = ({ fechaLimite }: Review, days: number) => workingDay(extendedDay(fechaLimite, days), holidays);
  const move = (dayOf: (review: Review) => string) => {
    if (!extend.isPending) extend.mutate(dayOf, { onSuccess: onClose });
  };
  return { isPending: extend.isPending, hasHolidays: holidays.length > 0, longer, move };
}

type DaysProps = Pick<Props, 'reviews'> &
  Pick<ReturnType<typeof useMoreDays>, 'isPending' | 'longer' | 'move'> & {
    /** Whose they are, for who does not see beside what the buttons stand; their day is said in few signs then. */
    about?: string;
    children?: ReactNode;
  };

/** Some more days in one press each, with the day that one review gets. */
function MoreDays({ reviews, isPending, longer, move, about, children }: DaysProps) {
  const t = useMessages();
  const { day, shortDay } = useFormats();
  const [pressed, setPressed] = useState<number>();
  const [only] = reviews.length === 1 ? reviews : [];
  const wordsOf = (days: number) => {
    if (!only) return t('desk.extend.days', { days });
    const until = longer(only, days);
    return t('desk.extend.until', { days, day: about === undefined ? day(until) : shortDay(until) });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {usual.map((days) => (
        <Button
          key={days}
          size="small"
          aria-label={about && t('editor.about', { action: wordsOf(days), title: about })}
          // The one that was pressed keeps the keyboard: a refusal leaves the dialog open.
          busy={isPending && pressed === days}
          disabled={isPending && pressed !== days}
          onClick={() => {
            setPressed(days);
            move((review) => longer(review, days));
          }}
        >
          {wordsOf(days)}
        </Button>
      ))}
      {children}
    </div>
  );
}

export function ExtendForm({ reviews, onClose }: FormProps) {
  const t = useMessages();
  const [only] = reviews.length === 1 ? reviews : [];
  const [day, setDay] = useState(only?.fechaLimite?.slice(0, 10) ?? '');
  const [isWrong, setWrong] = useState(false);
  const { isPending, hasHolidays, longer, move } = useMoreDays({ reviews, onClose });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(day < dayAfter(0));
        if (day >= dayAfter(0)) move(() => day);
      }}
    >
      <p className="text-sm text-muted">{t('desk.extend.text', { count: reviews.length })}</p>
      <MoreDays {...{ reviews, isPending, longer, move }} />
      {hasHolidays && <p className="text-sm text-muted">{t('desk.extend.holidays')}</p>}
      <Field label={t('editor.assign.fechaLimite')} error={isWrong && t('editor.assign.fechaLimite.invalid')} required>
        <Input
          type="date"
          className="max-w-52"
          min={dayAfter(0)}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={isPending}>
          {t('editor.reviews.deadline.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** One of several reviews: more days in one press, any other day in a form of its own. */
export function ExtendOne({ review, onOther, onClose }: { review: Review; onOther: () => void; onClose: () => void }) {
  const t = useMessages();
  const { isPending, longer, move } = useMoreDays({ reviews: [review], onClose });
  const about = review.revisorNombre;
  return (
    <MoreDays reviews={[review]} {...{ isPending, longer, move, about }}>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('editor.about', { action: t('desk.extend.other'), title: about })}
        onClick={onOther}
      >
        {t('desk.extend.other')}
      </Button>
    </MoreDays>
  );
}
