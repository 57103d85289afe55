import { useState } from 'react';
import type { MutedWorks as Muted } from '#contract/entities/notification.ts';
import { Pages } from '#web/data/pages.tsx';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMute } from '#web/features/correspondence/notifications/use-mute.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Works of which the person wants to hear no more than what is asked of them, each with the way back. */
export function MutedWorks() {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const query = useCall('mutedWorks', { query: { page } });
  // What is heard again leaves the list: the last page may be gone.
  if (query.data && page > Math.max(1, query.data.totalPages)) setPage(Math.max(1, query.data.totalPages));
  return (
    <>
      <QueryState
        query={query}
        loading={<Skeleton lines={2} />}
        failed={t('settings.muted.failed')}
        isEmpty={({ obras }) => obras.length === 0}
        empty={<p className="text-muted">{t('settings.muted.empty')}</p>}
      >
        {({ obras }) => (
          <ul className="divide-y divide-line border-y border-line">
            {obras.map((work) => (
              <Item key={work.id} work={work} />
            ))}
          </ul>
        )}
      </QueryState>
      <Pages list={t('settings.muted.title')} page={page} totalPages={query.data?.totalPages ?? 1} onPage={setPage} />
    </>
  );
}

function Item({ work: { id, titulo, idioma, desde } }: { work: Muted['obras'][number] }) {
  const t = useMessages();
  const { day } = useFormats();
  const { set, isSetting } = useMute(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        {titulo === null ? (
          <p className="text-muted">{t('settings.muted.gone')}</p>
        ) : (
          <p lang={idioma ?? undefined} className="font-semibold">
            {titulo}
          </p>
        )}
        <p className="text-sm text-muted">{t('settings.muted.since', { day: day(desde) })}</p>
      </div>
      <Button size="small" busy={isSetting} onClick={() => set(false)}>
        {t('notifications.unmute')}
      </Button>
    </li>
  );
}
