import type { CallName } from '#contract/calls.ts';

/** What a merge, and its end, make old: what both accounts have is told of another. */
export const staleAfterMerge: readonly CallName[] = [
  'listMerges',
  'previewMerge',
  'listUsers',
  'activity',
  'authProfile',
  'attention',
];
