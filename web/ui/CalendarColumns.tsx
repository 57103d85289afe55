import { classes } from './classes.ts';

type Props = {
  days: readonly string[];
  /** '2026-03': days of other months are paler. */
  month?: string;
  today: string;
  rests: (day: string) => boolean;
  className?: string;
};

/** What stands behind a row of days: a line between each two, and the colour of what is not in view and of today, and the hatching of days on which nobody works. */
export const CalendarColumns = ({ days, month, today, rests, className }: Props) => (
  <div aria-hidden className={classes('absolute inset-0 grid grid-cols-7', className)}>
    {days.map((day) => (
      <div
        key={day}
        className={classes(
          'border-line not-first:border-s',
          month && day.slice(0, 7) !== month && 'bg-wash',
          day === today && 'bg-accent-wash',
          rests(day) && 'calendar-rest',
        )}
      />
    ))}
  </div>
);
