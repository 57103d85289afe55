import { expect, it } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

it('leaves nothing of an address, wherever it stands', () => {
  expect(withoutPersonalData('No hay buzón para ana.p+x@usal.test, ni para b@c.')).toBe(
    'No hay buzón para … ni para …',
  );
});

it('reads a message once, however it is written', () => {
  // By each letter anew it would be a minute and more.
  expect(withoutPersonalData('é'.repeat(600_000))).toBe('é'.repeat(300));
});
