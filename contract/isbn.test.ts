import { expect, it } from 'vitest';
import { hasIsbnCheckDigit, isbn13 } from './isbn.ts';

it.each([
  ['978-84-376-0494-7', true],
  ['9788437604947', true],
  ['84-376-0494-X', true],
  ['843760494x', true],
  ['0-306-40615-2', true],
  ['979-10-90636-07-1', true],
  ['978-84-376-0494-8', false],
  ['84-376-0494-1', false],
  ['X437604944', false],
  ['977-84-376-0494-7', false],
  ['978843760494', false],
  ['', false],
])('the check digit of %s: %s', (value, right) => {
  expect(hasIsbnCheckDigit(value)).toBe(right);
});

it('an ISBN-10 is the ISBN-13 that it became', () => {
  expect(isbn13('84-376-0494-X')).toBe('9788437604947');
  expect(isbn13('0-306-40615-2')).toBe('9780306406157');
  expect(isbn13('978-84-376-0494-7')).toBe('9788437604947');
});
