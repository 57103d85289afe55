import type { ReactNode } from 'react';
import type { Candidate } from '#contract/entities/candidate.ts';
import { CandidateChips } from './candidate-chips.tsx';
import { ClosenessBar } from './closeness-bar.tsx';

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
