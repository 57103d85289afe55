/** What stands above, below and beside a base. */

import { type Code, call, joined, string } from '#server/documents/pdf/typst.ts';
import { attribute, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { accents, arrows, limitFunctions, movable, over, under } from './operators.ts';
import type { Expression } from './rows.ts';
import { sign } from './tokens.ts';

/** One element as a part of another, which must have something in its place. */
export const optional = (element: XmlElement | undefined, expression: Expression): Code =>
  element ? expression(element) : string('');

type Places = { above?: XmlElement | undefined; below?: XmlElement | undefined };

/** `msub` and `msup` set beside the base; `munder` and `mover` under and over it, accents and braces included. */
export function scripts(
  element: XmlElement,
  first: XmlElement | undefined,
  { above, below }: Places,
  expression: Expression,
): Code {
  if (!first) return optional(above ?? below, expression);
  const isBeside = element.name.startsWith('ms');
  if (!isBeside) {
    const marked = withMark(first, { above, below }, expression);
    if (marked) return marked;
  }
  const base = isBeside ? call('math.scripts', [expression(first)]) : limitsBase(first, expression);
  return call('math.attach', [base], {
    ...(above && { t: optional(above, expression) }),
    ...(below && { b: optional(below, expression) }),
  });
}

/** An accent, a brace or a line over or under the whole base. Where a text stands on the brace, that is its `mover`'s. */
function withMark(base: XmlElement, { above, below }: Places, expression: Expression): Code | undefined {
  if (above && below) return undefined;
  const mark = above ?? below;
  const text = mark?.name === 'mo' ? rawText(mark) : undefined;
  if (text === undefined) return undefined;
  const isLine = /^[¯‾ˉ_]$/.test(text) && (elements(base).length > 0 || rawText(base).length > 1);
  const name = above ? (isLine ? 'math.overline' : over[text]) : under[text];
  if (name) return call(name, [expression(base)]);
  const accent = above && accents[text];
  return accent ? call('math.accent', [expression(base), string(accent)]) : undefined;
}

/** A base whose scripts stand above and below it, always or (sums, lim) where Typst has the room. */
function limitsBase(element: XmlElement, expression: Expression): Code {
  const text = element.name === 'mo' || element.name === 'mi' ? rawText(element) : undefined;
  if (text !== undefined && (movable.has(text) || limitFunctions.has(text))) return expression(element);
  if (text !== undefined && arrows.has(text) && attribute(element, 'stretchy') !== 'false') {
    return call('math.limits', [call('math.stretch', [sign(text)])]);
  }
  return call('math.limits', [expression(element)]);
}

/** `mmultiscripts`: the base, then pairs of below and above after it, then, past `mprescripts`, before it. */
export function multiscripts([base, ...rest]: readonly XmlElement[], expression: Expression): Code {
  const split = rest.findIndex(({ name }) => name === 'mprescripts');
  const after = split < 0 ? rest : rest.slice(0, split);
  const before = split < 0 ? [] : rest.slice(split + 1);
  const every = (list: readonly XmlElement[], remainder: number) => {
    const chosen = list.filter((element, index) => index % 2 === remainder && element.name !== 'none');
    return chosen.length > 0 ? joined(chosen.map(expression)) : undefined;
  };
  return call('math.attach', [optional(base, expression)], {
    br: every(after, 0),
    tr: every(after, 1),
    bl: every(before, 0),
    tl: every(before, 1),
  });
}
