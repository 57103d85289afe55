import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a table as CSV', () => {
  it('stands between semicolons with decimal commas in Spanish, between commas with points in English', () => {
    const rows = [
      ['Mes', 'Días'],
      ['Enero', 3.5],
    ];
    expect(csvOf(rows, 'es')).toBe('\uFEFFMes;Días\r\nEnero;3,5\r\n');
    expect(csvOf(rows, 'en')).toBe('\uFEFFMes,Días\r\nEnero,3.5\r\n');
  });

  it('quotes what would break a line or a cell', () => {
    expect(csvOf([['a;b', 'dijo "sí"', 'una\nlínea', null]], 'es')).toBe('\uFEFF"a;b";"dijo ""sí""";"una\nlínea";\r\n');
  });

  it('gives no cell that a spreadsheet would run', () => {
    for (const opening of ['=', '+', '-', '@', '\t', '\r', ' =', '\n=', '＝', '＠'])
      expect(csvOf([[`${opening}HYPERLINK(1)`]], 'es')).toMatch(/^\uFEFF"?'/);
    expect(csvOf([[-3]], 'es')).toBe('\uFEFF-3\r\n');
  });
});
