import { type Finding, find } from './checks.ts';
import type { Criterion } from './criterion.ts';
import type { JournalFacts } from './facts.ts';

/** What a criterion comes to. One without a source says nothing of the journal. */
export function evaluate({ source, check }: Pick<Criterion, 'source' | 'check'>, facts: JournalFacts): Finding {
  if (source === null) return { outcome: 'NO_COMPROBADO' };
  return check === null ? { outcome: 'PERSONA' } : find(check, facts);
}
