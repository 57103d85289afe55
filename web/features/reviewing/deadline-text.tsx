import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { daysUntil, warningDays } from './deadline.ts';

type Props = {
  /** An instant in ISO 8601, or none. */
  deadline: string | null;
  /** Somebody still has to keep it: the days that remain are told, in red and bold when they are few. */
  counting: boolean;
};

/** A review's deadline with the days that remain. */
export function DeadlineText({ deadline, counting }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  if (!deadline) return t('reviewer.deadline.none');
  const days = daysUntil(deadline);
  const date = <time dateTime={deadline}>{day(deadline)}</time>;
  if (!counting) return date;
  return (
    <span className={days <= warningDays ? 'font-bold text-red' : undefined}>
      {date}{' '}
      <span className="whitespace-nowrap">
        ({days > 0 ? t('reviewer.deadline.left', { days }) : t('reviewer.deadline.past', { days: -days })})
      </span>
    </span>
  );
}
