/** Two who write the same text at once (issue 'Nothing is ever lost'): nobody saves over what they have not seen. */
import { beforeEach, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';

describePlatform('the revision of a text', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let id: string;
  beforeEach(async () => {
    author = await platform().person('Inés', 'AUTOR');
    coauthor = await platform().person('Joel', 'AUTOR');
    id = (await draft(author)).id;
    await author.call.updatePublication({ params: { id }, body: { coautoresIds: [coauthor.user.id] } });
    await coauthor.call.acceptAuthorship({ params: { id } });
  });
  const save = (person: TestPerson, contenido: string, revision?: number) =>
    person.call.saveContent({ params: { id }, body: { contenido, ...(revision !== undefined && { revision }) } });

  it('grows with each save, and each save answers it', async () => {
    const before = await author.call.getPublication({ params: { id } });
    const saved = await save(author, 'Uno.', before.revision);
    expect(saved.revision).toBe(before.revision + 1);
    expect((await save(author, 'Dos.', saved.revision)).revision).toBe(saved.revision + 1);
  });

  it('of a save that changes nothing stays, and so does the date of the work', async () => {
    const saved = await save(author, 'Igual.');
    expect(await save(author, 'Igual.', saved.revision)).toEqual(saved);
    expect(await save(author, 'Igual.')).toEqual(saved);
  });

  it('refuses an old one, saying which is the present one, whose it is and since when', async () => {
    const { revision } = await save(author, 'El texto.');
    const theirs = await save(coauthor, 'El texto de Joel.', revision);
    const problem = await problemOf(save(author, 'El texto de Inés.', revision));
    expect(problem).toMatchObject({
      status: 409,
      code: 'texto_cambiado',
      revision: theirs.revision,
      guardadoPor: `${coauthor.user.nombres} ${coauthor.user.apellidos}`.trim(),
      guardadoEn: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await author.call.getPublication({ params: { id } })).contenido).toBe('El texto de Joel.');
  });

  it('tells who wrote on elsewhere that it was themselves', async () => {
    const { revision } = await save(author, 'El texto.');
    await save(author, 'El texto, en otra ventana.', revision);
    const own = await problemOf(save(author, 'El texto, aquí.', revision));
    expect(own).toMatchObject({ code: 'texto_cambiado', guardadoPorTi: true });
    expect(await problemOf(save(coauthor, 'El de Joel.', revision))).not.toHaveProperty('guardadoPorTi');
  });

  it('lets who has seen the other text decide to save over it', async () => {
    const { revision } = await save(author, 'El texto.');
    const theirs = await save(coauthor, 'El texto de Joel.', revision);
    expect((await save(author, 'El texto de Inés.', theirs.revision)).contenido).toBe('El texto de Inés.');
  });

  it('of two that are sent at the same moment keeps one and refuses the other', async () => {
    const { revision } = await save(author, 'El texto.');
    const sent = await Promise.allSettled([save(author, 'A.', revision), save(coauthor, 'B.', revision)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not asked of clients that know of none', async () => {
    await save(author, 'El texto.');
    expect((await save(author, 'Otro.')).contenido).toBe('Otro.');
  });

  it('tells the activity record of one sitting once, and of another person again', async () => {
    await save(author, 'A.');
    await save(author, 'A b.');
    await save(author, 'A b c.');
    await save(coauthor, 'A b c d.');
    const admin = await platform().person('Ada', 'ADMIN');
    const { activity } = await admin.call.activity({ query: { limit: 50 } });
    const edits = activity.filter(({ type }) => type === 'publication.edited').slice(0, 3);
    expect(edits.map(({ userId }) => userId)).toEqual([coauthor.user.id, author.user.id, author.user.id]);
  });
});
