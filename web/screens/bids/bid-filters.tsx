import { bidOrders, bidParts } from '#contract/entities/bid.ts';
import { tipos } from '#contract/vocabulary.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { BidFilters } from './use-bids.ts';

interface Props {
  filters: BidFilters;
  fields: readonly string[];
  languages: readonly string[];
  onChange: (changes: Partial<BidFilters>) => void;
}

/** What the works are narrowed down and ordered by. What there is but one of is not asked. */
export function BidFilterFields({ filters, fields, languages, onChange }: Props) {
  const t = useMessages();
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  // Two in a row on a telephone, so that the first work is not far below.
  const narrow = 'grow basis-36 sm:max-w-56';
  return (
    <>
      <Field label={t('bids.answer')} className={narrow}>
        <Select
          value={filters.respuesta ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ respuesta: bidParts.find((each) => each === value) })}
          options={[
            { value: '', label: t('bids.answer.any') },
            ...bidParts.map((value) => ({ value, label: t(`bids.answer.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('bids.type')} className={narrow}>
        <Select
          value={filters.tipo ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ tipo: tipos.find((each) => each === value) })}
          options={[
            { value: '', label: t('bids.type.any') },
            ...tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) })),
          ]}
        />
      </Field>
      {(fields.length > 1 || filters.categoria) && (
        <Field label={t('bids.field')} className={narrow}>
          <Select
            value={filters.categoria ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ categoria: value || undefined })}
            options={[
              { value: '', label: t('bids.field.any') },
              ...withChosen(fields, filters.categoria).map((value) => ({ value, label: value })),
            ]}
          />
        </Field>
      )}
      {(languages.length > 1 || filters.idioma) && (
        <Field label={t('bids.language')} className={narrow}>
          <Select
            value={filters.idioma ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ idioma: value || undefined })}
            options={[
              { value: '', label: t('bids.language.any') },
              ...withChosen(languages, filters.idioma).map((value) => ({ value, label: names.of(value) ?? value })),
            ]}
          />
        </Field>
      )}
      <Field label={t('bids.order')} className={narrow}>
        <Select
          value={filters.orden}
          onChange={({ currentTarget: { value } }) =>
            onChange({ orden: bidOrders.find((each) => each === value) ?? 'cercania' })
          }
          options={bidOrders.map((value) => ({ value, label: t(`bids.order.${value}`) }))}
        />
      </Field>
    </>
  );
}

/** What the address asks for is among the choices, also where no work has it any more. */
const withChosen = (all: readonly string[], chosen: string | undefined) =>
  chosen && !all.includes(chosen) ? [...all, chosen] : all;
