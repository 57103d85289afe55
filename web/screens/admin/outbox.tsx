/** /admin/correos (product.md 7): every mail of the platform. Where there is no mail server, its links are found here. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Mail } from '#contract/entities/site.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { Pages } from '#web/features/review/pages.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Table } from '#web/ui/Table.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { useMailColumns } from './use-mail-columns.tsx';

export const title = 'outbox.title' satisfies MessageKey;

const perPage = 20;

export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader
        title={t('outbox.title')}
        intro={t('outbox.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
      />
      <Outbox />
    </>
  );
}

function Outbox() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('pagina') ?? '', 10) || 1);
  const [opened, setOpened] = useState<Mail | null>(null);
  const columns = useMailColumns(setOpened);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...callQuery(useClient(), 'listMails', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
    // Who comes here looks for a mail that was just written.
    staleTime: 0,
  });
  if (error && !data)
    return (
      <ErrorState
        message={t('outbox.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Spinner label={t('outbox.loading')} />;
  if (data.total === 0) return <EmptyState title={t('outbox.empty')}>{t('outbox.empty.text')}</EmptyState>;
  return (
    <>
      {data.mails.some(({ estado }) => estado === 'GUARDADO') && (
        <Notice className="mb-6" title={t('outbox.kept.title')}>
          {t('outbox.kept.text')}
        </Notice>
      )}
      <Table
        caption={t('outbox.title')}
        hideCaption
        columns={columns}
        rows={data.mails}
        rowKey={({ id }) => id}
        busy={isPlaceholderData}
        empty={t('outbox.noPage')}
      />
      <Pages
        list={t('outbox.title')}
        page={page}
        totalPages={data.totalPages}
        onPage={(to) => setAddress(to === 1 ? {} : { pagina: String(to) })}
      />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
