import { expect, test } from 'vitest';
import { creditRoles } from '#contract/vocabulary.ts';
import { creditAddress, creditName, creditRoleOf } from './credit-names.ts';

test.each(creditRoles)('%s is known by its address and by its name in each language', (role) => {
  for (const said of [creditAddress(role), ...['es', 'en', 'pt'].map((language) => creditName(role, language))])
    expect(creditRoleOf(said)).toBe(role);
});

test.each([
  ['http://credit.niso.org/contributor-roles/writing-review-editing/', 'writing-review-editing'],
  ['Writing - Review and Editing', 'writing-review-editing'],
  ['writing – review & editing', 'writing-review-editing'],
  [' Formal Analysis ', 'formal-analysis'],
  ['Approval of final version', undefined],
  ['', undefined],
])('%s is %s', (said, role) => expect(creditRoleOf(said)).toBe(role));
