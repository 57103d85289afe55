import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { manuscripts, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { understand, withAll } from './full-text.ts';
import { published } from './works.fixture.ts';

/** One line a step of the plan. */
const linesOf = (rows: readonly unknown[]) => rows.map((row) => Object.values(row as object).join()).join('\n');

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

  it.each(['humedal', '"obra humedal"', 'humedal palabra7x7'])(
    'looks %s up in the index, and through no long text for a word that all works have',
    async (search) => {
      const filters = calls.catalogueFacets.query.parse({ search });
      const works = withAll(filters, await understand(engine.db, search), sql`${publications.id}`, 1001);
      const { rows } = await engine.db.execute(sql`explain ${works}`);
      const plan = linesOf(rows);
      expect(plan).toContain('works_with');
      expect(plan).not.toMatch(/Seq Scan on catalogue_texts.*\n +Filter: .*texto @@/);
    },
  );

  it('looks words up inside those functions by the index alone', async () => {
    const { rows } = await engine.db.execute(
      sql`select proname from pg_proc where proname in ('works_with', 'works_fronted') and 'enable_seqscan=off' = any(proconfig)`,
    );
    expect(rows).toHaveLength(2);
  });

  it('makes what a work is found by in functions that are planned once a session, not for each work', async () => {
    const { rows } = await engine.db.execute(sql`
      select proname from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'sql'
        and (proname in ('es_words', 'es_norm', 'es_names') or prorettype in ('tsvector'::regtype, 'tsquery'::regtype))`);
    expect(rows).toEqual([]);
  });
});
