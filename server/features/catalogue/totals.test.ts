/** What is kept of how many works there are is what counting them anew gives, whatever happened to them. */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { catalogueChanges, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { rounds } from '#server/testing/rounds.ts';
import { lots } from '#server/testing/seed.ts';
import { countValues, mostValues, plain } from './facets.ts';
import { inCatalogue, yearOfPublication } from './filters.ts';
import { countKeywords } from './keyword-totals.ts';
import { searchCatalogue } from './queries.ts';
import { countCatalogue, sumOf } from './totals.ts';
import { published } from './works.fixture.ts';

describeOnEachEngine('the kept totals of the catalogue', (engine) => {
  const p = publications;
  const anew = async () => {
    const { rows: totals } = (await engine.db.execute(sql`
      select tipo, ${yearOfPublication} as anio, categoria, public.es_plain(categoria) as plain, count(*)::int as total
      from ${p} where ${inCatalogue} group by 1, 2, 3`)) as unknown as {
      rows: Awaited<ReturnType<typeof countCatalogue>>;
    };
    const spellings = sql`
      select valor, count(*) as veces from ${p}, unnest(palabras_clave) as valor where ${inCatalogue} group by valor`;
    const { rows: keywords } = (await engine.db.execute(
      countValues(spellings, plain, mostValues.palabra),
    )) as unknown as {
      rows: Awaited<ReturnType<typeof countKeywords>>;
    };
    return { totals: inOneOrder(totals), keywords };
  };
  const kept = async () => ({
    totals: inOneOrder(await countCatalogue(engine.db)),
    keywords: await countKeywords(engine.db),
  });

  it('are those of the works, after anything that is done to them', async () => {
    const lot = lots();
    const below = (most: number) => Math.floor(lot() * most);
    const oneOf = <T>(values: readonly [T, ...T[]] | readonly T[]): T => values[below(values.length)] as T;
    const some = () => Array.from({ length: below(4) }, () => oneOf(['Agua', 'agua', 'Río', 'rio', 'sal', 'Á', '']));
    const fields = () => ({
      tipo: oneOf(['ARTICULO', 'LIBRO', 'TESIS'] as const),
      categoria: oneOf(['Historia', 'historia', 'Física', null, '']),
      palabrasClave: some(),
      fechaPublicacion: oneOf([null, new Date('2024-12-31T23:59:59.999Z'), new Date('2025-01-01T00:00:00Z')]),
      estado: oneOf(['PUBLICADO', 'PUBLICADO', 'RETIRADO', 'APROBADO', 'BORRADOR'] as const),
      fechaEliminacion: oneOf([null, null, new Date()]),
    });
    const work = () => {
      const { palabrasClave, ...rest } = fields();
      return published({ titulo: 'Una', palabrasClave }, rest);
    };
    const ids: string[] = [];
    const add = async (count: number) => {
      const rows = Array.from({ length: count }, work);
      await engine.db.insert(p).values(rows);
      ids.push(...rows.flatMap(({ id }) => id ?? []));
    };
    const part = () => {
      const all = fields();
      const key = oneOf(Object.keys(all) as (keyof typeof all)[]);
      return { [key]: all[key] } as Partial<typeof all>;
    };
    await add(20);
    for (let round = 0; round < rounds({ quick: 60, long: 600 }); round++) {
      const act = below(6);
      const id = oneOf(ids);
      if (act === 0) await add(1 + below(3));
      else if (act === 1) await engine.db.delete(p).where(eq(p.id, id));
      else if (act === 2) await engine.db.update(p).set({ ...part(), titulo: `Otra ${round}` });
      else
        await engine.db
          .update(p)
          .set(oneOf([part(), fields()]))
          .where(eq(p.id, id));
      if (below(3) > 0) expect(await kept()).toEqual(await anew());
    }
    expect(await kept()).toEqual(await anew());
    await engine.db.delete(p);
    expect(await kept()).toEqual({ totals: [], keywords: [] });
  });

  it('are added up once, however many read at once', async () => {
    await engine.db
      .insert(p)
      .values(
        Array.from({ length: 40 }, (_, at) => published({ titulo: `Una ${at}`, palabrasClave: ['mar', `m${at}`] })),
      );
    const all = await Promise.all(Array.from({ length: 8 }, () => countCatalogue(engine.db)));
    for (const totals of all) expect(sumOf(totals)).toBeLessThanOrEqual(40);
    expect(await kept()).toEqual(await anew());
    expect(sumOf(await countCatalogue(engine.db))).toBe(40);
  });

  it('are had where nothing can be written, and added up once it can', async () => {
    await countCatalogue(engine.db);
    await engine.db.execute(sql`
      create function refuse_counts() returns trigger language plpgsql as $$ begin raise exception 'no space left'; end $$`);
    await engine.db.execute(sql`
      create trigger refuse_counts before insert or update on catalogue_counts for each row execute function refuse_counts()`);
    const works = [published({ titulo: 'De más', palabrasClave: ['mar', 'nueva'] }), published({ titulo: 'Y otra' })];
    await engine.db.insert(p).values(works);
    await engine.db.delete(p).where(eq(p.id, works[1]?.id ?? ''));
    expect(await kept()).toEqual(await anew());
    expect(await engine.db.select().from(catalogueChanges)).not.toEqual([]);
    await engine.db.execute(sql`drop trigger refuse_counts on catalogue_counts`);
    expect(await kept()).toEqual(await anew());
    expect(await engine.db.select().from(catalogueChanges)).toEqual([]);
  });

  it('are not noted for a change that they do not tell of', async () => {
    await countCatalogue(engine.db);
    await engine.db.update(p).set({ titulo: 'Otro', tipo: 'ARTICULO', vistas: 7 });
    expect(await engine.db.select().from(catalogueChanges)).toEqual([]);
  });
});

describeOnEachEngine('the pages of the catalogue', (engine) => {
  it('are the whole, from the first to the last and no further, in each order and under each filter', async () => {
    const works = Array.from({ length: 31 }, (_, at) =>
      published(
        { titulo: `${(at * 7) % 31} mares` },
        { tipo: at % 3 ? 'TESIS' : 'LIBRO', categoria: at % 2 ? 'Historia' : 'Física' },
      ),
    );
    await engine.db.insert(publications).values(works);
    const filters = [
      {},
      { tipo: 'TESIS' },
      { categoria: 'Historia' },
      { categoria: ['Historia', 'fisica'] },
      { anio: 2025 },
    ] as const;
    for (const sort of ['relevancia', 'recientes', 'antiguos', 'titulo', 'titulo-desc'] as const)
      for (const filter of filters) {
        const ids = async (page: number, limit: number) => {
          const { rows } = await searchCatalogue(
            engine.db,
            calls.searchCatalogue.query.parse({ sort, page, limit, ...filter }),
          );
          return rows.map(({ id }) => id);
        };
        const whole = await ids(1, 50);
        for (const limit of [1, 4, 12]) {
          const pages: string[] = [];
          for (let page = 1; page <= Math.ceil(whole.length / limit); page++) pages.push(...(await ids(page, limit)));
          expect(pages, JSON.stringify({ sort, filter, limit })).toEqual(whole);
          expect(await ids(Math.ceil(whole.length / limit) + 1, limit)).toEqual([]);
        }
      }
  });
});

const inOneOrder = <T>(rows: readonly T[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row as object).toSorted())).toSorted();
