/** /admin/users (spec 001 §2): the people of the platform, found, made, edited and deleted; and who asks for a role. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ListedUser, mostRolesAtOnce } from '#contract/entities/user.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useChosen } from '#web/data/use-chosen.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Table } from '#web/ui/Table.tsx';
import { AccountsFileDialog } from './accounts-file-dialog.tsx';
import { AllApiKeys } from './all-api-keys.tsx';
import { DeleteUser } from './delete-user.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ExportUsersButton } from './export-users-button.tsx';
import { MergeDialog } from './merging/merge-dialog.tsx';
import { Merges } from './merging/merges.tsx';
import { NewAccountDialog } from './new-account-dialog.tsx';
import { RoleRequests } from './role-requests.tsx';
import { RolesTogether } from './roles-together.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { asQuery, useUserFilters } from './use-user-filters.ts';
import { UserFiltersBar } from './user-filters-bar.tsx';

export const title = 'users.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('users.title')} intro={t('users.lead')} actions={<MakeAccounts />} />
      <div className="in-order flex flex-col gap-12">
        <RoleRequests />
        <Accounts />
        <Merges />
        <AllApiKeys />
      </div>
    </>
  );
}

/** Accounts made for others: one, or those of a file. */
function MakeAccounts() {
  const t = useMessages();
  const [making, setMaking] = useState<'one' | 'file'>();
  const close = () => setMaking(undefined);
  return (
    <>
      <Button icon={<FileUp aria-hidden />} aria-haspopup="dialog" onClick={() => setMaking('file')}>
        {t('users.file')}
      </Button>
      <Button variant="primary" icon={<UserPlus aria-hidden />} aria-haspopup="dialog" onClick={() => setMaking('one')}>
        {t('users.new')}
      </Button>
      {making === 'one' && <NewAccountDialog onClose={close} />}
      {making === 'file' && <AccountsFileDialog onClose={close} />}
    </>
  );
}

/** Spec 001 §9. */
const perPage = 10;

function Accounts() {
  const t = useMessages();
  const box = useRef<HTMLInputElement>(null);
  const { filters, change, clear, words } = useUserFilters();
  const { page, sort } = filters;
  const [editing, setEditing] = useState<ListedUser | null>(null);
  const [deleting, setDeleting] = useState<ListedUser | null>(null);
  const [merging, setMerging] = useState<ListedUser | null>(null);
  const query = useQuery({
    ...callQuery(useClient(), 'listUsers', { query: { ...asQuery(filters), sort, page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData } = query;
  const chosen = useChosen(data?.users ?? [], ({ id }) => id, mostRolesAtOnce, isFetching);
  const columns = useUserColumns({
    chosen,
    sort,
    onSort: (next) => change({ sort: next }),
    onEdit: setEditing,
    onDelete: setDeleting,
  });
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    // The last account of the last page is gone: the page before is the last now.
    if (page > lastPage) change({ page: lastPage });
  });
  return (
    <Section title={t('users.list')} actions={<ExportUsersButton filters={filters} />}>
      <UserFiltersBar filters={filters} onChange={change} words={words} box={box} />
      <QueryState
        query={query}
        loading={t('users.loading')}
        failed={(error) => failureText(t('users.failed'), error)}
        className="mt-6"
      >
        {(data) => (
          <>
            <p role="status" className="mt-4 mb-2 text-sm text-muted">
              {t('users.count', { count: data.total })}
            </p>
            <Table
              caption={t('users.list')}
              hideCaption
              columns={columns}
              rows={data.users}
              rowKey={({ id }) => id}
              busy={isPlaceholderData}
              empty={
                <div className="flex flex-col items-center gap-3">
                  <p>{t('users.empty')}</p>
                  <Button
                    size="small"
                    onClick={() => {
                      clear();
                      box.current?.focus();
                    }}
                  >
                    {t('users.clear')}
                  </Button>
                </div>
              }
            />
            <Pagination
              className="mt-4"
              label={t('users.pages')}
              pageLabel={t('users.page', { page })}
              previousLabel={t('users.previous')}
              nextLabel={t('users.next')}
              page={page}
              // Shut where the page is not full (spec 001 §2), and where the server says it is the last.
              hasNext={data.users.length >= perPage && page < data.totalPages && !isPlaceholderData}
              onPage={(to) => change({ page: to })}
            />
          </>
        )}
      </QueryState>
      <RolesTogether chosen={chosen} />
      {editing && (
        <EditUserDialog
          user={editing}
          onClose={() => setEditing(null)}
          onMerge={() => {
            setEditing(null);
            setMerging(editing);
          }}
        />
      )}
      {merging && <MergeDialog user={merging} onDone={chosen.clear} onClose={() => setMerging(null)} />}
      {deleting && <DeleteUser user={deleting} onClose={() => setDeleting(null)} />}
    </Section>
  );
}
