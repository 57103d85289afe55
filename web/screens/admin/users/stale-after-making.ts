import type { CallName } from '#contract/calls.ts';

/** What another account makes old. */
export const staleAfterMaking: readonly CallName[] = ['listUsers', 'activity', 'listMails', 'attention'];
