import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvOf, tsvLine } from './csv.ts';

describe('a table as CSV', () => {
  it('stands between semicolons with decimal commas in Spanish, between commas with points in English', () => {
    const rows = [
      ['Mes', 'Días'],
      ['Enero', 3.5],
    ];
    expect(csvOf(rows, 'es')).toBe('\uFEFF"Mes";"Días"\r\n"Enero";3,5\r\n');
    expect(csvOf(rows, 'en')).toBe('\uFEFF"Mes","Días"\r\n"Enero",3.5\r\n');
  });

  it('has its texts in quotes, and doubles their own; nothing is an empty one', () => {
    expect(csvLine(['Una «obra»; a, b', 'dijo "no"', 'una\nlínea', null], 'en')).toBe(
      '"Una «obra»; a, b","dijo ""no""","una\nlínea",""\r\n',
    );
  });
});

describe('a line of tab-separated values', () => {
  it.each(['-omics y sociedad', '=1+1', '@ de plata', '«Título»', 'dijo "no"'])(
    'has its texts as they are, since programs compare them: %j',
    (text) => expect(tsvLine([text, -3, null])).toBe(`${text}\t-3\t\r\n`),
  );

  it('has a blank for what would end a cell or the line', () => {
    expect(tsvLine(['a\tb', 'c\r\nd', 2.5])).toBe('a b\tc d\t2.5\r\n');
  });
});

describe('a cell', () => {
  const cell = (text: string) => csvLine([text], 'es').slice(0, -2);

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '＝1+1',
    '＠SUM(A1)',
    '\r=1',
    '  =HYPERLINK("http://x")',
    '\n-2',
    "\u00a0=cmd|'/c calc'!A1",
  ])('that a spreadsheet would run is text: %j', (text) => expect(cell(text)).toMatch(/^"'/));

  it('that is a number below zero stays one', () => {
    expect(csvLine([-3], 'es')).toBe('-3\r\n');
  });

  it('never begins a formula, nor ends before its end, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ...'=+-@|%', ' =', '\t@', '\r\n+', '＝'),
        fc.string({ unit: 'binary' }),
        (start, text) => {
          const inside = cell(start + text).slice(1, -1);
          expect(inside.trimStart()).not.toMatch(/^[=+\-@|%＝]/);
          expect(inside.replaceAll('""', '')).not.toContain('"');
        },
      ),
    );
  });
});
