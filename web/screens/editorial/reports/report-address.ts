/** What the address of the reports says, `?desde=&hasta=&tipo=&editor=`; anything else is read as not said. */
import { z } from 'zod';
import { day, id } from '#contract/entities/common.ts';
import { tipos } from '#contract/vocabulary.ts';

const filtersSchema = z.object({
  desde: day.optional().catch(undefined),
  hasta: day.optional().catch(undefined),
  tipo: z.enum(tipos).optional().catch(undefined),
  editor: id.optional().catch(undefined),
});
export type ReportFilters = z.infer<typeof filtersSchema>;

export const readReportFilters = (address: URLSearchParams): ReportFilters =>
  filtersSchema.parse(Object.fromEntries(address));

/** An address that `readReportFilters` reads back. */
export const writeReportFilters = (filters: ReportFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
