/** What an administrator is told before who knows whom is changed (docs/specification.md 8). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, reopened, sentIn } from '#server/testing/works.ts';

describePlatform('a change of who knows whom', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const weigh = (modo: 'abierta' | 'simple ciego' | 'doble ciego', by = admin) =>
    by.call.weighIdentityChange({ query: { modo } });

  it('touches nothing where nothing was sent', async () => {
    expect(await weigh('doble ciego')).toEqual({ obras: [], borradores: 0 });
  });

  it('leaves every work its mode, those apart that have a round before them and become more closed', async () => {
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const cast = { author, editor, reviewer };
    await draft(author);
    await inReview(author);
    await published(cast);
    await sentIn(platform(), 'simple ciego', () => reopened(cast));
    await sentIn(platform(), 'doble ciego', () => inReview(author));
    const gone = await draft(author);
    await author.call.deletePublication({ params: { id: gone.id } });
    const kept = (open: number, single: number) => ({
      obras: [
        { modo: 'abierta', total: 2, cierran: open },
        { modo: 'simple ciego', total: 1, cierran: single },
        { modo: 'doble ciego', total: 1, cierran: 0 },
      ],
      borradores: 1,
    });
    expect(await weigh('abierta')).toEqual(kept(0, 0));
    expect(await weigh('simple ciego')).toEqual(kept(1, 0));
    expect(await weigh('doble ciego')).toEqual(kept(1, 1));
  });

  it('is an administrator’s to weigh', async () => {
    expect(await problemOf(weigh('abierta', editor))).toMatchObject({ status: 403 });
  });
});
