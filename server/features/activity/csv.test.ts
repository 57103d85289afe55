import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

describe('a cell', () => {
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
  ])('that a spreadsheet would run is text: %j', (text) => expect(csvCell(text)).toMatch(/^"'/));

  it('stands in quotes, and doubles its own', () => {
    expect(csvLine(['Una «obra»; a, b', 'dijo "no"', ''])).toBe('"Una «obra»; a, b","dijo ""no""",""\r\n');
  });

  it('never begins a formula, nor ends before its end, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text);
        const inside = cell.slice(1, -1);
        expect(inside.trimStart()).not.toMatch(/^[=+\-@]/);
        expect(inside.replaceAll('""', '')).not.toContain('"');
      }),
    );
  });
});
