import { z } from 'zod';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type dueFilters, estadoFilters } from './review-lists.ts';

const estados = [
  'todas',
  'pendientes',
  'en-proceso',
  'terminadas',
  'declinadas',
] as const satisfies (keyof typeof estadoFilters)[];
const plazos = ['cualquiera', 'vencidas', 'urgentes', 'con-tiempo'] as const satisfies (keyof typeof dueFilters)[];
const plazo = z.enum(plazos).catch('cualquiera');

/** What the address of the work list may say; anything else is read as not said. */
const filtersSchema = z.object({
  estado: z.enum(estados).catch('todas'),
  plazo,
  pagina: z.coerce.number().int().min(1).catch(1),
});
export type WorkListFilters = z.infer<typeof filtersSchema>;

export const readWorkList = (search: URLSearchParams): WorkListFilters =>
  filtersSchema.parse(Object.fromEntries(search));

/** Search parameters that `readWorkList` reads back; what goes without saying is left out. */
export function writeWorkList({ estado, plazo, pagina }: WorkListFilters): Record<string, string> {
  return {
    ...(estado !== 'todas' && { estado }),
    ...(plazo !== 'cualquiera' && { plazo }),
    ...(pagina > 1 && { pagina: String(pagina) }),
  };
}

type Props = {
  filters: WorkListFilters;
  /** What the estados are counted from. */
  reviews: readonly Review[];
  onChange: (filters: WorkListFilters) => void;
};

/** The estados as a row of choices with their counts, and the deadline. */
export function WorkListFilters({ filters, reviews, onChange }: Props) {
  const t = useMessages();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <fieldset className="flex min-w-0 grow flex-wrap gap-x-5 border-b border-line">
        <legend className="sr-only">{t('reviewer.mine.filter.label')}</legend>
        {estados.map((estado) => (
          <button
            key={estado}
            type="button"
            aria-pressed={filters.estado === estado}
            onClick={() => onChange({ ...filters, estado, pagina: 1 })}
            className={classes(
              '-mb-px min-h-10 border-b-2 py-2 text-sm font-semibold pointer-coarse:min-h-11',
              filters.estado === estado ? 'border-rubric text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`reviewer.mine.filter.${estado}`)}
            <span className="ms-1.5 font-normal tabular-nums">{reviews.filter(estadoFilters[estado]).length}</span>
          </button>
        ))}
      </fieldset>
      <Field label={t('reviewer.mine.due.label')} className="w-full sm:w-60">
        <Select
          value={filters.plazo}
          onChange={(event) => onChange({ ...filters, plazo: plazo.parse(event.currentTarget.value), pagina: 1 })}
          options={plazos.map((value) => ({ value, label: t(`reviewer.mine.due.${value}`) }))}
        />
      </Field>
    </div>
  );
}
