/** /preferencias: the works that look for reviewers, and which of them one would like to review. */
import { useState } from 'react';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { QueryState } from '#web/data/query-state.tsx';
import { SaveLine } from '#web/data/save-line.tsx';
import { BiddableWorkItem } from '#web/features/reviewing/bids/biddable-work.tsx';
import { useBidAnswers } from '#web/features/reviewing/bids/use-bid-answers.ts';
import { type Opening, ReviewerDialogs } from '#web/features/reviewing/reviewer-dialogs.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { BidFilterFields } from './bid-filters.tsx';
import { useBids, writeBidFilters } from './use-bids.ts';

export const title = 'bids.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { preferenciasDeRevision: isAsked } = useIdentity();
  return (
    <>
      <PageHeader title={t('bids.title')} {...(isAsked && { intro: t('bids.intro') })} />
      {isAsked ? <Bids /> : <EmptyState title={t('bids.off')}>{t('bids.off.text')}</EmptyState>}
    </>
  );
}

/** Those whom nobody asked have no review of theirs among the works here. */
const noReviews = [] as const;

function Bids() {
  const t = useMessages();
  const { day } = useFormats();
  const { query, filters, change, words } = useBids();
  const answers = useBidAnswers();
  const [opening, setOpening] = useState<Opening>();
  const isNarrowed = Object.keys(writeBidFilters({ ...filters, orden: 'cercania', page: 1 })).length > 0;
  const clear = () => {
    words.say('');
    change({ search: '', tipo: undefined, categoria: undefined, idioma: undefined, respuesta: undefined });
  };
  return (
    <>
      {query.data?.hasta && <p className="mb-4 font-semibold">{t('bids.until', { day: day(query.data.hasta) })}</p>}
      <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox
          label={t('bids.search')}
          placeholder={t('bids.search')}
          value={words.typed}
          onChange={words.change}
          onSearch={words.seek}
          className="min-w-0 basis-full"
        />
        <BidFilterFields
          filters={filters}
          fields={query.data?.categorias ?? []}
          languages={query.data?.idiomas ?? []}
          onChange={change}
        />
        {isNarrowed && (
          <Button variant="quiet" onClick={clear}>
            {t('queue.clear')}
          </Button>
        )}
      </search>
      <QueryState query={query} loading={t('bids.loading')} failed={(error) => failureText(t('bids.failed'), error)}>
        {(data) => (
          <>
            <div className="sticky top-0 z-10 flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-paper py-2">
              <p role="status" className="text-sm text-muted">
                {t('bids.count', { count: data.total })}
                {data.total > 0 && ` · ${t('bids.left', { count: data.sinResponder - answers.more(data.obras) })}`}
              </p>
              <SaveLine state={answers.state} />
            </div>
            {data.obras.length === 0 ? (
              <EmptyState
                title={t(isNarrowed ? 'bids.none' : 'bids.empty')}
                {...(isNarrowed && { action: <Button onClick={clear}>{t('queue.clear')}</Button> })}
              >
                {t(isNarrowed ? 'bids.none.text' : 'bids.empty.text')}
              </EmptyState>
            ) : (
              <ul
                data-rows
                aria-label={t('bids.list')}
                aria-busy={query.isPlaceholderData}
                className="divide-y divide-line border-b border-line"
              >
                {data.obras.map((work) => (
                  <BiddableWorkItem
                    key={work.id}
                    work={answers.withSaid(work)}
                    onChoose={(answer, isPassing) => answers.choose(work, answer, isPassing)}
                    onExplain={(reason) => answers.explain(work, reason)}
                    onRead={() => setOpening({ kind: 'read', publicacionId: work.id })}
                  />
                ))}
              </ul>
            )}
            <Pages
              list={t('bids.title')}
              page={filters.page}
              totalPages={data.totalPages}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </QueryState>
      <ReviewerDialogs opening={opening} onOpen={setOpening} reviews={noReviews} />
    </>
  );
}
