import type { RefObject } from 'react';
import { role, userSorts } from '#contract/entities/user.ts';
import { roles } from '#contract/vocabulary.ts';
import type { useSoughtWords } from '#web/data/use-sought-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { shownStates, type UserFilters } from './use-user-filters.ts';

type Props = {
  filters: UserFilters;
  onChange: (changes: Partial<UserFilters>) => void;
  /** What stands in the search box. */
  words: ReturnType<typeof useSoughtWords>;
  /** The search box, for whoever gives the focus back. */
  box: RefObject<HTMLInputElement | null>;
};

/** Who: by words, role and state; and in which order. */
export function UserFiltersBar({ filters, onChange, words, box }: Props) {
  const t = useMessages();
  const width = 'w-[calc(50%-0.5rem)] sm:w-52';
  return (
    <fieldset className="@container flex flex-wrap items-end gap-x-4 gap-y-4 sm:gap-x-6">
      <legend className="sr-only">{t('users.filters')}</legend>
      <SearchBox
        label={t('users.search')}
        placeholder={t('users.search')}
        value={words.typed}
        onChange={words.change}
        onSearch={words.seek}
        input={{ ref: box }}
        className="w-full max-w-form sm:w-auto sm:min-w-72 sm:flex-1"
      />
      <Field label={t('users.filter.role')} className={width}>
        <Select
          value={filters.rol ?? ''}
          placeholder={t('users.filter.all')}
          onChange={(event) => onChange({ rol: role.safeParse(event.currentTarget.value).data })}
          options={roles.map((value) => ({ value, label: t(`author.role.${value}`) }))}
        />
      </Field>
      <Field label={t('users.filter.estado')} className={width}>
        <Select
          value={filters.estado ?? ''}
          placeholder={t('users.filter.all')}
          onChange={(event) => onChange({ estado: shownStates.find((each) => each === event.currentTarget.value) })}
          options={shownStates.map((value) => ({ value, label: t(`users.estado.${value}`) }))}
        />
      </Field>
      {/* The headings of the table sort, too, where there is room for them. */}
      <Field label={t('users.sort')} className="w-full @min-[40rem]:hidden">
        <Select
          value={filters.sort}
          onChange={(event) =>
            onChange({ sort: userSorts.find((each) => each === event.currentTarget.value) ?? 'name' })
          }
          options={userSorts.map((value) => ({ value, label: t(`users.sort.${value}`) }))}
        />
      </Field>
    </fieldset>
  );
}
