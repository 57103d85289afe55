/** An erasure at the same moment as whatever else takes the same rows. */
import { expect, it } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { rounds } from '#server/testing/rounds.ts';
import { inReview } from '#server/testing/works.ts';

const races = rounds({ quick: 3, long: 6 });

describePlatform('an erasure among other acts', (platform) => {
  /** The codes of what was refused; anything that failed otherwise throws. */
  const refusals = async (acts: Promise<unknown>[]) =>
    (await Promise.allSettled(acts)).flatMap((end) => {
      if (end.status === 'fulfilled') return [];
      if (end.reason instanceof ProblemError && end.reason.problem.status < 500) return [end.reason.problem.code];
      throw end.reason;
    });
  const erase = ({ call, password }: TestPerson) => call.eraseOwnAccount({ body: { password, palabra: 'ELIMINAR' } });

  it('breaks nothing, and is done at the latest when it is asked for again', async () => {
    const editor = await platform().person('Olga', 'EDITOR');
    const admin = await platform().person('Inés', 'ADMIN');
    const author = await platform().person('Ana', 'AUTOR');
    const coauthor = await platform().person('Berta', 'AUTOR');
    for (let round = 0; round < races; round++) {
      const gone = await platform().person('Gil', 'REVISOR', 'EDITOR', 'AUTOR');
      const works = [await inReview(author), await inReview(author), await inReview(author)];
      const own = await inReview(gone, { coauthors: [coauthor] });
      const [first] = works;
      if (!first) throw new Error('Three works.');
      const asked = { revisorId: gone.user.id };
      const review = await editor.call.assignReviewer({ params: { id: first.id }, body: asked });
      const params = { id: gone.user.id };
      await refusals([
        ...works.slice(1).map(({ id }) => editor.call.assignReviewer({ params: { id }, body: asked })),
        erase(gone),
        gone.call.updateReview({ params: { id: review.id }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } }),
        gone.call.declareConflict({ body: { conUserId: author.user.id } }),
        gone.call.setHandlingEditor({ params: { id: first.id }, body: { editorId: gone.user.id, anterior: null } }),
        admin.call.changeUser({ params, body: { roles: ['ADMIN'] } }),
        admin.call.deleteUser({ params }),
        editor.call.changeEstado({ params: { id: own.id }, body: { estado: 'RETIRADO', motivo: 'No procede.' } }),
        gone.call.startOwnExport({}),
      ]);
      // Both may have been overtaken by a review or a work that was taken meanwhile; then it is as it was, and is asked again.
      await refusals([admin.call.deleteUser({ params })]);
      const { users } = await admin.call.listUsers({ query: { search: gone.user.email } });
      expect(users).toEqual([]);
    }
  }, 60_000);
});
