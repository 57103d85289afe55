/** What is kept of how many works each journal has is what counting them gives, whatever happened to them, and whoever writes at once. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { journalCounts, journals, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { rounds } from '#server/testing/rounds.ts';
import { lots } from '#server/testing/seed.ts';
import { correctJournals, countJournals } from './journal-totals.ts';
import { countByJournal } from './totals.ts';
import { published } from './works.fixture.ts';

const ids = [principalJournal, ...['b1', 'b2', 'b3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)] as const;
const [first, second, hidden] = ids as unknown as [string, string, string];

describeOnEachEngine('the kept counts by journal', (engine) => {
  const p = publications;
  const inOrder = (counts: { valor: string; total: number }[]) =>
    counts.map(({ valor, total }) => `${valor} ${total}`).toSorted();
  const kept = async () => inOrder(await countJournals(engine.db));
  const anew = async () => inOrder(await countByJournal(engine.db, {}));
  const rows = () => engine.db.select().from(journalCounts);
  const write = (count: number, revistaId: string = first) => {
    const works = Array.from({ length: count }, () => published({ titulo: 'Una' }, { revistaId }));
    return { works, done: engine.db.insert(p).values(works) };
  };
  const rowsOf = (count: number, revistaId = first) => Array.from({ length: count }, () => ({ revistaId, obras: 1 }));

  beforeAll(async () => {
    const others = ids.slice(1).map((id, at) => ({ id, clave: `otra${at}`, publica: id !== hidden }));
    await engine.db.insert(journals).values(others);
  });
  beforeEach(async () => {
    await engine.db.delete(p);
    expect(await kept()).toEqual([]);
  });

  it('are those of the works, after anything that is done to them', async () => {
    const lot = lots();
    const below = (most: number) => Math.floor(lot() * most);
    const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;
    const fields = () => ({
      revistaId: oneOf(ids),
      tipo: oneOf(['ARTICULO', 'LIBRO'] as const),
      estado: oneOf(['PUBLICADO', 'PUBLICADO', 'RETIRADO', 'APROBADO'] as const),
      fechaEliminacion: oneOf([null, null, new Date()]),
    });
    const works: string[] = [];
    const add = async (count: number) => {
      const added = Array.from({ length: count }, () => published({ titulo: 'Una' }, fields()));
      await engine.db.insert(p).values(added);
      works.push(...added.flatMap(({ id }) => id ?? []));
    };
    const part = () => {
      const all = fields();
      const key = oneOf(Object.keys(all) as (keyof typeof all)[]);
      return { [key]: all[key] } as Partial<typeof all>;
    };
    await add(20);
    for (let round = 0; round < rounds({ quick: 60, long: 600 }); round++) {
      const act = below(6);
      const id = oneOf(works);
      if (act === 0) await add(1 + below(3));
      else if (act === 1) await engine.db.delete(p).where(eq(p.id, id));
      else if (act === 2) await engine.db.update(p).set(part());
      else
        await engine.db
          .update(p)
          .set(oneOf([part(), fields()]))
          .where(eq(p.id, id));
      expect(await kept()).toEqual(await anew());
    }
    expect(await correctJournals(engine)).toBe(0);
  });

  it('are not noted for a change that they do not tell of, and of what is undone', async () => {
    await write(1).done;
    const before = await rows();
    await engine.db.update(p).set({ titulo: 'Otra', tipo: 'LIBRO', vistas: 7, categoria: 'Historia' });
    await expect(
      engine.transact(async () => {
        await write(3).done;
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await rows()).toEqual(before);
  });

  it('put the rows of a journal together once they are many, and lose none that come meanwhile', async () => {
    await engine.db.insert(journalCounts).values(rowsOf(2000)); // More than there are works: the correction takes them away.
    const come = [write(30), write(20, second)];
    await Promise.all([kept(), ...come.map(({ done }) => done), kept(), kept()]);
    expect(await kept()).toEqual(
      inOrder([
        { valor: first, total: 2030 },
        { valor: second, total: 20 },
      ]),
    );
    expect((await rows()).length).toBeLessThan(100);
    expect(await correctJournals(engine)).toBe(1);
    expect(await kept()).toEqual(await anew());
  });

  it('are had where nothing can be written', async () => {
    await engine.db.insert(journalCounts).values(rowsOf(1500));
    await engine.db.execute(sql`
      create function refuse_counts() returns trigger language plpgsql as $$ begin raise exception 'no space left'; end $$`);
    await engine.db.execute(sql`
      create trigger refuse_counts before insert or update or delete on journal_counts for each row execute function refuse_counts()`);
    expect(await kept()).toEqual([`${first} 1500`]);
    expect(await kept()).toEqual([`${first} 1500`]);
    await engine.db.execute(sql`drop trigger refuse_counts on journal_counts`);
    await engine.db.delete(journalCounts);
  });

  it('are corrected once, however many correct them and write works at once', async () => {
    await write(10).done;
    await write(5, second).done;
    await engine.db.delete(journalCounts).where(eq(journalCounts.revistaId, second));
    await engine.db.insert(journalCounts).values(rowsOf(3, hidden));
    const [corrected] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => correctJournals(engine))),
      write(7, second).done,
      write(2, hidden).done,
      kept(),
    ]);
    expect(corrected.toSorted()).toEqual([0, 0, 0, 2]);
    expect(await kept()).toEqual(await anew());
    expect(await correctJournals(engine)).toBe(0);
  });

  // The embedded engine does one after the other.
  it.skipIf(engine.engine === 'embedded')(
    'count what a transaction wrote once it is committed, and wait for none',
    async () => {
      const { works, done } = write(4);
      await done;
      const written = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      const moving = engine.transact(async () => {
        await engine.db
          .update(p)
          .set({ revistaId: second })
          .where(eq(p.id, works[0]?.id ?? ''));
        written.resolve();
        await go.promise;
      });
      await written.promise;
      // Whoever reads, corrects, puts together or writes meanwhile goes on.
      await engine.db.insert(journalCounts).values(rowsOf(1200, hidden));
      expect(await kept()).toContain(`${first} 4`);
      expect(await correctJournals(engine)).toBe(1);
      await engine.db
        .update(p)
        .set({ estado: 'RETIRADO' })
        .where(eq(p.id, works[1]?.id ?? ''));
      expect(await kept()).toEqual([`${first} 3`]);
      go.resolve();
      await moving;
      expect(await kept()).toEqual(
        inOrder([
          { valor: first, total: 2 },
          { valor: second, total: 1 },
        ]),
      );
      expect(await kept()).toEqual(await anew());
    },
  );
});
