/** Filters and the counts beside them: each facet leaves its own filter out. */
import { beforeAll, expect, it } from 'vitest';
import type { CatalogueQuery, FacetsQuery } from '#contract/calls/catalogue.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findFacets } from './facets.ts';
import { countKeywords } from './keyword-totals.ts';
import { searchCatalogue } from './queries.ts';
import { countCatalogue } from './totals.ts';
import { published } from './works.fixture.ts';

const inYear = (year: number) => new Date(Date.UTC(year, 5, 1));

describeOnEachEngine('the facets of the catalogue', (engine) => {
  const facets = (query: Partial<FacetsQuery> = {}) =>
    findFacets(
      engine.db,
      { search: '', ...query },
      { totals: () => countCatalogue(engine.db), keywords: () => countKeywords(engine.db) },
    );
  const titles = async (query: Partial<CatalogueQuery>) => {
    const all = { search: '', sort: 'titulo' as const, page: 1, limit: 50 };
    const { rows, total, totalExacto } = await searchCatalogue(engine.db, { ...all, ...query });
    expect([total, totalExacto]).toEqual([rows.length, true]);
    return rows.map(({ titulo }) => titulo);
  };

  beforeAll(async () => {
    await engine.db
      .insert(publications)
      .values([
        published(
          { titulo: 'A río', palabrasClave: ['Agua', 'Riego'], doi: '10.1000/a' },
          { categoria: 'Geografía', fechaPublicacion: inYear(2020) },
        ),
        published(
          { titulo: 'B río', palabrasClave: ['agua'] },
          { categoria: 'geografia', tipo: 'LIBRO', fechaPublicacion: inYear(2020) },
        ),
        published(
          { titulo: 'C mar', palabrasClave: ['Agua', 'sal'] },
          { categoria: 'Geografía', fechaPublicacion: new Date('2021-12-31T23:59:59Z') },
        ),
        published({ titulo: 'D mar', palabrasClave: ['áñil'] }, { tipo: 'TESIS', fechaPublicacion: inYear(2022) }),
        published({ titulo: 'E río', palabrasClave: ['agua'] }, { categoria: 'Geografía', estado: 'BORRADOR' }),
        published({ titulo: 'F río', palabrasClave: ['agua'] }, { categoria: 'Geografía', estado: 'RETIRADO' }),
      ]);
  });

  it('count the whole catalogue, spellings of one thing together, the most first', async () => {
    expect(await facets()).toEqual({
      tipo: [
        { valor: 'ARTICULO', total: 2 },
        { valor: 'LIBRO', total: 1 },
        { valor: 'TESIS', total: 1 },
      ],
      anio: [
        { valor: '2020', total: 2 },
        { valor: '2021', total: 1 },
        { valor: '2022', total: 1 },
      ],
      categoria: [{ valor: 'Geografía', total: 3 }],
      palabra: [
        { valor: 'Agua', total: 3 },
        { valor: 'Riego', total: 1 },
        { valor: 'sal', total: 1 },
        { valor: 'áñil', total: 1 },
      ],
      exacto: true,
    });
  });

  it.each([
    { categoria: 'GEOGRAFIA' },
    { search: 'rio mar', tipo: 'LIBRO' as const },
    { search: '-nada', anio: 2020 },
    { palabra: 'agua', tipo: 'ARTICULO' as const },
    { tipo: 'LIBRO' as const, anio: 2020, categoria: 'geografía', palabra: 'AGUA' },
    { search: '10.1000/a', anio: 2021 },
  ])('count under %j what choosing each value would find', async (query) => {
    const found = await facets(query);
    expect(found.exacto).toBe(true);
    for (const kind of ['tipo', 'anio', 'categoria', 'palabra'] as const)
      for (const { valor, total } of found[kind]) {
        const chosen = { ...query, [kind]: kind === 'anio' ? Number(valor) : valor };
        expect([kind, valor, await titles(chosen)]).toEqual([kind, valor, expect.toSatisfy((t) => t.length === total)]);
      }
  });

  it('leave their own filter out', async () => {
    const { tipo, anio, palabra } = await facets({ tipo: 'LIBRO', search: 'rio' });
    expect(tipo.map(({ valor }) => valor)).toEqual(['ARTICULO', 'LIBRO']);
    expect(anio).toEqual([{ valor: '2020', total: 1 }]);
    expect(palabra).toEqual([{ valor: 'agua', total: 1 }]);
  });

  it('have nothing where nothing is found', async () => {
    expect(await facets({ search: 'nadie' })).toEqual({ tipo: [], anio: [], categoria: [], palabra: [], exacto: true });
  });

  it('filter without accents and case, together and with a search', async () => {
    expect(await titles({ categoria: 'GEOGRAFIA' })).toEqual(['A río', 'B río', 'C mar']);
    expect(await titles({ categoria: '', palabra: '' })).toHaveLength(4);
    expect(await titles({ anio: 2021 })).toEqual(['C mar']);
    expect(await titles({ palabra: 'ágUA', sort: 'titulo-desc' })).toEqual(['C mar', 'B río', 'A río']);
    expect(await titles({ palabra: 'anil' })).toEqual(['D mar']);
    expect(await titles({ palabra: 'agu' })).toEqual([]);
    expect(await titles({ search: 'rios', categoria: 'geografia', anio: 2020, tipo: 'LIBRO' })).toEqual(['B río']);
    expect(await titles({ search: '10.1000/A', categoria: 'Otra' })).toEqual([]);
  });
});

describeOnEachEngine('the facets of many works', (engine) => {
  it('say that they were counted among a thousand', async () => {
    const works = Array.from({ length: 1100 }, () =>
      published({ titulo: 'Algo común', palabrasClave: ['una', 'otra'] }),
    );
    await engine.db.insert(publications).values(works);
    const whole = { totals: () => countCatalogue(engine.db), keywords: () => countKeywords(engine.db) };
    const common = await findFacets(engine.db, { search: 'comun' }, whole);
    expect(common.exacto).toBe(false);
    expect(common.tipo[0]?.total).toBeGreaterThanOrEqual(1000);
    const all = await findFacets(engine.db, { search: '' }, whole);
    expect([all.exacto, all.tipo, all.palabra[0]?.total]).toEqual([true, [{ valor: 'ARTICULO', total: 1100 }], 1100]);
  });
});
