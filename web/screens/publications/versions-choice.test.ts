import { expect, test } from 'vitest';
import { choicesOf, readChoice } from './versions-choice.ts';

test('versions can be chosen from the oldest, and a draft’s text after them', () => {
  expect(choicesOf([3, 1, 2], { estado: 'EN_REVISION' })).toEqual([1, 2, 3]);
  expect(choicesOf([1], { estado: 'BORRADOR' })).toEqual([1, 'actual']);
});

test('the last two are compared unless the address says others', () => {
  const read = (search: string) => readChoice(new URLSearchParams(search), [1, 2, 'actual']);
  expect(read('')).toEqual({ de: 2, a: 'actual', vista: 'linea' });
  expect(read('de=1&a=2&vista=lado')).toEqual({ de: 1, a: 2, vista: 'lado' });
  expect(read('de=9&a=x&vista=x')).toEqual({ de: 2, a: 'actual', vista: 'linea' });
});

test('one version is not compared', () => {
  expect(readChoice(new URLSearchParams(), [1])).toBeUndefined();
});
