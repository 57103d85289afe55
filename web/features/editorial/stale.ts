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

/** What shows the notes on a work, or how many are open. */
export const noteCalls = ['listNotes', 'editorialDesk', 'publicationHistory'] as const satisfies CallName[];
