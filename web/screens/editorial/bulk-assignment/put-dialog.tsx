import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ProposedReviewer, ProposedWork } from '#contract/entities/bulk-assignment.ts';
import type { Candidate } from '#contract/entities/candidate.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { usePageOf } from '#web/data/use-page-of.ts';
import { failureText } from '#web/features/publications/failure-text.ts';
import { useDebounced } from '#web/features/publications/use-debounced.ts';
import { CandidateFacts, nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { Pages } from '#web/features/reviewing/pages.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { staleAfterChange } from './use-assignment.ts';

const perPage = 6;

type Props = { assignmentId: string; work: ProposedWork; instead: ProposedReviewer | null; onClose: () => void };

/** The candidates of a work, the closest first, to put one in: into an empty place, or instead of somebody. */
export function PutDialog({ assignmentId, work, instead, onClose }: Props) {
  const t = useMessages();
  const change = useAct('changeAssignment', staleAfterChange);
  const put = ({ id: revisorId }: Candidate) => {
    const obraId = work.id;
    const out = instead ? [{ tipo: 'QUITAR' as const, obraId, revisorId: instead.id }] : [];
    change.mutate(
      { params: { id: assignmentId }, body: { cambios: [...out, { tipo: 'PONER', obraId, revisorId }] } },
      {
        onSuccess: onClose,
        onError: (error) => toast.error(failureText(t('assignment.change.failed'), error)),
      },
    );
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title={instead ? t('assignment.swap.title', { name: nameOf(instead) }) : t('assignment.put.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
    >
      <Choices work={work} busy={change.isPending} onPut={put} />
    </Dialog>
  );
}

type ChoicesProps = { work: ProposedWork; busy: boolean; onPut: (candidate: Candidate) => void };

function Choices({ work, busy, onPut }: ChoicesProps) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim().slice(0, 200));
  const [page, turnTo] = usePageOf(search);
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useClient(), 'listCandidates', {
      params: { id: work.id },
      query: { page, limit: perPage, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const proposed = new Set(work.revisores.map(({ id }) => id));
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        firstFocus
        label={t('candidates.search')}
        placeholder={t('candidates.search')}
        value={words}
        onChange={setWords}
      />
      {!data && error && (
        <ErrorState
          message={failureText(t('candidates.failed'), error)}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Spinner label={t('candidates.loading')} />}
      {data && (
        <ul aria-label={t('candidates.list')} aria-busy={isFetching} className="divide-y divide-line">
          {data.candidatos.map((candidate) => (
            <li key={candidate.id} className="py-4">
              <CandidateFacts
                candidate={candidate}
                actions={
                  candidate.estaRonda === null &&
                  !proposed.has(candidate.id) && (
                    <Button
                      size="small"
                      busy={busy}
                      aria-label={t('candidates.about', {
                        action: t('assignment.choose'),
                        name: nameOf(candidate),
                      })}
                      onClick={() => onPut(candidate)}
                    >
                      {t('assignment.choose')}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.total === 0 && (
        <p role="status" className="text-muted">
          {t('assignment.people.none')}
        </p>
      )}
      {data && <Pages list={t('candidates.pages')} page={page} totalPages={data.totalPages} onPage={turnTo} />}
    </div>
  );
}
