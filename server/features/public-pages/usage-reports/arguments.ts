/** What is asked for at the COUNTER API, checked: what can be ignored is, and said in the header of the report. */
import { world } from '#contract/counter.ts';
import { monthOf } from '#contract/months.ts';
import { exceptionData } from './exception-words.ts';
import { type Exception, exception, ReportFault } from './exceptions.ts';
import {
  type ItemIdentifier,
  itemIdentifiers,
  kindOf,
  type ListFilter,
  listFilters,
  type ReportId,
  searches,
} from './reports.ts';

/** The months of which there is usage, by their first days: what was counted first, and the last that is over. */
export interface Available {
  first: string | undefined;
  last: string;
  /** The first of which searches are counted. */
  searches: string | undefined;
}

/** One item, by an identifier of it: `DOI`, `ISBN`, `Online_ISSN`, `Print_ISSN`, `Proprietary`, `URI`. */
export interface AskedItem {
  kind: ItemIdentifier;
  value: string;
}
/** By their name, their ORCID iD, or both. */
export interface AskedAuthor {
  name: string | undefined;
  orcid: string | undefined;
}

/** What a report is made of. */
export interface Asked {
  id: ReportId;
  /** First days of months; nothing is looked for where the first comes after the last. */
  months: { from: string; until: string };
  /** What is asked for of each; absent: all. */
  only: Partial<Record<ListFilter, readonly string[]>>;
  years: readonly { from: number; until: number }[] | undefined;
  item: AskedItem | undefined;
  author: AskedAuthor | undefined;
  shown: ReadonlySet<string>;
  withParents: boolean;
  /** As the header says them. */
  filters: Record<string, string | readonly string[]>;
  attributes: Record<string, string | readonly string[]>;
  exceptions: Exception[];
}

/** Those of every request; who asks is nobody's business, since all may. */
const always = ['customer_id', 'requestor_id', 'api_key', 'platform', 'begin_date', 'end_date'];
const lastDay = (month: string) =>
  new Date(Date.parse(monthOf(new Date(month), -1)) - 86_400_000).toISOString().slice(0, 10);

/** Throws a fault where usage is asked for of anybody but the world. */
export function checkCustomer(asked: URLSearchParams): void {
  const customer = asked.get('customer_id');
  if (!customer) throw new ReportFault(1030, 'customer_id');
  if (customer !== world.id) throw new ReportFault(2010, `customer_id=${customer.slice(0, 100)}`);
}

/** Reads a request for a report. Throws faults (1030, 2010, 3020). */
export function readAsked(
  id: ReportId,
  given: URLSearchParams,
  { platform, available, now }: { platform: string; available: Available; now: Date },
): Asked {
  checkCustomer(given);
  const missing = ['begin_date', 'end_date'].filter((name) => !given.get(name));
  if (missing.length > 0) throw new ReportFault(1030, missing.join(', '));
  const { months, exceptions } = readMonths(given, available, now);
  const kind = kindOf(id);
  const said = new Set(given.keys());
  for (const name of always) said.delete(name);

  const filters: Asked['filters'] = { Begin_Date: months.begin, End_Date: lastDay(months.until) };
  const unknown: string[] = [];
  const named = given.get('platform');
  if (named === platform) filters.Platform = platform;
  else if (named !== null) unknown.push(`platform=${named}`);

  const only: Asked['only'] = {};
  for (const filter of listFilters) {
    const known = kind.filters[filter];
    if (!known) continue;
    if (kind.isView) only[filter] = known;
    else {
      const { valid, invalid } = readList(given, filter, known);
      said.delete(filter.toLowerCase());
      unknown.push(...invalid);
      if (valid.length > 0) only[filter] = valid;
    }
    if (only[filter]) filters[filter] = only[filter];
  }
  for (const filter of kind.further) said.delete(filter.toLowerCase());
  const years = kind.further.includes('YOP') ? yearsAsked(given, filters, unknown) : undefined;
  const item = kind.further.includes('Item_ID') ? oneAsked(given, 'Item_ID', readItem, filters, unknown) : undefined;
  const author = kind.further.includes('Author') ? oneAsked(given, 'Author', readAuthor, filters, unknown) : undefined;
  // Common extensions: usage is told of the world alone, as a whole.
  for (const extension of kind.isView ? [] : ['attributed', 'country_code', 'subdivision_code'])
    if (said.delete(extension)) unknown.push(extension);
  if (unknown.length > 0) exceptions.push(exception(3060, unknown.join(', ').slice(0, 1000)));

  const { shown, attributes, withParents } = readAttributes(id, given, said, exceptions);
  if (said.size > 0) exceptions.unshift(exception(3050, [...said].join(', ').slice(0, 1000)));
  if (only.Metric_Type?.includes(searches) ?? kind.of === 'platform')
    exceptions.push(...withoutSearches(months.from, available.searches));
  return {
    ...{ id, only, years, item, author, shown, withParents, filters, attributes, exceptions },
    months: { from: months.from, until: months.until },
  };
}

const all = (given: URLSearchParams, name: string): string[] =>
  [...new Set(given.getAll(name).flatMap((value) => value.split('|')))].filter((value) => value !== '');

function readList(given: URLSearchParams, filter: string, known: readonly string[]) {
  const values = all(given, filter.toLowerCase());
  const invalid = values.filter((value) => !known.includes(value));
  return {
    valid: values.filter((value) => known.includes(value)),
    invalid: invalid.map((value) => `${filter.toLowerCase()}=${value}`),
  };
}

/** Said where searches were not counted in all of the months that are told of. */
function withoutSearches(from: string, first: string | undefined): Exception[] {
  if (first !== undefined && first <= from) return [];
  return [
    exception(3040, first === undefined ? exceptionData.noSearches : exceptionData.searchesFrom(first.slice(0, 7))),
  ];
}

function yearsAsked(given: URLSearchParams, filters: Asked['filters'], unknown: string[]): Asked['years'] {
  const value = all(given, 'yop');
  const { years, invalid } = readYears(value);
  unknown.push(...invalid.map((each) => `yop=${each}`));
  if (years) filters.YOP = value.filter((each) => !invalid.includes(each));
  return years;
}

/** A filter that takes one value, in which `|` is a sign like others; what cannot be read, and a second one, is ignored and said. */
function oneAsked<T>(
  given: URLSearchParams,
  filter: 'Item_ID' | 'Author',
  read: (value: string) => T | undefined,
  filters: Asked['filters'],
  unknown: string[],
): T | undefined {
  const [value, ...others] = given.getAll(filter.toLowerCase()).filter((each) => each !== '');
  const asked = value === undefined ? undefined : read(value);
  if (value !== undefined && asked !== undefined) filters[filter] = value;
  const left = asked === undefined && value !== undefined ? [value, ...others] : others;
  unknown.push(...left.map((each) => `${filter.toLowerCase()}=${each.slice(0, 200)}`));
  return asked;
}

/** 'DOI:10.1234/uno'; of a journal's ISSN, 'ISSN:2443-9878', too. */
function readItem(said: string): AskedItem | undefined {
  const [, name = '', value = ''] = /^(\w+):(\S.{0,299})$/s.exec(said.trim()) ?? [];
  const kind = itemIdentifiers.find((each) => each.toLowerCase() === name.toLowerCase());
  return kind && { kind, value };
}

/** 'Ana Ruiz', 'Ana Ruiz (ORCID:0000-0002-1825-0097)', 'ORCID:0000-0002-1825-0097'. */
function readAuthor(said: string): AskedAuthor | undefined {
  const [, iD] = /\(?\bORCID:\s*(?:https:\/\/orcid\.org\/)?([\dX-]+)\)?$/i.exec(said.trim()) ?? [];
  const orcid = iD?.toUpperCase();
  if (orcid !== undefined && !/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(orcid)) return undefined;
  const name = said.replace(/\(?\bORCID:.*$/is, '').trim();
  if (name.length > 300 || (name === '' && orcid === undefined)) return undefined;
  return { name: name || undefined, orcid };
}

/** Years and stretches of them, '2020', '2019-2024'. */
function readYears(values: readonly string[]) {
  const read = values.map((value) => {
    const [, from = '', until = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(value) ?? [];
    return { value, from: Number(from), until: Number(until), isValid: from !== '' && from <= until };
  });
  const years = read.filter(({ isValid }) => isValid).map(({ from, until }) => ({ from, until }));
  return {
    years: years.length > 0 ? years : undefined,
    invalid: read.filter(({ isValid }) => !isValid).map(({ value }) => value),
  };
}

/** Takes what it reads out of `said`. */
function readAttributes(id: ReportId, given: URLSearchParams, said: Set<string>, exceptions: Exception[]) {
  const kind = kindOf(id);
  if (kind.isView) return { shown: new Set(kind.attributes), attributes: {}, withParents: id === 'IR_A1' };
  const { valid, invalid } = readList(given, 'Attributes_To_Show', kind.attributes);
  const attributes: Asked['attributes'] = valid.length > 0 ? { Attributes_To_Show: valid } : {};
  const granularity = given.get('granularity');
  if (granularity !== null && granularity !== 'Month') invalid.push(`granularity=${granularity}`);
  said.delete('attributes_to_show');
  said.delete('granularity');
  let withParents = false;
  if (kind.of === 'item') {
    const [parents, components] = ['include_parent_details', 'include_component_details'].map((name) => {
      const value = given.get(name);
      said.delete(name);
      if (value !== null && value !== 'True' && value !== 'False') invalid.push(`${name}=${value}`);
      return value === 'True';
    });
    withParents = parents === true;
    if (withParents) attributes.Include_Parent_Details = 'True';
    if (components) exceptions.push(exception(3063));
  }
  if (invalid.length > 0) exceptions.push(exception(3062, invalid.join(', ').slice(0, 1000)));
  return { shown: new Set(valid), attributes, withParents };
}

/** A month's first day; undefined of what is no month, or a day that is neither its first nor, as the end, its last. */
function readMonth(said: string, edge: (month: string) => string): string | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(said) || said < '0001') return undefined;
  const month = `${said.slice(0, 7)}-01`;
  return said.length === 7 || said === edge(month) ? month : undefined;
}

function readMonths(given: URLSearchParams, { first, last }: Available, now: Date) {
  const [begin, end] = [given.get('begin_date') ?? '', given.get('end_date') ?? ''];
  const from = readMonth(begin, (month) => month);
  const asked = readMonth(end, lastDay);
  const wrong = [from ? '' : `begin_date=${begin}`, asked ? '' : `end_date=${end}`].filter((each) => each !== '');
  if (!from || !asked) throw new ReportFault(3020, wrong.join(', ').slice(0, 200));
  if (asked < from) throw new ReportFault(3020, exceptionData.reversed);
  if (from >= monthOf(now)) throw new ReportFault(3020, exceptionData.notOver);
  const exceptions: Exception[] = [];
  const until = asked > last ? last : asked;
  const done = (month: string) => month.slice(0, 7);
  if (until < asked) exceptions.push(exception(3031, exceptionData.upTo(done(last))));
  const since = first && first <= last ? first : undefined;
  if (!since) exceptions.push(exception(3032, exceptionData.noMonth));
  else if (from < since) exceptions.push(exception(3032, exceptionData.from(done(since), done(last))));
  // Nothing is looked for, and nothing said of it, where no month was counted.
  return { months: { begin: from, from: !since || from < since ? (since ?? monthOf(now)) : from, until }, exceptions };
}
