/** What the index of the site map says of parts, and the part of the site of disciplines, is looked up, and is what all works say. */
import { expect, it } from 'vitest';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import { harvestRecords, publications } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { findChangesOfCategories, findParts } from './queries.ts';
import { worksInPart } from './works.ts';

describePlatform('parts of the site map', (platform) => {
  it('what parts and categories say, which is looked up, is what all their works together say', async () => {
    const { db } = platform().services;
    const admin = await platform().person('Inés', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales-2', nombre: 'Anales' } });
    for (let n = 0; n < 9; n++)
      await db
        .insert(publications)
        .values(row({ titulo: `Obra ${n}` }, { categoria: `Campo ${n % 3}`, ...(n % 2 && { revistaId }) }));
    // Places 3 and 4 of the house's journal: of a part of two nothing lives.
    for (const titulo of ['Obra 4', 'Obra 6'])
      await db.update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.titulo, titulo));
    const { revistaId: journal, lugar, fecha, retirada, categoria } = harvestRecords;
    const newest = sql<Date>`max(${fecha})`.mapWith(fecha);
    for (const size of [2, worksInPart]) {
      const part = sql<number>`(${lugar} - 1) / ${sql.raw(String(size))} + 1`;
      const counted = await db
        .select({ revistaId: journal, part, changed: newest, living: sql<boolean>`bool_or(not ${retirada})` })
        .from(harvestRecords)
        .groupBy(journal, part)
        .orderBy(journal, part);
      expect(counted.length).toBeGreaterThan(1);
      expect(counted.some(({ living }) => !living)).toBe(size === 2);
      expect(await findParts(db, size)).toEqual(counted);
    }
    const ofCategories = await db
      .select({ categoria, changed: newest })
      .from(harvestRecords)
      .where(sql`${categoria} is not null`)
      .groupBy(categoria)
      .orderBy(categoria);
    expect(ofCategories.length).toBeGreaterThan(1);
    expect(await findChangesOfCategories(db)).toEqual(ofCategories);
  });
});
