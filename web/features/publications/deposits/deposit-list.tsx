import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type DepositState, depositStates } from '#contract/deposits.ts';
import type { DepositList as Listed } from '#contract/entities/deposit.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { DepositBadge, DepositWords } from './deposit-words.tsx';
import { useDepositActs } from './use-deposit-acts.ts';

type ListProps = {
  journalId?: string;
  /** An agency registers. Where none does any more, what was registered with one stays in sight, and where nothing was, nothing is shown. */
  isWanted: boolean;
};

/** The registrations of DOIs that were asked for, of one journal or of all. */
export function DepositList({ journalId, isWanted }: ListProps) {
  const t = useMessages();
  const [estado, setEstado] = useState<DepositState>();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useClient(), 'listDeposits', { query: { revistaId: journalId, estado, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const asked = Object.values(query.data?.cuentas ?? {}).some((count) => count > 0);
  if (!isWanted && !asked) return null;
  return (
    <Section title={t('deposits.title')} intro={t('deposits.intro')} className="mt-12 max-w-form">
      <QueryState
        query={query}
        loading={t('deposits.loading')}
        failed={(error) => failureText(t('deposits.failed'), error)}
        isEmpty={({ total }) => total === 0 && estado === undefined}
        empty={t('deposits.none')}
      >
        {(list) => (
          <>
            <StateField
              cuentas={list.cuentas}
              nameOf={(state) => t(`deposits.estado.${state}`)}
              value={estado}
              onChange={(state) => {
                setEstado(state);
                setPage(1);
              }}
            />
            {list.total === 0 ? <p className="py-4 text-muted">{t('deposits.noneInState')}</p> : <Rows list={list} />}
            <Pages list={t('deposits.title')} page={page} totalPages={list.totalPages} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

type StateProps = {
  cuentas: Listed['cuentas'];
  nameOf: (state: DepositState) => string;
  value: DepositState | undefined;
  onChange: (state: DepositState | undefined) => void;
};

/** In which state those are that are listed, each with how many there are. */
export function StateField({ cuentas, nameOf, value, onChange }: StateProps) {
  const t = useMessages();
  const total = Object.values(cuentas).reduce((sum, each) => sum + each, 0);
  const counted = depositStates.map((state) => ({
    value: state,
    label: t('deposits.counted', { state: nameOf(state), total: cuentas[state] }),
  }));
  return (
    <Field label={t('deposits.state')} className="mb-4 max-w-80">
      <Select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(depositStates.find((state) => state === currentTarget.value))}
        options={[{ value: '', label: t('deposits.all', { total }) }, ...counted]}
      />
    </Field>
  );
}

function Rows({ list }: { list: Listed }) {
  const t = useMessages();
  const { ask, isAsking } = useDepositActs();
  return (
    <RowList>
      {list.depositos.map((deposit) => (
        <li key={deposit.obra.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 grow basis-72">
            <Link to={`/editorial/${deposit.obra.id}`} className="link link-alone font-semibold wrap-anywhere">
              {deposit.obra.titulo}
            </Link>
            <p className="text-sm wrap-anywhere">{deposit.doi}</p>
            <DepositWords deposit={deposit} />
          </div>
          <DepositBadge estado={deposit.estado} />
          {deposit.estado === 'RECHAZADO' && (
            <Button
              size="small"
              busy={isAsking(deposit.obra.id)}
              aria-label={`${t('deposits.again')}: ${deposit.obra.titulo}`}
              onClick={() => ask(deposit.obra.id)}
            >
              {t('deposits.again')}
            </Button>
          )}
        </li>
      ))}
    </RowList>
  );
}
