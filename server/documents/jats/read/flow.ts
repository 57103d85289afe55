/** What stands between headings: paragraphs, lists, quotes, figures, tables, formulas, code. */
import type { Block } from '#contract/entities/manuscript.ts';
import {
  attribute,
  descendants,
  elements,
  isElement,
  rawText,
  type XmlElement,
  type XmlNode,
} from '#server/documents/xml/xml.ts';
import { paragraph, readInline } from './inline.ts';
import { readDisplayFormula } from './read-display-formula.ts';
import { readFigure, readLonePicture } from './read-figure.ts';
import { readDefinitions, readList } from './read-list.ts';
import { readSection } from './read-section.ts';
import { readSupplement } from './read-supplement.ts';
import { readTable } from './read-table.ts';
import type { ReadFlow, Reading } from './reading.ts';

/** `flow` reads what stands inside the element. */
type BlockReader = (element: XmlElement, reading: Reading, level: number, flow: ReadFlow) => Block[];

/** Elements that make blocks of their own wherever they stand. */
const blockReaders: Record<string, BlockReader> = {
  p: readParagraph,
  sec: readSection,
  app: readSection,
  list: readList,
  'def-list': readDefinitions,
  'disp-quote': quote,
  'boxed-text': quote,
  'verse-group': readVerse,
  speech: readSpeech,
  code: readCode,
  preformat: readCode,
  'disp-formula': readDisplayFormula,
  fig: readFigure,
  'fig-group': readFigure,
  graphic: readLonePicture,
  'table-wrap': readTable,
  'table-wrap-group': readTable,
  table: readTable,
  'supplementary-material': readSupplement,
  media: readSupplement,
  title: boldParagraph,
  label: boldParagraph,
};
/** Elements around others that leave no trace of their own. */
const wrappers = new Set('answer app-group array caption def disp-formula-group floats-group statement'.split(' '));
/** Blocks that a sentence may go around: they follow its paragraph. */
const floats = new Set('app fig fig-group graphic media table-wrap table-wrap-group'.split(' '));
/** In a paragraph these belong to the sentence, as the elements on the right do. */
const inSentence: Record<string, string> = {
  'supplementary-material': 'inline-supplementary-material',
  label: 'named-content',
  title: 'named-content',
};
/** What may say something without any text of its own. */
const textless = [...floats, ...'disp-formula fn inline-formula math supplementary-material table'.split(' ')].filter(
  (name) => name !== 'graphic',
);

/** The blocks of some mixed content. `level` is that of a heading found in it. */
export function readFlow(nodes: readonly XmlNode[], reading: Reading, level: number): Block[] {
  const blocks: Block[] = [];
  let sentence: XmlNode[] = [];
  const endSentence = () => {
    blocks.push(...paragraph(readInline(sentence, reading)));
    sentence = [];
  };
  for (const node of nodes) {
    const read = isElement(node) ? readerOf(node, reading, level) : undefined;
    if (read) {
      endSentence();
      blocks.push(...read());
    } else sentence.push(node);
  }
  endSentence();
  return blocks;
}

function readerOf(element: XmlElement, reading: Reading, level: number): (() => Block[]) | undefined {
  const reader = Object.hasOwn(blockReaders, element.name) ? blockReaders[element.name] : undefined;
  if (reader) return () => reader(element, reading, level, readFlow);
  if (wrappers.has(element.name)) return () => readFlow(element.children, reading, level);
  const form =
    element.name === 'alternatives' && elements(element).find(({ name }) => Object.hasOwn(blockReaders, name));
  return form ? readerOf(form, reading, level) : undefined;
}

function readParagraph(element: XmlElement, reading: Reading, level: number): Block[] {
  const isWordless = rawText(element).trim() === '' && descendants(element, ...textless).length === 0;
  const pictures = isWordless ? picturesIn(element) : [];
  if (pictures.length > 0) return pictures.flatMap((picture) => readLonePicture(picture, reading));
  const isFloat = (node: XmlNode) => isElement(node) && floats.has(node.name);
  const said = element.children.filter((node) => !isFloat(node)).map(asInline);
  const after = element.children.filter(isFloat);
  return [...readFlow(said, reading, level), ...readFlow(after, reading, level)];
}

/** Pictures in whatever emphasis or link; several forms of one count once. */
function picturesIn(element: XmlElement): XmlElement[] {
  const isPicture = ({ name }: XmlElement) => ['inline-graphic', 'graphic', 'alternatives'].includes(name);
  return elements(element).flatMap((child) => (isPicture(child) ? [child] : picturesIn(child)));
}

const asInline = (node: XmlNode): XmlNode =>
  isElement(node) && Object.hasOwn(inSentence, node.name)
    ? { ...node, name: inSentence[node.name] ?? node.name }
    : node;

function boldParagraph(element: XmlElement, reading: Reading): Block[] {
  return paragraph(readInline(element.children, reading, [{ type: 'bold' }]));
}

function quote(element: XmlElement, reading: Reading, level: number): Block[] {
  const content = readFlow(element.children, reading, level);
  return content.length > 0 ? [{ type: 'blockquote', content }] : [];
}

/** Verses are the lines of one paragraph. */
function readVerse(element: XmlElement, reading: Reading): Block[] {
  const content = paragraph(readInline(element.children, reading));
  return content.length > 0 ? [{ type: 'blockquote', content }] : [];
}

function readSpeech(element: XmlElement, reading: Reading, level: number): Block[] {
  const speaker = elements(element, 'speaker').flatMap((child) =>
    readInline(child.children, reading, [{ type: 'bold' }]),
  );
  const said = element.children.filter((child) => !isElement(child) || child.name !== 'speaker');
  return [...paragraph(speaker), ...readFlow(said, reading, level)];
}

function readCode(element: XmlElement): Block[] {
  const text = rawText(element).replace(/^\n+/, '').trimEnd();
  const language = attribute(element, 'language')?.slice(0, 40);
  if (text === '') return [];
  return [{ type: 'codeBlock', attrs: { ...(language && { language }) }, content: [{ type: 'text', text }] }];
}
