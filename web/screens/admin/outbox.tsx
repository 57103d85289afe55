/**
 * /admin/correos (docs/specification.md 7): the mails of the platform, to editors those of the works they handle. Where there is no
 * mail server, administrators find its links here.
 */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Mail } from '#contract/entities/mail.ts';
import { administers, followsMails } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Table } from '#web/ui/Table.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailFilters } from './mail-filters.tsx';
import { TestMailButton } from './test-mail-button.tsx';
import { useMailColumns } from './use-mail-columns.tsx';
import { useMailFilters } from './use-mail-filters.ts';

const ReturnedMail = lazy(() => import('./returned-mail.tsx'));

export const title = 'outbox.title' satisfies MessageKey;

const perPage = 20;
/** While a mail of the page is at its first try. */
const everyMs = 3000;
const isLeaving = ({ estado, intentos }: Mail) => estado === 'PENDIENTE' && intentos === 0;

export function Screen() {
  const t = useMessages();
  const { user } = useSession();
  return (
    <>
      <PageHeader
        title={t('outbox.title')}
        intro={t('outbox.lead')}
        actions={administers(user) && <TestMailButton />}
      />
      <Outbox />
      {administers(user) && (
        <Suspense>
          <ReturnedMail />
        </Suspense>
      )}
    </>
  );
}

function Outbox() {
  const t = useMessages();
  const { user } = useSession();
  const followsAll = followsMails(user) === 'all';
  const { filters, change } = useMailFilters();
  const { search, estado, page } = filters;
  const [opened, setOpened] = useState<string | null>(null);
  const asked = { page, limit: perPage, ...(search && { search }), ...(estado && { estado }) };
  const query = useQuery({
    ...callQuery(useClient(), 'listMails', { query: asked }),
    placeholderData: keepPreviousData,
    // Who comes here looks for a mail that was just written, and waits for it to leave.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.mails.some(isLeaving) ? everyMs : false),
  });
  const columns = useMailColumns(query.data?.mails ?? [], ({ id }) => setOpened(id));
  const { data, isPlaceholderData } = query;
  const shown = data?.mails.find(({ id }) => id === opened);
  return (
    <QueryState query={query} loading={t('outbox.loading')} failed={t('outbox.failed')}>
      {(data) => {
        if (data.total === 0 && !search && !estado)
          return (
            <EmptyState title={t('outbox.empty')}>
              {t(followsAll ? 'outbox.empty.text' : 'outbox.empty.handled')}
            </EmptyState>
          );
        return (
          <>
            {data.mails.some((mail) => mail.estado === 'GUARDADO') && (
              <Notice className="mb-6" title={t('outbox.kept.title')}>
                {t(followsAll ? 'outbox.kept.text' : 'outbox.kept.handled')}
              </Notice>
            )}
            <MailFilters filters={filters} onChange={change} />
            <p role="status" className="mt-4 mb-2 text-sm text-muted">
              {t('outbox.count', { count: data.total })}
            </p>
            <Table
              caption={t('outbox.title')}
              hideCaption
              columns={columns}
              rows={data.mails}
              rowKey={({ id }) => id}
              busy={isPlaceholderData}
              empty={t(data.total === 0 ? 'outbox.none' : 'outbox.noPage')}
            />
            <Pages
              list={t('outbox.title')}
              page={page}
              totalPages={data.totalPages}
              onPage={(to) => change({ ...filters, page: to })}
            />
            {shown && <MailDialog mail={shown} onClose={() => setOpened(null)} />}
          </>
        );
      }}
    </QueryState>
  );
}
