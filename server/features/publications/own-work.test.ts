/** One's own work: what an administrator may do with it, and what is known of that (docs/specification.md 8). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { activity } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, published } from '#server/testing/works.ts';

describePlatform('a work that an administrator signs', (platform) => {
  let author: TestPerson;
  let admin: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    admin = await platform().person('Ada', 'ADMIN', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const publish = (id: string, motivo?: string) =>
    admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', ...(motivo && { motivo }) } });
  const reasonsOf = async (id: string, type: string) =>
    (await platform().services.db.select().from(activity).where(eq(activity.publicacionId, id)))
      .filter((entry) => entry.type === type)
      .map(({ datos }) => datos.motivo);

  it('is published by them with a reason alone, and its public record says so', async () => {
    const { id } = await approved({ author, editor, reviewer }, { coauthors: [admin] });
    expect(await problemOf(publish(id))).toMatchObject({ code: 'falta_motivo', status: 422 });
    await publish(id, 'Lo espera el congreso.');
    expect((await platform().guest.readWork({ params: { id } })).publicadaPorAutor).toBe(true);
    expect(await reasonsOf(id, 'publication.publishedByAuthor')).toEqual(['Lo espera el congreso.']);
    const alone = await draft(admin);
    await publish(alone.id, 'Es un editorial.');
    expect((await platform().guest.readWork({ params: { id: alone.id } })).publicadaPorAutor).toBe(true);
  });

  it('says nothing of it where others approved and its main author published, or an administrator who did not write it', async () => {
    const own = await published({ author: admin, editor, reviewer });
    const other = await approved({ author, editor, reviewer });
    await publish(other.id);
    for (const { id } of [own, other]) {
      expect((await platform().guest.readWork({ params: { id } })).publicadaPorAutor).toBe(false);
      expect(await reasonsOf(id, 'publication.publishedByAuthor')).toEqual([]);
    }
  });

  it('is deleted by them as specified; the record tells it, with the reason that was given', async () => {
    const first = await published({ author: admin, editor, reviewer });
    await admin.call.deletePublication({ params: { id: first.id }, query: { motivo: 'Duplicada.' } });
    expect(await reasonsOf(first.id, 'publication.deletedByAuthor')).toEqual(['Duplicada.']);
    const second = await published({ author: admin, editor, reviewer });
    await admin.call.deletePublication({ params: { id: second.id } });
    expect(await reasonsOf(second.id, 'publication.deletedByAuthor')).toEqual(['—']);
    // What any author may delete is no matter of the role.
    const own = await draft(admin);
    await admin.call.deletePublication({ params: { id: own.id } });
    expect(await reasonsOf(own.id, 'publication.deletedByAuthor')).toEqual([]);
  });
});
