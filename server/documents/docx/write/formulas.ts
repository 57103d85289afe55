/** MathML as Office's own formulas (OMML, ECMA-376 part 1, 22.1), which Word shows and edits. */
import {
  Math as Formula,
  type MathComponent,
  MathFraction,
  MathLimitLower,
  MathLimitUpper,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx';
import { MathMatrix } from 'docx/math';
import type { Formula as FormulaAttributes } from '#server/documents/model/nodes.ts';
import { elements, isElement, readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { BracketedRow } from './brackets.ts';

/** A formula. What OMML has no like of (boxes, phantoms, prescripts) leaves what stands inside. */
export function mathOf({ mathml, tex }: FormulaAttributes): Formula {
  const children = mathml === '' ? [] : components(readXml(mathml));
  return new Formula({ children: children.length > 0 ? children : [new MathRun(tex ?? '')] });
}

type Writer = (parts: readonly MathComponent[][], element: XmlElement) => MathComponent[];

const part = (parts: readonly MathComponent[][], place: number): MathComponent[] => parts[place] ?? [];
const writers: Record<string, Writer> = {
  mfrac: (parts, { attributes }) => [
    new MathFraction({
      numerator: part(parts, 0),
      denominator: part(parts, 1),
      ...(/^0(?![.\d]*[1-9])/.test(attributes.get('linethickness') ?? '') && { type: 'noBar' }),
    }),
  ],
  msqrt: (parts) => [new MathRadical({ children: parts.flat() })],
  mroot: (parts) => [new MathRadical({ children: part(parts, 0), degree: part(parts, 1) })],
  msup: (parts) => [new MathSuperScript({ children: part(parts, 0), superScript: part(parts, 1) })],
  msub: (parts) => [new MathSubScript({ children: part(parts, 0), subScript: part(parts, 1) })],
  msubsup: (parts) => [
    new MathSubSuperScript({ children: part(parts, 0), subScript: part(parts, 1), superScript: part(parts, 2) }),
  ],
  munder: (parts) => [new MathLimitLower({ children: part(parts, 0), limit: part(parts, 1) })],
  mover: (parts) => [new MathLimitUpper({ children: part(parts, 0), limit: part(parts, 1) })],
  munderover: (parts) => [
    new MathLimitUpper({
      children: [new MathLimitLower({ children: part(parts, 0), limit: part(parts, 1) })],
      limit: part(parts, 2),
    }),
  ],
  mphantom: () => [],
  mspace: () => [],
};

const scripts = new Set(['msup', 'msub', 'msubsup']);

function components(element: XmlElement): MathComponent[] {
  const { name } = element;
  if (name === 'mtable') return [matrix(element)];
  const children = elements(element);
  if (name in writers) return writers[name]?.(children.map(components), element) ?? [];
  return children.length === 0 ? run(element) : row(children);
}

/** Elements side by side. TeX's `(a+b)^2` raises the bracket alone; here what it closes is raised. */
function row(children: readonly XmlElement[]): MathComponent[] {
  const written = new BracketedRow();
  for (const child of children) {
    const [base, ...raised] = scripts.has(child.name) ? elements(child) : [child];
    const sign = base?.name === 'mo' ? textOf(base) : '';
    const whole = written.closed(sign);
    if (whole && base !== child)
      written.add(...(writers[child.name]?.([[whole], ...raised.map(components)], child) ?? []));
    else if (whole) written.add(whole);
    else if (base !== child || !written.opens(sign)) written.add(...components(child));
  }
  return written.finish();
}

function matrix(table: XmlElement): MathMatrix {
  const rows = elements(table, 'mtr').map((each) => elements(each, 'mtd').map((cell) => row(elements(cell))));
  return new MathMatrix({ rows });
}

/** A token. Names of functions stand upright. */
function run(token: XmlElement): MathComponent[] {
  const text = textOf(token);
  if (text === '') return [];
  if (token.name === 'mtext') return [new MathRun({ text, normalText: true })];
  return [token.name === 'mi' && text.length > 1 ? new MathRun({ text, style: 'plain' }) : new MathRun(text)];
}

/** Without the signs that nobody sees and that are for MathML alone (U+2061 and the like). */
const textOf = ({ children }: XmlElement): string =>
  children
    .filter((child) => !isElement(child))
    .join('')
    .replace(/[\u2061-\u2064]/g, '');
