import { mailEstados } from '#contract/vocabulary.ts';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { MailFilterValues } from './use-mail-filters.ts';

type Props = { filters: MailFilterValues; onChange: (filters: MailFilterValues) => void };

/** By address or subject, and by what became of the mail. Other filters begin at the first page. */
export function MailFilters({ filters, onChange }: Props) {
  const t = useMessages();
  const { typed, change, seek } = useSoughtWords(
    filters.search,
    (search) => onChange({ ...filters, search, page: 1 }),
    200,
  );
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <SearchBox
        label={t('outbox.search')}
        placeholder={t('outbox.search')}
        value={typed}
        onChange={change}
        onSearch={seek}
        className="w-full max-w-form"
      />
      <Field label={t('outbox.estado')} className="w-full sm:w-52">
        <Select
          value={filters.estado ?? ''}
          placeholder={t('outbox.estado.all')}
          onChange={(event) => {
            const estado = mailEstados.find((each) => each === event.currentTarget.value);
            onChange({ ...filters, estado, page: 1 });
          }}
          options={mailEstados.map((value) => ({ value, label: t(`outbox.estado.${value}`) }))}
        />
      </Field>
    </div>
  );
}
