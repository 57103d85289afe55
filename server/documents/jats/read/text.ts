/** Mixed content as plain text, for titles, names, abstracts and reference lists. */
import { decodeEntities } from '#server/documents/xml/entities.ts';
import { attribute, elements, isElement, type XmlElement, type XmlNode } from '#server/documents/xml/xml.ts';
import { withoutSymbolFont } from './symbol-font.ts';
import { unwrapTex } from './tex.ts';

const unread = new Set(['fn', 'graphic', 'inline-graphic', 'object-id', 'alt-text', 'long-desc', 'institution-id']);
const spaced = new Set([
  'break',
  'p',
  'title',
  'sec',
  'list-item',
  'td',
  'th',
  'tr',
  'verse-line',
  'label',
  'disp-formula',
]);
/** Mentions that are only marks in a byline or title: they say nothing without their target. */
const markTypes = new Set(['fn', 'aff', 'corresp', 'author-notes', 'table-fn']);

/** Single spaces, none at the ends; references that were escaped twice (`&amp;amp;`) are read. */
export const tidy = (text: string): string => singleSpaced(text).trim();

/** As `tidy`, but with a space kept at each end: what a piece of a sentence needs. Unbreakable spaces stay. */
export const singleSpaced = (text: string): string => decodeEntities(text).replace(/[ \t\r\n\f\u2028\u2029]+/g, ' ');

/** `text` without any of `characters` at its end. (A pattern would take quadratic time on a long run of them.) */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The readable text of some nodes on one line, without footnote marks, each formula or picture said once. */
export function plainText(...nodes: (XmlNode | undefined)[]): string {
  return withoutSymbolFont(tidy(nodes.map((node) => (node === undefined ? '' : spoken(node))).join('')));
}

function spoken(node: XmlNode): string {
  if (!isElement(node)) return node;
  if (unread.has(node.name) || (node.name === 'xref' && isMark(node))) return '';
  if (node.name === 'tex-math') return unwrapTex(node.children.map(spoken).join(''));
  if (node.name === 'alternatives') return spoken(preferred(node) ?? '');
  if (node.name === 'math') return elements(node).length ? tokens(node) : '';
  const inner = node.children.map(spoken).join('');
  return spaced.has(node.name) ? ` ${inner} ` : inner;
}

/** MathML is indented for the eye: only the text of its tokens counts. */
function tokens(node: XmlElement): string {
  const inner = elements(node).filter((element) => !element.name.startsWith('annotation'));
  return inner.length > 0 ? inner.map(tokens).join('') : tidy(node.children.filter((c) => !isElement(c)).join(''));
}

function isMark(xref: XmlElement): boolean {
  return markTypes.has(attribute(xref, 'ref-type') ?? '');
}

/** Of several forms of one thing, the one that can be read: MathML, TeX, a table, text; a picture last. */
export function preferred(alternatives: XmlElement): XmlElement | undefined {
  const forms = elements(alternatives);
  for (const name of ['math', 'tex-math', 'table', 'textual-form']) {
    const form = forms.find((element) => element.name === name);
    if (form) return form;
  }
  return forms[0];
}
