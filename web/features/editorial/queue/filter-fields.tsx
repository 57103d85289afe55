import type { Staff } from '#contract/entities/editorial.ts';
import type { ViewFilters } from '#contract/entities/queue.ts';
import { processEstados, queueOrders } from '#contract/queue-words.ts';
import { prioridades, tipos } from '#contract/vocabulary.ts';
import { useJournals } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** Waits of so many days and more are asked for by a choice; an address may ask for any. */
export const waitedDays = [7, 14, 30, 60, 90] as const;

type Props = {
  filters: ViewFilters;
  /** Who may handle works. */
  editors: readonly Staff[];
  onChange: (some: ViewFilters) => void;
};

/** What the queue is narrowed down by, and its order. */
export function FilterFields({ filters, editors, onChange }: Props) {
  const t = useMessages();
  const journals = useJournals();
  const any = { value: '', label: t('queue.any') };
  const { estado, prioridad, tipo, dias } = filters;
  const days = dias && !waitedDays.some((each) => each === dias) ? [dias, ...waitedDays] : waitedDays;
  return (
    <>
      <Chosen
        label={t('queue.handledBy')}
        value={filters.editor ?? (filters.de === 'todas' ? '' : (filters.de ?? ''))}
        options={[
          { value: '', label: t('queue.handledBy.any') },
          { value: 'mias', label: t('queue.handledBy.me') },
          { value: 'libres', label: t('queue.handledBy.nobody') },
          ...editors.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChoose={(value) =>
          onChange(
            value === 'mias' || value === 'libres'
              ? { de: value, editor: undefined }
              : { de: undefined, editor: value || undefined },
          )
        }
      />
      <Chosen
        label={t('queue.estado')}
        value={estado ?? ''}
        options={[any, ...processEstados.map((value) => ({ value, label: t(`work.estado.${value}`) }))]}
        onChoose={(value) => onChange({ estado: processEstados.find((each) => each === value) })}
      />
      <Chosen
        label={t('desk.priority')}
        value={prioridad ?? ''}
        options={[any, ...prioridades.map((value) => ({ value, label: t(`reviewer.prioridad.${value}`) }))]}
        onChoose={(value) => onChange({ prioridad: prioridades.find((each) => each === value) })}
      />
      <Chosen
        label={t('queue.tipo')}
        value={tipo ?? ''}
        options={[any, ...tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) }))]}
        onChoose={(value) => onChange({ tipo: tipos.find((each) => each === value) })}
      />
      {(journals.length > 1 || filters.revista) && (
        <Chosen
          label={t('queue.revista')}
          value={filters.revista ?? ''}
          options={[any, ...journals.map(({ id, nombre }) => ({ value: id, label: nombre }))]}
          onChoose={(value) => onChange({ revista: value || undefined })}
        />
      )}
      <Chosen
        label={t('queue.days')}
        value={String(dias ?? '')}
        options={[
          { value: '', label: t('queue.days.any') },
          ...days.map((each) => ({ value: String(each), label: t('queue.days.some', { days: each }) })),
        ]}
        onChoose={(value) => onChange({ dias: value ? Number(value) : undefined })}
      />
      <Chosen
        label={t('queue.order')}
        value={filters.orden ?? 'urgencia'}
        options={queueOrders.map((value) => ({ value, label: t(`queue.order.${value}`) }))}
        onChoose={(value) => onChange({ orden: queueOrders.find((each) => each === value) })}
      />
    </>
  );
}

type ChosenProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

const Chosen = ({ label, value, options, onChoose }: ChosenProps) => (
  <Field label={label} className="grow basis-36">
    <Select value={value} options={options} onChange={(event) => onChoose(event.currentTarget.value)} />
  </Field>
);
