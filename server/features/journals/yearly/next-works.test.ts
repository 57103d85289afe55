import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findJournalWorks, nextWorks } from './queries.ts';

const journals = 20;
const journal = (n: number) => `00000000-0000-4000-8000-1000000000${String(n).padStart(2, '0')}`;
const planSchema = z.object({ rows: z.array(z.record(z.string(), z.string())) });

describeOnEachEngine('the works of a journal, so many at a time', (engine) => {
  beforeAll(async () => {
    for (let n = 0; n < journals; n++)
      await engine.db.execute(
        sql`insert into journals (id, clave, ajustes, publica, orden) values (${journal(n)}, ${`j${n}`}, '{}', true, ${n + 1})`,
      );
    await engine.db.execute(sql`
      insert into publications (id, titulo, resumen, tipo, estado, revista_id, autor, categoria, palabras_clave)
      select gen_random_uuid(), 'Obra', '', 'ARTICULO', 'BORRADOR',
        ('00000000-0000-4000-8000-1000000000' || lpad((n % ${journals}::int)::text, 2, '0'))::uuid, 'Ana', '', '{}'
      from generate_series(1, 4000) n`);
    await engine.db.execute(sql`analyze publications`);
  });

  it('are all of them, each once, in the order of their ids', async () => {
    const found: string[] = [];
    for (let after: string | undefined; ; after = found.at(-1)) {
      const part = await findJournalWorks(engine.db, journal(7), after, 30);
      found.push(...part);
      if (part.length < 30) break;
    }
    expect(new Set(found).size).toBe(4000 / journals);
    expect(found).toEqual([...found].sort());
  });

  it('are read off an index, none of another journal passed over', async () => {
    const [middle] = await findJournalWorks(engine.db, journal(7), '80000000-0000-4000-8000-000000000000', 1);
    const { rows } = planSchema.parse(
      await engine.db.execute(sql`explain ${nextWorks(engine.db, journal(7), middle, 30).getSQL()}`),
    );
    const plan = rows.flatMap(Object.values).join('\n');
    expect(plan).toContain('publications_in_journal');
    expect(plan).not.toMatch(/Filter|Sort|Seq Scan/);
  });
});
