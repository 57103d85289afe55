/** Deleting softly and restoring for 30 days (docs/specification.md 4). */

import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, reopened, reviewed } from '#server/testing/works.ts';
import { updateWork } from './queries.ts';

describePlatform('deleting a publication', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
    stranger = await platform().person('Otilia', 'AUTOR');
  });
  const cast = () => ({ author, editor, reviewer });
  const remove = (id: string, by = author) => by.call.deletePublication({ params: { id } });
  const restore = (id: string, by = admin) => by.call.restorePublication({ params: { id } });

  it('is the main author’s right before publication and outside review', async () => {
    const changesAsked = await reviewed(cast());
    await editor.call.changeEstado({ params: changesAsked, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const rejected = await inReview(author);
    await editor.call.changeEstado({ params: rejected, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
    const works = [await draft(author), changesAsked, await approved(cast()), rejected, await reopened(cast())];
    for (const { id } of works) {
      await remove(id);
      expect(await problemOf(author.call.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
    }
  });

  it('is a conflict for the author in review, awaiting a signature and once published, retraction included', async () => {
    const raised = await inReview(author);
    await editor.call.changeEstado({ params: raised, body: { estado: 'PENDIENTE_APROBACION' } });
    const retracted = await published(cast());
    await editor.call.changeEstado({ params: retracted, body: { estado: 'RETIRADO', motivo: 'Error.' } });
    for (const { id } of [await inReview(author), raised, await published(cast()), retracted])
      expect(await problemOf(remove(id))).toMatchObject({ status: 409, code: 'no_se_puede_eliminar' });
  });

  it('is nobody else’s right but an administrator’s', async () => {
    const { id } = await published(cast());
    for (const person of [editor, reviewer, stranger])
      expect(await problemOf(remove(id, person))).toMatchObject({ status: 403, code: 'sin_permiso' });
    const own = await draft(author);
    for (const person of [editor, reviewer, stranger])
      expect(await problemOf(remove(own.id, person))).toMatchObject({ status: 404 });
    await remove(id, admin);
    await remove(own.id, admin);
  });

  it('hides the work from everyone but administrators, and takes it out of the catalogue', async () => {
    const { id } = await published(cast(), { titulo: 'Cometas de paso' });
    const before = (await platform().guest.searchCatalogue()).total;
    const { reviews } = await reviewer.call.myReviews();
    await remove(id, admin);
    for (const person of [author, editor, reviewer, stranger]) {
      expect(await problemOf(person.call.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
      expect(await problemOf(person.call.listVersions({ params: { id } }))).toMatchObject({ status: 404 });
      expect(await problemOf(person.call.reviewsOfPublication({ params: { id } }))).toMatchObject({ status: 404 });
      expect(await person.call.listPublications({ query: { search: 'cometas' } })).toMatchObject({ total: 0 });
    }
    expect(await problemOf(platform().guest.readWork({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await platform().guest.searchCatalogue({ query: { search: 'cometas' } })).toMatchObject({ total: 0 });
    await expect.poll(async () => (await platform().guest.searchCatalogue()).total).toBe(before - 1);
    expect(await author.call.myPublications({ query: { search: 'cometas' } })).toMatchObject({ total: 0 });
    const mine = await reviewer.call.myReviews();
    expect(mine.total).toBe(reviews.length - 1);
    expect(mine.reviews).toHaveLength(reviews.length - 1);
    expect((await editor.call.listReviews()).reviews.map(({ publicacionId }) => publicacionId)).not.toContain(id);
    const seen = await admin.call.getPublication({ params: { id } });
    expect(seen).toMatchObject({ acciones: ['RESTAURAR'], fechaEliminacion: expect.any(String) });
  });

  it('lets nothing happen to a deleted work', async () => {
    const { id } = await inReview(author);
    await remove(id, admin);
    const params = { id };
    const attempts: [() => Promise<unknown>, number][] = [
      [() => editor.call.changeEstado({ params, body: { estado: 'RETIRADO', motivo: 'x' } }), 404],
      [() => admin.call.changeEstado({ params, body: { estado: 'RETIRADO', motivo: 'x' } }), 409],
      [() => author.call.updatePublication({ params, body: { titulo: 'x' } }), 404],
      [() => editor.call.assignReviewer({ params, body: { revisorId: reviewer.user.id } }), 404],
      [() => reviewer.call.suggest({ body: { publicacionId: id, comentarios: 'x' } }), 404],
      [() => admin.call.suggest({ body: { publicacionId: id, comentarios: 'x' } }), 403],
      [() => author.call.deletePublication({ params }), 404],
      [() => admin.call.deletePublication({ params }), 409],
    ];
    for (const [attempt, status] of attempts) expect(await problemOf(attempt())).toMatchObject({ status });
  });

  it('brings it back as it was, by an administrator alone', async () => {
    const { fechaActualizacion: _, ...before } = await published(cast());
    await remove(before.id, admin);
    for (const person of [author, editor])
      expect(await problemOf(restore(before.id, person))).toMatchObject({ status: 403 });
    await restore(before.id);
    expect(await author.call.getPublication({ params: before })).toMatchObject(before);
    expect(await problemOf(restore(before.id))).toMatchObject({ status: 409, code: 'no_se_puede_restaurar' });
  });

  it('restores up to the thirtieth day, and no longer', async () => {
    const { id } = await draft(author);
    await remove(id);
    const deletedAgo = (ms: number) =>
      updateWork(platform().services.db, id, { fechaEliminacion: new Date(Date.now() - ms) });
    await deletedAgo(30 * dayMs + 1000);
    expect((await admin.call.getPublication({ params: { id } })).acciones).toEqual([]);
    expect(await problemOf(restore(id))).toMatchObject({ status: 409, code: 'no_se_puede_restaurar' });
    await deletedAgo(30 * dayMs - 60_000);
    expect(await restore(id)).toMatchObject({ estado: 'BORRADOR', fechaEliminacion: null });
  });

  it('lists for administrators what can be restored, the last first, found by its words', async () => {
    const [old, gone, back] = [await draft(author), await draft(author), await draft(author)];
    const last = await draft(author, { titulo: 'Gaviotas de interior' });
    for (const { id } of [old, gone, back, last]) await remove(id);
    await restore(back.id);
    await updateWork(platform().services.db, old.id, { fechaEliminacion: new Date(Date.now() - 30 * dayMs - 1000) });
    const deleted = (search?: string) => admin.call.deletedPublications({ query: { search, limit: 100 } });
    const ids = (await deleted()).publications.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([last.id, gone.id]);
    expect(ids).not.toContain(old.id);
    expect(ids).not.toContain(back.id);
    expect(await deleted('gaviotas')).toMatchObject({
      total: 1,
      publications: [{ id: last.id, acciones: ['RESTAURAR'], fechaEliminacion: expect.any(String) }],
    });
    for (const person of [author, editor, reviewer])
      expect(await problemOf(person.call.deletedPublications())).toMatchObject({ status: 403 });
  });

  it('is done once by two at once', async () => {
    const { id } = await draft(author);
    const twice = await Promise.allSettled([remove(id), remove(id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = await Promise.allSettled([restore(id), restore(id)]);
    expect(again.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
