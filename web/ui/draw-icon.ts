import { type ComponentProps, createElement } from 'react';

/** An icon as lucide-react keeps it: a name, and the shapes that are drawn. */
interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** As every icon of the set is drawn; what a place says otherwise comes after it. */
const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/**
 * In the place of lucide-react's own (stand-ins.ts), whose settings of size, stroke and context nobody uses here: with it each
 * icon was built anew wherever it stands, by more than all icons of a page together.
 */
export default function drawIcon({ name, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement('svg', { ...look, className: `lucide lucide-${name} ${className ?? ''}`.trimEnd(), ...rest }, shapes);
}
