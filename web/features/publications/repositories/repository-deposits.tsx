import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DepositState } from '#contract/deposits.ts';
import type { RepositoryDepositList } from '#contract/entities/repository.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { StateField } from '#web/features/publications/deposits/deposit-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { RepositoryBadge, RepositoryWords } from './repository-words.tsx';
import { useRepositoryActs } from './use-repository-acts.ts';

/** The deposits in repositories that were asked for, of one journal or of all; nothing where none was. */
export function RepositoryDeposits({ journalId }: { journalId?: string }) {
  const t = useMessages();
  const [estado, setEstado] = useState<DepositState>();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useClient(), 'listRepositoryDeposits', { query: { revistaId: journalId, estado, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (query.data && !Object.values(query.data.cuentas).some((count) => count > 0)) return null;
  return (
    <Section title={t('repositories.deposits.title')} className="mt-12 max-w-form">
      <QueryState
        query={query}
        loading={t('repositories.deposits.loading')}
        failed={(error) => failureText(t('repositories.deposits.failed'), error)}
      >
        {(list) => (
          <>
            <StateField
              cuentas={list.cuentas}
              nameOf={(state) => t(`repositories.estado.${state}`)}
              value={estado}
              onChange={(state) => {
                setEstado(state);
                setPage(1);
              }}
            />
            {list.total === 0 ? (
              <p className="py-4 text-muted">{t('repositories.deposits.noneInState')}</p>
            ) : (
              <Rows list={list} />
            )}
            <Pages list={t('repositories.deposits.title')} page={page} totalPages={list.totalPages} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Rows({ list }: { list: RepositoryDepositList }) {
  const t = useMessages();
  const { ask, isAsking } = useRepositoryActs();
  return (
    <RowList>
      {list.depositos.map((deposit) => {
        const { obra, repositorio, estado } = deposit;
        return (
          <li key={`${obra.id} ${repositorio.id}`} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-72">
              {obra.eliminada ? (
                <p className="font-semibold wrap-anywhere">{obra.titulo}</p>
              ) : (
                <Link to={`/editorial/${obra.id}`} className="link link-alone font-semibold wrap-anywhere">
                  {obra.titulo}
                </Link>
              )}
              <RepositoryWords deposit={deposit} />
            </div>
            <RepositoryBadge estado={estado} />
            {estado === 'RECHAZADO' && !obra.eliminada && (
              <Button
                size="small"
                busy={isAsking(obra.id, repositorio.id)}
                aria-label={`${t('repositories.again')}: ${obra.titulo}, ${repositorio.nombre}`}
                onClick={() => ask(obra.id, repositorio.id)}
              >
                {t('repositories.again')}
              </Button>
            )}
          </li>
        );
      })}
    </RowList>
  );
}
