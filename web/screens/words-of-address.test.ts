import { expect, it } from 'vitest';
import { wordsOfAddress } from './words-of-address.ts';

it('guesses the words of an address that leads nowhere', () => {
  expect(wordsOfAddress('/articulos/lectura-rural')).toBe('lectura rural');
  expect(wordsOfAddress('/educaci%C3%B3n_b%C3%A1sica.html')).toBe('educación básica');
});

it('guesses nothing from identifiers, numbers and broken addresses', () => {
  expect(wordsOfAddress('/catalogo/0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f11')).toBe('');
  expect(wordsOfAddress('/2024/17')).toBe('');
  expect(wordsOfAddress('/%E0%A4%A')).toBe('');
  expect(wordsOfAddress('/')).toBe('');
});
