import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { directionOf, readSort, type Sort, type SortedColumn, sorts } from './sorting.ts';

type Props = {
  /** Of the table. */
  title: string;
  sort: Sort;
  sortBy: (sort: Sort) => void;
  /** Columns of the table that can be sorted. */
  columns: readonly SortedColumn[];
};

/** Stands in for sortable headings on a screen too narrow for them. */
export function SortChoice({ title, sort, sortBy, columns }: Props) {
  const t = useMessages();
  const offered = sorts.filter((each) => columns.some((column) => directionOf(column, each)));
  return (
    <div className="@container">
      <div className="mb-4 @min-[40rem]:hidden">
        <Field label={t('author.management.sort', { title })} hideLabel>
          <Select
            value={sort}
            onChange={(event) => sortBy(readSort(event.currentTarget.value))}
            options={offered.map((value) => ({ value, label: t(`author.management.sort.${value}`) }))}
          />
        </Field>
      </div>
    </div>
  );
}
