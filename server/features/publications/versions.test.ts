/** Submitted versions, and the rounds of review that made them (docs/specification.md 4). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, reopened, review, reviewed, sentIn } from '#server/testing/works.ts';

describePlatform('the versions of a publication', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let second: TestPerson;
  let unassigned: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    second = await platform().person('Rosa', 'REVISOR');
    unassigned = await platform().person('Raúl', 'REVISOR');
    reader = await platform().person('Lucía', 'LECTOR');
  });
  const cast = () => ({ author, editor, reviewer });
  const to = (id: string, estado: 'APROBADO' | 'CAMBIOS_SOLICITADOS' | 'BORRADOR' | 'PUBLICADO', by = editor) =>
    by.call.changeEstado({ params: { id }, body: { estado } });
  const numbers = async (id: string, by = editor) =>
    (await by.call.listVersions({ params: { id } })).versions.map(({ numero }) => numero);

  it('are none while it is a draft', async () => {
    const { id } = await draft(author);
    expect(await numbers(id, author)).toEqual([]);
    const missing = author.call.getVersion({ params: { id, numero: 1 } });
    expect(await problemOf(missing)).toMatchObject({ status: 404 });
  });

  it('stay whole as they were sent, whatever is edited later', async () => {
    const { id } = await reopened(cast(), { titulo: 'Primera', palabrasClave: ['uno'] });
    const params = { id };
    const first = await author.call.getVersion({ params: { id, numero: 1 } });
    await author.call.updatePublication({
      params,
      body: { titulo: 'Segunda', resumen: 'Otro.', palabrasClave: ['dos'], categoria: 'X', metadatos: { a: 1 } },
    });
    await author.call.saveContent({
      params,
      body: { contenido: 'Texto nuevo.', referencias: [{ id: 'r1', texto: 'Una referencia.' }] },
    });
    expect(first).toMatchObject({
      numero: 1,
      ronda: 1,
      titulo: 'Primera',
      resumen: 'Su resumen.',
      palabrasClave: ['uno'],
      contenido: 'Su texto.',
      referencias: [],
    });
    expect(await author.call.getVersion({ params: { id, numero: 1 } })).toEqual(first);
    expect(await author.call.submitReview({ params })).toMatchObject({ versionActual: 2, ronda: 2 });
    expect(await author.call.getVersion({ params: { id, numero: 1 } })).toEqual(first);
    expect(await author.call.getVersion({ params: { id, numero: 2 } })).toMatchObject({
      ronda: 2,
      titulo: 'Segunda',
      contenido: 'Texto nuevo.',
      referencias: [{ id: 'r1' }],
    });
    expect(await numbers(id)).toEqual([2, 1]);
  });

  it('begin a round each: earlier reviews are closed, and the round waits for its own', async () => {
    const { id, reviewId } = await reviewed(cast());
    await to(id, 'CAMBIOS_SOLICITADOS');
    expect(await to(id, 'BORRADOR', author)).toMatchObject({ ronda: 2, versionActual: 1, totalRevisiones: 0 });
    const sent = await author.call.submitReview({ params: { id } });
    expect(sent).toMatchObject({ estado: 'EN_REVISION', ronda: 2, versionActual: 2, revisionesCompletadas: 0 });
    const change = reviewer.call.updateReview({ params: { id: reviewId }, body: { comentarios: 'Tarde.' } });
    expect(await problemOf(change)).toMatchObject({ status: 409, code: 'ronda_decidida' });
    const manage = editor.call.updateReview({ params: { id: reviewId }, body: { estado: 'RECHAZADA' } });
    expect(await problemOf(manage)).toMatchObject({ status: 409, code: 'ronda_decidida' });
    expect(await problemOf(to(id, 'APROBADO'))).toMatchObject({ code: 'faltan_revisiones' });
    await review({ editor, reviewer }, id);
    expect(await to(id, 'APROBADO')).toMatchObject({ estado: 'APROBADO' });
  });

  it('keep the number of a reviewer through the rounds', async () => {
    const { id } = await sentIn(platform(), 'simple ciego', () => inReview(author));
    const assign = (who: TestPerson) =>
      editor.call.assignReviewer({ params: { id }, body: { revisorId: who.user.id } });
    await assign(second);
    await review({ editor, reviewer }, id);
    await to(id, 'CAMBIOS_SOLICITADOS');
    await to(id, 'BORRADOR', author);
    await author.call.submitReview({ params: { id } });
    await review({ editor, reviewer }, id);
    const { reviews } = await author.call.reviewsOfPublication({ params: { id } });
    expect(reviews.map(({ ronda, revisorNombre }) => [ronda, revisorNombre])).toEqual([
      [2, 'Revisor 2'],
      [1, 'Revisor 2'],
    ]);
  });

  it('show a reviewer the title that they reviewed, not that of the draft in the making', async () => {
    const { id } = await reopened(cast(), { titulo: 'El título revisado' });
    await author.call.updatePublication({ params: { id }, body: { titulo: 'Un secreto' } });
    for (const person of [reviewer, editor]) {
      const lists = [await person.call.myReviews(), ...(person === editor ? [await editor.call.listReviews()] : [])];
      expect(JSON.stringify(lists)).not.toContain('Un secreto');
    }
    const { reviews } = await reviewer.call.myReviews();
    expect(reviews[0]).toMatchObject({ publicacionId: id, titulo: 'El título revisado', ronda: 1 });
  });

  it('are for who takes part; readers and the public have the present one', async () => {
    const { id } = await reopened(cast());
    await author.call.submitReview({ params: { id } });
    for (const person of [author, editor, reviewer]) expect(await numbers(id, person)).toEqual([2, 1]);
    expect(await numbers(id, unassigned)).toEqual([2]);
    const old = unassigned.call.getVersion({ params: { id, numero: 1 } });
    expect(await problemOf(old)).toMatchObject({ status: 404 });
    await review({ editor, reviewer }, id);
    await to(id, 'APROBADO');
    await to(id, 'PUBLICADO', author);
    expect(await numbers(id, reader)).toEqual([2]);
    expect((await platform().guest.listVersions({ params: { id } })).versions).toMatchObject([{ numero: 2 }]);
    expect(await platform().guest.getVersion({ params: { id, numero: 2 } })).toMatchObject({ numero: 2 });
    expect(await problemOf(platform().guest.getVersion({ params: { id, numero: 1 } }))).toMatchObject({ status: 404 });
  });

  it('are kept of what an administrator publishes directly, too', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const publish = (id: string) =>
      admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'Acta del congreso.' } });
    const fresh = await draft(author, { titulo: 'Directa' });
    expect(await publish(fresh.id)).toMatchObject({ estado: 'PUBLICADO', versionActual: 1 });
    expect(await numbers(fresh.id)).toEqual([1]);
    const again = await reopened(cast());
    expect(await publish(again.id)).toMatchObject({ versionActual: 2, ronda: 2 });
    const asked = await reviewed(cast());
    await to(asked.id, 'CAMBIOS_SOLICITADOS');
    expect(await publish(asked.id)).toMatchObject({ versionActual: 1, ronda: 1 });
    expect(await numbers(asked.id)).toEqual([1]);
  });

  it('have no number beyond those there are', async () => {
    const { id } = await published(cast());
    for (const numero of [2, 100_000])
      expect(await problemOf(editor.call.getVersion({ params: { id, numero } }))).toMatchObject({ status: 404 });
    for (const numero of [0, -1, 1.5, 2_147_483_648, 1e15])
      expect(await problemOf(editor.call.getVersion({ params: { id, numero } }))).toMatchObject({ status: 422 });
  });
});
