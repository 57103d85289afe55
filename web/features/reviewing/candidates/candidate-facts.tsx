import type { ReactNode } from 'react';
import type { Candidate } from '#contract/entities/candidate.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { CandidateChips } from './candidate-chips.tsx';

export const nameOf = ({ nombres, apellidos }: Pick<Candidate, 'nombres' | 'apellidos'>) =>
  `${nombres} ${apellidos}`.trim();

/** Who a candidate is, what speaks for and against them, and what can be done about it. */
export function CandidateFacts({ candidate, actions }: { candidate: Candidate; actions?: ReactNode }) {
  const { afiliacion, email, cercania, coincide } = candidate;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-col gap-2">
        <div>
          <h4 className="text-lg">{nameOf(candidate)}</h4>
          <p className="text-sm break-words text-muted">{[afiliacion, email].filter(Boolean).join(' · ')}</p>
        </div>
        <ClosenessBar closeness={cercania} words={coincide} />
        <CandidateChips candidate={candidate} />
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-2 sm:flex-col">{actions}</div>}
    </div>
  );
}

/** How close a person is to a work, as a quiet bar, and in which words. */
function ClosenessBar({ closeness, words }: { closeness: number; words: readonly string[] }) {
  const t = useMessages();
  const { percent } = useFormats();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-3">
        <span aria-hidden className="h-1.5 w-28 shrink-0 overflow-hidden rounded-sm bg-press">
          <span className="block h-full bg-accent" style={{ width: `${Math.round(closeness * 100)}%` }} />
        </span>
        <span className="text-sm text-muted tabular-nums">
          {t('candidates.closeness', { share: percent(closeness) })}
        </span>
      </div>
      <p className="text-sm">
        {words.length > 0 ? t('candidates.matches', { words: words.join(', ') }) : t('candidates.noMatch')}
      </p>
    </div>
  );
}
