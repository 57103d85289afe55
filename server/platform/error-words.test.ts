import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sayError } from './error-words.ts';

const work = 'todo el texto de una obra '.repeat(10_000);
const failed = (cause?: Error) => new DrizzleQueryError('insert into "obras" values ($1)', [work], cause);

test('a failure is told without the statement that failed, nor the works in it', () => {
  expect(sayError(failed(new Error('string is too long for tsvector')))).toBe('string is too long for tsvector');
  expect(sayError(failed())).toBe('El motor de la base de datos ha fallado, sin decir por qué.');
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(sayError(failed(full))).toBe('La base de datos se ha quedado sin sitio en el disco.\n  could not extend file');
});

test('a message without end is shortened', () => {
  expect(sayError(new Error(work)).length).toBeLessThan(1100);
  expect(sayError(new Error('Una línea.\nOtra.'))).toBe('Una línea.\nOtra.');
});
