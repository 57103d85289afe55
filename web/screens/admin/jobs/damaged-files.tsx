import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FaultyFile } from '#contract/entities/file.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

const perPage = 20;

/** Stored files that are not as they were stored, each with its work where it has one; nothing where all are sound. */
export function DamagedFiles() {
  const t = useMessages();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData } = useQuery({
    ...callQuery(useClient(), 'listFaultyFiles', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Mended ones leave the list while one looks at it.
    refetchInterval: 30_000,
  });
  if (!data) return isError ? <Notice tone="error">{t('jobs.files.failed')}</Notice> : null;
  if (data.total === 0) return null;
  return (
    <Section title={t('jobs.files')} intro={t('jobs.files.text')}>
      <Table
        caption={t('jobs.files')}
        hideCaption
        columns={columns}
        rows={data.archivos}
        rowKey={({ lugar }) => lugar}
        busy={isPlaceholderData}
        empty={t('jobs.none')}
      />
      <Pages list={t('jobs.files')} page={page} totalPages={data.totalPages} onPage={setPage} />
    </Section>
  );
}

/** Of what has no name. */
const words = {
  ARCHIVO: 'jobs.files.picture',
  ADJUNTO: 'jobs.files.review',
  IMAGEN: 'jobs.files.picture',
  IDENTIDAD: 'jobs.files.identity',
} as const;

function useColumns(): readonly Column<FaultyFile>[] {
  const t = useMessages();
  const { moment } = useFormats();
  return [
    {
      id: 'obra',
      header: t('jobs.files.work'),
      heading: true,
      cell: ({ obra }) =>
        obra ? (
          <Link to={`/publications/${obra.id}`} className="link">
            {obra.titulo}
          </Link>
        ) : (
          <span className="text-muted">{t('jobs.files.work.none')}</span>
        ),
    },
    {
      id: 'archivo',
      header: t('jobs.files.file'),
      cell: ({ nombre, clase, lugar }) => (
        <>
          {clase === 'FOTO' ? t('jobs.files.portrait', { name: nombre ?? '' }) : (nombre ?? t(words[clase]))}
          <code className="block text-sm break-all text-muted">{lugar}</code>
        </>
      ),
    },
    {
      id: 'fallo',
      header: t('jobs.files.fault'),
      cell: ({ fallo }) => t(`jobs.files.fault.${fallo}`),
      className: 'w-40',
    },
    {
      id: 'desde',
      header: t('jobs.files.since'),
      cell: ({ desde, comprobado }) => (
        <>
          <time dateTime={desde}>{moment(desde)}</time>
          <span className="block text-sm text-muted">{t('jobs.files.checked', { moment: moment(comprobado) })}</span>
        </>
      ),
      className: 'w-56',
    },
  ];
}
