/** Rows, and the brackets in them that grow with what they hold. */

import { type Code, call, joined } from '#server/documents/pdf/typst.ts';
import { attribute, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { bars, closers, openers } from './operators.ts';
import { sign } from './tokens.ts';

/** What sets one element: mathml-to-typst.ts, which rows, scripts and tables are parts of. */
export type Expression = (element: XmlElement) => Code;

/** What stands side by side; brackets that match grow together. */
export function row(children: readonly XmlElement[], expression: Expression): Code {
  const whole = children.length === 1 && children[0]?.name === 'mrow' ? elements(children[0]) : children;
  return isFenced(whole) ? grown(whole, expression) : joined(withPairs(whole, expression));
}

const isFence = (element: XmlElement | undefined) =>
  element?.name === 'mo' && attribute(element, 'fence') === 'true' && attribute(element, 'stretchy') !== 'false';

/** '\left( … \right)', or only one side of it, as before the cases of a function. */
const isFenced = (children: readonly XmlElement[]) =>
  children.length > 1 &&
  (isFence(children[0]) || isFence(children.at(-1))) &&
  children.slice(1, -1).every((child) => !isFence(child) || isMiddle(child));

const isMiddle = (element: XmlElement) => bars.has(rawText(element)) || rawText(element) === '/';

function grown(children: readonly XmlElement[], expression: Expression): Code {
  const ends = new Set([children[0], children.at(-1)]);
  const parts = children.map((child) => {
    if (!isFence(child)) return expression(child);
    return ends.has(child) ? expression(child) : call('math.mid', [sign(rawText(child))]);
  });
  return call('math.lr', [joined(parts)]);
}

/** The expressions of a row, each stretch from an opening bracket to its closing one made one that grows. */
function withPairs(children: readonly XmlElement[], expression: Expression): Code[] {
  const open: Code[][] = [];
  let level: Code[] = [];
  for (const child of children) {
    const side = bracketSide(child);
    if (side === 'open') {
      open.push(level);
      level = [expression(child)];
    } else if (side === 'close' && open.length > 0) {
      const pair = call('math.lr', [joined([...level, expression(child)])]);
      level = [...(open.pop() ?? []), pair];
    } else {
      level.push(expression(child));
    }
  }
  return [...open.flat(), ...level];
}

function bracketSide(element: XmlElement): 'open' | 'close' | undefined {
  if (element.name !== 'mo' || attribute(element, 'stretchy') === 'false' || attribute(element, 'minsize'))
    return undefined;
  const text = rawText(element);
  if (openers.has(text)) return 'open';
  return closers.has(text) ? 'close' : undefined;
}
