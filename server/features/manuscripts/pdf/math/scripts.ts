/** What stands above, below and beside a base. */
import { attribute, elements, rawText, type XmlElement } from '../../jats/xml.ts';
import { type Code, call, joined, string } from '../typst.ts';
import { expression, optional } from './mathml-to-typst.ts';
import { accents, arrows, limitFunctions, movable, over, under } from './operators.ts';
import { sign } from './tokens.ts';

type Places = { above?: XmlElement | undefined; below?: XmlElement | undefined };

/** `msub` and `msup` set beside the base; `munder` and `mover` under and over it, accents and braces included. */
export function scripts(element: XmlElement, first: XmlElement | undefined, { above, below }: Places): Code {
  if (!first) return optional(above ?? below);
  const isBeside = element.name.startsWith('ms');
  if (!isBeside) {
    const marked = withMark(first, above, below);
    if (marked) return marked;
  }
  const base = isBeside ? call('math.scripts', [expression(first)]) : limitsBase(first);
  return call('math.attach', [base], {
    ...(above && { t: optional(above) }),
    ...(below && { b: optional(below) }),
  });
}

/** An accent, a brace or a line over or under the whole base. Where a text stands on the brace, that is its `mover`'s. */
function withMark(base: XmlElement, above: XmlElement | undefined, below: XmlElement | undefined): Code | undefined {
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
function limitsBase(element: XmlElement): Code {
  const text = element.name === 'mo' || element.name === 'mi' ? rawText(element) : undefined;
  if (text !== undefined && (movable.has(text) || limitFunctions.has(text))) return expression(element);
  if (text !== undefined && arrows.has(text) && attribute(element, 'stretchy') !== 'false') {
    return call('math.limits', [call('math.stretch', [sign(text)])]);
  }
  return call('math.limits', [expression(element)]);
}

/** `mmultiscripts`: the base, then pairs of below and above after it, then, past `mprescripts`, before it. */
export function multiscripts([base, ...rest]: readonly XmlElement[]): Code {
  const split = rest.findIndex(({ name }) => name === 'mprescripts');
  const after = split < 0 ? rest : rest.slice(0, split);
  const before = split < 0 ? [] : rest.slice(split + 1);
  const every = (list: readonly XmlElement[], remainder: number) => {
    const chosen = list.filter((element, index) => index % 2 === remainder && element.name !== 'none');
    return chosen.length > 0 ? joined(chosen.map(expression)) : undefined;
  };
  return call('math.attach', [optional(base)], {
    br: every(after, 0),
    tr: every(after, 1),
    bl: every(before, 0),
    tl: every(before, 1),
  });
}
