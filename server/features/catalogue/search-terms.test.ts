import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDoi, readTerms, writeTerms } from './search-terms.ts';

describe('reading what was typed', () => {
  it('takes words, phrases and exclusions apart', () => {
    expect(readTerms('  salud "desarrollo social" -tesis -"clima escolar" físico-química ')).toEqual({
      wanted: ['salud', 'desarrollo social', 'físico-química'],
      unwanted: ['tesis', 'clima escolar'],
    });
  });

  it('drops what says nothing', () => {
    expect(readTerms('- & "" or OR …')).toEqual({ wanted: [], unwanted: [] });
  });

  it('reads a phrase that was not closed to the end', () => {
    expect(readTerms('"clima escolar').wanted).toEqual(['clima escolar']);
  });

  it('stops at 20 terms and at 300 characters', () => {
    expect(readTerms('uno '.repeat(40)).wanted).toHaveLength(20);
    expect(readTerms(`${'a'.repeat(299)} dos`).wanted).toHaveLength(1);
  });

  it.each(['salud "desarrollo social" -tesis -"clima escolar"', 'físico-química', ''])(
    'reads the same terms again in what it wrote: %s',
    (search) => {
      expect(writeTerms(readTerms(search))).toBe(search);
    },
  );

  it('gives PostgreSQL text that it takes, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (search) => {
        const { wanted, unwanted } = readTerms(search);
        for (const term of [...wanted, ...unwanted]) {
          expect(term).not.toContain('\0');
          expect(term.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

describe('a pasted DOI', () => {
  it.each([
    '10.1000/ABC',
    'doi:10.1000/abc',
    'https://doi.org/10.1000/abc',
    'dx.doi.org/10.1000/abc',
    ' 10.1000/abc. ',
  ])('is known in %s', (search) => expect(readDoi(search)).toBe('10.1000/abc'));

  it.each(['10.1000', 'el 10.1000/abc', '10.1/abc', ''])('is not seen in "%s"', (search) =>
    expect(readDoi(search)).toBeUndefined(),
  );
});
