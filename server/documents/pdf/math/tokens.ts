/** Letters, numbers' signs and operators. */

import { type Code, call, length, nothing, string, yes } from '#server/documents/pdf/typst.ts';
import { attribute, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { emLength } from './lengths.ts';
import { invisible, limitFunctions } from './operators.ts';

/** A sign that Typst spaces and slants by what it is; more than one character is a text. */
export const sign = (text: string): Code =>
  /^[^\p{M}\p{C}\p{Z}]$/u.test(text) ? call('symbol', [string(text)]) : string(text);

/** A variable, slanted where it is one letter; the name of a function or a number, upright. */
export function identifier(text: string, upright: boolean): Code {
  if (limitFunctions.has(text)) return call('math.op', [string(text)], { limits: yes });
  if (!/^[^\p{M}\p{C}\p{Z}]$/u.test(text)) return string(text);
  if (!/\p{L}/u.test(text)) return call('math.class', [string('normal'), sign(text)]);
  if (upright) return call('math.upright', [sign(text)]);
  // Typst leaves capital Greek upright.
  return /[Α-Ω]/.test(text) ? call('math.italic', [sign(text)]) : sign(text);
}

export function operator(element: XmlElement): Code {
  const text = rawText(element);
  if (text === '' || invisible.has(text)) return nothing;
  if (limitFunctions.has(text)) return identifier(text, true);
  const size = emLength(attribute(element, 'minsize'));
  if (size > 1) return call('math.lr', [sign(text)], { size: length(size, 'em') });
  // Operators that stand close to what is beside them: 'a/b', 'f∘' with lspace="0em" rspace="0em".
  const isTight = text === '/' || (attribute(element, 'lspace') === '0em' && attribute(element, 'rspace') === '0em');
  if (isTight) return call('math.class', [string('normal'), sign(text)]);
  if (attribute(element, 'mathvariant') === 'normal' && /^\p{L}$/u.test(text))
    return call('math.upright', [sign(text)]);
  if (/^\p{L}{2,}$/u.test(text)) return call('math.op', [string(text)]);
  return sign(text);
}
