import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Load, LoadLine } from '#contract/entities/load.ts';
import { faultInWords, fieldWords } from '#contract/load-words.ts';
import { type LineFate, lineFates } from '#contract/loads.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { isBusy } from './is-busy.ts';

const tones: Record<LineFate, Tone> = { NUEVA: 'green', COMPLETAR: 'blue', IGUAL: 'gray', RECHAZADA: 'fault' };
const everyMs = 3000;

/** How many lines have which fate, and each line with its own: those that are refused say why. */
export function LoadLines({ load }: { load: Load }) {
  const t = useMessages();
  const [suerte, setSuerte] = useState<LineFate>();
  const [page, setPage] = useState(1);
  const { cuentas } = load;
  const counts: Record<LineFate, number> = {
    ...{ NUEVA: cuentas.nuevas, COMPLETAR: cuentas.completar, IGUAL: cuentas.iguales, RECHAZADA: cuentas.rechazadas },
  };
  const query = useQuery({
    ...callQuery(useClient(), 'loadLines', { params: { id: load.id }, query: { page, suerte } }),
    staleTime: 0,
    refetchInterval: isBusy(load) ? everyMs : false,
  });
  return (
    <Section title={t('loads.lines')}>
      <Notice tone={cuentas.rechazadas > 0 ? 'warning' : 'info'} live className="mb-4">
        {lineFates
          .filter((fate) => counts[fate] > 0)
          .map((fate) => t(`loads.count.${fate}`, { count: counts[fate] }))
          .concat(t('loads.count.done', { count: cuentas.hechas }))
          .join(' ')}
      </Notice>
      <Field label={t('loads.show')} className="mb-4 max-w-xs">
        <Select
          value={suerte ?? ''}
          placeholder={t('loads.show.all')}
          onChange={({ currentTarget }) => {
            setSuerte(lineFates.find((fate) => fate === currentTarget.value));
            setPage(1);
          }}
          options={lineFates.map((fate) => ({ value: fate, label: `${t(`loads.fate.${fate}`)} (${counts[fate]})` }))}
        />
      </Field>
      <QueryState query={query} loading={t('loads.loading')} failed={t('loads.loadFailed')}>
        {({ lineas, totalPages }) => (
          <>
            <Lines lines={lineas} />
            {totalPages > 1 && (
              <Pagination
                label={t('loads.pages')}
                pageLabel={t('loads.page', { page, pages: totalPages })}
                previousLabel={t('loads.previous')}
                nextLabel={t('loads.next')}
                page={page}
                hasNext={page < totalPages}
                onPage={setPage}
              />
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Lines({ lines }: { lines: readonly LoadLine[] }) {
  const t = useMessages();
  const language = useLanguage();
  const columns: Column<LoadLine>[] = [
    { id: 'linea', header: t('loads.line'), align: 'end', className: 'w-16', cell: ({ linea }) => linea },
    {
      id: 'obra',
      header: t('loads.work'),
      heading: true,
      cell: ({ titulo, autores, obraId, hecha, suerte }) => (
        <div className="wrap-anywhere">
          {obraId && (hecha || suerte === 'IGUAL') ? (
            <Link to={`/catalogo/${obraId}`} className="link">
              {titulo}
            </Link>
          ) : (
            titulo || '–'
          )}
          <div className="text-sm font-normal text-muted">{autores}</div>
        </div>
      ),
    },
    {
      id: 'lugar',
      header: t('loads.place'),
      className: 'lg:w-56',
      cell: ({ lugar, doi, archivo }) => (
        <div className="text-sm wrap-anywhere">
          {lugar}
          {[doi, archivo].filter(Boolean).map((each) => (
            <div key={each} className="text-muted">
              {each}
            </div>
          ))}
        </div>
      ),
    },
    {
      id: 'suerte',
      header: t('loads.fate'),
      className: 'lg:w-80',
      cell: ({ suerte, fallos, completa, hecha }) => (
        <div className="wrap-anywhere">
          <Badge tone={tones[suerte]}>{t(hecha ? `loads.done.${suerte}` : `loads.fate.${suerte}`)}</Badge>
          {completa.length > 0 && (
            <span className="mt-0.5 block text-sm">
              {completa.map((field) => fieldWords[field][language]).join(', ')}
            </span>
          )}
          {fallos.map((fault) => (
            <span key={`${fault.codigo} ${fault.campo}`} className="mt-0.5 block text-sm">
              {faultInWords(fault, language)}
            </span>
          ))}
        </div>
      ),
    },
  ];
  return (
    <Table
      caption={t('loads.lines')}
      hideCaption
      columns={columns}
      rows={lines}
      rowKey={({ linea }) => String(linea)}
      empty={t('loads.noLines')}
    />
  );
}
