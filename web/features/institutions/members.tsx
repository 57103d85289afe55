import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { InstitutionMember } from '#contract/entities/institution.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useDebounced } from '#web/data/use-debounced.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Section } from '#web/ui/Section.tsx';
import { staleInstitutions } from './stale.ts';

/** The members of an institution, a page at a time, and who of them answers for it. */
export function Members({ id }: { id: string }) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(words.trim());
  const input = { params: { id }, query: { search, page } };
  const query = useQuery({ ...callQuery(useClient(), 'listInstitutionMembers', input), staleTime: 0 });
  const [leaving, setLeaving] = useState<InstitutionMember>();
  const change = useAct('changeInstitutionMember', staleInstitutions);
  const remove = useAct('removeInstitutionMember', staleInstitutions);
  const failed = (error: Error) => void toast.error(failureText(t('membership.actFailed'), error));
  const charge = ({ id: userId, nombre: name }: InstitutionMember, responsable: boolean) =>
    change.mutate(
      { params: { id, userId }, body: { responsable } },
      {
        onSuccess: () => void toast.success(t(responsable ? 'membership.given' : 'membership.taken', { name })),
        onError: failed,
      },
    );
  return (
    <Section title={t('membership.members')}>
      <SearchBox
        className="mb-4 max-w-form"
        label={t('membership.search')}
        placeholder={t('membership.search')}
        value={words}
        onChange={(said) => {
          setWords(said);
          setPage(1);
        }}
      />
      <QueryState
        query={query}
        loading={t('membership.members.loading')}
        failed={(error) => failureText(t('membership.members.failed'), error)}
        isEmpty={({ miembros }) => miembros.length === 0}
        empty={t(search ? 'membership.members.notFound' : 'membership.members.none')}
      >
        {({ miembros, totalPages }) => (
          <>
            <RowList>
              {miembros.map((member) => (
                <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 grow basis-56 wrap-anywhere">
                    <p className="font-semibold">{member.nombre}</p>
                    <p className="text-sm text-muted">{member.email}</p>
                  </div>
                  {member.responsable && <Badge tone="accent">{t('membership.charge')}</Badge>}
                  <RowActs
                    more={t('membership.more', { name: member.nombre })}
                    acts={[
                      {
                        id: 'charge',
                        label: t(member.responsable ? 'membership.take' : 'membership.give'),
                        about: `${t(member.responsable ? 'membership.take' : 'membership.give')}: ${member.nombre}`,
                        busy: change.isPending && change.variables?.params.userId === member.id,
                        onSelect: () => charge(member, !member.responsable),
                      },
                      {
                        id: 'remove',
                        label: t('membership.remove'),
                        about: `${t('membership.remove')}: ${member.nombre}`,
                        tone: 'danger',
                        asks: true,
                        onSelect: () => setLeaving(member),
                      },
                    ]}
                  />
                </li>
              ))}
            </RowList>
            {totalPages > 1 && (
              <Pagination
                className="mt-6"
                label={t('membership.pages')}
                pageLabel={t('membership.pageOf', { page })}
                previousLabel={t('membership.previous')}
                nextLabel={t('membership.next')}
                page={page}
                hasNext={page < totalPages}
                onPage={setPage}
              />
            )}
          </>
        )}
      </QueryState>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={`${t('membership.remove')}: ${leaving.nombre}`}
          description={t('membership.remove.text')}
          confirmLabel={t('membership.remove')}
          cancelLabel={t('common.cancel')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { params: { id, userId: leaving.id } },
              {
                onSuccess: () => {
                  toast.success(t('membership.removed', { name: leaving.nombre }));
                  setLeaving(undefined);
                },
                onError: failed,
              },
            )
          }
        />
      )}
    </Section>
  );
}
