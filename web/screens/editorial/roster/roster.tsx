/** /editorial/revisores: everybody who reviews, with what they have to do, how they did, what they know about, what they were asked. */
import { rosterOrders, rosterStates } from '#contract/entities/candidate.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { QueryState } from '#web/data/query-state.tsx';
import { AskForBids } from '#web/features/reviewing/bids/ask-for-bids.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';
import { type RosterFilters, useRoster } from './use-roster.ts';
import { useRosterColumns } from './use-roster-columns.tsx';

export const title = 'roster.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { query, filters, change, words } = useRoster();
  const columns = useRosterColumns();
  const isNarrowed = filters.search !== '' || filters.situacion !== undefined;
  return (
    <>
      <PageHeader title={t('roster.title')} intro={t('roster.intro')} actions={<AskForBids />} />
      <search className="mb-6 flex flex-wrap items-end gap-4">
        <SearchBox
          label={t('roster.search')}
          placeholder={t('roster.search')}
          value={words.typed}
          onChange={words.change}
          onSearch={words.seek}
          className="min-w-0 grow basis-64 sm:max-w-96"
        />
        <FilterFields filters={filters} onChange={change} />
        {isNarrowed && (
          <Button
            variant="quiet"
            onClick={() => {
              words.say('');
              change({ search: '', situacion: undefined });
            }}
          >
            {t('queue.clear')}
          </Button>
        )}
      </search>
      <QueryState
        query={query}
        loading={t('roster.loading')}
        failed={(error) => failureText(t('roster.failed'), error)}
      >
        {(data) => (
          <>
            <p role="status" className="mb-4 text-sm text-muted">
              {t('roster.count', { count: data.total })}
            </p>
            <Table
              caption={t('roster.title')}
              hideCaption
              columns={columns}
              rows={data.revisores}
              rowKey={({ id }) => id}
              busy={query.isPlaceholderData}
              empty={t(isNarrowed ? 'roster.none' : 'roster.empty')}
            />
            <Pages
              list={t('roster.title')}
              page={filters.page}
              totalPages={data.totalPages}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

type FieldsProps = { filters: RosterFilters; onChange: (changes: Partial<RosterFilters>) => void };

function FilterFields({ filters, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <>
      <Field label={t('roster.state')} className="grow basis-44 sm:max-w-60">
        <Select
          value={filters.situacion ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ situacion: rosterStates.find((each) => each === value) })
          }
          options={[
            { value: '', label: t('roster.state.any') },
            ...rosterStates.map((value) => ({ value, label: t(`roster.state.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('queue.order')} className="grow basis-44 sm:max-w-60">
        <Select
          value={filters.orden}
          onChange={({ currentTarget: { value } }) =>
            onChange({ orden: rosterOrders.find((each) => each === value) ?? 'nombre' })
          }
          options={rosterOrders.map((value) => ({ value, label: t(`roster.order.${value}`) }))}
        />
      </Field>
    </>
  );
}
