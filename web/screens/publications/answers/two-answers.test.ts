import { describe, expect, it } from 'vitest';
import { chosenOf, differ, firstChoice, pairsOf } from './two-answers.ts';

const mine = [
  { punto: '1', respuesta: 'mía' },
  { punto: '2', respuesta: '' },
  { punto: '3', respuesta: 'igual' },
  { punto: 'mío', respuesta: 'añadida' },
];
const theirs = [
  { punto: '1', respuesta: 'suya' },
  { punto: '2', respuesta: 'solo suya' },
  { punto: '3', respuesta: 'igual' },
  { punto: 'suyo', respuesta: '' },
];

describe('two answers to one review', () => {
  const pairs = pairsOf(mine, theirs);

  it('differ in what each answers, and in the points that only one has', () => {
    expect(pairs.filter(differ)).toEqual([
      { punto: '1', mine: 'mía', theirs: 'suya' },
      { punto: '2', mine: '', theirs: 'solo suya' },
      { punto: 'mío', mine: 'añadida', theirs: null },
      { punto: 'suyo', mine: null, theirs: '' },
    ]);
  });

  it('become one in which nothing that only one of them says is lost', () => {
    expect(chosenOf(pairs, firstChoice)).toEqual([
      { punto: '1', respuesta: 'mía' },
      { punto: '2', respuesta: 'solo suya' },
      { punto: '3', respuesta: 'igual' },
      { punto: 'mío', respuesta: 'añadida' },
      { punto: 'suyo', respuesta: '' },
    ]);
  });

  it('or whatever is chosen', () => {
    const chosen = chosenOf(pairs, (pair) => (pair.theirs === null ? 'neither' : 'theirs'));
    expect(chosen).toEqual(theirs);
  });
});
