/** CSV files as spreadsheets and people write them. */
import { describe, expect, it } from 'vitest';
import { csvOf } from '#contract/csv.ts';
import { readCsv } from './read-csv.ts';

const read = (bytes: string | Uint8Array, most = 100) =>
  readCsv(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, most);
const cells = (bytes: string | Uint8Array) => read(bytes).rows.map((row) => row.cells);

describe('a CSV file', () => {
  it('is read in the encoding that it is in', () => {
    const text = 'nombres;apellidos\nÍñigo;Muñoz';
    const told = [
      [Buffer.from(text), 'UTF-8'],
      [Buffer.from(`\uFEFF${text}`), 'UTF-8'],
      [Buffer.from(text, 'latin1'), 'windows-1252'],
      [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'UTF-16'],
      [Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), 'UTF-16'],
    ] as const;
    for (const [bytes, encoding] of told) {
      expect(read(bytes).encoding).toBe(encoding);
      expect(cells(bytes)).toEqual([
        ['nombres', 'apellidos'],
        ['Íñigo', 'Muñoz'],
      ]);
    }
    // What windows-1252 has where ISO 8859-1 has controls.
    expect(cells(new Uint8Array([0x93, 0x61, 0x94, 0x3b, 0x80]))).toEqual([['“a”', '€']]);
  });

  it.each([';', ',', '\t'] as const)('is separated by %j', (sign) => {
    const file = read(`a${sign}"b, c; d\te"\r\n1${sign}2\r\n`);
    expect(file.separator).toBe(sign);
    expect(file.rows.map((row) => row.cells)).toEqual([
      ['a', 'b, c; d\te'],
      ['1', '2'],
    ]);
  });

  it('has marks, ends of lines and doubled marks inside quotation marks, and says where each row begins', () => {
    const { rows } = read('a;b\n"uno\r\ndos";"él ""dijo"" "\n\n ; \nx;y');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'], isOpen: false },
      { line: 2, cells: ['uno\r\ndos', 'él "dijo"'], isOpen: false },
      { line: 6, cells: ['x', 'y'], isOpen: false },
    ]);
  });

  it('whose quotation mark is never closed says so', () => {
    expect(read('a;b\n"x;y\nz;w').rows[1]).toMatchObject({ line: 2, isOpen: true });
  });

  it('is read with any ends of lines, and none at its end', () => {
    for (const end of ['\n', '\r\n', '\r']) expect(cells(`a;b${end}c;d`)).toHaveLength(2);
    expect(cells('')).toEqual([]);
    expect(cells('a;')).toEqual([['a', '']]);
  });

  it('is not read beyond what is asked for', () => {
    expect(read('a\n'.repeat(50), 7).rows).toHaveLength(7);
  });

  it('of our own is read as it was written', () => {
    const rows = [
      ['=1+1', 'Peña; Ruiz'],
      ['"', 'dos\nlíneas'],
    ];
    for (const language of ['es', 'en'] as const) expect(cells(csvOf(rows, language))).toEqual(rows);
  });
});
