/** The permission matrix as data: every call has rows, and every cell exactly one. The app is asked in permissions.test.ts. */
import { describe, expect, it } from 'vitest';
import { relations } from './axes.ts';
import { allCells, hiddenNames } from './hidden-names.ts';
import { matrix, tables } from './matrix.ts';
import { cellsOf, questions, unasked } from './questions.ts';
import { faultsOf, rowsOf } from './read-table.ts';

describe('the permission matrix', () => {
  it('has rows for every call, each table for calls of its own', () => {
    expect(unasked()).toEqual([]);
    const named = tables.flatMap((table) => Object.keys(table));
    expect(named.filter((key, at) => named.indexOf(key) !== at)).toEqual([]);
    expect(named.toSorted()).toEqual(questions.map(({ key }) => key).toSorted());
  });

  it('has exactly one row for every cell, and none without cells', () => {
    const faults = questions.flatMap((question) =>
      faultsOf(question.key, matrix[question.key] ?? [], cellsOf(question)),
    );
    expect(faults.slice(0, 40)).toEqual([]);
  });

  it('says once for every cell whose names are hidden', () =>
    expect(faultsOf('hidden names', hiddenNames, allCells)).toEqual([]));

  it('has at most 1,500 rows', () => {
    const rows = new Set(Object.values(matrix).flat());
    expect(rows.size).toBeGreaterThan(300);
    expect(rows.size + hiddenNames.length).toBeLessThanOrEqual(1500);
  });
});

describe('a table of permissions', () => {
  const faults = (text: string) =>
    faultsOf('call', rowsOf(text, { readers: 'LECTOR | none\nLECTOR | main' }), allCells);

  it('is whole where each cell has one row', () => {
    expect(faults('* | ok')).toEqual([]);
    expect(faults('guest | 401\n!guest | * | public | * | ok A\n!guest | * | !public | * | 404')).toEqual([]);
  });

  it('lacks cells, and says which', () => {
    expect(faults('guest | 401\n!guest,LECTOR | ok\n@readers | * | * | ok')).toContain(
      'call: LECTOR | coauthor | BORRADOR | open: no row',
    );
  });

  it('says which rows contradict one another, or match nothing', () => {
    const contradicted = faults('* | ok\nguest | * | BORRADOR | blind | 404');
    expect(contradicted).toHaveLength(2 * relations.length);
    expect(contradicted).toContain(
      'call: guest | none | BORRADOR | double: «* | ok» and «guest | * | BORRADOR | blind | 404»',
    );
    const none = allCells.filter(({ who }) => who !== 'guest');
    expect(faultsOf('call', rowsOf('!guest | ok\nguest | 401'), none)).toEqual(['call: «guest | 401» matches nothing']);
  });

  it('is refused where a word stands for nothing', () => {
    expect(() => rowsOf('nadie | ok')).toThrow('nadie is no who');
    expect(() => rowsOf('* | perhaps')).toThrow('perhaps is no outcome');
    expect(() => rowsOf('* | 409')).toThrow('409 is no outcome');
    expect(() => rowsOf('@nobody | ok')).toThrow('there is no set @nobody');
  });
});
