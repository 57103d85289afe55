import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { type LogFilters, writeLogFilters } from './log-filters.tsx';

type Props = {
  filters: LogFilters;
  /** Places of the record; null where nothing is newer, or older. */
  newer: string | null;
  older: string | null;
};

/** The way to what is newer and older, from a place in the record: pages do not shift while it grows. */
export function LogPages({ filters, newer, older }: Props) {
  const t = useMessages();
  if (!newer && !older) return null;
  const to = (place: Partial<LogFilters>) => ({
    search: new URLSearchParams(
      writeLogFilters({ ...filters, antes: undefined, despues: undefined, ...place }),
    ).toString(),
  });
  return (
    <nav aria-label={t('logs.pages')} className="mt-6 flex items-center justify-between gap-4 sm:justify-center">
      {newer && (
        <Button asChild size="small" icon={<ChevronLeft aria-hidden />}>
          <Link to={to({ despues: newer })}>{t('logs.newer')}</Link>
        </Button>
      )}
      {older && (
        <Button asChild size="small" icon={<ChevronRight aria-hidden />}>
          <Link to={to({ antes: older })}>{t('logs.older')}</Link>
        </Button>
      )}
    </nav>
  );
}
