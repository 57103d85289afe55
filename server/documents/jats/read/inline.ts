/** Text within a paragraph: emphasis, links, formulas and mentions. */
import { type Block, type Inline, type Mark, markSchema } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import { attribute, isElement, rawText, type XmlElement, type XmlNode } from '#server/documents/xml/xml.ts';
import { InlineRun } from './inline-run.ts';
import { readMention, readNote } from './mentions.ts';
import { readFormula } from './read-formula.ts';
import type { Reading } from './reading.ts';
import { plainText, preferred } from './text.ts';
import { jatsWordsIn } from './words.ts';

const marks: Record<string, Mark> = {
  bold: { type: 'bold' },
  b: { type: 'bold' },
  italic: { type: 'italic' },
  i: { type: 'italic' },
  underline: { type: 'underline' },
  u: { type: 'underline' },
  strike: { type: 'strike' },
  sup: { type: 'superscript' },
  sub: { type: 'subscript' },
  monospace: { type: 'code' },
  sc: { type: 'smallCaps' },
};
const links = new Set('a email ext-link inline-supplementary-material self-uri supplementary-material uri'.split(' '));
const unread = new Set(
  'alt-text fn-group hr long-desc object-id processing-meta ref-list script sec-meta style'.split(' '),
);
/** Inside a paragraph only where they should not be: their own lines are all that is kept. */
const lines = new Set('attrib disp-quote list-item p speaker title tr verse-line'.split(' '));

type Add = (element: XmlElement, run: InlineRun, reading: Reading, outer: readonly Mark[]) => void;

const adders: Record<string, Add> = {
  break: (_, run) => run.addBreak(),
  br: (_, run) => run.addBreak(),
  fn: (element, run, reading) => run.add(...readNote(element, reading, readInline)),
  xref: addMention,
  // Our own files hold the mentions of one citation together by it (write/inlines.ts).
  'named-content': (element, run, reading, outer) =>
    (attribute(element, 'content-type') === 'citation' ? addMention : addWrapped)(element, run, reading, outer),
  'inline-formula': addFormula,
  'disp-formula': addFormula,
  'chem-struct': addFormula,
  math: addFormula,
  'tex-math': addFormula,
  alternatives: (element, run, reading, outer) => addNode(preferred(element) ?? '', run, reading, outer),
  graphic: (_, run, reading, outer) => addPicture('picture', run, reading, outer),
  'inline-graphic': (_, run, reading, outer) => addPicture('picture', run, reading, outer),
};

/** The content of a paragraph, heading or cell. Empty where it says nothing. */
export function readInline(nodes: readonly XmlNode[], reading: Reading, outer: readonly Mark[] = []): Inline[] {
  const run = new InlineRun();
  addAll(nodes, run, reading, outer);
  return run.finish();
}

function addAll(nodes: readonly XmlNode[], run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  for (const node of nodes) addNode(node, run, reading, outer);
}

function addNode(node: XmlNode, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  if (!isElement(node)) run.addText(node, outer);
  else if (Object.hasOwn(adders, node.name)) adders[node.name]?.(node, run, reading, outer);
  else if (!unread.has(node.name)) addWrapped(node, run, reading, outer);
}

/** An element that only adds emphasis, an address or a line of its own to what it holds, or nothing at all. */
function addWrapped(element: XmlElement, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  const isLink = links.has(element.name);
  const mark = isLink ? link(element) : Object.hasOwn(marks, element.name) ? marks[element.name] : undefined;
  const isNew = mark && !outer.some(({ type }) => type === mark.type);
  const isBare = isLink && mark && element.children.length === 0;
  const nodes = isBare ? [attribute(element, 'href') ?? ''] : element.children;
  if (lines.has(element.name)) run.addBreak();
  addAll(nodes, run, reading, isNew ? [...outer, mark] : outer);
  if (lines.has(element.name)) run.addBreak();
}

function addMention(xref: XmlElement, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  const place = { isRaised: isSuperscript(outer), isAtWord: run.endsAtWord() };
  const mention = readMention(xref, reading, place, readInline);
  if (mention) run.add(...mention);
  else addAll(xref.children, run, reading, outer);
}

const isSuperscript = (outer: readonly Mark[]) => outer.some(({ type }) => type === 'superscript');

function addFormula(element: XmlElement, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  const formula = readFormula(element, reading);
  if (formula) run.add({ type: 'mathInline', attrs: formula });
  else if (plainText(element) === '') addPicture('formula', run, reading, outer);
  // Some formulas are only text with emphasis.
  else addAll(element.children, run, reading, outer);
}

/** Pictures are not part of the file: a word in their place says that something stood there. */
function addPicture(what: 'picture' | 'formula', run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  reading.warnings.add(remark(what === 'picture' ? 'pictureInText' : 'formulaInText'));
  run.addText(
    `[${jatsWordsIn(reading.language)[what]}]`,
    outer.some(({ type }) => type === 'italic') ? outer : [...outer, { type: 'italic' }],
  );
}

/** One paragraph, or none where there is nothing in it. */
export function paragraph(content: Inline[]): Extract<Block, { type: 'paragraph' }>[] {
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

/** A link mark, where the address is one that a reader may follow: a path led to the site that the article came from. */
export function link(element: XmlElement): Mark | undefined {
  const href = address(element);
  const candidate = markSchema.safeParse({ type: 'link', attrs: { href } });
  return candidate.success && !href.startsWith('/') ? candidate.data : undefined;
}

function address(element: XmlElement): string {
  const href = attribute(element, 'href') ?? rawText(element).trim();
  if (element.name === 'email') return href.startsWith('mailto:') ? href : `mailto:${href}`;
  if (attribute(element, 'ext-link-type') === 'doi' && href.startsWith('10.')) return `https://doi.org/${href}`;
  return href;
}
