import type { CallName } from '#contract/calls.ts';

/** What says where a work stands in production, and what follows from a step. */
export const productionCalls = [
  'readProduction',
  'readProductionText',
  'getPublication',
  'myPublications',
  'publicationHistory',
  'editorialDesk',
  'editorialQueue',
  'whatWaits',
] as const satisfies CallName[];
