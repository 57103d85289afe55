import { expect, it } from 'vitest';
import { publicPageBefore, stateAfterEnd } from './session-end.ts';

it.each([
  ['/catalogo', true],
  ['/catalogo?q=agua', true],
  ['/catalogo/0197a1b2-0000-7000-8000-000000000001', true],
  ['/dashboard', false],
  ['/catalogo-interno', false],
])('of %s, it is noted whether one may read on without an account: %s', (page, isPublic) => {
  expect(stateAfterEnd(page).from).toBe(page);
  expect(publicPageBefore(stateAfterEnd(page))).toBe(isPublic ? page : undefined);
});

it.each([null, undefined, 7, {}, { publicPage: 7 }, { publicPage: 'https://evil.example' }, { publicPage: '//evil' }])(
  'leads nowhere else: %j',
  (state) => expect(publicPageBefore(state)).toBeUndefined(),
);
