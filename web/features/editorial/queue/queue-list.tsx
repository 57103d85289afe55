import { useEffect } from 'react';
import { mostAtOnce } from '#contract/queue-words.ts';
import { reviewsNeeded } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { InTurn } from '#web/data/in-turn.tsx';
import { Pages } from '#web/data/pages.tsx';
import { QueryState } from '#web/data/query-state.tsx';
import { useChosen } from '#web/data/use-chosen.ts';
import { type SettingsOfWork, useJournalWords, useSettingsOfWorks } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { countFilters } from './address.ts';
import { ChosenWorksBar } from './chosen-works-bar.tsx';
import { QueueRow } from './queue-row.tsx';
import type { QueueActs } from './row-acts.tsx';
import type { Queue } from './use-queue.ts';

/** As many as a window of 800 px shows: the others are drawn right after them. */
const inView = 8;

/** The works that the filters leave, a page of them, to be chosen one by one or all of the page. */
export function QueueList({ queue, ...acts }: QueueActs & { queue: Queue }) {
  const t = useMessages();
  const { data, isFetching, isPlaceholderData, isBeyond, page, setPage } = queue;
  const settingsOf = useSettingsOfWorks((data?.cola ?? []).map(({ obra }) => obra));
  const journalOf = useJournalWords();
  const chosen = useChosen(data?.cola ?? [], ({ obra }) => obra.id, mostAtOnce, isFetching);
  const awayUntil = new Map((data?.editores ?? []).map(({ id, ausenteHasta }) => [id, ausenteHasta]));
  useEffect(() => {
    if (isBeyond) setPage(page);
  }, [isBeyond, page, setPage]);
  return (
    <div className="@container">
      <QueryState
        query={queue}
        loading={t('editor.loading')}
        failed={(error) => failureText(t('editor.load.failed'), error)}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing queue={queue} />}
      >
        {({ cola, total, totalPages }) => {
          const isWhole = cola.length > 0 && cola.every(chosen.has);
          return (
            <InTurn parts={cola} first={inView}>
              {(rows, areAll) => (
                <>
                  <div className="flex flex-wrap items-center justify-between gap-x-6 py-1 text-xs">
                    <label className="-ms-1 flex min-h-6 items-center gap-3 ps-1 pointer-coarse:min-h-11">
                      <input
                        type="checkbox"
                        checked={isWhole}
                        disabled={!isWhole && chosen.isFull}
                        onChange={() => chosen.put(cola, !isWhole)}
                        className="m-0.5 size-4.5 accent-accent pointer-coarse:size-6"
                      />
                      {t('queue.page', { count: cola.length })}
                    </label>
                    <p role="status" className="text-muted">
                      {t('desk.queue.count', { count: total })}
                    </p>
                  </div>
                  <RowList aria-busy={isPlaceholderData}>
                    {rows.map((entry) => (
                      <QueueRow
                        key={entry.obra.id}
                        entry={entry}
                        needed={neededOf(settingsOf(entry.obra))}
                        journal={journalOf(entry.obra)}
                        editorAway={(entry.editor && awayUntil.get(entry.editor.id)) ?? null}
                        isChosen={chosen.has(entry)}
                        onChoose={chosen.isFull && !chosen.has(entry) ? undefined : () => chosen.toggle(entry)}
                        {...acts}
                      />
                    ))}
                  </RowList>
                  {areAll && (
                    <Pages list={t('desk.queue.pages')} page={page} totalPages={totalPages} onPage={setPage} />
                  )}
                </>
              )}
            </InTurn>
          );
        }}
      </QueryState>
      <ChosenWorksBar chosen={chosen} editors={data?.editores ?? []} />
    </div>
  );
}

const neededOf = (settings: SettingsOfWork | undefined) => settings && reviewsNeeded(settings);

/** Nothing waits, or nothing of what is sought: then the way back to all. */
function Nothing({ queue: { filters, show } }: { queue: Queue }) {
  const t = useMessages();
  if (countFilters(filters) === 0 && !filters.espera && !filters.search)
    return <EmptyState title={t('desk.queue.empty')}>{t('desk.queue.empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('queue.none')}
      action={<Button onClick={() => show({ orden: filters.orden })}>{t('queue.clear')}</Button>}
    >
      {t('queue.none.text')}
    </EmptyState>
  );
}
