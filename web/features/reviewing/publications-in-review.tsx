import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { type KindOf, useKindWords } from '#web/features/publications/journals.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Facts } from './facts.tsx';
import { PrioridadBadge } from './review-badges.tsx';
import type { Opening } from './reviewer-dialogs.tsx';

type Open = (opening: Opening) => void;

/** 'Publicaciones en Revisión' (spec 001 §2): what a reviewer may read and answer, assigned or not; past its review, too. */
export const PublicationsInReview = memo(({ onOpen }: { onOpen: Open }) => {
  const t = useMessages();
  return (
    <Section title={t('reviewer.inReview.title')} intro={t('reviewer.inReview.hint')}>
      <Tabs
        label={t('reviewer.inReview.tabs')}
        tabs={[
          {
            value: 'review',
            label: t('reviewer.inReview.now'),
            content: <Works estado="EN_REVISION" onOpen={onOpen} />,
          },
          { value: 'all', label: t('reviewer.inReview.all'), content: <Works onOpen={onOpen} /> },
        ]}
      />
    </Section>
  );
});

type WorksProps = {
  /** Absent: every work that the person may read. */
  estado?: 'EN_REVISION';
  onOpen: Open;
};

function Works({ estado, onOpen }: WorksProps) {
  const t = useMessages();
  const kindOf = useKindWords();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useClient(), 'listPublications', { query: { ...(estado && { estado }), page, limit: 10 } }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const drawn = useDeferredValue(data);
  // What is decided leaves the list: the last page may be gone.
  if (data && !isPlaceholderData && page > Math.max(1, data.totalPages)) setPage(Math.max(1, data.totalPages));
  return (
    <QueryState
      query={{ data: drawn, error, isFetching, refetch }}
      loading={t('reviewer.loading')}
      failed={t('reviewer.inReview.error')}
      isEmpty={(data) => data.total === 0}
      empty={<EmptyState className="-mt-6 border-t-0" title={t('reviewer.inReview.empty')} />}
    >
      {(data) => (
        <>
          <ul data-rows aria-busy={isPlaceholderData} className="-mt-6 divide-y divide-line border-b border-line">
            {data.publications.map((work) => (
              <Card key={work.id} work={work} kindOf={kindOf} onOpen={onOpen} />
            ))}
          </ul>
          <Pages list={t('reviewer.inReview.title')} page={page} totalPages={data.totalPages} onPage={setPage} />
        </>
      )}
    </QueryState>
  );
}

function Card({ work, kindOf, onOpen }: { work: PublicationSummary; kindOf: KindOf; onOpen: Open }) {
  const t = useMessages();
  const { day } = useFormats();
  const { id, titulo } = work;
  const about = (action: string) => t('reviewer.about', { action, title: titulo });
  return (
    <li className="rests flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-5">
      <div className="min-w-0 grow basis-96">
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <PrioridadBadge prioridad={work.prioridad} />
          <EstadoBadge estado={work.estado} />
        </div>
        <h3 lang={work.idioma} className="mt-2 max-w-reading text-base leading-snug">
          {titulo}
        </h3>
        <Facts
          items={[
            { term: t('reviewer.term.autor'), description: work.autor },
            { term: t('reviewer.term.tipo'), description: kindOf(work) },
            { term: t('reviewer.term.creada'), description: day(work.fechaCreacion) },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={about(t('reviewer.view'))}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'read', publicacionId: id })}
        >
          {t('reviewer.view')}
        </Button>
        {work.acciones.includes('DEJAR_REVISION') && (
          <Button
            size="small"
            aria-label={about(t('reviewer.form.title'))}
            aria-haspopup="dialog"
            onClick={() => onOpen({ kind: 'write', publicacionId: id, titulo })}
          >
            {t('reviewer.form.title')}
          </Button>
        )}
      </div>
    </li>
  );
}
