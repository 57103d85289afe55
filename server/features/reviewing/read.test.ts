/** Who reads which review, in what order, and the confidential comment (docs/specification.md 5; spec 001 §7). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { publications, reviews } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, review, reviewed } from '#server/testing/works.ts';

describePlatform('reading reviews', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let editorAuthor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  let reader: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    editorAuthor = await platform().person('Sara', 'EDITOR', 'AUTOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Rosa', 'REVISOR');
    reader = await platform().person('Lucía', 'LECTOR');
    const work = await reviewed({ author, editor, reviewer }, { coauthors: [editorAuthor] });
    id = work.id;
    await reviewer.call.updateReview({ params: { id: work.reviewId }, body: { comentarioConfidencial: 'Plagio.' } });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: peer.user.id } });
  });
  const of = async (who: TestPerson) => (await who.call.reviewsOfPublication({ params: { id } })).reviews;
  const total = async (who: TestPerson) => {
    const { totalRevisiones, revisionesCompletadas } = await who.call.getPublication({ params: { id } });
    return [totalRevisiones, revisionesCompletadas];
  };

  it('gives editors all, authors the completed, reviewers their own', async () => {
    expect(await of(editor)).toHaveLength(2);
    for (const who of [author, editorAuthor])
      expect(await of(who)).toMatchObject([{ revisorNombre: 'Rubén De Prueba', estado: 'ACEPTADA' }]);
    expect(await of(peer)).toMatchObject([{ revisorId: peer.user.id }]);
    expect(await of(reviewer)).toMatchObject([{ revisorId: reviewer.user.id }]);
    expect(await problemOf(of(reader))).toMatchObject({ status: 404 });
  });

  it('counts for each what they may know of', async () => {
    expect(await total(editor)).toEqual([2, 1]);
    expect(await total(author)).toEqual([1, 1]);
    expect(await total(peer)).toEqual([1, 0]);
  });

  it('shows reviewers each other’s once they completed their own', async () => {
    const [mine] = await of(peer);
    await peer.call.updateReview({
      params: { id: mine?.id ?? '' },
      body: { estado: 'DEVUELTA', comentarios: 'Falta el método.' },
    });
    expect(await of(peer)).toHaveLength(2);
    expect(await of(reviewer)).toHaveLength(2);
  });

  it('shows the confidential comment to editors and its writer, and the field to nobody else', async () => {
    for (const who of [editor, reviewer]) {
      const reviews = await of(who);
      expect(reviews.map(({ comentarioConfidencial }) => comentarioConfidencial)).toContain('Plagio.');
    }
    for (const who of [author, editorAuthor, peer]) {
      const reviews = await of(who);
      const foreign = reviews.filter(({ revisorId }) => revisorId !== who.user.id);
      for (const one of foreign) expect(one).not.toHaveProperty('comentarioConfidencial');
      expect(JSON.stringify(reviews)).not.toContain('Plagio');
    }
  });

  it('tells who assigned and changed a review to who runs the process alone', async () => {
    expect((await of(editor)).every(({ historialCambios }) => historialCambios.length > 0)).toBe(true);
    for (const who of [author, editorAuthor, reviewer, peer])
      expect((await of(who)).every(({ historialCambios }) => historialCambios.length === 0)).toBe(true);
  });

  it('lists to editors the last assigned first, page by page', async () => {
    for (let n = 0; n < 3; n++) await review({ editor, reviewer }, (await inReview(author, { titulo: `O ${n}` })).id);
    const all = await editor.call.listReviews();
    expect(all).toMatchObject({ total: 5, page: 1, totalPages: 1 });
    const dates = all.reviews.map(({ fechaAsignacion }) => fechaAsignacion);
    expect(dates).toEqual([...dates].sort().reverse());
    const pages = await Promise.all(
      [1, 2, 3].map((page) => editor.call.listReviews({ query: { page, limit: 2 } }).then(({ reviews }) => reviews)),
    );
    expect(pages.flat().map((one) => one.id)).toEqual(all.reviews.map((one) => one.id));
    expect(await editor.call.listReviews({ query: { page: 9 } })).toMatchObject({ reviews: [], total: 5 });
    const part = await author.call.reviewsOfPublication({ params: { id }, query: { page: 2, limit: 1 } });
    expect(part).toMatchObject({ total: 2, totalPages: 2, reviews: [{ publicacionId: id }] });
  });

  it('narrows the list down by how reviews stand, and by words of titles and reviewers', async () => {
    const total = async (query: NonNullable<Parameters<TestPerson['call']['listReviews']>[0]>['query']) =>
      (await editor.call.listReviews({ query })).total;
    const { id: sought } = await inReview(author, { titulo: 'Humedales del Júcar' });
    const rosa = await platform().account({ nombres: 'Rosa', apellidos: 'Íñiguez' }, 'REVISOR');
    const asked = await editor.call.assignReviewer({ params: { id: sought }, body: { revisorId: rosa.user.id } });
    expect(await total({ search: 'jucar' })).toBe(1);
    expect(await total({ search: 'iniguez humedal' })).toBe(1);
    expect(await total({ search: 'iniguez otra' })).toBe(0);
    expect(await total({ search: '100%' })).toBe(0);
    expect(await total({ search: 'jucar', estado: 'PENDIENTE' })).toBe(1);
    expect(await total({ search: 'jucar', estado: 'ATRASADA' })).toBe(0);
    await platform()
      .services.db.update(reviews)
      .set({ fechaLimite: new Date('2026-01-01') })
      .where(eq(reviews.id, asked.id));
    expect(await total({ search: 'jucar', estado: 'ATRASADA' })).toBe(1);
    await rosa.call.declineReview({ params: { id: asked.id }, body: { motivo: 'No puedo.' } });
    expect(await total({ search: 'jucar', estado: 'PENDIENTE' })).toBe(0);
    expect(await total({ search: 'jucar', estado: 'DECLINADA' })).toBe(1);
    // Every review stands in one way; what is late is besides waited for.
    const ways = ['PENDIENTE', 'EN_PROCESO', 'ACEPTADA', 'RECHAZADA', 'DEVUELTA', 'DECLINADA', 'CERRADA'] as const;
    const counts = await Promise.all(ways.map((estado) => total({ estado })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await total({}));
    const page = await editor.call.listReviews({ query: { estado: 'ACEPTADA', limit: 1, page: 1 } });
    expect(page.totalPages).toBe(counts[2]);
  });

  it('finds a review by the title that was reviewed, not by one that the authors have since given their draft', async () => {
    const { id: work } = await inReview(author, { titulo: 'Marismas del Guadiana' });
    await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: reviewer.user.id } });
    await platform()
      .services.db.update(publications)
      .set({ titulo: 'Esteros del Guadiana' })
      .where(eq(publications.id, work));
    const total = async (search: string) => (await editor.call.listReviews({ query: { search } })).total;
    expect(await total('marismas')).toBe(1);
    expect(await total('esteros')).toBe(0);
  });

  it('does not even count to an editor the unfinished reviews of what they wrote', async () => {
    const before = (await editorAuthor.call.listReviews()).total;
    const own = await inReview(author, { coauthors: [editorAuthor] });
    await editor.call.assignReviewer({ params: own, body: { revisorId: peer.user.id } });
    const after = await editorAuthor.call.listReviews();
    expect(after.total).toBe(before);
    expect(after.reviews).toHaveLength(before);
  });

  it('gives each reviewer the reviews assigned to them, wherever the work stands', async () => {
    expect((await peer.call.myReviews()).reviews.every(({ revisorId }) => revisorId === peer.user.id)).toBe(true);
    expect(await reader.call.myReviews()).toMatchObject({ reviews: [], total: 0 });
  });

  it('knows nothing of a draft’s reviews', async () => {
    const { id: hidden } = await draft(author);
    expect(await author.call.reviewsOfPublication({ params: { id: hidden } })).toMatchObject({ total: 0 });
    for (const who of [editor, reviewer, reader])
      expect(await problemOf(who.call.reviewsOfPublication({ params: { id: hidden } }))).toMatchObject({ status: 404 });
  });
});
