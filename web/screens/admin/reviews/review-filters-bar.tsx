import type { RefObject } from 'react';
import { type ShownReviewEstado, shownReviewEstados } from '#contract/entities/review.ts';
import type { useSoughtWords } from '#web/data/use-sought-words.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ReviewFilterValues } from './use-review-filters.ts';

type Props = {
  filters: ReviewFilterValues;
  onChange: (changes: Partial<ReviewFilterValues>) => void;
  /** What stands in the search box. */
  words: ReturnType<typeof useSoughtWords>;
  /** The search box, for whoever gives the focus back. */
  box: RefObject<HTMLInputElement | null>;
};

/** The estados of a review by their own words, those that lists show besides by theirs. */
const wordsOf: Record<ShownReviewEstado, MessageKey> = {
  PENDIENTE: 'reviewer.estado.PENDIENTE',
  EN_PROCESO: 'reviewer.estado.EN_PROCESO',
  ACEPTADA: 'reviewer.estado.ACEPTADA',
  RECHAZADA: 'reviewer.estado.RECHAZADA',
  DEVUELTA: 'reviewer.estado.DEVUELTA',
  ATRASADA: 'admin.reviews.estado.ATRASADA',
  DECLINADA: 'admin.reviews.estado.DECLINADA',
  CERRADA: 'admin.reviews.estado.CERRADA',
};

/** Which reviews: by words of the work's title or the reviewer's name, and by how they stand. */
export function ReviewFiltersBar({ filters, onChange, words, box }: Props) {
  const t = useMessages();
  return (
    <fieldset className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-4">
      <legend className="sr-only">{t('admin.reviews.filters')}</legend>
      <SearchBox
        label={t('admin.reviews.search')}
        placeholder={t('admin.reviews.search')}
        value={words.typed}
        onChange={words.change}
        onSearch={words.seek}
        input={{ ref: box }}
        className="w-full max-w-form"
      />
      <Field label={t('admin.reviews.estado')} className="w-full sm:w-60">
        <Select
          value={filters.estado ?? ''}
          placeholder={t('admin.reviews.estado.all')}
          onChange={({ currentTarget: { value } }) =>
            onChange({ estado: shownReviewEstados.find((each) => each === value) })
          }
          options={shownReviewEstados.map((value) => ({
            value,
            label: t(wordsOf[value]),
          }))}
        />
      </Field>
    </fieldset>
  );
}
