/** Who is told of what happens to a work, beyond the path that editorial-path.test.ts walks. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from './testing/describe-platform.ts';
import type { TestPerson } from './testing/platform.ts';
import { draft, inReview } from './testing/works.ts';

describePlatform('the people of a work', (platform) => {
  const people = new Map<string, TestPerson>();
  const the = (name: string): TestPerson => {
    const person = people.get(name);
    if (!person) throw new Error(`Nobody is called ${name}.`);
    return person;
  };
  beforeAll(async () => {
    for (const [name, role] of Object.entries({
      author: 'AUTOR',
      coauthor: 'AUTOR',
      editor: 'EDITOR',
      reviewer: 'REVISOR',
      admin: 'ADMIN',
      stranger: 'AUTOR',
    } as const))
      people.set(name, await platform().person(name, role));
  });

  /** The titles of what each was told while `act` ran; who was told nothing is left out. */
  async function toldBy(act: () => Promise<unknown>): Promise<Record<string, string[]>> {
    const count = async (person: TestPerson) => (await person.call.listNotifications()).total;
    const before = new Map<string, number>();
    for (const [name, person] of people) before.set(name, await count(person));
    await act();
    const told: Record<string, string[]> = {};
    for (const [name, person] of people) {
      const { notifications, total } = await person.call.listNotifications({ query: { limit: 100 } });
      const fresh = notifications.slice(0, total - (before.get(name) ?? 0)).map(({ titulo }) => titulo);
      if (fresh.length > 0) told[name] = fresh;
    }
    return told;
  }

  it('learn that it was deleted, all who wrote it but the one who did it', async () => {
    const coautoresIds = [the('coauthor').user.id];
    const { id } = await draft(the('author'), { coautoresIds });
    expect(await toldBy(() => the('admin').call.deletePublication({ params: { id } }))).toEqual({
      author: ['Publicación eliminada'],
      coauthor: ['Publicación eliminada'],
    });
    const own = await draft(the('author'));
    expect(await toldBy(() => the('author').call.deletePublication({ params: { id: own.id } }))).toEqual({});
  });

  it('learn, as reviewers, what an editor changes in their review, and nothing of what they change themselves', async () => {
    const { id } = await inReview(the('author'));
    const params = await the('editor').call.assignReviewer({
      params: { id },
      body: { revisorId: the('reviewer').user.id },
    });
    const { updateReview } = the('editor').call;
    expect(await toldBy(() => updateReview({ params, body: { prioridad: 'ALTA' } }))).toEqual({
      reviewer: ['Cambios en tu revisión'],
    });
    const own = () => the('reviewer').call.updateReview({ params, body: { estado: 'EN_PROCESO' } });
    expect(await toldBy(own)).toEqual({});
    const closing = () => updateReview({ params, body: { estado: 'DEVUELTA', comentarios: 'Se cierra.' } });
    expect(await toldBy(closing)).toEqual({
      author: ['Revisión recibida'],
      reviewer: ['Revisión completada'],
      admin: ['Revisión completada'],
    });
  });
});
