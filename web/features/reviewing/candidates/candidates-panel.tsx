import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { SearchingList, useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { CandidateFacts, nameOf } from './candidate-facts.tsx';
import { ExcludedCandidates } from './excluded-candidates.tsx';
import { InviteByMailDialog } from './invite-by-mail-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { mayBeAsked } from './may-be-asked.ts';
import { PreviousReviewers } from './previous-reviewers.tsx';
import { RankedList } from './ranked-list.tsx';
import { type Ranking, useRanking } from './use-ranking.ts';

const perPage = 8;

/**
 * Finding reviewers for a work: the ranked list that is invited by itself, who could be on it, and who is excluded. For who
 * runs the work; `work` is as its editor was given it, with `acciones`.
 */
export function CandidatesPanel({ work }: { work: PublicationSummary }) {
  const t = useMessages();
  const ranking = useRanking(work);
  const [inviting, setInviting] = useState<Candidate>();
  const [isMailing, setIsMailing] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      {ranking.isOpen && work.ronda > 1 && <PreviousReviewers work={work} />}
      <section aria-labelledby="candidates-ranked" className="flex flex-col gap-3">
        <h3 id="candidates-ranked" className="text-xl">
          {t('candidates.ranked')}
        </h3>
        <QueryState
          query={ranking.stored}
          loading={t('candidates.loading')}
          failed={(error) => failureText(t('candidates.failed'), error)}
        >
          {() => <RankedList ranking={ranking} />}
        </QueryState>
      </section>
      <section aria-labelledby="candidates-all" className="flex flex-col gap-3">
        <h3 id="candidates-all" className="text-xl">
          {t('candidates.all')}
        </h3>
        <Candidates work={work} ranking={ranking} onInvite={setInviting} />
        {ranking.isOpen && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="max-w-reading text-sm text-muted">{t('candidates.mail.intro')}</p>
            <Button
              size="small"
              icon={<MailPlus aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setIsMailing(true)}
            >
              {t('candidates.mail.open')}
            </Button>
          </div>
        )}
      </section>
      {isMailing && <InviteByMailDialog work={work} onClose={() => setIsMailing(false)} />}
      {inviting && <InviteDialog work={work} candidate={inviting} onClose={() => setInviting(undefined)} />}
    </div>
  );
}

type Props = { work: PublicationSummary; ranking: Ranking; onInvite: (candidate: Candidate) => void };

function Candidates({ work, ranking, onInvite }: Props) {
  const t = useMessages();
  const words = useSearch();
  const { search, page, turnTo, asked } = words;
  const query = useQuery({
    ...callQuery(useClient(), 'listCandidates', { params: { id: work.id }, query: { ...asked, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchingList
      search={words}
      label={t('candidates.search')}
      query={query}
      loading={t('candidates.loading')}
      failed={(error) => failureText(t('candidates.failed'), error)}
    >
      {(data) => (
        <>
          {data.total === 0 && (search ? <NoneNamed words={search} /> : <Nobody />)}
          {data.total > 0 && (
            <ul
              aria-label={t('candidates.list')}
              aria-busy={query.isFetching}
              className="divide-y divide-line border-y border-line"
            >
              {data.candidatos.map((candidate) => (
                <li key={candidate.id} className="py-5">
                  <CandidateFacts
                    candidate={candidate}
                    actions={
                      ranking.isOpen && <CandidateActions candidate={candidate} ranking={ranking} onInvite={onInvite} />
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          <Pages list={t('candidates.pages')} page={page} totalPages={data.totalPages} onPage={turnTo} />
          <ExcludedCandidates
            key={search}
            work={work}
            search={search}
            count={data.excluidas}
            {...(ranking.isOpen && { onOverride: onInvite })}
          />
        </>
      )}
    </SearchingList>
  );
}

function CandidateActions({ candidate, ranking, onInvite }: Omit<Props, 'work'> & { candidate: Candidate }) {
  const t = useMessages();
  if (!mayBeAsked(candidate)) return null;
  const about = (action: string) => t('candidates.about', { action, name: nameOf(candidate) });
  const isListed = ranking.has(candidate);
  return (
    <>
      <Button
        size="small"
        aria-label={about(t('candidates.invite'))}
        aria-haspopup="dialog"
        onClick={() => onInvite(candidate)}
      >
        {t('candidates.invite')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={!ranking.isReady}
        aria-disabled={isListed}
        aria-label={about(t(isListed ? 'candidates.added' : 'candidates.add'))}
        onClick={() => isListed || ranking.add(candidate)}
      >
        {t(isListed ? 'candidates.added' : 'candidates.add')}
      </Button>
    </>
  );
}

function NoneNamed({ words }: { words: string }) {
  const t = useMessages();
  return (
    <p role="status" className="text-muted">
      {t('candidates.none', { words })}
    </p>
  );
}

function Nobody() {
  const t = useMessages();
  return <EmptyState title={t('candidates.empty')}>{t('candidates.empty.text')}</EmptyState>;
}
