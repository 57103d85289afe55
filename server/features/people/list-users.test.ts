/** GET /users: looked for by name, address and role (spec 001 §2), and who waits for a role. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';

describePlatform('the list of people', (platform) => {
  let admin: TestPerson;
  beforeAll(async () => {
    const account = platform().account;
    admin = await account({ nombres: 'Olga', apellidos: 'Rey', email: 'olga@casa.test' }, 'ADMIN');
    await account({ nombres: 'José', apellidos: 'Peña Ruiz', email: 'jp@lab.test' }, 'AUTOR', 'REVISOR');
    await account({ nombres: 'Inés', apellidos: 'Arce', email: 'ines_arce@uni.test' }, 'EDITOR');
    const rita = await account({ nombres: 'Rita', apellidos: 'Sáez', email: 'rita@uni.test' });
    await rita.call.requestRole({ body: { rol: 'REVISOR' } });
  });
  const found = async (query: NonNullable<Parameters<TestPerson['call']['listUsers']>[0]>['query']) =>
    (await admin.call.listUsers({ query })).users.map(({ nombres }) => nombres);

  it('stands in the order of surnames', async () => {
    expect(await found({})).toEqual(['Inés', 'José', 'Olga', 'Rita']);
  });

  it.each([
    ['a name, whatever its capitals and accents', 'JOSE', ['José']],
    ['name and surname in any order', 'josé peña', ['José']],
    ['part of an address', 'uni.test', ['Inés', 'Rita']],
    ['signs that stand for others elsewhere', 's_a', ['Inés']],
    ['a role', 'revisor', ['José']],
    ['a role as clients write it', 'ROLE_EDITOR', ['Inés']],
    ['a role as people say it', 'administración', ['Olga']],
    ['a name and a role', 'rey admin', ['Olga']],
    ['nothing that there is', 'zzz', []],
  ])('is searched by %s', async (_, search, names) => {
    expect(await found({ search })).toEqual(names);
  });

  it('gives those who wait for a role', async () => {
    expect(await found({ conSolicitud: 'true' })).toEqual(['Rita']);
    expect(await found({ conSolicitud: 'false' })).toHaveLength(4);
  });
});
