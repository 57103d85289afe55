/**
 * What the lists' SQL gives a reader is exactly what the policy lets them read: works in every estado, with every
 * relation that a person can have to a work, looked at by every kind of viewer.
 */
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { type Estado, estados, type Role, roles } from '#contract/vocabulary.ts';
import { insertReview } from '#server/features/reviewing/queries.ts';
import { canRead, type Viewer } from '#server/policy/index.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { accountsAsAuthors, saveByline } from './byline-queries.ts';
import { findWorks, findWorksById, insertWork } from './queries.ts';
import { livingOf, orders, readableBy } from './scope.ts';

const relations = ['none', 'main', 'coauthor', 'pending', 'completed', 'declined', 'earlier round'] as const;
type Relation = (typeof relations)[number];
const roleSets: Role[][] = [...roles.map((role) => [role]), ['AUTOR', 'REVISOR'], ['REVISOR', 'EDITOR'], [...roles]];

describePlatform('the scope of a list', (platform) => {
  let me: TestPerson;
  let other: TestPerson;
  const ids: string[] = [];

  beforeAll(async () => {
    me = await platform().person('Yo', 'LECTOR');
    other = await platform().person('Otra', 'AUTOR');
    for (const estado of estados)
      for (const relation of relations)
        for (const wasPublished of [false, true])
          for (const deleted of [false, true]) ids.push(await place(estado, relation, wasPublished, deleted));
  });

  async function place(estado: Estado, relation: Relation, wasPublished: boolean, deleted: boolean): Promise<string> {
    const { db } = platform().services;
    const id = uuid();
    const byline = { main: [me, other], coauthor: [other, me] };
    const people = relation === 'main' || relation === 'coauthor' ? byline[relation] : [other];
    const authors = await accountsAsAuthors(
      db,
      people.map(({ user }) => user.id),
    );
    await insertWork(db, {
      id,
      estado,
      titulo: `${estado} ${relation}`,
      resumen: 'x',
      tipo: 'ARTICULO',
      palabrasClave: ['x'],
      autor: '',
      autorPrincipalId: authors[0]?.id ?? null,
      ronda: 2,
      fechaPublicacion: wasPublished ? new Date() : null,
      fechaEliminacion: deleted ? new Date() : null,
    });
    await saveByline(db, id, authors);
    if (['pending', 'completed', 'declined', 'earlier round'].includes(relation))
      await insertReview(db, {
        id: uuid(),
        publicacionId: id,
        revisorId: me.user.id,
        ronda: relation === 'earlier round' ? 1 : 2,
        estado: relation === 'completed' ? 'ACEPTADA' : 'PENDIENTE',
        fechaDeclinada: relation === 'declined' ? new Date() : null,
      });
    return id;
  }

  const viewers = (): Viewer[] => [null, ...roleSets.map((some) => ({ id: me.user.id, roles: some }))];

  it('holds exactly the living works that the policy lets each viewer read', async () => {
    const { db } = platform().services;
    const works = await findWorksById(db, ids);
    expect(works).toHaveLength(196);
    for (const viewer of viewers()) {
      const due = works.filter((work) => canRead(viewer, work) && !work.deletedAt).map(({ id }) => id);
      const listed = await findWorks(db, readableBy(db, viewer), { orderBy: orders.newest, limit: 1000 });
      const got = listed.map(({ id }) => id);
      expect([viewer?.roles, got.sort()]).toEqual([viewer?.roles, due.sort()]);
    }
  });

  it('holds exactly one’s living works in one’s own list', async () => {
    const { db } = platform().services;
    const due = (await findWorksById(db, ids)).filter((work) => work.authorIds.includes(me.user.id) && !work.deletedAt);
    const listed = await findWorks(db, livingOf(db, me.user.id), { orderBy: orders.newest, limit: 1000 });
    expect(listed.map(({ id }) => id).sort()).toEqual(due.map(({ id }) => id).sort());
  });

  it('answers for one work what it answers for a list', async () => {
    const { publications } = await me.call.listPublications({ query: { limit: 100 } });
    const listed = new Set(publications.map(({ id }) => id));
    for (const id of ids) {
      const answer = await me.call.getPublication({ params: { id } }).catch(() => undefined);
      expect([id, answer !== undefined]).toEqual([id, listed.has(id)]);
    }
  });
});
