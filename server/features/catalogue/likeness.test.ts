import { expect, it } from 'vitest';
import { slipsBetween } from './likeness.ts';

it.each([
  ['evaluacion', 'evaluacion', 0],
  ['evaluacion', 'evaluacin', 1],
  ['evaluacion', 'evalluacion', 1],
  ['evaluacion', 'evaluazion', 1],
  ['evaluacion', 'evalaucion', 1],
  ['evaluacion', 'evalaucon', 2],
  ['ribera', '', 6],
  ['', '', 0],
])('between %s and %s there are %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
  expect(slipsBetween(b, a)).toBe(slips);
});
