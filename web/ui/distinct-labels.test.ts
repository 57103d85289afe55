import { expect, it } from 'vitest';
import { distinctLabels } from './distinct-labels.ts';

it('numbers what is called as an earlier one is, in the order of the rows', () => {
  expect(distinctLabels([])).toEqual([]);
  expect(distinctLabels(['Ver a', 'Ver b', 'Ver a', 'Ver a', 'Ver b'])).toEqual([
    'Ver a',
    'Ver b',
    'Ver a (2)',
    'Ver a (3)',
    'Ver b (2)',
  ]);
});
