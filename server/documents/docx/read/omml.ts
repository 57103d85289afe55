/**
 * Office Math (OMML) as MathML. What it does not know it reads through to what is inside.
 * Source: ECMA-376 part 1, §22.1; MathML Core.
 */

import { cleanMathml } from '#server/documents/mathml/mathml.ts';
import { at, attribute, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';

/** One `<math>` element, cleaned. Throws MathmlError where it would be empty, and XmlError where it is too deep. */
export function ommlToMathml(omml: XmlElement, display: boolean): string {
  return cleanMathml(`<math${display ? ' display="block"' : ''}>${all(omml)}</math>`);
}

const writers: Record<string, (element: XmlElement) => string> = {
  r: run,
  f: fraction,
  sSup: (it) => `<msup>${part(it, 'e')}${part(it, 'sup')}</msup>`,
  sSub: (it) => `<msub>${part(it, 'e')}${part(it, 'sub')}</msub>`,
  sSubSup: (it) => `<msubsup>${part(it, 'e')}${part(it, 'sub')}${part(it, 'sup')}</msubsup>`,
  sPre: (it) => `<mmultiscripts>${part(it, 'e')}<mprescripts/>${part(it, 'sub')}${part(it, 'sup')}</mmultiscripts>`,
  rad: (it) =>
    isOn(it, 'radPr', 'degHide') || rawText(at(it, 'deg') ?? '') === ''
      ? `<msqrt>${part(it, 'e')}</msqrt>`
      : `<mroot>${part(it, 'e')}${part(it, 'deg')}</mroot>`,
  nary,
  d: fenced,
  m: (it) => table(elements(it, 'mr').map((row) => elements(row, 'e').map(group))),
  eqArr: (it) => table(elements(it, 'e').map((line) => [group(line)])),
  func: (it) => `<mrow>${functionName(at(it, 'fName'))}<mo>&#x2061;</mo>${part(it, 'e')}</mrow>`,
  acc: (it) => `<mover accent="true">${part(it, 'e')}${operator(property(it, 'accPr', 'chr') ?? '\u0302')}</mover>`,
  bar: (it) =>
    property(it, 'barPr', 'pos') === 'top'
      ? `<mover>${part(it, 'e')}<mo>¯</mo></mover>`
      : `<munder>${part(it, 'e')}<mo>_</mo></munder>`,
  groupChr: (it) => {
    const sign = operator(property(it, 'groupChrPr', 'chr') ?? '⏟');
    return property(it, 'groupChrPr', 'pos') === 'top'
      ? `<mover>${part(it, 'e')}${sign}</mover>`
      : `<munder>${part(it, 'e')}${sign}</munder>`;
  },
  limLow: (it) => `<munder>${part(it, 'e')}${part(it, 'lim')}</munder>`,
  limUpp: (it) => `<mover>${part(it, 'e')}${part(it, 'lim')}</mover>`,
  borderBox: (it) => `<menclose notation="box">${part(it, 'e')}</menclose>`,
  phant: (it) => `<mphantom>${part(it, 'e')}</mphantom>`,
};

const all = (parent: XmlElement): string =>
  elements(parent)
    .filter(({ name }) => !name.endsWith('Pr'))
    .map((child) => (Object.hasOwn(writers, child.name) ? writers[child.name]?.(child) : all(child)))
    .join('');

const group = (element: XmlElement | undefined) => `<mrow>${element ? all(element) : ''}</mrow>`;
const part = (parent: XmlElement, name: string) => group(at(parent, name));
const property = (element: XmlElement, properties: string, name: string) =>
  at(element, properties, name)?.attributes.get('val');

/** An empty switch is on. */
function isOn(element: XmlElement, properties: string, name: string): boolean {
  const found = at(element, properties, name);
  return found !== undefined && !['0', 'off', 'false'].includes(attribute(found, 'val') ?? '');
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const operator = (sign: string) => (sign === '' ? '' : `<mo>${escaped(sign)}</mo>`);

/** Numbers, letters and signs each by themselves; upright text as it is. */
function run(element: XmlElement): string {
  const text = elements(element, 't').map(rawText).join('');
  if (text === '') return '';
  if (isOn(element, 'rPr', 'nor')) return `<mtext>${escaped(text)}</mtext>`;
  const upright = property(element, 'rPr', 'sty') === 'p' ? ' mathvariant="normal"' : '';
  return (text.match(/\d+(?:[.,]\d+)*|\p{L}\p{M}*|\S/gu) ?? [])
    .map((token) => {
      if (/^\d/.test(token)) return `<mn>${token}</mn>`;
      return /^\p{L}/u.test(token) ? `<mi${upright}>${token}</mi>` : operator(token);
    })
    .join('');
}

function functionName(name: XmlElement | undefined): string {
  const text = name && elements(name).every((child) => child.name === 'r') ? rawText(name).trim() : '';
  return /^\p{L}{2,}$/u.test(text) ? `<mi>${text}</mi>` : group(name);
}

function fraction(it: XmlElement): string {
  const [above, below, type] = [part(it, 'num'), part(it, 'den'), property(it, 'fPr', 'type')];
  if (type === 'lin') return `<mrow>${above}<mo>/</mo>${below}</mrow>`;
  return `<mfrac${type === 'noBar' ? ' linethickness="0"' : ''}>${above}${below}</mfrac>`;
}

/** Sums, integrals and their like: the sign with its limits, then what it is of. */
function nary(it: XmlElement): string {
  const sign = operator(property(it, 'naryPr', 'chr') ?? '∫');
  const sub = isOn(it, 'naryPr', 'subHide') ? '' : part(it, 'sub');
  const sup = isOn(it, 'naryPr', 'supHide') ? '' : part(it, 'sup');
  const around = property(it, 'naryPr', 'limLoc') === 'undOvr';
  const names = around
    ? { sub: 'munder', sup: 'mover', both: 'munderover' }
    : { sub: 'msub', sup: 'msup', both: 'msubsup' };
  const tag = sub && sup ? names.both : sub ? names.sub : sup ? names.sup : undefined;
  return `<mrow>${tag ? `<${tag}>${sign}${sub}${sup}</${tag}>` : sign}${part(it, 'e')}</mrow>`;
}

function fenced(it: XmlElement): string {
  const [open, close] = [property(it, 'dPr', 'begChr') ?? '(', property(it, 'dPr', 'endChr') ?? ')'];
  const separator = operator(property(it, 'dPr', 'sepChr') ?? '|');
  const inside = elements(it, 'e').map(group).join(separator);
  return `<mrow>${operator(open)}${inside}${operator(close)}</mrow>`;
}

const table = (rows: readonly (readonly string[])[]) =>
  `<mtable>${rows.map((cells) => `<mtr>${cells.map((cell) => `<mtd>${cell}</mtd>`).join('')}</mtr>`).join('')}</mtable>`;
