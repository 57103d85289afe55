import type { CallName } from '#contract/calls.ts';

/** What says which appeals and complaints there are, and what follows from an answer. */
export const claimCalls = [
  'readClaims',
  'listClaims',
  'whatWaits',
  'getPublication',
  'listDecisions',
  'publicationHistory',
  'editorialQueue',
] as const satisfies CallName[];
