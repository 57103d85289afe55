/** What the activity record says of acts that a program did with somebody's key, and to whom. */
import { expect, it } from 'vitest';
import type { KeyScope } from '#contract/key-scopes.ts';
import { presentRows } from '#server/features/administration/activity/present-rows.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { activityOf } from '#server/features/transfer/own-data/queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, review, sentIn } from '#server/testing/works.ts';

describePlatform('an act by a key of the API', (platform) => {
  const keyOf = async (person: TestPerson, nombre: string, ...ambitos: KeyScope[]) => {
    const key = await person.call.makeApiKey({ body: { nombre, ambitos } });
    return { ...key, by: { ...person, call: platform().withToken(key.clave) } };
  };
  const newest = async (reader: TestPerson, type: string) => {
    const { activity } = await reader.call.activity({ query: { type, limit: 1 } });
    return activity[0];
  };

  it('is told of with the key’s name, of its person alone, to administrators, in their file and in the person’s own data', async () => {
    const [ana, admin] = [await platform().person('Ana', 'AUTOR'), await platform().person('Ada', 'ADMIN')];
    const { by, id, comienzo } = await keyOf(ana, 'Mi gestor de referencias', 'obras:escribir');
    const work = await draft(ana);
    await ana.call.submitReview({ params: { id: (await draft(ana)).id } });
    expect(await newest(admin, 'publication.submitted')).not.toHaveProperty('porClave');
    await by.call.submitReview({ params: { id: work.id } });
    const porClave = { nombre: 'Mi gestor de referencias', comienzo };
    expect(await newest(admin, 'publication.submitted')).toMatchObject({ userId: ana.user.id, porClave });
    const csv = await platform().inject({
      url: '/api/admin/activity/export/csv?type=publication.submitted',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(csv.body).toContain(`Mi gestor de referencias ${comienzo}`);
    const { services } = platform();
    const own: unknown[] = [];
    for await (const rows of activityOf(services.db, ana.user.id))
      own.push(
        ...(await presentRows(
          services,
          { ...ana.user, ambitos: {} },
          rows.map((row) => ({ ...row, afectaId: null, afecta: null, quienId: ana.user.id, aQuienId: null })),
        )),
      );
    expect(own.filter((entry) => JSON.stringify(entry).includes(comienzo))).toMatchObject([{ porClave }]);
    // The entry stays, and is known by what its owner's list showed.
    await ana.call.revokeApiKey({ params: { id } });
    expect(await newest(admin, 'publication.submitted')).toMatchObject({ porClave: { nombre: null, comienzo } });
    expect((await verifyRecord(services)).fallos).toEqual([]);
  });

  it('says nothing of a key to an administrator who may not know who did it', async () => {
    const author = await platform().person('Ada', 'ADMIN', 'AUTOR');
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const other = await platform().person('Otra', 'ADMIN');
    const { by } = await keyOf(reviewer, 'Clave de Rubén', 'revisiones:escribir');
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await review({ editor, reviewer: by }, id);
    expect(await newest(other, 'review.completed')).toMatchObject({ porClave: { nombre: 'Clave de Rubén' } });
    const entry = await newest(author, 'review.completed');
    expect(entry).toMatchObject({ userId: null });
    expect(entry).not.toHaveProperty('porClave');
  });
});
