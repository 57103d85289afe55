/** /admin/instituciones: the institutions of the platform, and what is asked to become one. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InstitutionRequest, ListedInstitution } from '#contract/entities/institution.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useDebounced } from '#web/data/use-debounced.ts';
import { usePlanName } from '#web/features/institutions/plan-name.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Section } from '#web/ui/Section.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { NewInstitutionDialog } from './new-institution-dialog.tsx';

export const title = 'membership.list.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(words.trim());
  const query = useQuery({
    ...callQuery(useClient(), 'listManagedInstitutions', { query: { search, page } }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  /** `true`: of no request. */
  const [makes, setMakes] = useState<InstitutionRequest | true>();
  return (
    <>
      <PageHeader
        title={t('membership.list.title')}
        intro={t('membership.list.lead')}
        actions={
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setMakes(true)}>
            {t('membership.list.new')}
          </Button>
        }
      />
      <QueryState
        query={query}
        loading={t('membership.list.loading')}
        failed={(error) => failureText(t('membership.list.failed'), error)}
      >
        {({ instituciones, solicitudes, solicitudesPendientes, totalPages }) => (
          <div className="flex max-w-4xl flex-col gap-10">
            {solicitudes.length > 0 && (
              <Requests requests={solicitudes} waiting={solicitudesPendientes} onAccept={setMakes} />
            )}
            <div>
              <SearchBox
                className="mb-4 max-w-form"
                label={t('membership.list.search')}
                placeholder={t('membership.list.search')}
                value={words}
                onChange={(said) => {
                  setWords(said);
                  setPage(1);
                }}
              />
              {instituciones.length === 0 ? (
                <p className="text-muted">{t(search ? 'membership.list.notFound' : 'membership.list.none')}</p>
              ) : (
                <RowList>
                  {instituciones.map((institution) => (
                    <Item key={institution.id} institution={institution} />
                  ))}
                </RowList>
              )}
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
            </div>
          </div>
        )}
      </QueryState>
      {makes && (
        <NewInstitutionDialog request={makes === true ? undefined : makes} onClose={() => setMakes(undefined)} />
      )}
    </>
  );
}

function Item({ institution }: { institution: ListedInstitution }) {
  const t = useMessages();
  const planName = usePlanName();
  const { id, nombre, plan, miembros, responsables, dominios, fechaCierre } = institution;
  const facts = [planName(plan), t('membership.list.count', { count: miembros }), ...dominios];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 wrap-anywhere">
        <Link to={`/admin/instituciones/${id}`} className="font-semibold">
          {nombre}
        </Link>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {fechaCierre !== null ? (
        <Badge tone="gray">{t('membership.list.closed')}</Badge>
      ) : (
        responsables === 0 && <Badge tone="yellow">{t('membership.list.nobody')}</Badge>
      )}
    </li>
  );
}

interface RequestsProps {
  requests: readonly InstitutionRequest[];
  waiting: number;
  onAccept: (request: InstitutionRequest) => void;
}

function Requests({ requests, waiting, onAccept }: RequestsProps) {
  const t = useMessages();
  const { day } = useFormats();
  const planName = usePlanName();
  const [declines, setDeclines] = useState<InstitutionRequest>();
  return (
    <Section title={t('membership.requests')}>
      <RowList>
        {requests.map((request) => {
          const { id, institucion, nombre: name, email, fecha, plan, mensaje } = request;
          return (
            <li key={id} className="flex flex-col gap-3 py-4">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{institucion}</p>
                <p className="text-sm text-muted">
                  {t('membership.request.by', { name, email, day: day(fecha), plan: planName(plan) })}
                </p>
                {mensaje && <p className="mt-2 whitespace-pre-line">{mensaje}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button size="small" variant="primary" aria-haspopup="dialog" onClick={() => onAccept(request)}>
                  {t('membership.request.accept')}
                </Button>
                <Button size="small" aria-haspopup="dialog" onClick={() => setDeclines(request)}>
                  {t('membership.request.decline')}
                </Button>
              </div>
            </li>
          );
        })}
      </RowList>
      {waiting > requests.length && (
        <p className="mt-2 text-sm text-muted">{t('membership.requests.more', { count: waiting - requests.length })}</p>
      )}
      {declines && <DeclineDialog request={declines} onClose={() => setDeclines(undefined)} />}
    </Section>
  );
}
