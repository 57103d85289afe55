import { useQuery } from '@tanstack/react-query';
import { isHoliday } from '#contract/holidays.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';

/** Whether the press rests on a day; on none while its settings are not known. */
export function useRests(): (day: string) => boolean {
  const { data } = useQuery(callQuery(useClient(), 'getSettings'));
  return (day) => isHoliday(day, data?.festivos ?? []);
}
