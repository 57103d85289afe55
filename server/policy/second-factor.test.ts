import { expect, it } from 'vitest';
import { becomesAdministrator, isAskedSecondFactor } from './index.ts';

it('asks a second step of who holds one of the roles that the settings name, anywhere', () => {
  const editor = { roles: ['AUTOR', 'EDITOR'] as const, ambitos: {} };
  expect(isAskedSecondFactor(editor, { segundoPaso: [] })).toBe(false);
  expect(isAskedSecondFactor(editor, { segundoPaso: ['ADMIN'] })).toBe(false);
  expect(isAskedSecondFactor(editor, { segundoPaso: ['EDITOR'] })).toBe(true);
  expect(isAskedSecondFactor(editor, { segundoPaso: ['EDITOR', 'ADMIN'] })).toBe(true);
  const ofOne = { roles: ['EDITOR'] as const, ambitos: { EDITOR: ['una-revista'] } };
  expect(isAskedSecondFactor(ofOne, { segundoPaso: ['EDITOR'] })).toBe(true);
});

it('is asked who is there where somebody becomes an administrator, and not where they were or stop being one', () => {
  expect(becomesAdministrator(['LECTOR'], ['LECTOR', 'ADMIN'])).toBe(true);
  expect(becomesAdministrator([], ['ADMIN'])).toBe(true);
  expect(becomesAdministrator(['ADMIN'], ['LECTOR', 'ADMIN'])).toBe(false);
  expect(becomesAdministrator(['ADMIN'], ['LECTOR'])).toBe(false);
  expect(becomesAdministrator(['LECTOR'], ['LECTOR', 'EDITOR'])).toBe(false);
});
