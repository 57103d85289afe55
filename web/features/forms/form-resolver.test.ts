/** What a form says of a field that it refuses: its own words, or those that the server has for the same fault. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fault, faults } from '#contract/faults.ts';
import type { Language } from '#contract/vocabulary.ts';
import { newPasswordForm } from '#web/screens/account/new-password.ts';
import { formResolver } from './form-resolver.ts';

const complaints = async (schema: z.ZodType<object, object>, values: object, language: Language = 'es') => {
  const resolve = formResolver(schema, language);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors;
};

describe('a form', () => {
  it('says its own words where it has some', async () => {
    const schema = z.object({ titulo: z.string().min(3, 'Escribe un título.') });
    expect(await complaints(schema, { titulo: '' })).toMatchObject({ titulo: { message: 'Escribe un título.' } });
  });

  it('says of the field and not of the form what is wrong with it, and the first thing of several', async () => {
    const schema = z.object({ autores: z.array(z.object({ nombre: z.string().min(2).regex(/^a/) })) });
    expect(await complaints(schema, { autores: [{ nombre: 'abc' }, { nombre: 'x' }] })).toMatchObject({
      autores: [undefined, { nombre: { message: 'Escribe 2 caracteres o más.' } }],
    });
  });

  it('gives what the schema makes of what was typed', async () => {
    const resolve = formResolver(z.object({ paginas: z.string().transform(Number) }), 'es');
    expect(await resolve({ paginas: '12' }, undefined, { fields: {}, shouldUseNativeValidation: false })).toEqual({
      values: { paginas: 12 },
      errors: {},
    });
  });

  it('says a password of 201 signs is too long in the reader’s language', async () => {
    const password = 'x'.repeat(201);
    for (const [language, message] of [
      ['es', 'Escribe 200 caracteres como mucho.'],
      ['en', 'Write 200 characters at most.'],
    ] as const) {
      expect(
        await complaints(
          newPasswordForm((key) => key),
          { password, confirmation: password },
          language,
        ),
      ).toMatchObject({
        password: { message },
      });
    }
  });

  it('says in words the fault that a schema of the contract names', async () => {
    expect(
      await complaints(z.object({ issn: z.string().regex(/x/, fault('issn')) }), { issn: '' }, 'en'),
    ).toMatchObject({
      issn: { message: faults.issn.en },
    });
  });
});

/** One schema for each way in which zod complains, and what breaks it. */
const rules: [string, z.ZodType, unknown][] = [
  ['another type', z.string(), 7],
  ['a missing value', z.string(), undefined],
  ['no number', z.number(), Number.NaN],
  ['no date', z.date(), new Date('x')],
  ['a short text', z.string().min(2), 'a'],
  ['a long text', z.string().max(2), 'abc'],
  ['another length', z.string().length(2), 'a'],
  ['a small number', z.number().min(2), 1],
  ['a large number', z.number().lt(2), 2],
  ['no whole number', z.number().int(), 1.5],
  ['no multiple', z.number().multipleOf(2), 3],
  ['a short list', z.array(z.string()).min(1), []],
  ['a long list', z.array(z.string()).max(0), ['a']],
  ['no address', z.email(), 'a'],
  ['no web address', z.url(), 'a'],
  ['no identifier', z.uuid(), 'a'],
  ['no day', z.iso.date(), 'a'],
  ['another form', z.string().regex(/b/), 'a'],
  ['no such beginning', z.string().startsWith('b'), 'a'],
  ['none of the options', z.enum(['a', 'b']), 'c'],
  ['another value', z.literal('a'), 'b'],
  ['none of the shapes', z.union([z.string(), z.number()]), true],
  ['none of the kinds', z.discriminatedUnion('k', [z.object({ k: z.literal('a') })]), { k: 'b' }],
  ['an unknown key', z.strictObject({}), { a: 1 }],
  ['a key that is none', z.record(z.enum(['a']), z.string()), { b: 'c' }],
  ['what a condition refuses', z.string().refine(() => false), 'a'],
  ['what nothing can be', z.never(), 'a'],
];

describe('no form says what the validator says by itself', () => {
  it.each(rules)('of %s', async (_, rule, value) => {
    const schema = z.object({ campo: rule }) as z.ZodType<object, object>;
    for (const language of ['es', 'en'] as const) {
      const said = JSON.stringify(await complaints(schema, { campo: value }, language));
      const byItself = schema.safeParse({ campo: value }).error?.issues[0]?.message;
      expect(byItself).toBeTruthy();
      expect(said).not.toContain(byItself);
      const known = Object.values(faults).map((words) => words[language].split('{')[0] ?? '');
      expect(known.some((words) => words.length > 3 && said.includes(words))).toBe(true);
    }
  });

  it('for this is the only way from the validator to a screen', () => {
    const ways = /@hookform\/resolvers|\.issues\b|\b(?:prettify|flatten|treeify|format)Error\b/;
    const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
    expect(sources.filter((file) => ways.test(readFileSync(file, 'utf8')))).toEqual([
      // Says to that way what is wrong with a part of the form.
      'web/screens/publications/typed-particulars.ts',
      'web/features/forms/form-resolver.ts',
    ]);
  });
});
