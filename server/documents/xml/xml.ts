/**
 * XML as a plain tree, for mixed content: every text and element in its order, namespace prefixes dropped
 * (`mml:math` is `math`, `xlink:href` is `href`). Nothing outside the file is fetched, and entities that the file
 * itself declares are never expanded, so that no file can grow in memory.
 */

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ReadingError, remark } from '#contract/remarks.ts';
import { decodeEntities } from './entities.ts';

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

/** The file is not well-formed XML. */
export class XmlError extends ReadingError {
  override name = 'XmlError';
}

const maxLength = 30_000_000;
/** Thirty times those of a long article. Each takes some 1,500 bytes while it is read: so a file's memory is bounded. */
const maxElements = 250_000;
const maxDepth = 200;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: maxDepth,
});

/** The root element of `source`. Throws XmlError where it is not well-formed, too long or too deep. */
export function readXml(source: string): XmlElement {
  if (source.length > maxLength) throw new XmlError(remark('xmlTooLong'));
  if (elementsIn(source) > maxElements) throw new XmlError(remark('xmlTooMany', { most: maxElements }));
  const verdict = XMLValidator.validate(source);
  if (verdict !== true) {
    throw new XmlError(remark('xmlBroken', { line: `${verdict.err.line}` }), {
      cause: verdict.err,
    });
  }
  let parsed: unknown;
  try {
    parsed = parser.parse(source);
  } catch (cause) {
    const isDeep = cause instanceof Error && cause.message.includes('nested tags');
    throw new XmlError(isDeep ? remark('xmlTooDeep', { most: maxDepth }) : remark('xmlUnreadable'), { cause });
  }
  const root = toNodes(parsed).find((node) => typeof node !== 'string');
  if (!root) throw new XmlError(remark('xmlEmpty'));
  return root;
}

/** Counted before any of them is made: comments and the like count as well. */
function elementsIn(source: string): number {
  let count = 0;
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at + 1)) if (source[at + 1] !== '/') count++;
  return count;
}

/** fast-xml-parser's ordered form: `[{ tag: children, ':@': attributes } | { '#text': text } | { '#cdata': children }]`. */
function toNodes(parsed: unknown): XmlNode[] {
  return Array.isArray(parsed) ? parsed.flatMap(toNode) : [];
}

function toNode(entry: unknown): XmlNode[] {
  if (!isRecord(entry)) return [];
  for (const [name, value] of Object.entries(entry)) {
    if (name === ':@') continue;
    if (name === '#text') return [decodeEntities(String(value))];
    if (name === '#cdata') return Array.isArray(value) ? value.flatMap(literalText) : [];
    return [{ name, attributes: toAttributes(entry[':@']), children: toNodes(value) }];
  }
  return [];
}

const literalText = (entry: unknown) => (isRecord(entry) ? [String(entry['#text'] ?? '')] : []);

function toAttributes(parsed: unknown): Map<string, string> {
  const entries = isRecord(parsed) ? Object.entries(parsed) : [];
  return new Map(entries.map(([name, value]) => [name, decodeEntities(String(value))]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

/** The elements directly inside, all or those with one of `names`. */
export function elements(parent: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const found = parent?.children.filter(isElement) ?? [];
  return names.length === 0 ? found : found.filter((element) => names.includes(element.name));
}

/** The first element along a path of names, as in `at(article, 'front', 'article-meta')`. */
export function at(parent: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let element = parent;
  for (const name of path) element = elements(element, name)[0];
  return element;
}

/** Every element with one of `names` inside, at any depth, in document order. */
export function descendants(parent: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return elements(parent).flatMap((element) => [
    ...(names.includes(element.name) ? [element] : []),
    ...descendants(element, ...names),
  ]);
}

/** An attribute's value without surrounding space; undefined where absent or blank. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes.get(name)?.trim() || undefined;
}

/** All text inside, as it stands. */
export function rawText(node: XmlNode): string {
  return isElement(node) ? node.children.map(rawText).join('') : node;
}
