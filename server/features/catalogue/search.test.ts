import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { withoutAccents } from '#contract/text.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { rounds } from '#server/testing/rounds.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { misspelt } from './misspelt-cases.ts';
import { nearestSearch } from './nearest-search.ts';
import { searchCatalogue } from './queries.ts';
import { emptySearches, library, searchCases } from './search-cases.ts';
import { countCatalogue, sumOf, totalsOf } from './totals.ts';
import { published } from './works.fixture.ts';

const anything: CatalogueQuery = { search: '', sort: 'relevancia', page: 1, limit: 50 };

describeOnEachEngine('searching the catalogue', (engine) => {
  const nameOf = new Map<string, string>();

  beforeAll(async () => {
    const rows = Object.entries(library).map(([name, work]) => ({ name, row: published(work) }));
    for (const { name, row } of rows) nameOf.set(row.id, name);
    await engine.db
      .insert(publications)
      .values([
        ...rows.map(({ row }) => row),
        published({ titulo: 'Evaluación sin publicar' }, { estado: 'BORRADOR' }),
        published({ titulo: 'Evaluación borrada' }, { fechaEliminacion: new Date() }),
        published({ titulo: 'Evaluación retractada' }, { estado: 'RETIRADO', fechaRetractacion: new Date() }),
        published({ titulo: 'Zanahorias sin publicar' }, { estado: 'BORRADOR' }),
      ]);
  });

  const search = (query: Partial<CatalogueQuery>) => searchCatalogue(engine.db, { ...anything, ...query });
  const namesFound = async (text: string) => (await search({ search: text })).rows.map(({ id }) => nameOf.get(id));

  it.each(searchCases)('$query', async ({ query, finds, not = [], only }) => {
    const found = await namesFound(query);
    if (only) expect(found.toSorted()).toEqual(finds.toSorted());
    expect(found).toEqual(expect.arrayContaining(finds));
    for (const name of not) expect(found).not.toContain(name);
  });

  it.each(emptySearches)('answers everything to "%s"', async (text) => {
    const { total, rows } = await search({ search: text });
    expect(total).toBe(Object.keys(library).length);
    expect(rows[0]?.extracto).toBeUndefined();
  });

  it.each(misspelt)('after "$query" asks for "$quizas"', async ({ query, quizas, filters }) => {
    const asked = { ...anything, ...filters, search: query };
    expect((await searchCatalogue(engine.db, asked)).total).toBe(0);
    expect(await nearestSearch(engine.db, asked)).toBe(quizas);
    if (quizas) expect((await searchCatalogue(engine.db, { ...asked, search: quizas })).total).toBeGreaterThan(0);
  });

  it('asks the database three times at most for a search to offer, however many words are misspelt', async ({
    skip,
  }) => {
    // Counted where statements go over a line.
    if (engine.engine === 'embedded') skip();
    for (const [query, times] of [
      ['evalación', 3],
      ['la "hebaluación de los sentros" kimica -rural', 3],
      ['xyzzy', 2],
      ['346', 0],
    ] as const)
      expect(await statementsOf(() => nearestSearch(engine.db, { ...anything, search: query }))).toBe(times);
  });

  it('runs whatever is typed', async () => {
    const pieces = fc.constantFrom(
      '"',
      '-',
      'ñ',
      'evaluación',
      ' ',
      "'",
      '\\',
      '\0',
      '\ud800',
      '(',
      '<->',
      ':*',
      '!',
      '10.1000/x',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const asked = { ...anything, search: text };
        if ((await search(asked)).total === 0) await nearestSearch(engine.db, asked);
      }),
      { numRuns: rounds({ quick: 50, long: 150 }) },
    );
  });

  it('indexes a word alike with accents and without', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aábcdeéfgiíklmnoóprstuúüvz '), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(word, async (text) => {
        const bare = withoutAccents(text);
        const [row] = await engine.db
          .select({ same: sql<boolean>`public.es_vector(a) = public.es_vector(b)` })
          .from(sql`(values (${text}::text, ${bare}::text)) as pair (a, b)`);
        expect(row?.same).toBe(true);
      }),
      { numRuns: rounds({ quick: 60, long: 200 }) },
    );
  });
});

describeOnEachEngine('a page of the catalogue', (engine) => {
  const many = 1100;
  const page = (query: Partial<CatalogueQuery>) =>
    searchCatalogue(engine.db, { search: '', sort: 'relevancia', page: 1, limit: 12, ...query });

  beforeAll(async () => {
    const works = Array.from({ length: many }, (_, i) =>
      published({ titulo: `Memoria ${String(i).padStart(4, '0')}`, resumen: 'Lo <i>común</i> & corriente.' }),
    );
    const book = published({ titulo: 'Ábaco', resumen: 'Común.', autor: 'Ana Ruiz, Luis Cano' }, { tipo: 'LIBRO' });
    const titled = published({ titulo: 'Un título común' }, { fechaPublicacion: new Date(0) });
    await engine.db.insert(publications).values([...works, book, titled]);
    await engine.db.insert(authorships).values([
      { publicacionId: book.id, orden: 1, nombres: 'Luis', apellidos: 'Cano', afiliaciones: [] },
      { publicacionId: book.id, orden: 0, nombres: 'Ana', apellidos: 'Ruiz', afiliaciones: [] },
    ]);
  });

  it('counts the works of each tipo', async () => {
    const totals = await countCatalogue(engine.db);
    expect(sumOf(await totalsOf(engine.db, totals, { tipo: 'ARTICULO' }))).toBe(many + 1);
    expect(sumOf(await totalsOf(engine.db, totals, { tipo: 'LIBRO' }))).toBe(1);
    expect(sumOf(await totalsOf(engine.db, totals, { tipo: 'TESIS' }))).toBe(0);
  });

  it('trusts the totals it is given', async () => {
    const alike = { anio: 2025, categoria: null, plain: null };
    const totals = [
      { ...alike, tipo: 'ARTICULO' as const, total: 6 },
      { ...alike, tipo: 'REPORTE' as const, total: 2 },
    ];
    expect((await searchCatalogue(engine.db, { ...anything, limit: 1 }, totals)).total).toBe(8);
    expect((await searchCatalogue(engine.db, { ...anything, limit: 1, tipo: 'REPORTE' }, totals)).total).toBe(2);
  });

  it.each([
    ['recientes', 'Ábaco'],
    ['relevancia', 'Ábaco'],
    ['antiguos', 'Un título común'],
    ['titulo', 'Ábaco'],
    ['titulo-desc', 'Un título común'],
  ] as const)('begins, sorted by %s, with %s', async (sort, first) => {
    expect((await page({ sort })).rows[0]?.titulo).toBe(first);
  });

  it('goes on where the page before ended', async () => {
    const [first, second] = [await page({ sort: 'titulo' }), await page({ sort: 'titulo', page: 2 })];
    expect(first.rows.at(-1)?.titulo).toBe('Memoria 0010');
    expect(second.rows[0]?.titulo).toBe('Memoria 0011');
    expect((await page({ page: 100_000 })).rows).toEqual([]);
  });

  it('names the first of the byline', async () => {
    const { rows, total } = await page({ tipo: 'LIBRO' });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ firma: [{ nombres: 'Ana', apellidos: 'Ruiz' }, {}], autor: 'Ana Ruiz, Luis Cano' });
  });

  it('stops counting a search at 1,000 and puts titles before summaries', async () => {
    const { rows, total, totalExacto } = await page({ search: 'comun' });
    expect({ total, totalExacto }).toEqual({ total: 1000, totalExacto: false });
    expect(rows[0]?.titulo).toBe('Un título común');
  });

  it('sorts all the matches of such a search, not the thousand it counted', async () => {
    expect((await page({ search: 'comun', sort: 'antiguos' })).rows[0]?.titulo).toBe('Un título común');
    expect((await page({ search: 'comun', sort: 'titulo' })).rows[0]?.titulo).toBe('Ábaco');
  });

  it.each(['recientes', 'relevancia'] as const)(
    'ends such a search, sorted by %s, at its thousandth match',
    async (sort) => {
      expect((await page({ search: 'comun', sort, page: 84 })).rows).toHaveLength(4);
      expect((await page({ search: 'comun', sort, page: 85 })).rows).toEqual([]);
    },
  );

  it('puts an exclusion alone in the order asked for, of all that are left', async () => {
    const { rows, totalExacto } = await page({ search: '-abaco' });
    expect([rows[0]?.titulo, totalExacto]).toEqual([`Memoria ${many - 1}`, false]);
    expect((await page({ search: '-abaco', sort: 'antiguos' })).rows[0]?.titulo).toBe('Un título común');
  });

  it('counts a search exactly up to there', async () => {
    expect(await page({ search: 'comun', tipo: 'LIBRO' })).toMatchObject({ total: 1, totalExacto: true });
  });

  it('shows where the words stand, marked, even where their accents were not typed', async () => {
    const extracto = async (search: string) => (await page({ search, limit: 1 })).rows[0]?.extracto;
    expect(await extracto('comun memoria')).toBe('Lo &lt;i&gt;<mark>común</mark>&lt;/i&gt; &amp; corriente.');
    expect(await extracto('titulos')).toBe('Un <mark>título</mark> común');
    expect(await extracto('"un titulo comun"')).toBe('Un <mark>título</mark> <mark>común</mark>');
    expect(await extracto('cano')).toBeUndefined();
  });
});
