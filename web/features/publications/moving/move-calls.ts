import type { CallName } from '#contract/calls.ts';

/** What is asked again once a work goes to another journal, or that is proposed or answered. */
export const moveCalls: readonly CallName[] = [
  'getPublication',
  'readWork',
  'editorialDesk',
  'editorialQueue',
  'publicationHistory',
  'listJournals',
];
