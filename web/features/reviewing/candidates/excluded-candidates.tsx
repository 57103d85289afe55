import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { canOverrideConflict } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { nameOf } from './candidate-facts.tsx';
import { ConflictList } from './conflict-list.tsx';
import { mayBeAsked } from './may-be-asked.ts';

const perPage = 10;

type Props = {
  work: PublicationSummary;
  search: string;
  count: number;
  /** An administrator may assign somebody all the same; absent: nobody does here. */
  onOverride?: (candidate: Candidate) => void;
};

/** Who a conflict of interest excludes, and which, folded away until it is asked for. */
export function ExcludedCandidates({ work, search, count, onOverride }: Props) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState(1);
  const { user } = useSession();
  const client = useClient();
  const query = { excluidas: 'true' as const, page, limit: perPage, ...(search && { search }) };
  const { data } = useQuery({
    ...callQuery(client, 'listCandidates', { params: { id: work.id }, query }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  if (count === 0) return null;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm text-accent">{t('candidates.excluded', { count })}</summary>
      {isOpen && !data && <Spinner label={t('candidates.loading')} />}
      {data && (
        <>
          <ul
            aria-label={t('candidates.excluded.list')}
            className="mt-3 divide-y divide-line border-s-2 border-line ps-4"
          >
            {data.candidatos.map((candidate) => (
              <li key={candidate.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold">{nameOf(candidate)}</p>
                  <ConflictList conflicts={candidate.conflictos} />
                </div>
                {onOverride && canOverride(candidate) && canOverrideConflict(user) && (
                  <Button
                    size="small"
                    aria-label={t('candidates.about', { action: t('candidates.override'), name: nameOf(candidate) })}
                    onClick={() => onOverride(candidate)}
                  >
                    {t('candidates.override')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Pages list={t('candidates.excluded.list')} page={page} totalPages={data.totalPages} onPage={setPage} />
        </>
      )}
    </details>
  );
}

const canOverride = ({ conflictos, estaRonda }: Candidate) =>
  mayBeAsked({ estaRonda }) && conflictos.every(({ tipo }) => tipo !== 'AUTORIA' && tipo !== 'FIRMA_PEDIDA');
