import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { attribute, elements, isElement, type XmlElement } from '#server/documents/xml/xml.ts';
import { readInline } from './inline.ts';
import type { ReadFlow, Reading } from './reading.ts';
import { jatsWordsIn } from './words.ts';

const deepest = 5;

/**
 * A section, appendix or acknowledgement: its heading, with an id of its own, and what it holds. Without a title, a
 * section has no heading, and the other kinds get their common one.
 */
export function readSection(element: XmlElement, reading: Reading, level: number, flow: ReadFlow): Block[] {
  const content = headingText(element, reading);
  const depth = Math.min(level, deepest);
  const isHeading = (name: string) => name === 'title' || name === 'label';
  const rest = element.children.filter((child) => !isElement(child) || !isHeading(child.name));
  if (content.length === 0) return flow(rest, reading, level);
  const id = reading.anchors.define(attribute(element, 'id'), 'sec');
  return [{ type: 'heading', attrs: { level: depth, id }, content }, ...flow(rest, reading, level + 1)];
}

function headingText(element: XmlElement, reading: Reading): Inline[] {
  const [label, title] = [elements(element, 'label')[0], elements(element, 'title')[0]];
  const given = readInline([...(label?.children ?? []), ' ', ...(title?.children ?? [])], reading);
  const untitled: Readonly<Record<string, string>> = jatsWordsIn(reading.language).untitled;
  const common = Object.hasOwn(untitled, element.name) ? untitled[element.name] : undefined;
  return given.length === 0 && common ? [{ type: 'text', text: common }] : given;
}
