/** The catalogue by journal: a filter beside the others, and counts of what is published alone. */
import { type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { principalJournal } from '#contract/journals.ts';
import type { Database } from '#server/platform/database/database.ts';
import { journals, publications } from '#server/platform/database/schema.ts';
import type { NamedJournals } from '#server/platform/shown-journals.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findFacets } from './facets.ts';
import { inCatalogueOf } from './filters.ts';
import { countJournals } from './journal-totals.ts';
import { countKeywords } from './keyword-totals.ts';
import { inOrder } from './order.ts';
import { searchCatalogue } from './queries.ts';
import { readKept, writeKept } from './saved/kept-search.ts';
import { answerCatalogue } from './search.ts';
import { countByJournal, countWorks } from './totals.ts';
import { published } from './works.fixture.ts';

const [theses, hidden] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'] as const;

describeOnEachEngine('the catalogue by journal', (engine) => {
  const named: NamedJournals = new Map([
    [principalJournal, { id: principalJournal, clave: 'revista', nombre: 'Pliego' }],
    [theses, { id: theses, clave: 'tesis', nombre: 'Tesis del sur' }],
  ]);
  const ask = (query: z.input<typeof calls.searchCatalogue.query>) => calls.searchCatalogue.query.parse(query);
  const titles = async (query: z.input<typeof calls.searchCatalogue.query>) => {
    const { rows, total } = await searchCatalogue(engine.db, ask({ sort: 'titulo', ...query }));
    expect(total).toBe(rows.length);
    return rows.map(({ titulo }) => titulo);
  };
  const planOf = async (query: SQLWrapper, db: Pick<Database, 'execute'> = engine.db) => {
    const { rows } = (await db.execute(sql`explain ${query}`)) as { rows: Record<string, string>[] };
    return rows.flatMap((row) => Object.values(row)).join('\n');
  };
  const facets = (query: z.input<typeof calls.catalogueFacets.query>, journals: NamedJournals = named) =>
    findFacets(
      engine.db,
      calls.catalogueFacets.query.parse(query),
      {
        totals: (chosen) => countWorks(engine.db, chosen),
        byJournal: () => countJournals(engine.db),
        keywords: () => countKeywords(engine.db),
      },
      journals,
    );

  beforeAll(async () => {
    await engine.db.insert(journals).values([
      { id: theses, clave: 'tesis', publica: true },
      { id: hidden, clave: 'oculta', publica: false },
    ]);
    const inTheses = { revistaId: theses, tipo: 'TESIS', categoria: 'Historia' } as const;
    await engine.db
      .insert(publications)
      .values([
        published({ titulo: 'A río', palabrasClave: ['agua'] }, { categoria: 'Historia' }),
        published({ titulo: 'B río', palabrasClave: ['agua'] }, inTheses),
        published({ titulo: 'C mar', palabrasClave: ['sal'] }, inTheses),
        published({ titulo: 'D río', palabrasClave: ['agua'] }, { ...inTheses, estado: 'EN_REVISION' }),
        published({ titulo: 'E río', palabrasClave: ['agua'] }, { ...inTheses, estado: 'RETIRADO' }),
        published({ titulo: 'F río', palabrasClave: ['agua'] }, { revistaId: hidden }),
      ]);
  });

  it('has the published works of one, of several, and none of one that is not shown or not there', async () => {
    expect(await titles({ revista: 'tesis' })).toEqual(['B río', 'C mar']);
    expect(await titles({ revista: ['tesis', 'revista'] })).toEqual(['A río', 'B río', 'C mar']);
    for (const revista of ['oculta', 'ninguna']) expect(await titles({ revista })).toEqual([]);
  });

  it('searches and narrows within them', async () => {
    expect(await titles({ revista: 'tesis', search: 'río' })).toEqual(['B río']);
    expect(await titles({ revista: 'tesis', palabra: 'sal' })).toEqual(['C mar']);
    expect(await titles({ revista: 'tesis', tipo: 'ARTICULO' })).toEqual([]);
    expect(await titles({ revista: 'tesis', categoria: 'historia', anio: '2025' })).toEqual(['B río', 'C mar']);
  });

  it('counts the works of each, whatever else is asked, and of those that readers know of alone', async () => {
    const of = async (query: z.input<typeof calls.catalogueFacets.query>) => (await facets(query)).revista;
    const said = (one: number, other: number) =>
      [
        { valor: 'tesis', nombre: 'Tesis del sur', total: other },
        { valor: 'revista', nombre: 'Pliego', total: one },
      ].filter(({ total }) => total > 0);
    expect(await of({})).toEqual(said(1, 2));
    expect(await of({ revista: 'tesis' })).toEqual(said(1, 2));
    expect(await of({ tipo: 'TESIS' })).toEqual(said(0, 2));
    expect(await of({ tipo: 'TESIS', revista: ['revista', 'oculta'] })).toEqual([
      ...said(0, 2),
      { valor: 'revista', nombre: 'Pliego', total: 0 },
    ]);
    expect(await of({ search: 'mar' })).toEqual(said(0, 1));
    expect(await of({ palabra: 'sal' })).toEqual(said(0, 1));
    expect(await facets({ revista: 'tesis' })).toMatchObject({
      tipo: [{ valor: 'TESIS', total: 2 }],
      categoria: [{ valor: 'Historia', total: 2 }],
      palabra: [
        { valor: 'agua', total: 1 },
        { valor: 'sal', total: 1 },
      ],
      exacto: true,
    });
  });

  it('says no word of journals where they are not told of', async () => {
    expect(await facets({}, new Map())).not.toHaveProperty('revista');
    const { publications: plain } = await answerCatalogue(engine.db, ask({ search: 'mar' }), []);
    expect(plain[0]).not.toHaveProperty('revista');
    const { publications: cards } = await answerCatalogue(engine.db, ask({ search: 'río' }), [], named);
    expect(cards.map(({ titulo, revista }) => [titulo, revista?.nombre]).sort()).toEqual([
      ['A río', 'Pliego'],
      ['B río', 'Tesis del sur'],
      ['F río', undefined],
    ]);
  });

  it('reads one journal off its index, in its order', async () => {
    const works = Array.from({ length: 400 }, (_, i) =>
      published({ titulo: `Obra ${i}` }, i % 40 === 0 ? { revistaId: theses } : {}),
    );
    await engine.db.insert(publications).values(works);
    await engine.db.execute(sql`analyze publications`);
    const plan = await planOf(sql`select id from ${publications}
      where ${inCatalogueOf({ revista: ['tesis'] })} order by ${inOrder('recientes')} limit 12`);
    expect(plan).toContain('catalogue_by_journal');
    expect(plan).not.toMatch(/Seq Scan on publications|Sort/);
  });

  it.each([
    ['catalogue_newest_by_type', { tipo: 'TESIS' }],
    ['catalogue_by_category', { categoria: 'Historia' }],
    ['catalogue_newest', { anio: '1990-1999' }],
  ])('counts by journal on %s alone, and reads no work for it', async (index, query) => {
    const plan = await engine.db.transaction(async (tx) => {
      // So few works as here are sooner read from where they lie, in one go.
      await tx.execute(sql`set local enable_bitmapscan = off`);
      await tx.execute(sql`set local enable_seqscan = off`);
      return planOf(countByJournal(tx, ask(query)), tx);
    });
    expect(plan).toMatch(new RegExp(`Index Only Scan using ${index} on publications`));
  });

  it('is kept with a search that is kept', () => {
    expect(writeKept('revista=tesis&q=agua&revista=revista')).toBe('q=agua&revista=revista&revista=tesis');
    expect(readKept('revista=tesis')).toMatchObject({ revista: ['tesis'] });
  });
});
