import type { CallName } from '#contract/calls.ts';

/** What the editors' desk shows of a work, and is asked again after each act on it. */
export const deskCalls = [
  'editorialQueue',
  'editorialCalendar',
  'editorialReport',
  'editorialDesk',
  'publicationHistory',
  'getPublication',
  'listPublications',
  'reviewsOfPublication',
] as const satisfies CallName[];
