/** What follows a text: its notes and its reference list. */
import type { Reference } from '../entities/manuscript.ts';
import { labelBefore, partsOfReference } from '../references.ts';
import { notesAnchor, referencesAnchor } from './anchors.ts';
import { type Child, type Element, element } from './element.ts';
import { mentionAnchor, noteAnchor } from './footnotes.ts';
import { inlines } from './inlines.ts';
import { citationAnchor } from './mentions.ts';
import { headingTag, type Rendering, referenceAnchor, withoutMargin } from './rendering.ts';

/** What follows stands beside the sections of a text; where one of them is the page's title, below it. */
const endingTag = (rendering: Rendering) => headingTag(rendering, rendering.headingOffset === 0 ? 2 : 1);

/** With the selector that keeps it from being shown as an emoji. */
const arrow = '↩\uFE0E';

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
    return element(
      'li',
      { id: noteAnchor(prefix, number) },
      ...inlines(content, withoutMargin(rendering)),
      ' ',
      element('a', back, arrow),
    );
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
      element('ol', { class: 'references' }, ...references.map((each) => entry(each, rendering))),
    ),
  ];
}

/** With the number or label by which the text mentions it, if it does so, and the ways back to where it does. */
function entry(reference: Reference, rendering: Rendering): Element {
  const label = labelBefore(reference);
  const parts = partsOfReference(reference).map(({ text, italic, href }): Child => {
    if (href) return element('a', { href, rel: 'noopener' }, text);
    return italic ? element('em', {}, text) : text;
  });
  const labelled = label ? [element('span', { class: 'reference-label' }, label)] : [];
  const id = referenceAnchor(rendering.prefix, reference.id);
  return element('li', { id }, ...labelled, ...parts, ...waysBack(reference.id, rendering));
}

/** No arrow stands on a line of its own. */
const kept = '\u00A0';

/** An arrow back to the one place that mentions an entry, or a letter to each of several. */
function waysBack(id: string, { mentions, labels, prefix }: Rendering): Child[] {
  const links = mentions.linksTo.get(id) ?? [];
  const before = links.length > 1 ? [kept, element('span', { class: 'ways-back', 'aria-hidden': 'true' }, arrow)] : [];
  const ways = links.flatMap((link, index) => {
    const said = links.length > 1 ? lettersOf(index) : arrow;
    const attributes = {
      href: `#${citationAnchor(prefix, link)}`,
      role: 'doc-backlink',
      // Between brackets it would not count as said (WCAG 2.5.3, as it is checked).
      'aria-label': links.length > 1 ? `${labels.backToText}, ${said}` : labels.backToText,
    };
    return [links.length > 1 ? ' ' : kept, element('a', attributes, said)];
  });
  return [...before, ...ways];
}

/** 'a', 'b' … 'z', 'aa', 'ab' … */
function lettersOf(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
