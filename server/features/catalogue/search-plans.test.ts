import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { manuscripts, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { understand, withAll } from './full-text.ts';
import { published } from './works.fixture.ts';

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.string())) });

describeOnEachEngine('what a search costs', (engine) => {
  beforeAll(async () => {
    const works = Array.from({ length: 300 }, (_, i) => published({ titulo: `Obra ${i}` }));
    await engine.db.insert(publications).values(works);
    await engine.db.insert(manuscripts).values(
      works.map(({ id = '' }, i) => ({
        publicacionId: id,
        documento: { type: 'doc' as const, content: [] },
        contenido: `${Array.from({ length: 300 }, (_, n) => `palabra${i}x${n}`).join(' ')} humedal`,
        referencias: [],
      })),
    );
    await engine.db.execute(sql`analyze`);
  });

  const rowsOf = async (query: SQL) => rowsSchema.parse(await engine.db.execute(query)).rows;

  it.each(['humedal', '"obra humedal"', 'humedal palabra7x7'])(
    'looks %s up in the index, and through no long text for a word that all works have',
    async (search) => {
      const filters = calls.catalogueFacets.query.parse({ search });
      const works = withAll(filters, await understand(engine.db, search), sql`${publications.id}`, 1001);
      const rows = await rowsOf(sql`explain ${works}`);
      const plan = rows.flatMap(Object.values).join('\n');
      expect(plan).toContain('works_with');
      expect(plan).not.toMatch(/Seq Scan on catalogue_texts.*\n +Filter: .*texto @@/);
    },
  );

  it('looks words up inside those functions by the index alone', async () => {
    const rows = await rowsOf(
      sql`select proname from pg_proc where proname in ('works_with', 'works_fronted') and 'enable_seqscan=off' = any(proconfig)`,
    );
    expect(rows).toHaveLength(2);
  });

  it('makes what a work is found by in functions that are planned once a session, not for each work', async () => {
    const rows = await rowsOf(sql`
      select proname from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'sql'
        and (proname in ('es_words', 'es_norm', 'es_names') or prorettype in ('tsvector'::regtype, 'tsquery'::regtype))`);
    expect(rows).toEqual([]);
  });
});
