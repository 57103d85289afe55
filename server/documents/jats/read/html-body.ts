/**
 * Bodies of old articles that hold HTML as escaped text (`<body specific-use="quirks-mode">`), turned into the
 * JATS elements that say the same, so that one reader serves both.
 */
import { decodeEntities } from '#server/documents/xml/entities.ts';
import {
  attribute,
  descendants,
  elements,
  isElement,
  rawText,
  type XmlElement,
  type XmlNode,
} from '#server/documents/xml/xml.ts';
import { withoutSymbolFont } from './symbol-font.ts';

/** JATS for each HTML element that matters. Those not here leave only what they hold. */
const names: Record<string, string> = {
  p: 'p',
  div: 'p',
  center: 'p',
  dd: 'p',
  dt: 'p',
  address: 'p',
  h1: 'title',
  h2: 'title',
  h3: 'title',
  h4: 'title',
  h5: 'title',
  h6: 'title',
  blockquote: 'disp-quote',
  ul: 'list',
  ol: 'list',
  li: 'list-item',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  sup: 'sup',
  sub: 'sub',
  tt: 'monospace',
  code: 'monospace',
  pre: 'preformat',
  a: 'ext-link',
  br: 'break',
  img: 'inline-graphic',
  script: 'script',
  style: 'style',
};
const empty = new Set(['break', 'inline-graphic']);
const inline = new Set(['bold', 'italic', 'underline', 'strike', 'sup', 'sub', 'monospace', 'ext-link']);
/** What an opening tag ends, up to the nearest of the elements that keep it in. */
const ends: Record<string, { open: string[]; within: string[] }> = {
  p: { open: ['p', 'title'], within: ['td', 'th', 'list-item', 'disp-quote'] },
  title: { open: ['p', 'title'], within: ['td', 'th', 'list-item', 'disp-quote'] },
  'disp-quote': { open: ['p', 'title'], within: ['td', 'th', 'list-item'] },
  list: { open: ['p', 'title'], within: ['td', 'th', 'list-item'] },
  table: { open: ['p', 'title'], within: ['td', 'th', 'list-item'] },
  'list-item': { open: ['list-item'], within: ['list'] },
  tr: { open: ['tr'], within: ['table'] },
  td: { open: ['td', 'th'], within: ['tr', 'table'] },
  th: { open: ['td', 'th'], within: ['tr', 'table'] },
};
/** Deeper elements leave only what they hold. */
const deepest = 60;
const tag = /<[!?][^<>]*>|<(\/?)([a-zA-Z][a-zA-Z\d]*)((?:[^a-zA-Z\d<>][^<>]*)?)>/g;

interface OpenElement {
  name: string;
  attributes: Map<string, string>;
  children: XmlNode[];
}

/** The body of a text, its escaped HTML made elements. JATS takes one alone; what files have in several is read as one. */
export function bodyOf(text: XmlElement): XmlElement | undefined {
  const [first, ...more] = elements(text, 'body').map(bodyAsElements);
  return first && { ...first, children: [first, ...more].flatMap(({ children }) => children) };
}

function bodyAsElements(body: XmlElement): XmlElement {
  const isHtml = attribute(body, 'specific-use') === 'quirks-mode' || /^\s*<!--version=html-->/.test(rawText(body));
  return isHtml ? fromHtml(body) : body;
}

function fromHtml(body: XmlElement): XmlElement {
  const html: OpenElement = { name: 'body', attributes: new Map(), children: [] };
  const stack = [html];
  for (const node of elements(body).flatMap((block) => (holdsText(block) ? block.children : [block]))) {
    if (isElement(node)) stack.at(-1)?.children.push(node);
    else addHtml(withoutSymbolFont(node), stack);
  }
  return html;
}

const holdsText = (block: XmlElement) => block.name === 'p' && descendants(block, 'p').length === 0;

function addHtml(source: string, stack: OpenElement[]): void {
  let from = 0;
  const addText = (text: string) => {
    if (text !== '') stack.at(-1)?.children.push(decodeEntities(text));
  };
  for (const match of source.matchAll(tag)) {
    addText(source.slice(from, match.index));
    from = match.index + match[0].length;
    const written = (match[2] ?? '').toLowerCase();
    const name = Object.hasOwn(names, written) ? names[written] : undefined;
    if (name && match[1]) close(name, stack);
    else if (name) openTag(name, written, match[3] ?? '', stack);
  }
  addText(source.slice(from));
}

function openTag(name: string, written: string, attributes: string, stack: OpenElement[]): void {
  const rule = ends[name];
  if (rule) {
    while (stack.length > 1 && inline.has(stack.at(-1)?.name ?? '')) stack.pop();
    endOpen(rule, stack);
  }
  const element: OpenElement = { name, attributes: readAttributes(attributes, written), children: [] };
  stack.at(-1)?.children.push(element);
  if (!empty.has(name) && stack.length < deepest) stack.push(element);
}

function endOpen({ open, within }: { open: string[]; within: string[] }, stack: OpenElement[]): void {
  for (let index = stack.length - 1; index > 0; index -= 1) {
    const name = stack[index]?.name ?? '';
    if (within.includes(name)) return;
    if (open.includes(name)) {
      stack.length = index;
      return;
    }
  }
}

/** A closing tag that nothing opened says nothing. */
function close(name: string, stack: OpenElement[]): void {
  const index = stack.findLastIndex((element) => element.name === name);
  if (index > 0) stack.length = index;
}

function readAttributes(source: string, written: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(
    /([a-zA-Z]{1,20})\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  )) {
    found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  }
  if (written === 'ol') found.set('list-type', 'order');
  return found;
}
