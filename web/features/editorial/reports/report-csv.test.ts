import { expect, it } from 'vitest';
import { csvStart } from '#contract/csv.ts';
import { reportCsv } from './report-csv.ts';

it('puts all parts into one file, each line with the name of its part, and nothing that a spreadsheet would reckon', () => {
  const parts = [
    { title: 'Tiempos', headings: ['Resultado', 'Días'], rows: [['Con revisión', 12.5] as const] },
    { title: 'Personas', headings: ['Revisor', 'Completadas'], rows: [['=Ada', 3] as const, ['Bea', null] as const] },
  ];
  expect(reportCsv(parts, 'es').slice(csvStart.length).split('\r\n')).toEqual([
    '"Tiempos";"Resultado";"Días"',
    '"Tiempos";"Con revisión";12,5',
    '"Personas";"Revisor";"Completadas"',
    '"Personas";"\'=Ada";3',
    '"Personas";"Bea";""',
    '',
  ]);
});
