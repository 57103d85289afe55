/** What follows a text: its notes and its reference list. */
import type { Reference } from '../entities/manuscript.ts';
import { labelBefore, partsOfReference } from '../references.ts';
import { type Child, type Element, element } from './element.ts';
import { mentionAnchor, noteAnchor } from './footnotes.ts';
import { inlines } from './inlines.ts';
import { headingTag, notesAnchor, type Rendering, referenceAnchor, referencesAnchor } from './rendering.ts';

/** What follows stands beside the sections of a text; where one of them is the page's title, below it. */
const endingTag = (rendering: Rendering) => headingTag(rendering, rendering.headingOffset === 0 ? 2 : 1);

/** The footnotes, each with the way back to its mention; nothing where there are none. */
export function notesSection(rendering: Rendering): Element[] {
  const { footnotes, labels, prefix, firstNote } = rendering;
  if (footnotes.list.length === 0) return [];
  const id = notesAnchor(prefix);
  const items = footnotes.list.map(({ content }, index) => {
    const number = index + firstNote;
    const back = {
      href: `#${mentionAnchor(prefix, number)}`,
      role: 'doc-backlink',
      'aria-label': `${labels.backToText} (${labels.note} ${number})`,
    };
    // With the selector that keeps it from being shown as an emoji.
    const arrow = element('a', back, '↩\uFE0E');
    return element('li', { id: noteAnchor(prefix, number) }, ...inlines(content, rendering), ' ', arrow);
  });
  return [
    element(
      'section',
      { class: 'footnotes', role: 'doc-endnotes', 'aria-labelledby': id },
      element(endingTag(rendering), { id }, labels.notes),
      element('ol', { start: firstNote === 1 ? undefined : firstNote }, ...items),
    ),
  ];
}

/** The reference list, in the order in which it is given; nothing where there is none. */
export function referenceList(references: readonly Reference[], rendering: Rendering): Element[] {
  if (references.length === 0) return [];
  const id = referencesAnchor(rendering.prefix);
  return [
    element(
      'section',
      { role: 'doc-bibliography', 'aria-labelledby': id },
      element(endingTag(rendering), { id }, rendering.labels.references),
      element('ol', { class: 'references' }, ...references.map((each) => entry(each, rendering.prefix))),
    ),
  ];
}

/** With the number or label by which the text mentions it, if it does so. */
function entry(reference: Reference, prefix: string): Element {
  const label = labelBefore(reference);
  const parts = partsOfReference(reference).map(({ text, italic, href }): Child => {
    if (href) return element('a', { href, rel: 'noopener' }, text);
    return italic ? element('em', {}, text) : text;
  });
  const labelled = label ? [element('span', { class: 'reference-label' }, label)] : [];
  return element('li', { id: referenceAnchor(prefix, reference.id) }, ...labelled, ...parts);
}
