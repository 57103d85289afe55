import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalised, folded, foldedInPlace, withoutAccents, wordsOf } from './text.ts';

test('a text is read word by word, as it writes them', () => {
  expect(wordsOf('Los años 90, ¿«sin agua»?')).toEqual(['Los', 'años', '90', 'sin', 'agua']);
});

test.each([
  ['Evaluación', 'Evaluacion', 'evaluacion'],
  ['ÑANDÚ', 'NANDU', 'nandu'],
  ['Übersicht naïve', 'Ubersicht naive', 'ubersicht naive'],
  ['İstanbul', 'Istanbul', 'istanbul'],
  ['Evaluacio\u0301n', 'Evaluacion', 'evaluacion'],
  ['strasse, straße', 'strasse, straße', 'strasse, straße'],
])('%s is %s without accents, and looked for as %s', (text, bare, sought) => {
  expect(withoutAccents(text)).toBe(bare);
  expect(folded(text)).toBe(sought);
});

test('folded in place, every letter keeps its place', () => {
  expect(foldedInPlace('El ÑANDÚ de İstanbul: 2.ª parte')).toBe('el nandu de istanbul: 2.ª parte');
  const each = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit));
  expect(each.filter((letter) => foldedInPlace(letter).length !== 1)).toEqual([]);
  const units = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));
  fc.assert(fc.property(fc.string({ unit: units }), (text) => foldedInPlace(text).length === text.length));
});

test('in the letters of Spanish both ways of folding agree', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aábcdeéfgiíjlmnñoópqrstuúüvyzAÁEÉIÍNÑOÓUÚÜ .,;«»–') });
  fc.assert(fc.property(letters, (text) => foldedInPlace(text) === folded(text)));
});

test('a choice of a list begins with a capital, as its language writes it', () => {
  expect(capitalised('español', 'es')).toBe('Español');
  expect(capitalised('íslandés', 'es')).toBe('Íslandés');
  expect(capitalised('ingilizce', 'tr')).toBe('İngilizce');
});
