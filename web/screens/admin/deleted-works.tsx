import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye, Undo2 } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { dayMs } from '#contract/time.ts';
import { restoreDays } from '#contract/workflow.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { pageSize, usePage } from '#web/screens/publications/paging.ts';
import { WorksTable } from '#web/screens/publications/works-table.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Column } from '#web/ui/Table.tsx';

type Props = { search: string; onClear: () => void; onOpen: (work: PublicationSummary) => void };

/** Deleted works that can still be restored (docs/specification.md 4), the last deleted first. */
export function DeletedWorks({ search, onClear, onOpen }: Props) {
  const t = useMessages();
  const [page, turn] = usePage(search);
  const query = useQuery({
    ...callQuery(useClient(), 'deletedPublications', { query: { search, page, limit: pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <WorksTable
      title={t('admin.deleted.title')}
      intro={t('admin.deleted.lead', { days: restoreDays })}
      columns={useColumns(onOpen)}
      query={query}
      page={page}
      onPage={turn}
      search={search}
      onClear={onClear}
      empty={t('admin.deleted.empty')}
    />
  );
}

const lastDay = (deleted: string) => new Date(Date.parse(deleted) + restoreDays * dayMs).toISOString();

function useColumns(onOpen: Props['onOpen']): Column<PublicationSummary>[] {
  const t = useMessages();
  const { shortDay } = useFormats();
  const day = (iso: string | null) => iso && <time dateTime={iso}>{shortDay(iso)}</time>;
  return [
    {
      id: 'titulo',
      header: t('author.form.titulo'),
      heading: true,
      cell: (work) => (
        <div className="wrap-anywhere">
          {work.titulo}
          <div className="font-normal">
            <WorkLine tipo={work.tipo} aviso={work.aviso} autor={work.autor} />
          </div>
        </div>
      ),
    },
    {
      id: 'estado',
      header: t('author.sheet.estado'),
      className: 'lg:w-44',
      cell: (work) => <EstadoBadge estado={work.estado} />,
    },
    {
      id: 'eliminada',
      header: t('admin.deleted.on'),
      className: 'lg:w-28',
      cell: (work) => day(work.fechaEliminacion),
    },
    {
      id: 'hasta',
      header: t('admin.deleted.until'),
      className: 'lg:w-36',
      cell: (work) => day(work.fechaEliminacion && lastDay(work.fechaEliminacion)),
    },
    {
      id: 'acciones',
      header: t('author.management.actions'),
      wide: true,
      className: 'lg:w-72',
      cell: (work) => (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Eye aria-hidden />} aria-haspopup="dialog" onClick={() => onOpen(work)}>
            {t('author.management.open')}
          </Button>
          {work.acciones.includes('RESTAURAR') && <Restore work={work} />}
        </div>
      ),
    },
  ];
}

function Restore({ work }: { work: PublicationSummary }) {
  const t = useMessages();
  const restore = useAct('restorePublication', [
    'deletedPublications',
    'listPublications',
    'myPublications',
    'getPublication',
    'activity',
  ]);
  // Its row is gone by then, and with it what `mutate` would call back.
  const act = () =>
    restore.mutateAsync({ params: { id: work.id } }).then(
      () => toast.success(t('admin.deleted.restored')),
      (error: unknown) => toast.error(failureText(t('admin.deleted.failed'), error)),
    );
  return (
    <Button
      size="small"
      icon={<Undo2 aria-hidden />}
      busy={restore.isPending}
      aria-label={t('admin.deleted.about', { action: t('admin.deleted.restore'), title: work.titulo })}
      onClick={() => void act()}
    >
      {t('admin.deleted.restore')}
    </Button>
  );
}
