import { useMemo } from 'react';
import { runsWorks } from '#contract/roles.ts';
import { type Asked, together } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useEditorialDeadlines } from '#web/features/editorial/use-editorial-deadlines.ts';
import { calendarEntries, isWaiting } from '#web/features/reviewing/review-lists.ts';
import { useMyReviews } from '#web/features/reviewing/use-my-reviews.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { CalendarEntry } from '#web/ui/calendar-props.ts';

/** Something that is due on a day, and where it leads. */
export interface Due extends CalendarEntry {
  to: string;
}

/** What of it is shown, as the address names it. */
export const shownKinds = ['todo', 'revisiones', 'mias', 'decisiones'] as const;
export type Shown = (typeof shownKinds)[number];

/** What is due in these days, each on its day: one's own reviews, and of who runs works the process's. */
export function useDue(
  { from, to }: { from: string; to: string },
  shown: Shown,
  isShown = true,
): Asked<{ entries: Due[]; complete: boolean }> {
  const t = useMessages();
  const { user } = useSession();
  const runs = user !== null && runsWorks(user);
  const mine = useMyReviews();
  const process = useEditorialDeadlines({ from, to }, { enabled: runs && isShown, own: shown === 'mias' });
  const data = useMemo(() => {
    if (!mine.data || (runs && !process.data)) return undefined;
    const reviews = shown === 'todo' || shown === 'revisiones' ? mine.data : [];
    const own = calendarEntries(reviews.filter((review) => isWaiting(review) && review.fechaLimite)).map(
      ({ title, ...entry }): Due => ({ ...entry, title: t('calendar.mine', { title }), to: `/revisiones/${entry.id}` }),
    );
    const deadlines = (process.data?.entries ?? []).filter(
      ({ tipo }) => shown !== 'revisiones' && (shown !== 'decisiones' || tipo === 'DECISION'),
    );
    const others = deadlines.map((entry): Due => ({ ...entry, to: `/editorial/${entry.publicacionId}` }));
    const entries = [...own, ...others]
      .filter(({ end }) => from <= end && end <= to)
      .map((entry) => ({ ...entry, start: entry.end }));
    return { entries, complete: process.data?.complete ?? true };
  }, [mine.data, process.data, runs, shown, from, to, t]);
  return together(runs ? [mine, process] : [mine], data);
}
