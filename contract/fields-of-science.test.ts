import { expect, test } from 'vitest';
import { fieldOfScience } from './fields-of-science.ts';

test.each([
  ['Ecología', 'natural'],
  ['Teledetección', 'engineering'],
  ['SALUD PÚBLICA', 'medical'],
  ['Ciencias agrarias', 'agricultural'],
  ['Ciencia política', 'social'],
  ['Musicología', 'humanities'],
  ['Public health', 'medical'],
  ['Agroecología', 'agricultural'],
  ['Informática', 'natural'],
  ['Psicología clínica', 'social'],
])('%s is of the field %s', (categoria, field) => {
  expect(fieldOfScience(categoria)).toBe(field);
});

test('the first word that says a field decides', () => {
  expect(fieldOfScience('Historia del derecho')).toBe('humanities');
  expect(fieldOfScience('Derecho e historia')).toBe('social');
});

test('a category without a word of any field, and no category, have none', () => {
  expect(fieldOfScience('Varia')).toBeUndefined();
  expect(fieldOfScience('')).toBeUndefined();
  expect(fieldOfScience(null)).toBeUndefined();
});
