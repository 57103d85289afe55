import { expect, it } from 'vitest';
import { titleWithCount } from './use-unread-in-title.ts';

it('says how many are unread, once, and nothing where all is read', () => {
  expect(titleWithCount('Panel · Pliego', 3)).toBe('(3) Panel · Pliego');
  expect(titleWithCount('(3) Panel · Pliego', 4)).toBe('(4) Panel · Pliego');
  expect(titleWithCount('(99+) Panel · Pliego', 0)).toBe('Panel · Pliego');
  expect(titleWithCount('Panel', 120)).toBe('(99+) Panel');
});
