/** Pasted references are read beside everybody else's requests. */
import { beforeAll, expect, it } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { parseReferences } from '#server/documents/citations/parse-references.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => `@book{k${at}, title={Título ${at}}, author={Ruiz, Ana}, year=2020}`).join(
    '\n',
  );

describePlatform('references that are pasted', (platform) => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await platform().person('Ana', 'AUTOR');
  });
  const parse = (texto: string) => person.call.parseReferences({ body: { texto } });

  it('are read alike, few or many', async () => {
    for (const texto of [entries(3), entries(600)])
      expect(await parse(texto)).toEqual({ referencias: parseReferences(texto).references, errores: [] });
  });

  it('are told about in the language that is asked for, few or many', async () => {
    for (const texto of ['@book{broken', `${'x'.repeat(9_000)}\n@book{broken`]) {
      const ask = (language: string) =>
        platform().inject({
          method: 'POST',
          url: '/api/references/parse',
          headers: { authorization: `Bearer ${person.token}`, 'accept-language': language },
          payload: { texto },
        });
      const [es, en] = await Promise.all([ask('es'), ask('en')]);
      expect(es.json().errores[0].mensaje).toContain('No se entiende');
      expect(en.json().errores[0].mensaje).toContain('not understood');
    }
  });

  it('are answered for while others are, and two long texts of one person at once', async () => {
    const ends: string[] = [];
    const long = [entries(600), entries(600), entries(600)].map((texto) =>
      parse(texto).then(
        () => ends.push('read'),
        (error: unknown) => ends.push(error instanceof ProblemError ? error.problem.code : String(error)),
      ),
    );
    const profile = person.call.profile().then(() => ends.push('profile'));
    await Promise.all([...long, profile]);
    expect(ends.slice(0, 2).sort()).toEqual(['demasiadas_peticiones', 'profile']);
    expect(ends.slice(2)).toEqual(['read', 'read']);
  });
});
