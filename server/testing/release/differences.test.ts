import { describe, expect, it } from 'vitest';
import { type AllowedDifference, differences, inWords, unexplained } from './differences.ts';
import { knownIn, normalise } from './normalise.ts';

const works = (...titles: string[]) => ({ obras: titles.map((titulo) => ({ id: titulo.slice(0, 1), titulo })) });

describe('two answers', () => {
  it('that are alike have no differences, whatever the order of their keys', () => {
    expect(differences({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([]);
  });

  it('differ where a value does, is missing, or is new', () => {
    expect(inWords(differences({ a: { b: [1, 2] }, c: 'x' }, { a: { b: [1, 3] }, d: null }))).toEqual([
      'a.b[1]\n    was 2\n    is  3',
      'c\n    was "x"\n    is  nothing',
      'd\n    was nothing\n    is  null',
    ]);
  });

  it('are compared by ids where lists have them: one more moves no other', () => {
    const found = differences(works('A', 'B', 'C'), works('X', 'A', 'Bueno', 'C'));
    expect(found.map(({ path }) => path)).toEqual(['obras[B].titulo', 'obras[X]']);
    expect(differences(works('A', 'B'), works('B', 'A')).map(({ path }) => path)).toEqual(['obras(order)']);
  });
});

describe('a rule', () => {
  const found = differences({ obras: [{ doi: 'x', n: 1 }] }, { obras: [{ n: 2 }] });
  const left = (rule: Partial<AllowedDifference>, call = 'list') =>
    unexplained(call, found, [{ path: '**', because: 'so', ...rule }], new Set()).map(({ path }) => path);

  it('allows what its path names, and nothing else', () => {
    expect(left({ path: 'obras.*.doi' })).toEqual(['obras[0].n']);
    expect(left({ path: '**.doi' })).toEqual(['obras[0].n']);
    expect(left({ path: 'doi' })).toEqual(['obras[0].doi', 'obras[0].n']);
    expect(left({ path: 'obras.**' })).toEqual([]);
  });

  it('holds for its calls alone', () => {
    expect(left({ calls: ['list'] })).toEqual([]);
    expect(left({ calls: ['read'] })).toHaveLength(2);
  });
});

describe('an answer as it is recorded', () => {
  const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
  const setting = {
    known: knownIn([`a row with ${id('1')}`]),
    began: new Date('2026-01-01T00:00:00Z'),
    named: new Map([[id('2'), 'obra']]),
  };

  it('keeps what was there, and names what came after', () => {
    expect(normalise('x', { a: id('1'), b: id('2'), c: `/${id('3')}` }, setting)).toEqual({
      a: id('1'),
      b: '<obra>',
      c: '/<id>',
    });
  });

  it('tells moments from its beginning on in hours, and earlier ones as they are', () => {
    expect(normalise('x', ['2025-12-31T23:59:59.999Z', '2026-01-03T00:05:00Z'], setting)).toEqual([
      '2025-12-31T23:59:59.999Z',
      '<48 h>',
    ]);
  });

  it('has of measurements only the shape', () => {
    expect(normalise('health', { ms: 3, nodes: [{ n: 1 }, { n: 2 }] }, setting)).toEqual({
      ms: '<number>',
      nodes: [{ n: '<number>' }],
    });
  });
});
