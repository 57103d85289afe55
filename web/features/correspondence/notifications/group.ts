import type { NoticedWork, Notification } from '#contract/entities/notification.ts';

/** What was told of one work in one day; a notification that is about none stands alone. */
export interface WorkGroup {
  key: string;
  obra: NoticedWork | null;
  rows: Notification[];
}

export interface DayGroup {
  /** `2026-11-23`, in the reader's own zone. */
  day: string;
  groups: WorkGroup[];
}

/** The day of an instant where its reader is. */
export function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/**
 * Notifications by day and, within one, by work: a work stands where its newest does. Of a work that its reader may not read
 * (any more) each stands alone, since nothing could be said above them.
 */
export function groupNotifications(rows: readonly Notification[]): DayGroup[] {
  const days = Map.groupBy(rows, ({ fecha }) => localDay(new Date(fecha)));
  return [...days].map(([day, ofDay]) => {
    const works = Map.groupBy(ofDay, ({ id, obra }) => obra?.id ?? id);
    return { day, groups: [...works].map(([key, rows]) => ({ key, obra: rows[0]?.obra ?? null, rows })) };
  });
}
