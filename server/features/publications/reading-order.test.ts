/** Lists are read from an index in their order, and counted on one: no row is looked at that the reader is not shown. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { ofReviewer, readableByStaff } from '#server/features/reviewing/scope.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import type { Viewer } from '#server/policy/index.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { draft } from '#server/testing/works.ts';
import { livingOf, orders, readableBy } from './scope.ts';

describePlatform('the plan of a list', (platform) => {
  const viewers: Record<string, Viewer> = { guest: null };
  beforeAll(async () => {
    for (const role of ['LECTOR', 'REVISOR', 'EDITOR', 'ADMIN'] as const) {
      const { user } = await platform().person(role, role);
      viewers[role] = { id: user.id, roles: [role], ambitos: {} };
    }
    const { user } = await platform().person('De una revista', 'EDITOR');
    viewers.narrowed = { id: user.id, roles: ['EDITOR'], ambitos: { EDITOR: [principalJournal] } };
    const author = await platform().person('Ana', 'AUTOR');
    for (let n = 0; n < 3; n++) await draft(author);
  });

  /** As PostgreSQL plans it where tables are large: reading a whole one is dear. */
  async function plan(query: { getSQL: () => ReturnType<typeof sql> }): Promise<string> {
    const { db, transact } = platform().services;
    return transact(async () => {
      await db.execute(sql`analyze publications`);
      await db.execute(sql`set local enable_seqscan = off`);
      await db.execute(sql`set local enable_bitmapscan = off`);
      const result = await db.execute(sql`explain (costs off) ${query.getSQL()}`);
      return JSON.stringify(result);
    });
  }

  it('follows an index for every reader and order', async () => {
    const { db } = platform().services;
    for (const [name, viewer] of Object.entries(viewers))
      for (const [order, orderBy] of Object.entries(orders)) {
        const page = db.select({ id: publications.id }).from(publications).where(readableBy(db, viewer));
        const text = await plan(page.orderBy(...orderBy).limit(20));
        expect(text, `${name} ${order}`).toContain('Limit');
        expect(text, `${name} ${order}`).not.toMatch(/Sort|Seq Scan on publications/);
      }
  });

  it('finds a person’s works, and reviews, by the person', async () => {
    const { db } = platform().services;
    const id = viewers.LECTOR?.id ?? '';
    const mine = db.select({ id: publications.id }).from(publications).where(livingOf(db, id));
    expect(await plan(mine)).not.toContain('Seq Scan');
    for (const scope of [
      ofReviewer(db, id),
      readableByStaff(db, id, 'all'),
      readableByStaff(db, id, [principalJournal]),
    ]) {
      const page = db.select({ id: reviews.id }).from(reviews).where(scope);
      const ordered = page.orderBy(sql`${reviews.fechaAsignacion} desc nulls last`, reviews.id).limit(20);
      expect(await plan(ordered)).not.toContain('Seq Scan');
    }
  });
});
