import { expect, it } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { uploadedName } from './uploaded-name.ts';

it.each([
  ['Datos de campo (2).csv', 'Datos de campo (2).csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Usuarios\\Irene\\datos.csv', 'datos.csv'],
  ['datos\r\nSet-Cookie: a.csv', 'datos Set-Cookie: a.csv'],
  ['a\u0007b\u202Efdp.csv', 'abfdp.csv'],
  ['.oculto', 'oculto'],
  ['an\u0303o.csv', 'año.csv'],
  ['🌱 semillas.csv', '🌱 semillas.csv'],
  ['datos.csv. .', 'datos.csv'],
])('%j is kept as %j', (raw, name) => expect(uploadedName(raw)).toBe(name));

it.each([
  '..',
  '/',
  '\u200B',
  'programa.exe',
  'datos.csv.BAT',
  'foto.jpg\u202E.hta',
  'página.html',
  'plan.bat.',
  'plan.cmd . ',
])('%j is no name for a file', (raw) => {
  expect(() => uploadedName(raw)).toThrow(ProblemError);
  expect(() => uploadedName(raw)).toThrow('No podemos guardar este archivo.');
});
