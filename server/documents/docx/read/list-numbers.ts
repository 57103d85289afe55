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
  startsAnew: ReadonlyMap<number, number>;
}

/** The body's XML with a mark at each numbered item. `numbering` is the part that says how lists count. */
export function markListNumbers(main: string, numbering: string): string {
  const clean = main.replaceAll(start, '');
  const lists = readLists(numbering);
  if (lists.size === 0) return clean;
  const counters = new Map<string, number[]>();
  const begun = new Set<string>();
  const kept: string[] = [];
  let from = 0;
  for (const found of clean.matchAll(/<w:numPr>([\s\S]{0,400}?)<\/w:numPr>/g)) {
    // What a tracked change of the paragraph says that it was before.
    if (found.index < from) continue;
    const close = endOfProperties(clean, found.index);
    if (close < 0) break;
    const value = (name: string) => new RegExp(`<w:${name} w:val="(\\d{1,9})"`).exec(found[1] ?? '')?.[1];
    const id = value('numId') ?? '';
    const list = lists.get(id);
    const number = list && count(list, Number(value('ilvl') ?? 0), counters, begun.has(id));
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
  const last = isWithin ? xml.indexOf(properties, first + 1) : first;
  return last < 0 ? -1 : last + properties.length;
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
  const levels = new Map(elements(root, 'abstractNum').map((list) => [idOf(list, 'abstractNumId'), levelsOf(list)]));
  return new Map(
    elements(root, 'num').map((num) => {
      const counter = saidIn(num, 'abstractNumId') ?? '';
      const overrides = elements(num, 'lvlOverride').flatMap((override): [number, number][] => {
        const first = saidIn(override, 'startOverride');
        return first === undefined ? [] : [[Number(idOf(override, 'ilvl')), Number(first)]];
      });
      const list = { counter, levels: levels.get(counter) ?? new Map(), startsAnew: new Map(overrides) };
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
