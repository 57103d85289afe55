import { describe, expect, it } from 'vitest';
import { asRequest, chosenIn, filtersOf, nothingChosen, toggled, wholeOf } from './set-fields.ts';

describe('the set to assign', () => {
  it('is all works and everybody unless something is chosen', () =>
    expect(asRequest(nothingChosen)).toEqual({ soloMias: false }));

  it('is what the filters leave, or the works chosen one by one', () => {
    const fields = { ...nothingChosen, categoria: 'Biología', tipo: 'TESIS' as const, porObra: '3', maximo: '2' };
    expect(asRequest(fields)).toEqual({ categoria: 'Biología', tipo: 'TESIS', soloMias: false, porObra: 3, maximo: 2 });
    expect(asRequest({ ...nothingChosen, sinCercania: true })).toEqual({ soloMias: false, sinCercania: true });
    expect(asRequest({ ...fields, obras: new Set(['a']), revisores: new Set(['r']) })).toEqual({
      obras: ['a'],
      revisores: ['r'],
      porObra: 3,
      maximo: 2,
    });
  });

  it('is not sent while a number is wrong or a choice is empty', () => {
    for (const wrong of [{ porObra: '0' }, { porObra: '11' }, { maximo: '1.5' }, { obras: new Set<string>() }])
      expect(asRequest({ ...nothingChosen, ...wrong })).toBeUndefined();
  });

  it('asks for its works without what is not chosen', () =>
    expect(filtersOf({ ...nothingChosen, soloMias: true, porObra: '2' })).toEqual({ soloMias: 'true', porObra: 2 }));

  it('begins with the works that the queue leads here with', () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    expect(chosenIn(new URLSearchParams(`obras=${id},otra,`))).toEqual(new Set([id]));
    expect(chosenIn(new URLSearchParams('obras='))).toBeNull();
    expect(chosenIn(new URLSearchParams())).toBeNull();
  });

  it('reads whole numbers only', () =>
    expect(['', ' 3 ', 'tres', '51'].map((typed) => wholeOf(typed, 50))).toEqual([undefined, 3, null, null]));

  it('takes what is pressed again out again', () =>
    expect([...toggled(toggled(new Set(['a']), 'b'), 'a')]).toEqual(['b']));
});
