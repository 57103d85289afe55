import { z } from 'zod';
import { severities, severity } from '#contract/entities/system.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** What stands before the dot in the types of events (server/events.ts). */
const types = [
  'account',
  'publication',
  'coauthor',
  'file',
  'review',
  'suggestion',
  'settings',
  'page',
  'contact',
] as const;

/** What the address of the logs may say; anything else is read as not said. */
const filtersSchema = z.object({
  gravedad: severity.optional().catch(undefined),
  tipo: z.enum(types).optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type LogFilters = z.infer<typeof filtersSchema>;

export const readLogFilters = (search: URLSearchParams): LogFilters => filtersSchema.parse(Object.fromEntries(search));

/** Search parameters that `readLogFilters` reads back; what goes without saying is left out. */
export const writeLogFilters = ({ gravedad, tipo, pagina }: LogFilters): Record<string, string> => ({
  ...(gravedad && { gravedad }),
  ...(tipo && { tipo }),
  ...(pagina > 1 && { pagina: String(pagina) }),
});

type Props = { filters: LogFilters; onChange: (filters: LogFilters) => void };

/** How grave, and of what. Other filters begin at the first page. */
export function LogFiltersBar({ filters, onChange }: Props) {
  const t = useMessages();
  const choose = (changes: Record<string, string>) =>
    onChange(filtersSchema.parse({ ...filters, ...changes, pagina: 1 }));
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-4">
      <legend className="sr-only">{t('logs.filters')}</legend>
      <Field label={t('logs.severity')} className="w-full sm:w-52">
        <Select
          value={filters.gravedad ?? ''}
          placeholder={t('logs.severity.all')}
          onChange={(event) => choose({ gravedad: event.currentTarget.value })}
          options={severities.map((value) => ({ value, label: t(`logs.severity.${value}`) }))}
        />
      </Field>
      <Field label={t('logs.type')} className="w-full sm:w-52">
        <Select
          value={filters.tipo ?? ''}
          placeholder={t('logs.type.all')}
          onChange={(event) => choose({ tipo: event.currentTarget.value })}
          options={types.map((value) => ({ value, label: t(`logs.type.${value}`) }))}
        />
      </Field>
    </fieldset>
  );
}
