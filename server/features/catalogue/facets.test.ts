/** Filters and the counts beside them: each facet leaves its own filter out. */
import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { publications, workRelations } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findFacets } from './facets.ts';
import { countKeywords } from './keyword-totals.ts';
import { searchCatalogue } from './queries.ts';
import { countCatalogue, countWorks } from './totals.ts';
import { published } from './works.fixture.ts';

type FacetsInput = z.input<typeof calls.catalogueFacets.query>;
type CatalogueInput = z.input<typeof calls.searchCatalogue.query>;
const inYear = (year: number) => new Date(Date.UTC(year, 5, 1));

describeOnEachEngine('the facets of the catalogue', (engine) => {
  const facets = (query: FacetsInput = {}) =>
    findFacets(engine.db, calls.catalogueFacets.query.parse(query), {
      totals: (chosen) => countWorks(engine.db, chosen),
      keywords: () => countKeywords(engine.db),
    });
  const titles = async (query: CatalogueInput) => {
    const asked = calls.searchCatalogue.query.parse({ sort: 'titulo', limit: 50, ...query });
    const { rows, total, totalExacto } = await searchCatalogue(engine.db, asked);
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
    { anio: [2020, '2022'], palabra: ['agua', 'anil'] },
    { categoria: ['geografía', 'Otra'], anio: '2020-2021' },
    { search: 'rio mar', categoria: ['GEOGRAFIA', 'geografía'] },
  ])('count under %j what choosing each value would find', async (query) => {
    const found = await facets(query);
    expect(found.exacto).toBe(true);
    for (const kind of ['tipo', 'anio', 'categoria', 'palabra'] as const)
      for (const { valor, total } of found[kind]) {
        const chosen = { ...query, [kind]: valor };
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
    expect(await titles({ anio: '2022-2021' })).toEqual(['C mar', 'D mar']);
    expect(await titles({ palabra: 'ágUA', sort: 'titulo-desc' })).toEqual(['C mar', 'B río', 'A río']);
    expect(await titles({ palabra: 'anil' })).toEqual(['D mar']);
    expect(await titles({ palabra: 'agu' })).toEqual([]);
    expect(await titles({ search: 'rios', categoria: 'geografia', anio: 2020, tipo: 'LIBRO' })).toEqual(['B río']);
    expect(await titles({ search: '10.1000/A', categoria: 'Otra' })).toEqual([]);
  });

  it('take any of several values of one filter, and one of each filter', async () => {
    expect(await titles({ anio: [2020, 2022] })).toEqual(['A río', 'B río', 'D mar']);
    expect(await titles({ palabra: ['riego', 'AÑIL', 'riego'] })).toEqual(['A río', 'D mar']);
    expect(await titles({ categoria: ['geografia', 'Geografía', 'Otra'] })).toEqual(['A río', 'B río', 'C mar']);
    expect(await titles({ categoria: ['geografia', 'Otra'], anio: [2021, 2022], sort: 'recientes' })).toEqual([
      'C mar',
    ]);
    expect(await titles({ search: 'mar', palabra: ['sal', 'anil'], anio: ['2021', '2023-2030'] })).toEqual(['C mar']);
    expect(await titles({ categoria: [], anio: '', palabra: [' '] })).toHaveLength(4);
  });

  it('page through several categories as through one', async () => {
    const asked = { categoria: ['geografia', 'Otra'], limit: 2, sort: 'titulo' };
    const page = async (page: number) => {
      const { rows } = await searchCatalogue(engine.db, calls.searchCatalogue.query.parse({ ...asked, page }));
      return rows.map(({ titulo }) => titulo);
    };
    expect([await page(1), await page(2), await page(3)]).toEqual([['A río', 'B río'], ['C mar'], []]);
  });

  it('refuse a year that is none, and more values than anybody chooses', () => {
    const takes = (query: FacetsInput) => calls.catalogueFacets.query.safeParse(query).success;
    expect(['2020', '2020-2024', '20', '2020-', 'x', '2020-2021-2022'].map((anio) => takes({ anio }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(takes({ palabra: Array.from({ length: 21 }, (_, at) => `p${at}`) })).toBe(false);
  });

  it('tell notices apart by their kind, and let them be asked for or left out', async () => {
    expect(await facets()).not.toHaveProperty('aviso');
    const works = [
      published({ titulo: 'Corrección a: A río' }, { fechaPublicacion: inYear(2023), categoria: 'Geografía' }),
      published({ titulo: 'Retractación de: F río' }, { fechaPublicacion: inYear(2023) }),
      published({ titulo: 'G mar, segunda edición' }, { fechaPublicacion: inYear(2024) }),
    ];
    await engine.db.insert(publications).values(works);
    const [about] = await engine.db.select({ id: publications.id }).from(publications).limit(1);
    const kinds = ['CORRECCION', 'RETRACTACION', 'NUEVA_EDICION'] as const;
    const relations = kinds.map((clase, at) => ({
      publicacionId: works[at]?.id ?? '',
      obraId: about?.id ?? '',
      clase,
    }));
    await engine.db.insert(workRelations).values(relations);

    const said = (none: number, correction: number, retraction: number) => [
      { valor: 'NINGUNO', total: none },
      { valor: 'CORRECCION', total: correction },
      { valor: 'RETRACTACION', total: retraction },
    ];
    expect((await facets()).aviso).toEqual(said(5, 1, 1));
    expect((await facets({ aviso: 'NINGUNO' })).aviso).toEqual(said(5, 1, 1));
    expect((await facets({ search: 'río' })).aviso).toEqual(said(2, 1, 1));
    expect((await facets({ palabra: 'agua' })).aviso).toBeUndefined();
    expect((await facets({ tipo: 'TESIS' })).aviso).toBeUndefined();

    expect(await titles({ aviso: 'RETRACTACION' })).toEqual(['Retractación de: F río']);
    expect(await titles({ aviso: ['CORRECCION', 'RETRACTACION'], search: 'río' })).toHaveLength(2);
    const rest = ['A río', 'B río', 'C mar', 'D mar', 'G mar, segunda edición'];
    expect(await titles({ aviso: 'NINGUNO' })).toEqual(rest);
    expect(await titles({ aviso: 'NINGUNO', search: 'río' })).toEqual(['A río', 'B río']);
    expect(await titles({ aviso: ['NINGUNO', 'CORRECCION'] })).toEqual(
      [...rest.slice(0, 3), 'Corrección a: A río', ...rest.slice(3)].sort(),
    );
    expect(await titles({ aviso: 'ERRATA' })).toEqual([]);

    const without = await facets({ aviso: 'NINGUNO' });
    expect(without.anio.map(({ valor }) => valor)).not.toContain('2023');
    expect(without.categoria).toEqual([{ valor: 'Geografía', total: 3 }]);
    expect((await facets({ aviso: 'CORRECCION' })).tipo).toEqual([{ valor: 'ARTICULO', total: 1 }]);
  });

  it('count every year, however many there are, in the whole catalogue and in a search', async () => {
    const years = Array.from({ length: 80 }, (_, at) => 1900 + at);
    await engine.db
      .insert(publications)
      .values(years.map((year) => published({ titulo: 'G antigua' }, { fechaPublicacion: inYear(year) })));
    const told = async (query: FacetsInput) => (await facets(query)).anio.map(({ valor }) => Number(valor));
    expect(await told({ search: 'antigua' })).toEqual(years);
    expect((await told({})).toSorted((a, b) => a - b)).toEqual([...years, 2020, 2021, 2022, 2023, 2024]);
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
