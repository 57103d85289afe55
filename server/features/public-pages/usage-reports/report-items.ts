/** The items of a report, one after the other: of a platform of any size no more is held than a page of them. */
import type { Services } from '#server/platform/services.ts';
import type { Asked } from './arguments.ts';
import type { Narrowed } from './asked-works.ts';
import { namedJournal, namedWork, type Provider, platformOf } from './named-things.ts';
import {
  among,
  findArticles,
  findItems,
  findSearches,
  findTitles,
  type NamedItem,
  ofTitles,
  ofType,
  ofWorks,
  sumUsage,
  type UsageRow,
} from './report-queries.ts';
import {
  isOfOneType,
  itemTypeOf,
  kindOf,
  type Metric,
  metrics,
  searches,
  type TitleType,
  titleTypes,
} from './reports.ts';

/** Works or titles that are looked for together. */
const pageSize = 500;
/** Books that are looked for together with all of their chapters. */
const booksAtOnce = 25;

/** An item; of an Item Report with the title that it is part of, which those after one another share, null of what is in none. */
export interface ReportEntry {
  parent: { key: string; said: object } | null;
  item: object;
}

type Making = Provider & { services: Pick<Services, 'db' | 'env' | 'settings'>; asked: Asked; narrowed: Narrowed };

/** Those of the works' kinds that are asked for. */
function typesAsked({ asked: { id, only } }: Making): TitleType[] {
  const named = (type: TitleType): string => (kindOf(id).of === 'item' ? itemTypeOf(type) : type);
  return titleTypes.filter((type) => only.Data_Type?.includes(named(type)) ?? true);
}

/** All that was used, as the report has it; nothing of what was not. */
export async function* itemsOf(making: Making): AsyncGenerator<ReportEntry> {
  const { asked } = making;
  if (asked.only.Access_Method && !asked.only.Access_Method.includes('Regular')) return;
  const types = typesAsked(making);
  if (types.length === 0 && kindOf(asked.id).of !== 'platform') return;
  if (kindOf(asked.id).of === 'platform') yield* platformItems(making, types);
  else if (kindOf(asked.id).of === 'title') yield* titleItems(making, types);
  else yield* workItems(making, types);
}

async function* platformItems(making: Making, types: readonly TitleType[]): AsyncGenerator<ReportEntry> {
  const { services, asked } = making;
  const rows = types.length > 0 ? await sumUsage(services.db, 'platform', asked, ofType(types)) : [];
  const Attribute_Performance = [...brokenDown(asked, rows), ...(await searchesOf(making))];
  const item = { Platform: platformOf(making), Attribute_Performance };
  if (Attribute_Performance.length > 0) yield { parent: null, item };
}

/** Those of the platform as a whole; none where they are not asked for, or there were none. */
async function searchesOf({ services, asked }: Making) {
  const { Metric_Type, Data_Type } = asked.only;
  if (!(Metric_Type?.includes(searches) ?? true) || !(Data_Type?.includes('Platform') ?? true)) return [];
  const months = (await findSearches(services.db, asked.months)).filter(({ busquedas }) => busquedas > 0);
  if (months.length === 0) return [];
  const counts = Object.fromEntries(months.map(({ mes, busquedas }) => [mes.slice(0, 7), busquedas]));
  const method = asked.shown.has('Access_Method') ? { Access_Method: 'Regular' } : {};
  return [{ Data_Type: 'Platform', ...method, Performance: { [searches]: counts } }];
}

async function* titleItems(making: Making, types: readonly TitleType[]): AsyncGenerator<ReportEntry> {
  const { services, asked, narrowed } = making;
  const Platform = platformOf(making);
  if (types.includes('Journal')) {
    const byJournal = Map.groupBy(await sumUsage(services.db, 'journal', asked, ofType(['Journal'])), ({ key }) => key);
    for (const { id } of services.settings.journals().filter((each) => narrowed.hasJournal(each.id)))
      yield* entry(making, byJournal.get(id) ?? [], { ...namedJournal(making, id), Platform });
  }
  const others = types.filter((type) => type !== 'Journal');
  for await (const ids of others.length > 0 ? titlePages(making, others) : []) {
    const rows = Map.groupBy(await sumUsage(services.db, 'title', asked, ofTitles(ids)), ({ key }) => key);
    const named = await findItems(services.db, ids);
    for (const id of ids) {
      const [work, used = []] = [named.get(id), rows.get(id)];
      if (work) yield* entry(making, used, { ...namedWork(making, work, isBook(used)), Platform });
    }
  }
}

const isBook = (rows: readonly UsageRow[]) => rows.some(({ tipo }) => tipo === 'Book');

async function* workItems(making: Making, types: readonly TitleType[]): AsyncGenerator<ReportEntry> {
  const { services, asked, narrowed } = making;
  if (narrowed.works?.length === 0) return;
  if (types.includes('Journal'))
    for (const { id } of services.settings.journals()) {
      const { Publisher: _, ...said } = namedJournal(making, id);
      const parent = { key: id, said: ofParent(making, said, 'Journal') };
      for await (const ids of pages((page) => findArticles(services.db, asked, id, { ...page, works: narrowed.works })))
        yield* worksOf(making, ids, () => parent);
    }
  // What is in no title together, after the books.
  for (const those of [
    types.filter((type) => type === 'Book'),
    types.filter((type) => !['Journal', 'Book'].includes(type)),
  ])
    for await (const ids of those.length > 0
      ? titlePages(making, those, those.includes('Book') ? booksAtOnce : pageSize)
      : []) {
      const books = await findItems(services.db, those.includes('Book') ? ids : []);
      const parents = new Map(
        [...books].map(([id, book]) => {
          const { Publisher: _, ...said } = namedWork(making, book, true);
          return [id, { key: id, said: ofParent(making, said, 'Book') }];
        }),
      );
      yield* worksOf(making, ids, (work) => parents.get(work.libroId ?? work.id) ?? null);
    }
}

const ofParent = ({ asked }: Making, said: object, type: string) =>
  asked.id === 'IR' ? { ...said, Data_Type: type } : said;

/** The works of a page of works or titles, those of one title after one another. */
async function* worksOf(
  making: Making,
  ids: readonly string[],
  parentOf: (work: NamedItem) => ReportEntry['parent'],
): AsyncGenerator<ReportEntry> {
  const { services, asked, narrowed } = making;
  const where = among(asked.id === 'IR_A1' ? ofWorks(ids) : ofTitles(ids), narrowed.works);
  const rows = await sumUsage(services.db, 'item', asked, where);
  const byWork = Map.groupBy(rows, ({ key }) => key);
  const named = [...(await findItems(services.db, [...byWork.keys()])).values()];
  const titled = Map.groupBy(named, (work) => parentOf(work)?.key ?? '');
  for (const works of titled.values())
    for (const work of works) {
      const used = byWork.get(work.id) ?? [];
      const { Title: Item, ...said } = namedWork(making, work, isBook(used) && work.libroId === null);
      const item = { Item, ...said, ...besides(asked, work), Platform: platformOf(making) };
      for await (const { item: made } of entry(making, used, item))
        yield { parent: asked.withParents ? parentOf(work) : null, item: made };
    }
}

/** What is shown of a work where it is asked for. */
function besides({ shown }: Asked, { autores, fechaPublicacion }: NamedItem) {
  const named = autores.filter(({ nombre }) => nombre.length > 1);
  return {
    ...(shown.has('Authors') && named.length > 0
      ? { Authors: named.map(({ nombre, orcid }) => ({ Name: nombre, ...(orcid ? { ORCID: orcid } : {}) })) }
      : {}),
    ...(shown.has('Publication_Date') && fechaPublicacion
      ? { Publication_Date: fechaPublicacion.toISOString().slice(0, 10) }
      : {}),
    ...(shown.has('Article_Version') ? { Article_Version: 'VoR' } : {}),
  };
}

async function* pages(
  find: (page: { after: string | undefined; limit: number }) => Promise<{ id: string }[]>,
  limit = pageSize,
) {
  for (let after: string | undefined; ; ) {
    const found = await find({ after, limit });
    if (found.length > 0) yield found.map(({ id }) => id);
    if (found.length < limit) return;
    after = found.at(-1)?.id;
  }
}
const titlePages = ({ services, asked, narrowed: { works } }: Making, types: readonly TitleType[], limit?: number) =>
  pages(
    (page) => findTitles(services.db, asked, types, { ...page, works, withChapters: kindOf(asked.id).of === 'item' }),
    limit,
  );

/** One item with its usage, broken down as asked; none where nothing of it is left. */
function* entry({ asked }: Making, rows: readonly UsageRow[], said: object): Generator<ReportEntry> {
  const Attribute_Performance = brokenDown(asked, rows);
  if (Attribute_Performance.length > 0) yield { parent: null, item: { ...said, Attribute_Performance } };
}

function brokenDown(asked: Asked, rows: readonly UsageRow[]): object[] {
  const broken = Map.groupBy(rows, (row) => JSON.stringify(attributesOf(asked, row)));
  return [...broken].flatMap(([attributes, those]) => {
    const Performance = performanceOf(asked, those);
    return Object.keys(Performance).length > 0 ? { ...(JSON.parse(attributes) as object), Performance } : [];
  });
}

function attributesOf({ id, shown }: Asked, { tipo, yop, acceso }: UsageRow) {
  return {
    ...(isOfOneType(id) ? {} : { Data_Type: kindOf(id).of === 'item' ? itemTypeOf(tipo) : tipo }),
    ...(shown.has('YOP') ? { YOP: yop } : {}),
    ...(shown.has('Access_Type') ? { Access_Type: acceso } : {}),
    ...(shown.has('Access_Method') ? { Access_Method: 'Regular' } : {}),
  };
}

/** Months without usage are left out, and so is what has none. */
function performanceOf(
  { id, only }: Asked,
  rows: readonly UsageRow[],
): Partial<Record<Metric, Record<string, number>>> {
  const had = only.Metric_Type ?? kindOf(id).filters.Metric_Type ?? [];
  const performance: Partial<Record<Metric, Record<string, number>>> = {};
  for (const metric of metrics.filter((each) => had.includes(each)))
    for (const row of rows) {
      if (row[metric] === 0 || (metric.startsWith('Unique_Title') && row.tipo !== 'Book')) continue;
      const months = performance[metric] ?? {};
      const month = row.mes.slice(0, 7);
      months[month] = (months[month] ?? 0) + row[metric];
      performance[metric] = months;
    }
  return performance;
}
