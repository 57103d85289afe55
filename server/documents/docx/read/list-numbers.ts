/**
 * The numbers of list items as Word counts them, which go on after a paragraph between two items. mammoth keeps none of them: at
 * the beginning of each item stands a mark in the private-use area, found again in the text that comes out.
 * Source: ECMA-376-1 §17.9.
 */
import { attribute, descendants, elements, readXml, type XmlElement, XmlError } from '#server/documents/xml/xml.ts';

const [start, end] = ['\uE004', '\uE005'];
const marks = /\uE004\d*\uE005/g;
const properties = '</w:pPr>';
const longestNumber = 100_000;

interface Level {
  start: number;
  isNumbered: boolean;
}
/** A list of the document: what it counts with, and where it begins anew. */
interface List {
  counter: string;
  levels: ReadonlyMap<number, Level>;
  /** Paragraphs of these styles are its items, at these levels. */
  levelOfStyle: ReadonlyMap<string, number>;
  startsAnew: ReadonlyMap<number, number>;
}

/** What a style says of its paragraphs' lists, and the style that it is based on. */
interface Style {
  numId: string | undefined;
  level: string | undefined;
  basedOn: string | undefined;
}
const mostBases = 20;

/**
 * The body's XML with a mark at each numbered item. `numbering` is the part that says how lists count, `styles` the part that says
 * which paragraphs are items by their style.
 */
export function markListNumbers(main: string, numbering: string, styles = ''): string {
  const clean = main.replaceAll(start, '');
  const lists = readLists(numbering);
  if (lists.size === 0) return clean;
  const ofStyle = stylesIn(lists, readStyles(styles));
  const counters = new Map<string, number[]>();
  const begun = new Set<string>();
  const kept: string[] = [];
  let from = 0;
  for (const { index } of clean.matchAll(/<w:pPr[\s>]/g)) {
    // What a tracked change of the paragraph says that it was before.
    if (index < from) continue;
    const close = endOfProperties(clean, index);
    if (close < 0) break;
    // What it was before stands last.
    const [own = ''] = clean.slice(index, close).split('<w:pPrChange', 1);
    const [, said = ''] = /<w:numPr>([\s\S]{0,400}?)<\/w:numPr>/.exec(own) ?? [];
    const value = (name: string) => new RegExp(`<w:${name} w:val="(\\d{1,9})"`).exec(said)?.[1];
    const styled = ofStyle(/<w:pStyle w:val="([^"]{1,250})"/.exec(own)?.[1]);
    const id = value('numId') ?? styled?.id;
    const list = id === undefined ? undefined : lists.get(id);
    if (id === undefined || !list) continue;
    const number = count(list, Number(value('ilvl') ?? styled?.level ?? 0), counters, begun.has(id));
    begun.add(id);
    kept.push(clean.slice(from, close));
    if (number !== undefined) kept.push(`<w:r><w:t>${start}${number}${end}</w:t></w:r>`);
    from = close;
  }
  return kept.join('') + clean.slice(from);
}

/** Behind the properties of the paragraph; a tracked change of them holds others. */
function endOfProperties(xml: string, place: number): number {
  const first = xml.indexOf(properties, place);
  if (first < 0) return -1;
  const isWithin = xml.slice(place, first).includes('<w:pPrChange');
  const change = isWithin ? xml.indexOf('</w:pPrChange>', place) : first;
  const last = change < 0 ? -1 : xml.indexOf(properties, change);
  return last < 0 ? -1 : last + properties.length;
}

/** In which list and at which level the paragraphs of a style are items: as it says, or a style that it is based on, or the list itself. */
function stylesIn(lists: ReadonlyMap<string, List>, styles: ReadonlyMap<string, Style>) {
  const named = new Map<string, string>();
  for (const [id, { levelOfStyle }] of lists)
    for (const style of levelOfStyle.keys()) if (!named.has(style)) named.set(style, id);
  return (style: string | undefined): { id: string; level: number } | undefined => {
    if (style === undefined) return undefined;
    const bases: Style[] = [];
    for (let base = styles.get(style); base && bases.length < mostBases; base = styles.get(base.basedOn ?? ''))
      bases.push(base);
    const id = bases.find(({ numId }) => numId !== undefined)?.numId ?? named.get(style);
    if (id === undefined) return undefined;
    const level = bases.find((base) => base.level !== undefined)?.level;
    return { id, level: lists.get(id)?.levelOfStyle.get(style) ?? Number(level ?? 0) };
  };
}

function readStyles(styles: string): Map<string, Style> {
  const root = styles === '' ? undefined : parsed(styles);
  return new Map(
    (root ? elements(root, 'style') : []).map((style) => {
      const [numbering] = descendants(style, 'numPr');
      const said = { numId: numbering && saidIn(numbering, 'numId'), level: numbering && saidIn(numbering, 'ilvl') };
      return [idOf(style, 'styleId'), { ...said, basedOn: saidIn(style, 'basedOn') }];
    }),
  );
}

/** The item's number; undefined where it bears none. Those deeper than it begin anew after it. */
function count(list: List, level: number, counters: Map<string, number[]>, hasBegun: boolean): number | undefined {
  const counted = counters.get(list.counter) ?? [];
  counters.set(list.counter, counted);
  if (!hasBegun) for (const [at, first] of list.startsAnew) counted[at] = first - 1;
  const { start: first, isNumbered } = list.levels.get(level) ?? { start: 1, isNumbered: false };
  const number = (counted[level] ?? first - 1) + 1;
  counted.length = Math.min(counted.length, level);
  counted[level] = number;
  return isNumbered && number >= 0 && number <= longestNumber ? number : undefined;
}

function readLists(numbering: string): Map<string, List> {
  const root = parsed(numbering);
  if (!root) return new Map();
  const kinds = new Map(
    elements(root, 'abstractNum').map((list) => [
      idOf(list, 'abstractNumId'),
      { levels: levelsOf(list), levelOfStyle: stylesOf(list) },
    ]),
  );
  return new Map(
    elements(root, 'num').map((num) => {
      const counter = saidIn(num, 'abstractNumId') ?? '';
      const overrides = elements(num, 'lvlOverride').flatMap((override): [number, number][] => {
        const first = saidIn(override, 'startOverride');
        return first === undefined ? [] : [[Number(idOf(override, 'ilvl')), Number(first)]];
      });
      const { levels, levelOfStyle } = kinds.get(counter) ?? { levels: new Map(), levelOfStyle: new Map() };
      const list = { counter, levels, levelOfStyle, startsAnew: new Map(overrides) };
      return [idOf(num, 'numId'), list];
    }),
  );
}

function levelsOf(list: XmlElement): Map<number, Level> {
  return new Map(
    elements(list, 'lvl').map((level) => {
      const format = saidIn(level, 'numFmt') ?? 'decimal';
      const isNumbered = format !== 'bullet' && format !== 'none';
      return [Number(idOf(level, 'ilvl')), { start: Number(saidIn(level, 'start') ?? 1), isNumbered }];
    }),
  );
}

const stylesOf = (list: XmlElement): Map<string, number> =>
  new Map(
    elements(list, 'lvl').flatMap((level): [string, number][] => {
      const style = saidIn(level, 'pStyle');
      return style === undefined ? [] : [[style, Number(idOf(level, 'ilvl'))]];
    }),
  );

const idOf = (element: XmlElement, name: string) => attribute(element, name) ?? '';
const saidIn = (element: XmlElement, name: string) => {
  const [said] = descendants(element, name);
  return said && attribute(said, 'val');
};

function parsed(xml: string): XmlElement | undefined {
  try {
    return readXml(xml);
  } catch (error) {
    // Lists then count from one, as without it.
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

/** The number with which a text begins, as it was marked. */
export function markedNumber(text: string): number | undefined {
  const number = /^\s*\uE004(\d+)\uE005/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

export const withoutListNumbers = (text: string): string => text.replace(marks, '');
