import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { ProposedReviewer, ProposedWork } from '#contract/entities/bulk-assignment.ts';
import type { Candidate } from '#contract/entities/candidate.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery, useAct } from '#web/data/queries.ts';
import { SearchingList, useSearch } from '#web/features/publications/searching-list.tsx';
import { CandidateFacts, nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
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
  const words = useSearch();
  const query = useQuery({
    ...callQuery(useClient(), 'listCandidates', { params: { id: work.id }, query: { ...words.asked, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const proposed = new Set(work.revisores.map(({ id }) => id));
  return (
    <SearchingList
      search={words}
      label={t('candidates.search')}
      inDialog
      query={query}
      loading={t('candidates.loading')}
      failed={(error) => failureText(t('candidates.failed'), error)}
    >
      {({ candidatos, total, totalPages }) => (
        <>
          <ul aria-label={t('candidates.list')} aria-busy={query.isFetching} className="divide-y divide-line">
            {candidatos.map((candidate) => (
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
          {total === 0 && (
            <p role="status" className="text-muted">
              {t('assignment.people.none')}
            </p>
          )}
          <Pages list={t('candidates.pages')} page={words.page} totalPages={totalPages} onPage={words.turnTo} />
        </>
      )}
    </SearchingList>
  );
}
