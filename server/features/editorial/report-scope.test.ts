import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { ofWorks } from './report-scope.ts';

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.string())) });

describeOnEachEngine('a part of many works', (engine) => {
  let ids: string[];
  const textsOf = async (query: SQL) =>
    rowsSchema.parse(await engine.db.execute(query)).rows.flatMap((row) => Object.values(row));
  const of = (works: readonly string[]) => sql`select obra::text from hechos where ${ofWorks(sql`obra`, works)}`;

  beforeAll(async () => {
    // One thing that happened to each work, in no order.
    await engine.db.execute(
      sql`create table hechos as select gen_random_uuid() as obra from generate_series(1, 20000)`,
    );
    await engine.db.execute(sql`create index hechos_de_obra on hechos (obra)`);
    await engine.db.execute(sql`analyze hechos`);
    ids = await textsOf(sql`select obra::text from hechos order by obra`);
  });

  it('is those works, in whatever order they are named, and none that lies between', async () => {
    const every = ids.slice(0, 900).filter((_, place) => place % 3 === 0);
    expect((await textsOf(of(every.toReversed()))).sort()).toEqual(every);
    expect(await textsOf(of([]))).toEqual([]);
  });

  it('is looked for by the index: the whole table is not read again for each', async () => {
    for (const part of [ids.slice(0, 1000), ids.slice(9000, 10_000), ids.slice(-1000)]) {
      const plan = (await textsOf(sql`explain ${of(part)}`)).join('\n').replaceAll(/\{[^}]*\}/g, '{…}');
      expect(plan).toContain('hechos_de_obra');
      expect(plan).not.toContain('Seq Scan on hechos');
    }
  });
});
