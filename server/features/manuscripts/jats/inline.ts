/** Text within a paragraph: emphasis, links, formulas and mentions. */
import { type Inline, type Mark, markSchema } from '#contract/entities/manuscript.ts';
import { InlineRun } from './inline-run.ts';
import { readMention, readNote } from './mentions.ts';
import { readFormula } from './read-formula.ts';
import type { Reading } from './reading.ts';
import { plainText, preferred } from './text.ts';
import { attribute, isElement, rawText, type XmlElement, type XmlNode } from './xml.ts';

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
const links = new Set(['ext-link', 'uri', 'email', 'a', 'self-uri', 'inline-supplementary-material', 'supplementary-material']);
const unread = new Set(['object-id', 'alt-text', 'long-desc', 'sec-meta', 'hr', 'processing-meta', 'fn-group', 'ref-list', 'script', 'style']);
/** Inside a paragraph only where they should not be: their own lines are all that is kept. */
const lines = new Set(['p', 'title', 'list-item', 'tr', 'verse-line', 'disp-formula', 'attrib', 'speaker']);

/** The content of a paragraph, heading or cell. Empty where it says nothing. */
export function readInline(nodes: readonly XmlNode[], reading: Reading, outer: readonly Mark[] = []): Inline[] {
  const run = new InlineRun();
  for (const node of nodes) addNode(node, run, reading, outer);
  return run.finish();
}

function addNode(node: XmlNode, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  if (!isElement(node)) return run.addText(node, outer);
  if (unread.has(node.name)) return;
  const inside = (nodes: readonly XmlNode[], added?: Mark) => {
    const isNew = added && !outer.some((mark) => mark.type === added.type);
    for (const child of nodes) addNode(child, run, reading, isNew ? [...outer, added] : outer);
  };
  const mark = Object.hasOwn(marks, node.name) ? marks[node.name] : undefined;
  if (mark) return inside(node.children, mark);
  if (links.has(node.name)) return inside(node.children.length > 0 ? node.children : [address(node) ?? ''], link(node));
  switch (node.name) {
    case 'break':
    case 'br':
      return run.addBreak();
    case 'fn':
      return run.add(readNote(node, reading));
    case 'xref': {
      const mention = readMention(node, reading, outer);
      return mention ? mention.forEach((piece) => run.add(piece)) : inside(node.children);
    }
    case 'inline-formula':
    case 'disp-formula':
    case 'math':
    case 'tex-math':
    case 'chem-struct':
      return addFormula(node, run, reading, outer);
    case 'alternatives': {
      const form = preferred(node);
      return form && addNode(form, run, reading, outer);
    }
    case 'graphic':
    case 'inline-graphic':
      return addPicture('imagen', run, reading, outer);
    default:
      if (lines.has(node.name)) run.addBreak();
      inside(node.children);
      if (lines.has(node.name)) run.addBreak();
  }
}

function addFormula(node: XmlElement, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  const formula = readFormula(node, reading);
  if (formula) return run.add({ type: 'mathInline', attrs: formula });
  // Some formulas are only text with emphasis.
  if (plainText(node) === '') return addPicture('fórmula', run, reading, outer);
  for (const child of node.children) addNode(child, run, reading, outer);
}

/** Pictures are not part of the file: a word in their place says that something stood there. */
function addPicture(what: string, run: InlineRun, reading: Reading, outer: readonly Mark[]): void {
  reading.warnings.add(`Hay una ${what} dentro del texto que solo existe como archivo gráfico y no se incorpora.`);
  run.addText(`[${what}]`, outer.some((mark) => mark.type === 'italic') ? outer : [...outer, { type: 'italic' }]);
}

/** A link mark, where the address is one that a reader may follow. */
export function link(element: XmlElement): Mark | undefined {
  const candidate = markSchema.safeParse({ type: 'link', attrs: { href: address(element) } });
  return candidate.success ? candidate.data : undefined;
}

function address(element: XmlElement): string | undefined {
  const text = rawText(element).trim();
  const href = attribute(element, 'href') ?? text;
  if (element.name === 'email') return href.startsWith('mailto:') ? href : `mailto:${href}`;
  if (attribute(element, 'ext-link-type') === 'doi' && /^10\./.test(href)) return `https://doi.org/${href}`;
  return href;
}
