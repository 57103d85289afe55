import { describe, expect, it } from 'vitest';
import { bareDoi, doiAddress, doiEstados, isExampleDoi, registeredDoi } from './doi.ts';

describe('a DOI', () => {
  it('is one by which a work is cited where it is registered alone', () => {
    const metadatos = { doi: '10.1590/x' };
    const known = doiEstados.filter((estadoDoi) => registeredDoi({ metadatos, estadoDoi }) !== undefined);
    expect(known).toEqual(['REGISTRADO']);
    expect(registeredDoi({ metadatos, estadoDoi: null })).toBeUndefined();
    expect(registeredDoi({ metadatos: {}, estadoDoi: 'REGISTRADO' })).toBeUndefined();
  });

  it('leads to its registry, whatever signs it has', () => {
    expect(doiAddress('10.1590/x')).toBe('https://doi.org/10.1590/x');
    expect(doiAddress('10.1000/a#b?c%')).toBe('https://doi.org/10.1000/a%23b%3Fc%25');
  });

  it('is an example by its prefix', () => {
    expect(isExampleDoi('10.5555/a')).toBe(true);
    expect(isExampleDoi('10.55555/a')).toBe(false);
  });

  it.each(['10.1590/x', 'doi: 10.1590/x', ' https://doi.org/10.1590/x ', 'http://dx.doi.org/10.1590/x'])(
    'is read as it is pasted: %s',
    (said) => expect(bareDoi(said)).toBe('10.1590/x'),
  );
});
