import { expect, it } from 'vitest';
import { placeIn } from './reveal-phrase.ts';

it('is found by the words before it, across the pieces in which a page draws them', () => {
  const texts = ['Pérez llegó. Como dijo ', 'Pérez', ' en  su libro.'];
  expect(placeIn(texts, 'Como dijo ', 'Pérez')).toEqual([23, 28]);
  expect(placeIn(texts, '', 'Pérez en su libro')).toEqual([23, 40]);
});

it('is found by itself where the words before are drawn otherwise', () =>
  expect(placeIn(['Una nota¹ de Pérez'], 'Una nota de ', 'Pérez')).toEqual([13, 18]));

it('is not found where it is not', () => expect(placeIn(['Nada'], 'de ', 'Pérez')).toBeUndefined());
