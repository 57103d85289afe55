import type { Action } from '#contract/actions.ts';
import type { DecisionAction } from '#contract/letters.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { transitions } from '#contract/workflow.ts';

/** The estado that an action takes a work to. Throws for an action that changes none. */
export function targetOf(action: Action): Estado {
  const row = transitions.find((each) => each.action === action);
  if (!row) throw new Error(`${action} does not change the estado`);
  return row.to;
}

/** What cannot be taken back lightly is drawn so. */
export const isRejection = (action: DecisionAction): boolean => action.startsWith('RECHAZAR') || action === 'RETRACTAR';
