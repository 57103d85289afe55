/** The reviews in the answer of their work (specification 000 §3): each reader's own, as everywhere, and bounded. */
import { beforeAll, expect, it } from 'vitest';
import { mostReviewsInWork } from '#contract/entities/review.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { inReview, published, reviewed, sentIn } from '#server/testing/works.ts';

describePlatform('a review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Rosa', 'REVISOR');
    const work = await reviewed({ author, editor, reviewer });
    id = work.id;
    await reviewer.call.updateReview({ params: { id: work.reviewId }, body: { comentarioConfidencial: 'Plagio.' } });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: peer.user.id } });
  });
  const of = async (who: TestPerson) => (await who.call.reviewsOfPublication({ params: { id } })).reviews;

  it('stands with its work, to each the same as in the list of its reviews and no confidential comment', async () => {
    const inWork = async (who: TestPerson) => (await who.call.getPublication({ params: { id } })).revisiones;
    for (const who of [editor, author, peer, reviewer]) {
      const listed = await of(who);
      const told = await inWork(who);
      expect(told).toEqual(told.map(({ id }) => expect.objectContaining({ id })));
      expect(listed).toMatchObject(told);
      expect(told).toHaveLength(listed.length);
      expect(JSON.stringify(told)).not.toContain('Plagio');
    }
    const blind = await sentIn(platform(), 'simple ciego', () => reviewed({ author, editor, reviewer }));
    const { revisiones } = await author.call.getPublication({ params: { id: blind.id } });
    expect(revisiones).toMatchObject([
      { revisorId: null, revisorNombre: 'Revisor 1', comentario: 'Claro y bien medido.' },
    ]);
    const open = await published({ author, editor, reviewer });
    expect((await platform().guest.getPublication({ params: { id: open.id } })).revisiones).toEqual([]);
  });

  it('stands with its work among the last ones, so many at most', async () => {
    const { id } = await inReview(author);
    for (let number = 0; number <= mostReviewsInWork; number += 1) {
      const { user } = await platform().person(`R${number}`, 'REVISOR');
      await editor.call.assignReviewer({ params: { id }, body: { revisorId: user.id } });
    }
    const { revisiones, totalRevisiones } = await editor.call.getPublication({ params: { id } });
    expect([revisiones.length, totalRevisiones]).toEqual([mostReviewsInWork, mostReviewsInWork + 1]);
  });
});
