import type { Block } from '#contract/entities/manuscript.ts';
import { attribute, elements, isElement, type XmlElement } from '#server/documents/xml/xml.ts';
import { paragraph, readInline } from './inline.ts';
import { joined } from './inline-run.ts';
import type { ReadFlow, Reading } from './reading.ts';
import { plainText } from './text.ts';

type ListItem = Extract<Block, { type: 'bulletList' }>['content'][number];

const numbered = /^(order|ordered|alpha-|roman-)/;

/** A list, after its title if it has one. Numbered kinds all count 1, 2, 3: our documents know no other numerals. */
export function readList(list: XmlElement, reading: Reading, level: number, flow: ReadFlow): Block[] {
  const isNumbered = numbered.test(attribute(list, 'list-type') ?? '');
  const before = flow(elements(list, 'title', 'label'), reading, level);
  const items = elements(list, 'list-item');
  const content = items.flatMap((item) => readItem(item, isNumbered, reading, level, flow));
  if (content.length === 0) return before;
  if (!isNumbered) return [...before, { type: 'bulletList', content }];
  const first = Number.parseInt(plainText(elements(items[0], 'label')[0]), 10) || withoutNumbers(content);
  return [...before, { type: 'orderedList', attrs: { start: first || 1 }, content }];
}

/** Takes away numbers typed before the words of all items ('1. …', '2. …'); gives the first, undefined where they do not follow one another. */
function withoutNumbers(items: readonly ListItem[]): number | undefined {
  const starts = items.map(({ content: [first] }) => {
    const [words] = first?.type === 'paragraph' ? first.content : [];
    const number = words?.type === 'text' ? /^(\d{1,3})[.)]\s+(?=\S)/.exec(words.text) : null;
    return words?.type === 'text' && number
      ? { words, length: number[0].length, number: Number(number[1]) }
      : undefined;
  });
  const first = starts[0]?.number;
  if (first === undefined || !starts.every((start, place) => start?.number === first + place)) return undefined;
  for (const start of starts) if (start) start.words.text = start.words.text.slice(start.length);
  return first;
}

/** An item's own label is kept where it is more than its number in a numbered list. */
function readItem(item: XmlElement, isNumbered: boolean, reading: Reading, level: number, flow: ReadFlow): ListItem[] {
  const label = isNumbered ? undefined : elements(item, 'label')[0];
  const rest = item.children.filter((child) => !isElement(child) || child.name !== 'label');
  const content = flow(rest, reading, level);
  if (label) {
    const text = readInline(label.children, reading);
    const [first] = content;
    if (first?.type === 'paragraph') first.content = joined(text, first.content);
    else content.unshift(...paragraph(text));
  }
  return content.length > 0 ? [{ type: 'listItem', content }] : [];
}

/** A definition list as a list whose terms are bold. */
export function readDefinitions(list: XmlElement, reading: Reading, level: number, flow: ReadFlow): Block[] {
  const before = flow(elements(list, 'title', 'label'), reading, level);
  const content = elements(list, 'def-item').flatMap((item): ListItem[] => {
    const terms = elements(item, 'term').flatMap((term) => readInline(term.children, reading, [{ type: 'bold' }]));
    const meaning = elements(item, 'def').flatMap((definition) => flow(definition.children, reading, level));
    const [first, ...others] = meaning;
    if (first?.type !== 'paragraph' || terms.length === 0) {
      const blocks = [...paragraph(terms), ...meaning];
      return blocks.length > 0 ? [{ type: 'listItem', content: blocks }] : [];
    }
    return [{ type: 'listItem', content: [...paragraph(joined(terms, first.content)), ...others] }];
  });
  const nested = elements(list, 'def-list').flatMap((inner) => readDefinitions(inner, reading, level, flow));
  return [...before, ...(content.length > 0 ? [{ type: 'bulletList' as const, content }] : []), ...nested];
}
