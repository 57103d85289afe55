/** The removal of reviews' files that nothing refers to any more. */
import { expect, it } from 'vitest';
import { updateWork } from '#server/features/publications/queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { inReview, review } from '#server/testing/works.ts';
import { removeUnreferencedReviewFiles } from './remove-unreferenced.ts';

const day = 86_400_000;
const tomorrow = () => new Date(Date.now() + day + 60_000);

describePlatform('the removal of reviews’ unreferenced files', (platform) => {
  const services = () => platform().services;
  const stored = async () => {
    const found: string[] = [];
    for await (const { name } of services().files.list('revisiones/')) found.push(name);
    return found;
  };

  it('takes away what uploads that broke off left, a day later, and the files of works that are gone for good', async () => {
    const author = await platform().person('Irene', 'AUTOR');
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const { id } = await inReview(author);
    const reviewId = await review({ editor, reviewer }, id);
    const query = { nombre: 'notas.txt', paraAutor: 'true' as const };
    const body = new File(['unas notas'], 'a');
    const kept = await reviewer.call.uploadReviewFile({ params: { id: reviewId }, query, body });
    const place = `revisiones/${reviewId}/${kept.id}`;
    const strays = [
      `revisiones/${reviewId}/${crypto.randomUUID()}`,
      `revisiones/${crypto.randomUUID()}/${crypto.randomUUID()}`,
    ];
    const foreign = `revisiones/${reviewId}/notas.txt`;
    for (const name of [...strays, foreign]) await services().files.put(name, 'resto');

    expect(await removeUnreferencedReviewFiles(services())).toBe(0);
    expect(await removeUnreferencedReviewFiles(services(), tomorrow())).toBe(2);
    expect((await stored()).sort()).toEqual([place, foreign].sort());

    await updateWork(services().db, id, { fechaEliminacion: new Date(Date.now() - 29 * day) });
    expect(await removeUnreferencedReviewFiles(services())).toBe(0);
    await updateWork(services().db, id, { fechaEliminacion: new Date(Date.now() - 31 * day) });
    expect(await removeUnreferencedReviewFiles(services())).toBe(1);
    expect(await stored()).toEqual([foreign]);
  });
});
