import { z } from 'zod';
import { severities, severity } from '#contract/entities/system.ts';
import { areaNames } from '#contract/event-areas.ts';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { PersonField } from './person-field.tsx';

const day = z.iso.date().optional().catch(undefined);
const place = z
  .string()
  .regex(/^\d+-\d+$/)
  .optional()
  .catch(undefined);

/** What the address of the logs may say; anything else is read as not said. */
const filtersSchema = z.object({
  gravedad: severity.optional().catch(undefined),
  tipo: z.enum(areaNames).optional().catch(undefined),
  persona: z.string().trim().min(1).max(longest.personSearch).optional().catch(undefined),
  /** Days of the reader's own zone, both included. */
  desde: day,
  hasta: day,
  /** Who came and left, too. */
  accesos: z.literal('si').optional().catch(undefined),
  /** The page ends, or begins, at this place of the record. */
  antes: place,
  despues: place,
});
export type LogFilters = z.infer<typeof filtersSchema>;

export const readLogFilters = (search: URLSearchParams): LogFilters => filtersSchema.parse(Object.fromEntries(search));

/** Search parameters that `readLogFilters` reads back; what is not said is left out. */
export const writeLogFilters = (filters: LogFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** The same as the call takes them. */
export function asQuery({ gravedad, tipo, persona, desde, hasta, accesos }: LogFilters) {
  return {
    severity: gravedad,
    type: tipo,
    persona,
    desde: desde && startOf(desde, 0),
    hasta: hasta && startOf(hasta, 1),
    ...(!accesos && { sinAccesos: 'true' as const }),
  };
}

/** The beginning of a day in the reader's zone, or of one that many days later, in UTC. */
function startOf(date: string, daysLater: number): string {
  const start = new Date(`${date}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

type Props = { filters: LogFilters; onChange: (filters: LogFilters) => void };

/** How grave, of what, who and when, and whether log-ins are shown. Other filters begin with what happened last. */
export function LogFiltersBar({ filters, onChange }: Props) {
  const t = useMessages();
  const choose = (changes: Partial<Record<keyof LogFilters, string>>) =>
    onChange(filtersSchema.parse({ ...filters, antes: undefined, despues: undefined, ...changes }));
  const half = 'w-[calc(50%-0.5rem)]';
  const width = `${half} sm:w-44`;
  return (
    <fieldset className="flex flex-wrap gap-4">
      <legend className="sr-only">{t('logs.filters')}</legend>
      <Field label={t('logs.severity')} className={width}>
        <Select
          value={filters.gravedad ?? ''}
          placeholder={t('logs.severity.all')}
          onChange={(event) => choose({ gravedad: event.currentTarget.value })}
          options={severities.map((value) => ({ value, label: t(`logs.severity.${value}`) }))}
        />
      </Field>
      <Field label={t('logs.type')} className={width}>
        <Select
          value={filters.tipo ?? ''}
          placeholder={t('logs.type.all')}
          onChange={(event) => choose({ tipo: event.currentTarget.value })}
          options={areaNames.map((value) => ({ value, label: t(`logs.type.${value}`) }))}
        />
      </Field>
      <PersonField
        className="w-full sm:w-44"
        value={filters.persona ?? ''}
        onChange={(persona) => choose({ persona })}
      />
      <Field label={t('logs.from')} className={`${half} sm:w-40`}>
        <Input
          type="date"
          value={filters.desde ?? ''}
          max={filters.hasta}
          onChange={(event) => choose({ desde: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('logs.to')} className={`${half} sm:w-40`}>
        <Input
          type="date"
          value={filters.hasta ?? ''}
          min={filters.desde}
          onChange={(event) => choose({ hasta: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        className="w-full"
        label={t('logs.comings')}
        checked={filters.accesos !== undefined}
        onChange={({ currentTarget }) => choose({ accesos: currentTarget.checked ? 'si' : '' })}
      />
    </fieldset>
  );
}
