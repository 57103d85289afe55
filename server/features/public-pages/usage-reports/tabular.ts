/** A report in COUNTER's tabular form (Code of Practice 5.1, 3.2): thirteen lines that say what it is, an empty one, and a table. */
import { type CsvCell, csvLine, csvStart, tsvLine } from '#contract/csv.ts';
import { monthsBetween } from '#contract/months.ts';
import type { Language } from '#contract/vocabulary.ts';
import { itemsOf, type ReportEntry } from './report-items.ts';
import { isOfOneType, kindOf, tabledMetrics } from './reports.ts';
import { headerOf, type Making } from './write-report.ts';

const identifiers = ['DOI', 'Proprietary', 'ISBN', 'Print_ISSN', 'Online_ISSN', 'URI'];
const named = {
  platform: ['Platform'],
  title: ['Title', 'Publisher', 'Publisher_ID', 'Platform'],
  item: ['Item', 'Publisher', 'Publisher_ID', 'Platform', 'Authors', 'Publication_Date', 'Article_Version'],
};
const ofParent = ['Title', 'Authors', 'Publication_Date', 'Article_Version', 'Data_Type', ...identifiers];
const attributes = ['Data_Type', 'YOP', 'Access_Type', 'Access_Method'];
const onceShown = ['Authors', 'Publication_Date', 'Article_Version', 'YOP', 'Access_Type', 'Access_Method'];
/** Views of journals have no ISBN, and of an article's journal less than an Item Report has. */
const notInViews = ['ISBN', 'Publication_Date', 'Data_Type'];

/** A column: where its value stands, and how it is called. */
interface Column {
  in: 'item' | 'identifiers' | 'parent' | 'parentIdentifiers' | 'attributes';
  name: string;
}

/** The columns before the metric, in the order of the Code of Practice. */
function columnsOf({ asked: { id, shown, withParents } }: Making): Column[] {
  const { of } = kindOf(id);
  const isOfOne = isOfOneType(id);
  const column = (where: Column['in']) => (name: string) => ({ in: where, name });
  const listed = isOfOne ? identifiers.filter((name) => name !== 'ISBN') : identifiers;
  const inParent = isOfOne ? ofParent.filter((name) => !notInViews.includes(name)) : ofParent;
  const isThere = (name: string) => !onceShown.includes(name) || shown.has(name);
  return [
    ...named[of].filter(isThere).map(column('item')),
    ...(of === 'platform' ? [] : listed.map(column('identifiers'))),
    ...(withParents
      ? inParent.map((name) => column(identifiers.includes(name) ? 'parentIdentifiers' : 'parent')(name))
      : []),
    ...attributes.filter((name) => isThere(name) && !(isOfOne && name === 'Data_Type')).map(column('attributes')),
  ];
}

const heading = ({ in: where, name }: Column) =>
  `${where.startsWith('parent') ? 'Parent_' : ''}${name === 'Proprietary' ? 'Proprietary_ID' : name}`;

type Said = Record<string, unknown>;
/** Of an item or its parent as JSON has it, which is made of texts but for its authors. */
const written = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(({ Name, ORCID }: { Name: string; ORCID?: string }) => Name + (ORCID ? ` (ORCID:${ORCID})` : ''))
        .join('; ')
    : typeof value === 'string'
      ? value
      : '';

/** How a table is written: what it begins with, and each line. */
interface TableForm {
  start: string;
  line(cells: readonly CsvCell[]): string;
}
/** Spreadsheets of that language open it with one column a heading. */
export const csvFor = (language: Language): TableForm => ({
  start: csvStart,
  line: (cells) => csvLine(cells, language),
});
/** What the Code of Practice asks for where it is no Excel file (3.2). */
export const tsv: TableForm = { start: '', line: tsvLine };

/** The lines of the file. */
export async function* writeTabular(making: Making, { start, line }: TableForm): AsyncGenerator<string> {
  const { asked } = making;
  const items = itemsOf(making);
  const first = await items.next();
  const columns = columnsOf(making);
  const months = monthsBetween(asked.months.from, asked.months.until);
  yield start +
    headerLines(making, first.done === true)
      .map(line)
      .join('');
  yield line([...columns.map(heading), 'Metric_Type', 'Reporting_Period_Total', ...months.map(monthHeading)]);
  for (let next = first; !next.done; next = await items.next())
    for (const row of rowsOf(next.value, columns, months)) yield line(row);
}

const monthHeading = (month: string) => {
  const [, name = '', year = ''] = /^\w+, \d+ (\w+) (\d+)/.exec(new Date(month).toUTCString()) ?? [];
  return `${name}-${year}`;
};

interface Broken {
  Performance: Partial<Record<string, Record<string, number>>>;
}

/** A row for each metric of each part that the usage is broken down into. */
function* rowsOf({ parent, item }: ReportEntry, columns: readonly Column[], months: readonly string[]) {
  const said = item as Said & { Item_ID?: Said; Attribute_Performance: (Said & Broken)[] };
  const above = (parent?.said ?? {}) as Said & { Item_ID?: Said };
  for (const broken of said.Attribute_Performance) {
    const at: Record<Column['in'], Said> = {
      ...{ item: said, identifiers: said.Item_ID ?? {} },
      ...{ parent: above, parentIdentifiers: above.Item_ID ?? {}, attributes: broken },
    };
    const cells = columns.map(({ in: where, name }) => written(at[where][name]));
    for (const metric of tabledMetrics) {
      const used = broken.Performance[metric];
      if (!used) continue;
      const counts = months.map((month) => used[month.slice(0, 7)] ?? 0);
      yield [...cells, metric, counts.reduce((sum, count) => sum + count, 0), ...counts];
    }
  }
}

const list = (value: string | readonly string[], sign: string) => [value].flat().join(sign);

function headerLines(making: Making, isEmpty: boolean): string[][] {
  const header = headerOf(making, isEmpty);
  const { Begin_Date, End_Date, Metric_Type, ...filters } = making.asked.filters;
  const pairs = (of: Record<string, string | readonly string[]>) =>
    Object.entries(of)
      .map(([name, value]) => `${name}=${list(value, '|')}`)
      .join('; ');
  const exceptions = (header.Exceptions ?? []).map(
    ({ Code, Message, Data }) => `${Code}: ${Message}${Data === undefined ? '' : ` (${Data})`}`,
  );
  return [
    ['Report_Name', header.Report_Name],
    ['Report_ID', header.Report_ID],
    ['Release', header.Release],
    ['Institution_Name', header.Institution_Name],
    ['Institution_ID', header.Institution_ID.Proprietary.join('; ')],
    ['Metric_Types', list(Metric_Type ?? kindOf(making.asked.id).filters.Metric_Type ?? [], '; ')],
    ['Report_Filters', pairs(filters)],
    ['Report_Attributes', pairs(making.asked.attributes)],
    ['Exceptions', exceptions.join('; ')],
    ['Reporting_Period', `Begin_Date=${Begin_Date}; End_Date=${End_Date}`],
    ['Created', header.Created],
    ['Created_By', header.Created_By],
    ['Registry_Record', header.Registry_Record],
    [],
  ];
}
