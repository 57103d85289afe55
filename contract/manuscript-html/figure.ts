import { type Child, type Element, element } from './element.ts';
import { inlines } from './inlines.ts';
import type { Figure, Paragraph } from './nodes.ts';
import { anchorOf, type Rendering, withoutMargin } from './rendering.ts';

export function figure({ attrs, content: [{ content }] }: Figure, rendering: Rendering): Element {
  const { id, label, src, alt, width, height } = attrs;
  const picture = { src, alt: alt || label || '', width, height, missing: rendering.labels.missingPicture };
  return element('figure', { id: anchorOf(rendering, id) }, { picture }, ...caption(label, content, rendering));
}

/** Nothing where there is neither label nor caption. */
export const caption = (
  label: string | undefined,
  paragraphs: readonly Paragraph[],
  rendering: Rendering,
): Element[] =>
  label || paragraphs.length > 0 ? [element('figcaption', {}, ...captionText(label, paragraphs, rendering))] : [];

/** 'Figura 1. What it shows.', the label in the line of the first paragraph. */
export function captionText(
  label: string | undefined,
  paragraphs: readonly Paragraph[],
  rendering: Rendering,
): Element[] {
  const [first, ...others] = paragraphs;
  const inside = withoutMargin(rendering);
  const said = label && (first && !/[.:]$/.test(label) ? `${label}.` : label);
  const line: Child[] = [
    ...(said ? [element('span', { class: 'caption-label' }, said)] : []),
    ...(said && first ? [' '] : []),
    ...(first ? inlines(first.content, inside) : []),
  ];
  return [element('p', {}, ...line), ...others.map(({ content }) => element('p', {}, ...inlines(content, inside)))];
}
