/** GET /admin/activity: what happened, filtered by how grave it is and by its type. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('the activity record', (platform) => {
  let admin: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    const author = await platform().person('Irene', 'AUTOR');
    const { id } = await author.call.createPublication({
      body: { titulo: 'Una obra', resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    await author.call.deletePublication({ params: { id } });
    await author.call.updateProfile({ body: { biografia: 'Escribe.' } });
  });
  type Query = NonNullable<Parameters<TestPerson['call']['activity']>[0]>['query'];
  const types = async (query: Query) => (await admin.call.activity({ query })).activity.map(({ type }) => type);

  it('begins with what happened last', async () => {
    expect(await types({})).toEqual(['account.profileChanged', 'publication.deleted', 'publication.created']);
  });

  it('is filtered by severity', async () => {
    expect(await types({ severity: 'warning' })).toEqual(['publication.deleted']);
    expect((await admin.call.activity({ query: { severity: 'info', limit: 1 } })).total).toBe(2);
    expect(await types({ severity: 'error' })).toEqual([]);
  });

  it('is filtered by a type, or by what stands before its dot', async () => {
    expect(await types({ type: 'publication' })).toEqual(['publication.deleted', 'publication.created']);
    expect(await types({ type: 'publication.created' })).toEqual(['publication.created']);
    expect(await types({ type: 'public' })).toEqual([]);
    expect(await types({ type: 'publication', severity: 'info' })).toEqual(['publication.created']);
    expect(await types({ type: '' })).toHaveLength(3);
    expect(await problemOf(types({ type: '100%' }))).toMatchObject({ status: 422 });
  });

  it('is an administrator’s to read', async () => {
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.activity())).toMatchObject({ status: 403 });
  });
});
