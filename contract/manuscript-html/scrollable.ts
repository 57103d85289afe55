import { type Child, type Element, element } from './element.ts';

/**
 * Something that may be wider than its column: it scrolls by itself, with the keyboard too (WCAG 2.1.1).
 * @param name what kind of thing this is, said where it has no label
 * @param label what it alone is called, 'Tabla 3': only then is it a landmark, for those must not share a name
 */
export const scrollable = (
  className: 'table-scroll' | 'equation-scroll',
  name: string,
  label: string | undefined,
  ...children: readonly Child[]
): Element =>
  element(
    'div',
    { class: className, tabindex: 0, role: label ? 'region' : 'group', 'aria-label': label || name },
    ...children,
  );
