import { expect, it } from 'vitest';
import { doiOfPattern, isDoiPattern } from './deposits.ts';

const values = { revista: 'Tierra-Firme', anio: '2026', volumen: '12', numero: '3 (esp.)', id: 'k7q2m9' };

it.each([
  ['{revista}.{anio}.{id}', '10.1234/tierrafirme.2026.k7q2m9'],
  ['v{volumen}n{numero}-{id}', '10.1234/v12n3esp-k7q2m9'],
  ['{id}', '10.1234/k7q2m9'],
])('a pattern %s makes a DOI', (pattern, doi) => {
  expect(isDoiPattern(pattern)).toBe(true);
  expect(doiOfPattern('10.1234', pattern, values)).toBe(doi);
});

it('leaves out what a work has not, with the sign beside it', () => {
  const without = { ...values, revista: '', volumen: '', numero: '' };
  expect(doiOfPattern('10.1234', '{revista}.{anio}.{id}', without)).toBe('10.1234/2026.k7q2m9');
  expect(doiOfPattern('10.1234', '{anio}.{volumen}.{numero}.{id}', without)).toBe('10.1234/2026.k7q2m9');
});

it.each(['', '{anio}', 'a b{id}', '{id}/{otro}', '{id}#', '{doi}{id}'])('%s is no pattern', (pattern) => {
  expect(isDoiPattern(pattern)).toBe(false);
});
