/** Authors who save, upload, leave and submit at the same moment: what was acknowledged is in the version, whole. */
import { beforeAll, expect, it } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';

describePlatform('a draft in the hands of several authors', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carmen', 'AUTOR');
  });
  /** What of these was acknowledged; whatever was not was refused, and did not fail. */
  async function acknowledged<T>(attempts: Promise<T>[]): Promise<T[]> {
    const ends = await Promise.allSettled(attempts);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(ProblemError);
    return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  }
  const several = <T>(count: number, act: (n: number) => Promise<T>) => Array.from({ length: count }, (_, n) => act(n));

  it('is sent once, as it was last saved, with every file that came in before', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await draft(author, { coauthors: [coauthor] });
      const params = { id };
      const saves = several(6, (n) =>
        (n % 2 ? author : coauthor).call.saveContent({ params, body: { contenido: `Texto ${round}.${n}` } }),
      );
      const uploads = several(6, (n) => upload(n % 2 ? author : coauthor, id));
      const submissions = several(3, () => author.call.submitReview({ params }));
      const saved = acknowledged(saves);
      const files = acknowledged(uploads);
      const sent = await acknowledged(submissions);
      expect(sent).toHaveLength(1);
      const last = (await saved).sort((a, b) => a.revision - b.revision).at(-1);
      const version = await author.call.getVersion({ params: { id, numero: 1 } });
      const work = await author.call.getPublication({ params });
      expect(version.contenido).toBe(work.contenido);
      if (last) expect(version.contenido).toBe(last.contenido);
      const kept = (await author.call.listFiles({ params, query: { version: 1 } })).files.map((file) => file.id);
      expect(kept.sort()).toEqual((await files).map((file) => file.id).sort());
    }
  });

  it('is left, changed in its byline and sent without one standing in the way of the other', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await draft(author, { coauthors: [coauthor] });
      const params = { id };
      const byline = [author, coauthor].map(({ user: { id, nombres } }) => ({ id, nombres }));
      await acknowledged<unknown>([
        ...several(2, () => author.call.saveAuthors({ params, body: { autores: byline } })),
        coauthor.call.leaveAuthors({ params }),
        coauthor.call.saveContent({ params, body: { contenido: 'A última hora.' } }),
        author.call.updatePublication({ params, body: { coautoresIds: [] } }),
        author.call.submitReview({ params }),
      ]);
      const [work, version] = [
        await author.call.getPublication({ params }),
        await author.call.getVersion({ params: { id, numero: 1 } }),
      ];
      expect(work.estado).toBe('EN_REVISION');
      expect(version.autor).toBe(work.autor);
    }
  });
});
