import { expect, it } from 'vitest';
import type { WaitKind } from '#contract/entities/editorial.ts';
import { turnWords } from './turn-words.ts';

const said = (turno: 'TUYO' | 'EDITORES', espera: WaitKind) =>
  turnWords(
    (key, values) => [key, values?.name].filter(Boolean).join(' '),
    { turno, espera },
    { id: 'e1', nombre: 'Elena' },
  );

it('names who handles a work, and nobody where a second signature is not theirs to give', () => {
  expect(said('EDITORES', 'DECISION')).toBe('desk.turn.editor Elena');
  expect(said('EDITORES', 'FIRMA')).toBe('desk.turn.EDITORES');
  expect(said('TUYO', 'FIRMA')).toBe('desk.turn.TUYO');
});
