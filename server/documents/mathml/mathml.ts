/**
 * Formulas as MathML that may be put into a page as it is. This is a security boundary: whatever comes in (TeX or
 * MathML of an unknown author), only the elements and attributes listed here come out, all text escaped.
 * Source: MathML Core, https://www.w3.org/TR/mathml-core/, with MathML 3's common presentation elements.
 */

import katex from 'katex';
import { ReadingError, remark } from '#contract/remarks.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import 'katex/contrib/mhchem';
import {
  attribute,
  descendants,
  elements,
  isElement,
  readXml,
  type XmlElement,
  XmlError,
} from '#server/documents/xml/xml.ts';
import { inAlphabet } from './mathml-alphabets.ts';
import { withFunctionSpaces } from './mathml-functions.ts';

/** The formula cannot be read, or not shown. */
export class MathmlError extends ReadingError {
  override name = 'MathmlError';
}

const maxTex = 20_000;
const maxMathml = 200_000;
const tokens = new Set(['mi', 'mn', 'mo', 'ms', 'mtext', 'mspace']);
const layouts = new Set(
  `menclose merror mfrac mmultiscripts mover mpadded mphantom mprescripts mroot mrow msqrt mstyle msub
   msubsup msup mtable mtd mtr munder munderover none`.split(/\s+/),
);
const attributes = new Set(
  `accent accentunder bevelled columnalign columnlines columnspacing columnspan denomalign depth dir display
   displaystyle fence form frame height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant
   maxsize minsize movablelimits notation numalign rowalign rowlines rowspacing rowspan rspace scriptlevel separator
   stretchy symmetric voffset width`.split(/\s+/),
);
const attributeValue = /^[-\w.%#+ ]{1,80}$/;

/**
 * A TeX formula as one `<math>` element. TeX that cannot be read gives a `<math>` that shows its source as an error
 * (`<merror>`): never throws. Addresses, pictures and HTML inside TeX are not followed.
 */
export function texToMathml(tex: string, { display = false }: { display?: boolean } = {}): string {
  try {
    if (tex.length > maxTex) return texError(tex, display);
    // TeX takes one token as \mathop's argument; KaTeX wants braces around a command.
    const source = tex.replace(/\\mathop\s*(\\[A-Za-z]+)/g, '\\mathop{$1}');
    const html = katex.renderToString(source, {
      displayMode: display,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 300,
      maxSize: 50,
    });
    return cleanMathml(html);
  } catch {
    return texError(tex, display);
  }
}

/** Whether a `<math>` made by texToMathml shows an error instead of a formula. */
export const isTexError = (mathml: string): boolean =>
  [open(), open(true)].some((start) => mathml.startsWith(`${start}<merror>`));

const texError = (tex: string, display: boolean) =>
  `${open(display)}<merror><mtext>${escapeMarkup(tex.slice(0, maxTex))}</mtext></merror></math>`;

/**
 * The first `<math>` of `xml`, with only what may be shown. Throws MathmlError where there is none, where it says
 * nothing, or where `xml` is not well-formed.
 */
export function cleanMathml(xml: string): string {
  try {
    const root = readXml(xml);
    const math = root.name === 'math' ? root : descendants(root, 'math')[0];
    if (math) return cleanMathElement(math);
  } catch (cause) {
    if (!(cause instanceof XmlError)) throw cause;
    throw new MathmlError(remark('mathmlBroken'), { cause });
  }
  throw new MathmlError(remark('mathmlMissing'));
}

/** As cleanMathml, for a `<math>` that was read already. `display` overrides what the element says of itself. */
export function cleanMathElement(math: XmlElement, display = attribute(math, 'display') === 'block'): string {
  const content = writeAll(math);
  if (!/<m(?:i|n|o|s|text)[ >]/.test(content)) throw new MathmlError(remark('mathmlEmpty'));
  const written = `${open(display)}${content}</math>`;
  if (written.length > maxMathml) throw new MathmlError(remark('mathmlTooLong'));
  return written;
}

const open = (display = false) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${display ? ' display="block"' : ''}>`;

/** What stands inside an element; text that no token holds is made one. */
function writeAll(parent: XmlElement): string {
  return withFunctionSpaces(parent)
    .map((child) => {
      if (isElement(child)) return write(child);
      return trimmed(child) === '' ? '' : `<mtext>${escapeMarkup(trimmed(child))}</mtext>`;
    })
    .join('');
}

function write(element: XmlElement): string {
  const { name } = element;
  if (name === 'semantics' || name === 'maction') return elements(element).slice(0, 1).map(write).join('');
  if (name === 'mfenced') return writeFenced(element);
  if (name === 'mlabeledtr') return `<mtr>${elements(element, 'mtd').slice(1).map(write).join('')}</mtr>`;
  if (name === 'math') return `<mrow>${writeAll(element)}</mrow>`;
  // KaTeX puts stacked operators inside an <mi> or <mo>.
  if (tokens.has(name) && elements(element).length > 0) return `<mrow>${writeAll(element)}</mrow>`;
  if (tokens.has(name)) return writeToken(element);
  if (!layouts.has(name)) return '';
  return `<${name}${writeAttributes(element)}>${writeAll(element)}</${name}>`;
}

function writeToken(element: XmlElement): string {
  const { name } = element;
  const written = trimmed(element.children.join(''));
  // MathML 3 reads a hyphen that is an operator as minus; browsers draw what they are given.
  const text = name === 'mo' && written === '-' ? '−' : written;
  // Browsers know only mathvariant="normal": letters of other alphabets have characters of their own.
  const variant = attribute(element, 'mathvariant');
  const letters = variant && name !== 'mtext' && name !== 'ms' ? inAlphabet(text, variant) : undefined;
  return `<${name}${writeAttributes(element, letters ? 'mathvariant' : undefined)}>${escapeMarkup(letters ?? text)}</${name}>`;
}

/** `mfenced` is not in MathML Core, so that browsers would lose its parentheses: they are written out. */
function writeFenced(element: XmlElement): string {
  const fence = (value: string) => (value === '' ? '' : `<mo fence="true">${escapeMarkup(value)}</mo>`);
  const separators = [...(element.attributes.get('separators') ?? ',').replace(/\s/g, '')];
  const parts = elements(element)
    .map(write)
    .filter((part) => part !== '');
  const inside = parts.map((part, index) => {
    const separator = index === 0 ? undefined : (separators[index - 1] ?? separators.at(-1));
    return separator ? `<mo separator="true">${escapeMarkup(separator)}</mo>${part}` : part;
  });
  const [start, end] = [element.attributes.get('open') ?? '(', element.attributes.get('close') ?? ')'];
  return `<mrow>${fence(start.trim())}${inside.join('')}${fence(end.trim())}</mrow>`;
}

function writeAttributes(element: XmlElement, left?: string): string {
  return [...element.attributes]
    .filter(([name, value]) => name !== left && attributes.has(name) && attributeValue.test(value))
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}

/** Only XML's white space is idle: a formula's other spaces (U+00A0, U+2009 …) are meant. */
const trimmed = (text: string) => text.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, '');
