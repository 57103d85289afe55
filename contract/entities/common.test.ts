import { expect, it } from 'vitest';
import { z } from 'zod';
import { inWords } from '../faults.ts';
import { faultCode, faultOf } from '../issue-faults.ts';
import { day, instant, text } from './common.ts';
import { palabrasClave } from './publication.ts';
import { platformSettingsSchema } from './system.ts';

it.each(['\u200b\u00a0', '\u202e\u202c', '\u0007', '\u3164', '\u00ad\ufeff'])(
  'takes no text that nobody sees: %j',
  (unseen) => {
    const [issue, ...others] = text(20).safeParse(unseen).error?.issues ?? [];
    expect([issue?.message, others]).toEqual(['vacio', []]);
  },
);

it.each(['ñ', '日本', '🐟', '?', 'می‌خواهم', '·'])('takes what is seen, with what stands unseen in it: %s', (seen) => {
  expect(text(20).parse(` ${seen} `)).toBe(seen);
});

it('says once of nothing at all that it is empty', () => {
  expect(text(20).safeParse('  ').error?.issues).toHaveLength(1);
});

const { plazoRevisionDias } = platformSettingsSchema.shape;
it.each([
  [plazoRevisionDias, 0, 'El número más pequeño que cabe aquí es 1.'],
  [plazoRevisionDias, 400, 'El número más grande que cabe aquí es 365.'],
  [plazoRevisionDias, 1.5, 'Escribe un número entero.'],
  [plazoRevisionDias, 'tres', 'Escribe un número entero.'],
  [z.strictObject({}), { '': 1, otra: 2 }, 'No conocemos «», otra.'],
  [palabrasClave, [], 'Escribe al menos una palabra clave.'],
  [palabrasClave, ' , ', 'Escribe al menos una palabra clave.'],
])('says of %#, in words, what would fit', (schema, value, words) => {
  const issues = schema.safeParse(value, { error: faultCode }).error?.issues ?? [];
  expect(issues.map((issue) => inWords(faultOf(issue), 'es'))).toEqual([words]);
});

it('reads days and instants of the years that databases know, offsets included', () => {
  for (const known of ['0001-01-01', '2000-02-29', '9999-12-31']) expect(day.safeParse(known).success).toBe(true);
  for (const unknown of ['0000-01-01', '0000-12-31', '2026-02-30', ''])
    expect(day.safeParse(unknown).success).toBe(false);
  for (const known of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2026-03-29T02:30:00+23:59'])
    expect(instant.safeParse(known).success).toBe(true);
  for (const unknown of ['0000-06-01T00:00:00Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'])
    expect(instant.safeParse(unknown).error?.issues).toMatchObject([{ message: 'fecha' }]);
});
