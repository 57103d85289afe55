/** How often the calls that are made all day ask the database, whoever asks and however much there is (issue 8, 13). */
import { expect, it } from 'vitest';
import { describePlatform } from './testing/describe-platform.ts';
import type { TestPerson } from './testing/platform.ts';
import { roundTripsOf, statementsOf } from './testing/statements.ts';
import { inReview } from './testing/works.ts';

/** Who asks is looked up at each request. */
const session = 1;

describePlatform('statements of', (platform, engine) => {
  const counted = it.skipIf(engine !== 'postgres');

  const assigned = async (reviewers: number) => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const { id } = await inReview(author, { titulo: 'Humedales' });
    const people: TestPerson[] = [];
    for (let n = 0; n < reviewers; n++) people.push(await platform().person(`Rita ${n}`, 'REVISOR'));
    for (const { user } of people) await editor.call.assignReviewer({ params: { id }, body: { revisorId: user.id } });
    return { author, editor, reviewers: people, params: { id } };
  };

  // Read while it is looked up who asks.
  counted('one’s own profile: one, in the round trip of the session', async () => {
    const ana = await platform().person('Ana');
    expect(await roundTripsOf(() => ana.call.authProfile())).toEqual([session + 1]);
  });

  counted.each([0, 1, 3])('a work with %i reviews: two, in the round trip of the session', async (reviewers) => {
    const { author, editor, params } = await assigned(reviewers);
    for (const { call } of [author, editor])
      expect(await roundTripsOf(() => call.getPublication({ params }))).toEqual([session + 2]);
  });

  counted.each([1, 4])('a page of the queue with %i works: two, three of a search', async (works) => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    for (let n = 0; n < works; n++) {
      const { id } = await inReview(author, { titulo: 'Humedales' });
      await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    }
    for (const query of [{}, { de: 'mias' }, { de: 'libres', espera: 'REVISORES' }] as const)
      expect(await statementsOf(() => editor.call.editorialQueue({ query }))).toBe(session + 2);
    const narrowed = { estado: 'EN_REVISION', prioridad: 'MEDIA', tipo: 'ARTICULO', orden: 'plazo' } as const;
    expect(await statementsOf(() => editor.call.editorialQueue({ query: narrowed }))).toBe(session + 2);
    // What was typed is read by the database first.
    const sought = { ...narrowed, editor: editor.user.id, search: 'humedales ana' };
    expect(await statementsOf(() => editor.call.editorialQueue({ query: sought }))).toBe(session + 3);
  });

  counted('the reviews of a work: two, in the round trip of the session', async () => {
    const { editor, reviewers, params } = await assigned(3);
    for (const { call } of [editor, ...reviewers])
      expect(await roundTripsOf(() => call.reviewsOfPublication({ params, query: {} }))).toEqual([session + 2]);
  });
});
