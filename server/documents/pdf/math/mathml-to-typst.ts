/**
 * Presentation MathML, as mathml.ts lets it through, in Typst's formulas. Each element is an expression of Typst's
 * `math` module. Source: https://www.w3.org/TR/mathml-core/ and https://typst.app/docs/reference/math/.
 */

import { type Code, call, deepestFormula, length, nothing, string, yes } from '#server/documents/pdf/typst.ts';
import { attribute, elements, rawText, readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { emLength } from './lengths.ts';
import { row } from './rows.ts';
import { multiscripts, optional, scripts } from './scripts.ts';
import { table } from './tables.ts';
import { identifier, operator } from './tokens.ts';

/** The formula has something that Typst cannot be told. */
export class FormulaError extends Error {
  override name = 'FormulaError';
}

/** The content of a formula. Throws FormulaError where it cannot be set, XmlError where it is no XML. */
export function mathmlToTypst(mathml: string): Code {
  const code = row(elements(readXml(mathml)), expression);
  if (code.depth > deepestFormula) throw new FormulaError('too deep');
  return code;
}

/** One element. */
function expression(element: XmlElement): Code {
  const inside = elements(element);
  const [first, second, third] = inside;
  switch (element.name) {
    case 'mi':
      return identifier(rawText(element), attribute(element, 'mathvariant') === 'normal');
    case 'mn':
      return string(rawText(element));
    case 'mo':
      return operator(element);
    case 'mtext':
      return string(rawText(element));
    case 'ms':
      return string(`"${rawText(element)}"`);
    case 'mspace':
      return call('h', [length(emLength(attribute(element, 'width')), 'em')]);
    case 'mfrac':
      return fraction(element, optional(first, expression), optional(second, expression));
    case 'msqrt':
      return call('math.sqrt', [row(inside, expression)]);
    case 'mroot':
      return call('math.root', [optional(second, expression), optional(first, expression)]);
    case 'msub':
    case 'munder':
      return scripts(element, first, { below: second }, expression);
    case 'msup':
    case 'mover':
      return scripts(element, first, { above: second }, expression);
    case 'msubsup':
    case 'munderover':
      return scripts(element, first, { below: second, above: third }, expression);
    case 'mmultiscripts':
      return multiscripts(inside, expression);
    case 'mtable':
      return table(element, expression);
    case 'mphantom':
      return call('hide', [row(inside, expression)]);
    case 'mstyle':
      return styled(element, row(inside, expression));
    case 'menclose':
      return enclosed(element, row(inside, expression));
    case 'none':
      return nothing;
    case 'merror':
      throw new FormulaError('TeX that could not be read');
    default:
      return row(inside, expression);
  }
}

function fraction(element: XmlElement, above: Code, below: Code): Code {
  if (attribute(element, 'bevelled') === 'true') return call('math.frac', [above, below], { style: string('skewed') });
  const line = attribute(element, 'linethickness');
  if (line === undefined || emLength(line) !== 0 || !/^0/.test(line)) return call('math.frac', [above, below]);
  return call('math.vec', [above, below], { delim: nothing, gap: length(0.3, 'em') });
}

function styled(element: XmlElement, inside: Code): Code {
  const level = attribute(element, 'scriptlevel');
  if (attribute(element, 'displaystyle') === 'true') return call('math.display', [inside]);
  if (level === '1') return call('math.script', [inside]);
  if (level === '2') return call('math.sscript', [inside]);
  return attribute(element, 'displaystyle') === 'false' ? call('math.inline', [inside]) : inside;
}

function enclosed(element: XmlElement, inside: Code): Code {
  const notation = (attribute(element, 'notation') ?? 'longdiv').split(/\s+/);
  const has = (...names: string[]) => names.some((name) => notation.includes(name));
  if (has('box', 'roundedbox', 'circle')) return call('boxed-formula', [inside]);
  if (has('updiagonalstrike', 'downdiagonalstrike')) {
    const cross = has('updiagonalstrike') && has('downdiagonalstrike');
    const inverted = !cross && has('downdiagonalstrike');
    return call('math.cancel', [inside], { ...(cross && { cross: yes }), ...(inverted && { inverted: yes }) });
  }
  if (has('top', 'longdiv', 'actuarial')) return call('math.overline', [inside]);
  return has('bottom') ? call('math.underline', [inside]) : inside;
}
