import type { Job } from '#contract/entities/job.ts';
import { kindWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Column } from '#web/ui/Table.tsx';
import { JobActions } from './job-actions.tsx';
import { JobEstado } from './job-estado.tsx';
import { JobProgressWords } from './job-progress.tsx';

/** What it does, how it goes, its tries, when it was asked for, is due or ended, and what can be done about it. */
export function useJobColumns(): readonly Column<Job>[] {
  const t = useMessages();
  const { moment } = useFormats();
  return [
    { id: 'tipo', header: t('jobs.kind'), heading: true, cell: ({ tipo }) => kindWords(t, tipo) },
    { id: 'estado', header: t('jobs.estado'), cell: ({ estado }) => <JobEstado estado={estado} />, className: 'w-32' },
    { id: 'progreso', header: t('jobs.progress'), cell: (job) => <JobProgressWords job={job} /> },
    {
      id: 'intentos',
      header: t('jobs.tries'),
      align: 'end',
      cell: ({ intentos, intentosMaximos }) =>
        intentosMaximos === null ? intentos : t('jobs.triesOf', { tries: intentos, most: intentosMaximos }),
      className: 'w-24',
    },
    {
      id: 'cuando',
      header: t('jobs.when'),
      cell: ({ fechaCreacion, fechaPrevista, fechaFin, estado }) => {
        const [words, at] = fechaFin
          ? (['jobs.when.ended', fechaFin] as const)
          : estado === 'PENDIENTE'
            ? (['jobs.when.due', fechaPrevista] as const)
            : (['jobs.when.begun', fechaCreacion] as const);
        return <time dateTime={at}>{t(words, { moment: moment(at) })}</time>;
      },
      className: 'w-48',
    },
    {
      id: 'acciones',
      header: t('jobs.actions'),
      hideHeader: true,
      cell: (job) => <JobActions job={job} />,
      className: 'w-32',
    },
  ];
}
