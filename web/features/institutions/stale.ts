import type { CallName } from '#contract/calls.ts';

/** What says how an institution is, and whose it is. */
export const staleInstitutions = [
  'manageInstitution',
  'listManagedInstitutions',
  'listInstitutionMembers',
  'myInstitution',
  'listInstitutions',
  'getIdentity',
  'attention',
] as const satisfies CallName[];
