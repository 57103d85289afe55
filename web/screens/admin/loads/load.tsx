/** /admin/cargas/:id: one load: its files, what its columns are, what becomes of each line, and how it goes. */
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Load } from '#contract/entities/load.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { isBusy } from './is-busy.ts';
import { LoadActs } from './load-acts.tsx';
import { LoadCheckForm } from './load-check-form.tsx';
import { LoadFiles } from './load-files.tsx';
import { LoadLines } from './load-lines.tsx';
import { LoadProgress } from './load-progress.tsx';

export const title = 'loads.title' satisfies MessageKey;

/** While something is being done. */
const everyMs = 1500;

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useQuery({
    ...callQuery(useClient(), 'getLoad', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? everyMs : false),
  });
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data?.nombre ?? t('loads.title')}
        {...(data && { label: data.revista, intro: t(`loads.clase.${data.clase}.text`) })}
        back={<Link to="/admin/cargas">{t('loads.title')}</Link>}
      />
      <QueryState query={query} loading={t('loads.loading')} failed={t('loads.loadFailed')}>
        {(load) => <LoadPage load={load} />}
      </QueryState>
    </>
  );
}

export function LoadPage({ load }: { load: Load }) {
  const t = useMessages();
  const failed = !isBusy(load) && load.trabajo && load.trabajo.estado !== 'HECHO' ? load.trabajo : undefined;
  return (
    <div className="flex flex-col gap-10">
      {isBusy(load) && <LoadProgress load={load} />}
      {failed && (
        <Notice tone="warning" live>
          {t(failed.estado === 'CANCELADO' ? 'loads.stopped' : 'loads.broken')}
        </Notice>
      )}
      {load.impedimento !== null && (
        <Notice tone="error" live>
          {load.impedimento}
        </Notice>
      )}
      {load.archivos.total === 0 ? (
        <Notice tone="info">{t('loads.filesGone')}</Notice>
      ) : (
        <>
          <LoadFiles load={load} />
          <LoadCheckForm key={load.id} load={load} />
        </>
      )}
      {load.cuentas.lineas > 0 && <LoadLines load={load} />}
      <LoadActs load={load} />
    </div>
  );
}
