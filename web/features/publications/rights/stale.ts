import type { CallName } from '#contract/calls.ts';

/** What says who signed. */
export const rightsStale = ['readRights', 'publicationHistory'] as const satisfies CallName[];
