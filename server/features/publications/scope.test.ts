/**
 * What the lists' SQL gives a reader is exactly what the policy lets them read: works in every estado, with every
 * relation that a person can have to a work, looked at by every kind of viewer.
 */
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { principalJournal, type RoleScopes } from '#contract/journals.ts';
import { type Estado, estados, type Role, roles } from '#contract/vocabulary.ts';
import { insertReview } from '#server/features/reviewing/queries.ts';
import { journals, publications } from '#server/platform/database/schema.ts';
import { canRead, type Viewer } from '#server/policy/index.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { accountsAsAuthors, saveByline } from './byline-queries.ts';
import { findWorks, findWorksById, insertWork } from './queries.ts';
import { livingOf, orders, readableBy } from './scope.ts';

const otherJournal = '00000000-0000-4000-8000-000000000002';
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
    await platform().services.db.insert(journals).values({ id: otherJournal, clave: 'otra' });
    for (const estado of estados)
      for (const relation of relations)
        for (const wasPublished of [false, true])
          for (const deleted of [false, true])
            for (const revistaId of [principalJournal, otherJournal])
              ids.push(await place(estado, relation, { wasPublished, deleted, revistaId }));
  });

  async function place(
    estado: Estado,
    relation: Relation,
    { wasPublished, deleted, revistaId }: { wasPublished: boolean; deleted: boolean; revistaId: string },
  ): Promise<string> {
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
      revistaId,
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

  const scopes: RoleScopes[] = [
    {},
    { EDITOR: [principalJournal], REVISOR: [otherJournal] },
    { EDITOR: [otherJournal] },
    { EDITOR: [], REVISOR: [principalJournal, otherJournal] },
  ];
  const viewers = (): Viewer[] => [
    null,
    ...scopes.flatMap((ambitos) => roleSets.map((some) => ({ id: me.user.id, roles: some, ambitos }))),
  ];

  it('holds exactly the living works that the policy lets each viewer read', async () => {
    const { db } = platform().services;
    const works = await findWorksById(db, ids);
    expect(works).toHaveLength(392);
    for (const viewer of viewers()) {
      const due = works.filter((work) => canRead(viewer, work) && !work.deletedAt).map(({ id }) => id);
      const listed = await findWorks(db, readableBy(db, viewer), { orderBy: orders.newest, limit: 1000 });
      const got = listed.map(({ id }) => id);
      expect([viewer, got.sort()]).toEqual([viewer, due.sort()]);
    }
  });

  it('asks of a role that holds everywhere what it asked before roles could be narrowed', () => {
    const { db } = platform().services;
    const asked = (viewer: Viewer) => {
      const query = db.select({ id: publications.id }).from(publications).where(readableBy(db, viewer)).toSQL();
      return query.sql.slice(query.sql.indexOf('where'));
    };
    const one = { id: me.user.id, ambitos: {} };
    expect(asked({ ...one, roles: ['ADMIN'] })).toBe('where "publications"."fecha_eliminacion" is null');
    for (const roles of roleSets) expect(asked({ ...one, roles })).not.toContain('revista_id');
    // Whoever runs works everywhere has no use for the narrower role besides.
    expect(asked({ ...one, roles: ['EDITOR', 'ADMIN'], ambitos: { EDITOR: [otherJournal] } })).toBe(
      asked({ ...one, roles: ['ADMIN'] }),
    );
  });

  it('holds exactly one’s living works in one’s own list', async () => {
    const { db } = platform().services;
    const due = (await findWorksById(db, ids)).filter((work) => work.authorIds.includes(me.user.id) && !work.deletedAt);
    const listed = await findWorks(db, livingOf(db, me.user.id), { orderBy: orders.newest, limit: 1000 });
    expect(listed.map(({ id }) => id).sort()).toEqual(due.map(({ id }) => id).sort());
  });

  it('answers for one work what it answers for a list', async () => {
    const listed = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { publications, totalPages } = await me.call.listPublications({ query: { limit: 100, page } });
      for (const { id } of publications) listed.add(id);
      pages = totalPages;
    }
    for (const id of ids) {
      const answer = await me.call.getPublication({ params: { id } }).catch(() => undefined);
      expect([id, answer !== undefined]).toEqual([id, listed.has(id)]);
    }
  });
});
