/** What a key of the API does where its person's role asks for a second step, and that it does no grave act. */
import { expect, it } from 'vitest';
import type { KeyScope } from '#contract/key-scopes.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('a key and the second step', (platform) => {
  const keyOf = async (person: TestPerson, ...ambitos: KeyScope[]) => {
    const { clave } = await person.call.makeApiKey({ body: { nombre: `Clave ${crypto.randomUUID()}`, ambitos } });
    return platform().withToken(clave);
  };

  it('opens nothing that a log-in of who has yet to set it up would not', async () => {
    const [admin, author] = [await platform().person('Ada', 'ADMIN'), await platform().person('Ana', 'AUTOR')];
    const byAdmin = await keyOf(admin, 'administracion:leer');
    const byAuthor = await keyOf(author, 'obras:leer');
    expect((await byAdmin.activity({})).total).toBeGreaterThan(0);
    await platform().settings({ segundoPaso: ['ADMIN'] });
    expect(await problemOf(byAdmin.activity({}))).toMatchObject({ status: 403, code: 'falta_segundo_paso' });
    expect((await byAuthor.myPublications({})).total).toBe(0);
    // What anybody reads is read all the same.
    expect((await byAdmin.searchCatalogue({})).total).toBe(0);
    await platform().settings({ segundoPaso: [] });
    expect((await byAdmin.activity({})).total).toBeGreaterThan(0);
  });

  it('does no act that asks who is there', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const byKey = await keyOf(admin, 'administracion:leer', 'administracion:escribir');
    const other = await platform().person('Ana', 'AUTOR');
    expect(await problemOf(byKey.deleteUser({ params: { id: other.user.id } }))).toMatchObject({
      code: 'clave_solo_lectura',
    });
    expect(await problemOf(byKey.changeSettings({ body: { segundoPaso: ['ADMIN'] } }))).toMatchObject({
      code: 'demuestra_quien_eres',
    });
  });
});
