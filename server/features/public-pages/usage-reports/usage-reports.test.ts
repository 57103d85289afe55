import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { monthOf } from '#contract/months.ts';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import {
  authorships,
  bookChapters,
  counterSearches,
  counterUsage,
  publications,
} from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { published } from '#server/testing/works.ts';
import { identified } from './asked-queries.ts';

const world = '0000000000000000';
const counts = z.record(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), z.number().int().min(1));
const metric = z.union([
  z.literal('Searches_Platform'),
  z.templateLiteral([
    z.enum(['Total_Item', 'Unique_Item', 'Unique_Title']),
    '_',
    z.enum(['Investigations', 'Requests']),
  ]),
]);
const performance = z.record(metric, counts).refine((each) => Object.keys(each).length > 0);
const access = z.enum(['Controlled', 'Open', 'Free_To_Read']);
const titleType = z.enum(['Journal', 'Book', 'Thesis_or_Dissertation', 'Report']);
const platformType = z.enum([...titleType.options, 'Platform']);
const itemType = z.enum(['Article', 'Book_Segment', 'Thesis_or_Dissertation', 'Report']);
const proprietary = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_./]{0,15}[a-zA-Z0-9]:.+/);
const itemId = z.strictObject({
  Proprietary: proprietary,
  DOI: z
    .string()
    .regex(/^10\.[1-9]\d{2}[\d.]*\/.+$/)
    .optional(),
  ISBN: z.string().length(17).optional(),
  Online_ISSN: z
    .string()
    .regex(/^\d{4}-\d{3}[\dX]$/)
    .optional(),
  Print_ISSN: z
    .string()
    .regex(/^\d{4}-\d{3}[\dX]$/)
    .optional(),
  URI: z.url().optional(),
});
const exceptionSchema = z.strictObject({
  Code: z.number().int(),
  Message: z.string().min(2),
  Data: z.string().optional(),
});
const words = z.array(z.string()).min(1);
const header = z.strictObject({
  ...{ Report_Name: z.string(), Report_ID: z.string(), Release: z.literal('5.1') },
  Institution_Name: z.literal('The World'),
  Institution_ID: z.strictObject({ Proprietary: z.tuple([proprietary]) }),
  Report_Filters: z.strictObject({
    ...{ Begin_Date: z.iso.date(), End_Date: z.iso.date(), Platform: z.string().optional() },
    ...{ Metric_Type: words.optional(), Data_Type: words.optional(), YOP: words.optional() },
    ...{ Access_Type: z.array(access).min(1).optional(), Access_Method: words.optional() },
    ...{ Item_ID: z.string().optional(), Author: z.string().optional() },
  }),
  Report_Attributes: z
    .strictObject({ Attributes_To_Show: words.optional(), Include_Parent_Details: z.literal('True').optional() })
    .optional(),
  Exceptions: z.array(exceptionSchema).min(1).optional(),
  ...{ Created: z.iso.datetime(), Created_By: z.string().min(2), Registry_Record: z.literal('') },
});
const broken = <S extends z.ZodRawShape>(shape: S) =>
  z.array(z.strictObject({ ...shape, Performance: performance })).min(1);
const further = {
  YOP: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  Access_Type: access.optional(),
  Access_Method: z.literal('Regular').optional(),
};
const title = { Title: z.string(), Publisher: z.string(), Platform: z.string().min(2), Item_ID: itemId };
const item = {
  ...{ Item: z.string(), Publisher: z.string(), Platform: z.string().min(2), Item_ID: itemId },
  Authors: z
    .array(z.strictObject({ Name: z.string().min(2), ORCID: z.string().optional() }))
    .min(1)
    .max(3)
    .optional(),
  ...{ Publication_Date: z.iso.date().optional(), Article_Version: z.literal('VoR').optional() },
};
const groups = (attributes: z.ZodRawShape, parentType: z.ZodRawShape) => {
  const Items = z.array(z.strictObject({ ...item, Attribute_Performance: broken(attributes) })).min(1);
  return z.array(
    z.union([z.strictObject({ Items }), z.strictObject({ Title: z.string(), Item_ID: itemId, ...parentType, Items })]),
  );
};
const items = {
  pr: z.array(
    z.strictObject({
      Platform: z.string(),
      Attribute_Performance: broken({ Data_Type: platformType, Access_Method: further.Access_Method }),
    }),
  ),
  pr_p1: z.array(z.strictObject({ Platform: z.string(), Attribute_Performance: broken({ Data_Type: platformType }) })),
  tr: z.array(z.strictObject({ ...title, Attribute_Performance: broken({ Data_Type: titleType, ...further }) })),
  tr_b3: z.array(
    z.strictObject({
      ...title,
      Attribute_Performance: broken({
        Data_Type: z.literal('Book'),
        YOP: z.string().regex(/^\d{4}$/),
        Access_Type: access,
      }),
    }),
  ),
  tr_j3: z.array(z.strictObject({ ...title, Attribute_Performance: broken({ Access_Type: access }) })),
  ir: groups({ Data_Type: itemType, ...further }, { Data_Type: z.enum(['Journal', 'Book']) }),
  ir_a1: groups({ Access_Type: access }, {}),
};
type Id = keyof typeof items;
const ids = Object.keys(items) as Id[];

describePlatform('usage reports', (platform) => {
  const ask = (path: string) =>
    platform().inject({ method: 'GET', url: `/r51${path}`, headers: { host: 'localhost:3000' } });
  const now = new Date();
  /** The last months that are over, the last first. */
  const month = (before: number) => monthOf(now, before);
  const range = `customer_id=${world}&begin_date=${month(3).slice(0, 7)}&end_date=${month(1).slice(0, 7)}`;
  const read = async <I extends Id>(id: I, query = '') => {
    const answer = await ask(`/reports/${id}?${range}${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const report = answer.json();
    const told = z.strictObject({ Report_Header: header, Report_Items: z.unknown() }).parse(report);
    return {
      header: told.Report_Header,
      items: items[id].parse(told.Report_Items) as z.infer<(typeof items)[I]>,
    };
  };
  const codes = ({ Exceptions = [] }: z.infer<typeof header>) => Exceptions.map(({ Code }) => Code);
  const fault = async (path: string) => {
    const answer = await ask(path);
    return [answer.statusCode, exceptionSchema.parse(answer.json()).Code];
  };

  const [article, free, book, chapter, thesis, hidden] = [
    row({ titulo: 'Un artículo', doi: '10.1234/uno' }, { fechaPublicacion: new Date('2024-05-01T00:00:00Z') }),
    row({ titulo: 'Sin licencia' }),
    row(
      { titulo: 'Un libro' },
      { tipo: 'LIBRO', ficha: { isbn: { TAPA_BLANDA: '978-84-376-0494-7', EPUB: '84-376-0494-X' } } },
    ),
    row({ titulo: 'Un capítulo' }),
    row({ titulo: 'Una tesis' }, { tipo: 'TESIS' }),
    row({ titulo: 'Borrada' }, { fechaEliminacion: new Date() }),
  ] as const;
  const used = (work: { id: string }, mes: string, acceso: 'Open' | 'Free_To_Read' | 'Controlled', n: number) => ({
    ...{ publicacionId: work.id, mes, acceso, investigaciones: n + 2, investigacionesUnicas: n + 1 },
    ...{ peticiones: acceso === 'Controlled' ? 0 : n, peticionesUnicas: acceso === 'Controlled' ? 0 : n - 1 },
  });
  beforeAll(async () => {
    const { db } = platform().services;
    await db.insert(publications).values([article, free, book, chapter, thesis, hidden]);
    await db.insert(authorships).values(
      ['Ana', 'Luis', 'Eva', 'Iris'].map((nombres, orden) => ({
        ...{ publicacionId: article.id, orden, nombres, apellidos: 'Ruiz', afiliaciones: [] },
        orcid: orden === 0 ? '0000-0002-1825-0097' : null,
      })),
    );
    await db.insert(bookChapters).values({ publicacionId: chapter.id, libroId: book.id, orden: 0 });
    await db.insert(counterSearches).values([
      { mes: month(2), busquedas: 4 },
      { mes: month(1), busquedas: 9 },
    ]);
    await db
      .insert(counterUsage)
      .values([
        used(article, month(3), 'Open', 10),
        used(article, month(1), 'Open', 20),
        used(free, month(1), 'Free_To_Read', 5),
        { ...used(book, month(1), 'Open', 3), titulosInvestigados: 2, titulosPedidos: 1 },
        { ...used(chapter, month(1), 'Open', 4), titulosInvestigados: 1, titulosPedidos: 1 },
        used(thesis, month(1), 'Controlled', 7),
        used(hidden, month(1), 'Open', 1000),
        used(article, month(0), 'Open', 500),
      ]);
  });

  it('says that it stands to anybody, and to whom it tells of what from when to when', async () => {
    expect((await ask('/status')).json()).toEqual([
      { Description: expect.any(String), Service_Active: true, Registry_Record: '' },
    ]);
    expect((await ask(`/members?customer_id=${world}`)).json()).toEqual([
      { Customer_ID: world, Institution_Name: 'The World', Institution_ID: { Proprietary: [`localhost:${world}`] } },
    ]);
    const list = (await ask(`/reports?customer_id=${world}`)).json();
    expect(list.map(({ Report_ID }: { Report_ID: string }) => Report_ID.toLowerCase())).toEqual(ids);
    for (const each of list)
      expect(each).toMatchObject({
        First_Month_Available: month(3).slice(0, 7),
        Last_Month_Available: month(1).slice(0, 7),
      });
  });

  it('tells of the platform by kinds of titles', async () => {
    const { header: said, items: told } = await read('pr');
    const by = Object.fromEntries(
      told[0]?.Attribute_Performance.map((each) => [each.Data_Type, each.Performance]) ?? [],
    );
    const last = month(1).slice(0, 7);
    expect(by.Journal?.Total_Item_Requests).toEqual({ [month(3).slice(0, 7)]: 10, [last]: 25 });
    expect(by.Book).toMatchObject({ Total_Item_Requests: { [last]: 7 }, Unique_Title_Requests: { [last]: 2 } });
    expect(by.Thesis_or_Dissertation).toEqual({
      Total_Item_Investigations: { [last]: 9 },
      Unique_Item_Investigations: { [last]: 8 },
    });
    expect(by.Platform).toEqual({ Searches_Platform: { [month(2).slice(0, 7)]: 4, [last]: 9 } });
    // Of the first of these months searches were not counted.
    expect(said.Exceptions).toEqual([
      {
        ...{ Code: 3040, Message: 'Partial Data Returned' },
        Data: `Searches_Platform is available from ${month(2).slice(0, 7)}`,
      },
    ]);
    const view = await read('pr_p1');
    expect(view.header.Report_Filters).toMatchObject({ Access_Method: ['Regular'] });
    const types = (report: typeof view) =>
      (report.items[0]?.Attribute_Performance ?? []).map(({ Data_Type }) => Data_Type).sort();
    expect(types(view)).toEqual(['Book', 'Journal', 'Platform']);
    const searched = await read('pr', '&metric_type=Searches_Platform&attributes_to_show=Access_Method');
    expect(searched.items[0]?.Attribute_Performance).toEqual([
      { Data_Type: 'Platform', Access_Method: 'Regular', Performance: by.Platform },
    ]);
    expect(types(await read('pr', '&data_type=Platform'))).toEqual(['Platform']);
    expect(types(await read('pr', '&data_type=Journal'))).toEqual(['Journal']);
    const unsearched = await read('pr', '&metric_type=Total_Item_Requests');
    expect([types(unsearched), codes(unsearched.header)]).toEqual([['Book', 'Journal'], []]);
  });

  it('tells of one item or one author alone, where it is asked to', async () => {
    const titles = async (query: string) => (await read('tr', query)).items.map(({ Title }) => Title).sort();
    const works = async (query: string) =>
      (await read('ir', query)).items.flatMap(({ Items }) => Items.map(({ Item }) => Item)).sort();
    const isbn = '&item_id=ISBN:9788437604947';
    expect(await titles(isbn)).toEqual(['Un libro']);
    expect(await works(isbn)).toEqual(['Un libro']);
    for (const said of ['978-84-376-0494-7', '84-376-0494-x', '843760494X', '84%20376%200494%20X'])
      expect(await works(`&item_id=ISBN:${said}`), said).toEqual(['Un libro']);
    // Another, none by its check digit, and what stands between two of the book's.
    for (const said of ['9780306406157', '9788437604948', 'X', '""'])
      expect(await works(`&item_id=ISBN:${encodeURIComponent(said)}`), said).toEqual([]);
    expect(await works('&item_id=doi:10.1234/UNO')).toEqual(['Un artículo']);
    expect(await works(`&item_id=${encodeURIComponent(`Proprietary:localhost:${chapter.id}`)}`)).toEqual([
      'Un capítulo',
    ]);
    expect(await works(`&item_id=${encodeURIComponent(`URI:https://pliego.test/catalogo/${thesis.id}`)}`)).toEqual([
      'Una tesis',
    ]);
    expect(await works(`&item_id=Proprietary:localhost:${hidden.id}`)).toEqual([]);
    // A journal is known by its own names; articles are none.
    const [journal] = (await read('tr', '&data_type=Journal')).items;
    const key = encodeURIComponent(`Proprietary:${journal?.Item_ID.Proprietary}`);
    expect(await titles(`&item_id=${key}`)).toEqual([journal?.Title]);
    expect(await works(`&item_id=${key}`)).toEqual([]);
    await platform().settings({ issn: '2443-9878' });
    expect(await titles('&item_id=ISSN:2443-9878')).toEqual([journal?.Title]);
    expect(await titles('&item_id=Print_ISSN:2443-9878')).toEqual([]);
    for (const author of ['ana ruiz', 'Ruiz, Ana', 'ORCID:0000-0002-1825-0097', 'A. Ruíz (ORCID:0000-0002-1825-0097)'])
      expect(await works(`&author=${encodeURIComponent(author)}`), author).toEqual(['Un artículo']);
    expect(await works('&author=Ana')).toEqual([]);
    expect(await works('&author=Ana%20Ruiz&item_id=DOI:10.1234/otro')).toEqual([]);
    const { header: said } = await read('ir', '&author=Ana%20Ruiz&item_id=DOI:10.1234/uno');
    expect([said.Report_Filters.Author, said.Report_Filters.Item_ID]).toEqual(['Ana Ruiz', 'DOI:10.1234/uno']);
    const { header: left } = await read('ir', '&author=ORCID:12&item_id=uno&item_id=dos');
    expect(left.Exceptions).toEqual([
      { Code: 3060, Message: 'Invalid ReportFilter Value', Data: 'item_id=uno, item_id=dos, author=ORCID:12' },
    ]);
    // Nobody signs titles, and a view is what it is.
    expect(codes((await read('tr', '&author=Ana%20Ruiz')).header)).toEqual([3050]);
    expect(codes((await read('ir_a1', '&item_id=DOI:10.1234/uno')).header)).toEqual([3050]);
  });

  it.each([
    ['ISBN', '9788437604947', 'books_by_isbn'],
    ['DOI', '10.1234/uno', 'publications_doi'],
  ] as const)('reads no work but those of the %s that it is asked for', async (kind, value, index) => {
    const plan = await platform().services.db.transaction(async (tx) => {
      // So few works as here are sooner read from where they lie.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = (await tx.execute(
        sql`explain select id from ${publications} where ${identified(kind, value)}`,
      )) as { rows: Record<string, string>[] };
      return rows.flatMap((each) => Object.values(each)).join('\n');
    });
    expect(plan).toContain(index);
  });

  it('counts a search once, by its page, its call, or both, and in whatever order it is looked through', async () => {
    const { db } = platform().services;
    const found = async () => {
      const [row] = await db
        .select()
        .from(counterSearches)
        .where(eq(counterSearches.mes, month(0)));
      return row?.busquedas ?? 0;
    };
    const reader = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const call = (query: string, headers: Record<string, string> = reader) =>
      platform().inject({ method: 'GET', url: `/api/catalog?${query}`, headers });
    expect((await call('search=humedales')).statusCode).toBe(200);
    for (const more of ['&page=2', '&sort=recientes', '&tipo=LIBRO', '&anio=2024', ''])
      await call(`search=Humedales${more}`);
    await call('');
    await call('tipo=LIBRO');
    for (const agent of ['curl/8.0', 'Googlebot/2.1', '']) await call('search=otra', { 'user-agent': agent });
    await call('search=delta%20del%20R%C3%ADo');
    // Written in a turn, and where there are several processes in the next.
    await expect.poll(found, { timeout: 20_000 }).toBe(2);
  });

  it('tells of journals and books as titles, a book with its chapters', async () => {
    const { items: told, header: said } = await read('tr', '&attributes_to_show=YOP|Access_Type');
    expect(said.Report_Attributes).toEqual({ Attributes_To_Show: ['YOP', 'Access_Type'] });
    expect(told.map(({ Title }) => Title).sort()).toEqual([told[0]?.Title, 'Un libro', 'Una tesis'].sort());
    const [journal] = told;
    expect(journal?.Attribute_Performance.map(({ Access_Type }) => Access_Type).sort()).toEqual([
      'Free_To_Read',
      'Open',
    ]);
    expect(journal?.Attribute_Performance.find(({ Access_Type }) => Access_Type === 'Open')?.YOP).toBe('2024');
    const theBook = told.find(({ Title }) => Title === 'Un libro');
    expect(theBook?.Item_ID.ISBN).toBe('978-84-376-0494-7');
    expect(theBook?.Attribute_Performance[0]?.Performance.Total_Item_Requests).toEqual({ [month(1).slice(0, 7)]: 7 });
    const books = await read('tr_b3');
    expect(books.header.Report_Name).toBe('Book Usage by Access Type');
    expect(books.items.map(({ Title, Item_ID }) => [Title, Item_ID.ISBN])).toEqual([['Un libro', '978-84-376-0494-7']]);
    const ofBook = books.items[0]?.Attribute_Performance ?? [];
    expect(ofBook.map(({ Performance }) => Performance)).toEqual(
      theBook?.Attribute_Performance.map(({ Performance }) => Performance),
    );
    const view = await read('tr_j3');
    expect(view.items).toHaveLength(1);
    expect(view.items[0]?.Attribute_Performance).toHaveLength(2);
    const narrow = await read('tr', '&data_type=Journal&yop=2024&metric_type=Unique_Item_Requests&access_type=Open');
    expect(narrow.items.map(({ Attribute_Performance }) => Attribute_Performance)).toEqual([
      [
        {
          Data_Type: 'Journal',
          Performance: { Unique_Item_Requests: { [month(3).slice(0, 7)]: 9, [month(1).slice(0, 7)]: 19 } },
        },
      ],
    ]);
  });

  it('tells of works by themselves, in their titles where that is asked for, and of none that is gone', async () => {
    const { items: told } = await read('ir');
    expect(told).toHaveLength(1);
    const named = told[0]?.Items.map(({ Item }) => Item) ?? [];
    expect([...named].sort()).toEqual(['Sin licencia', 'Un artículo', 'Un capítulo', 'Un libro', 'Una tesis']);
    const parents = await read('ir', '&include_parent_details=True');
    expect(
      parents.items.map((group) => ['Title' in group ? group.Title : '', group.Items.map(({ Item }) => Item).sort()]),
    ).toEqual([
      [expect.any(String), ['Sin licencia', 'Un artículo']],
      ['Un libro', ['Un capítulo', 'Un libro']],
      ['', ['Una tesis']],
    ]);
    const [group] = (await read('ir_a1')).items;
    const one = group?.Items.find(({ Item }) => Item === 'Un artículo');
    expect(one).toMatchObject({
      Authors: [{ Name: 'Ana Ruiz', ORCID: '0000-0002-1825-0097' }, { Name: 'Luis Ruiz' }, { Name: 'Eva Ruiz' }],
      ...{ Publication_Date: '2024-05-01', Article_Version: 'VoR', Item_ID: { DOI: '10.1234/uno' } },
    });
    expect(group?.Items).toHaveLength(2);
  });

  it('ends with the last month that is over, and says which months it has not', async () => {
    const end = `begin_date=${month(1).slice(0, 7)}&end_date=${month(0).slice(0, 7)}`;
    const late = header.parse((await ask(`/reports/tr?customer_id=${world}&${end}`)).json().Report_Header);
    expect(codes(late)).toEqual([3031]);
    expect(late.Report_Filters.End_Date.slice(0, 7)).toBe(month(1).slice(0, 7));
    const early = `begin_date=${month(9)}&end_date=${month(8).slice(0, 7)}`;
    const before = (await ask(`/reports/tr?customer_id=${world}&${early}`)).json();
    expect(codes(header.parse(before.Report_Header))).toEqual([3032]);
    expect(before.Report_Items).toEqual([]);
    const none = await read('tr', '&yop=1990');
    expect([codes(none.header), none.items]).toEqual([[3030], []]);
    expect(codes((await read('ir', '&access_method=TDM')).header)).toEqual([3030]);
  });

  it('does without what it does not know, and says so', async () => {
    const { header: said, items: told } = await read(
      'tr',
      '&color=azul&data_type=Journal|Nada&country_code=ES&item_id=10.1234/uno&attributes_to_show=YOP|Nada&granularity=Totals',
    );
    expect(said.Exceptions).toEqual([
      { Code: 3050, Message: 'Parameter Not Recognized in this Context', Data: 'color' },
      { Code: 3060, Message: 'Invalid ReportFilter Value', Data: 'data_type=Nada, item_id=10.1234/uno, country_code' },
      { Code: 3062, Message: 'Invalid ReportAttribute Value', Data: 'attributes_to_show=Nada, granularity=Totals' },
    ]);
    expect(told).toHaveLength(1);
    expect(codes((await read('ir', '&include_component_details=True')).header)).toEqual([3063]);
    expect(codes((await read('tr_j3', '&metric_type=Total_Item_Requests')).header)).toEqual([3050]);
  });

  it('refuses what it cannot begin with, in the words of the Code of Practice', async () => {
    const dates = (begin: string, end: string) =>
      `/reports/tr?customer_id=${world}&begin_date=${begin}&end_date=${end}`;
    expect(await fault('/reports/tr')).toEqual([400, 1030]);
    expect(await fault(`/reports/tr?customer_id=${world}&begin_date=2024-01`)).toEqual([400, 1030]);
    expect(await fault('/members')).toEqual([400, 1030]);
    expect(await fault('/reports?customer_id=otra')).toEqual([403, 2010]);
    for (const [begin, end] of [
      ['ayer', '2024-02'],
      ['2024-13', '2024-14'],
      ['2024-01-02', '2024-02'],
      ['2024-01-01', '2024-02-28'],
      ['2024-03', '2024-02'],
      [month(0).slice(0, 7), month(0).slice(0, 7)],
    ] as const)
      expect(await fault(dates(begin, end)), `${begin} ${end}`).toEqual([400, 3020]);
    expect((await ask(dates('2024-01-01', '2024-02-29'))).statusCode).toBe(200);
    expect((await ask(`/reports/dr?${range}`)).statusCode).toBe(404);
  });

  it('is the same table with tabs between, in every language alike', async () => {
    const cells = async (id: string, format: 'csv' | 'tsv') => {
      const url = `/informes-de-uso/${id}.${format}?${range}`;
      const answer = await platform().inject({ method: 'GET', url, headers: { 'accept-language': 'es' } });
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename="${id.toUpperCase()}.${format}"`,
      ]);
      const [sign, text] = format === 'tsv' ? ['\t', answer.body] : [';', answer.body.slice(1)];
      const lines = text.trimEnd().split('\r\n');
      return {
        type: answer.headers['content-type'],
        rows: lines
          .map((line) => line.split(sign).map((cell) => cell.replace(/^"|"$/g, '')))
          .filter(([label]) => label !== 'Created'),
      };
    };
    for (const id of ['pr', 'tr_j3']) {
      const tabs = await cells(id, 'tsv');
      expect(tabs.type).toBe('text/tab-separated-values; charset=utf-8');
      expect(tabs.rows[0]?.[0]).toBe('Report_Name');
      expect(tabs.rows.length).toBeGreaterThan(14);
      // No cell of these holds a semicolon but those of the header.
      expect(tabs.rows.slice(13)).toEqual((await cells(id, 'csv')).rows.slice(13));
    }
  });

  it('is a table for spreadsheets, too, as COUNTER lays it out', async () => {
    const table = async (id: string, query = '') => {
      const url = `/informes-de-uso/${id}.csv?${range}${query}`;
      const answer = await platform().inject({ method: 'GET', url, headers: { 'accept-language': 'en' } });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      const lines = answer.body.slice(1).trimEnd().split('\r\n');
      return lines.map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
    };
    const view = await table('tr_j3');
    expect(view.slice(0, 14).map(([label]) => label)).toEqual([
      ...[
        'Report_Name',
        'Report_ID',
        'Release',
        'Institution_Name',
        'Institution_ID',
        'Metric_Types',
        'Report_Filters',
      ],
      ...['Report_Attributes', 'Exceptions', 'Reporting_Period', 'Created', 'Created_By', 'Registry_Record', ''],
    ]);
    const headings = view[14] ?? [];
    expect(headings.slice(0, 4)).toEqual(['Title', 'Publisher', 'Publisher_ID', 'Platform']);
    expect(headings.slice(-6, -3)).toEqual(['Access_Type', 'Metric_Type', 'Reporting_Period_Total']);
    expect(headings.at(-1)).toMatch(/^[A-Z][a-z]{2}-\d{4}$/);
    const open = view.find((row) => row.includes('Open') && row.includes('Total_Item_Requests'));
    expect(open?.slice(-4)).toEqual(['30', '10', '0', '20']);
    for (const id of ['pr', 'pr_p1', 'tr', 'tr_b3', 'ir', 'ir_a1']) {
      const [heads = [], ...rows] = (await table(id, '&include_parent_details=True')).slice(14);
      expect(rows.length, id).toBeGreaterThan(0);
      for (const each of rows) expect(each, id).toHaveLength(heads.length);
    }
  });

  it('counts what readers do, and nothing of machines', async () => {
    const author = await platform().person('Irene', 'AUTOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const editor = await platform().person('Elena', 'EDITOR');
    const work = await published({ author, reviewer, editor });
    const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const get = (url: string, headers: Record<string, string>) => platform().inject({ method: 'GET', url, headers });
    const view = (headers: Record<string, string>) =>
      platform().inject({ method: 'POST', url: `/api/catalog/${work.id}/views`, headers });
    const files = ['pdf', 'md', 'bib', 'ris'].map((ending) => `/catalogo/${work.id}/a.${ending}`);
    const moved = await Promise.all(files.map(async (url) => String((await get(url, person)).headers.location)));
    for (const agent of [person['user-agent'], 'Googlebot/2.1', 'curl/8.0']) {
      await view({ 'user-agent': agent });
      for (const url of moved) for (let click = 0; click < 2; click++) await get(url, { 'user-agent': agent });
    }
    const counted = async () => {
      const rows = await platform().services.db.select().from(counterUsage);
      return rows.filter(({ publicacionId }) => publicacionId === work.id);
    };
    // What is counted once a session is written a turn later, and the hour may turn meanwhile.
    const told = async () => {
      const [{ investigaciones = 0, peticiones = 0, investigacionesUnicas = 0, peticionesUnicas = 0 } = {}] =
        await counted();
      return [investigaciones, peticiones, investigacionesUnicas > 0, peticionesUnicas > 0];
    };
    await expect.poll(told, { timeout: 20_000 }).toEqual([5, 3, true, true]);
    const [only] = await counted();
    expect(only).toMatchObject({ mes: monthOf(new Date()) });
    expect(Math.max(only?.peticionesUnicas ?? 3, only?.investigacionesUnicas ?? 3)).toBeLessThan(3);
  });

  it('tells of more books than are looked for together, each once with its chapters', async () => {
    const { db } = platform().services;
    const books = Array.from({ length: 26 }, (_, n) => row({ titulo: `Libro ${n}` }, { tipo: 'LIBRO' }));
    const chapters = books.map((_, n) => row({ titulo: `Capítulo ${n}` }));
    await db.insert(publications).values([...books, ...chapters]);
    await db
      .insert(bookChapters)
      .values(chapters.map(({ id }, n) => ({ publicacionId: id, libroId: books[n]?.id ?? '', orden: 0 })));
    await db.insert(counterUsage).values([...books, ...chapters].map((work) => used(work, month(2), 'Open', 3)));
    const { items: told } = await read('ir', '&include_parent_details=True');
    const of = (group: (typeof told)[number]) => [
      'Title' in group ? group.Title : '',
      ...group.Items.map(({ Item }) => Item).sort(),
    ];
    const sorted = (all: string[][]) => all.map((each) => each.join(' · ')).sort();
    expect(sorted(told.map(of).filter(([title = '']) => /^Libro/.test(title)))).toEqual(
      sorted(books.map(({ titulo }, n) => [titulo, `Capítulo ${n}`, titulo])),
    );
  });
});
