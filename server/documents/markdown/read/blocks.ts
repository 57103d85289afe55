import type { Heading, List, ListItem, Paragraph, RootContent } from 'mdast';
import type { Block } from '#contract/entities/manuscript.ts';
import { firstLabel } from '#contract/numbering.ts';
import { remark } from '#contract/remarks.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';
import type { Conversion } from './conversion.ts';
import { picturesOf, readFigure } from './figures.ts';
import { formulaOf, readInlines } from './inlines.ts';
import { isMarkedCaption, isTableCaption, readTable } from './tables.ts';

const deepestHeading = 5;
const maxLanguage = 40;

/** The blocks of a text, a quotation or a list item. */
export function readBlocks(nodes: readonly RootContent[], conversion: Conversion): Block[] {
  return nodes.flatMap((node, index) => {
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    if (node.type === 'table') return [readTable(node, isTableCaption(before) ? before : undefined, conversion)];
    // The table that follows takes it.
    if (isTableCaption(node) && after?.type === 'table') return [];
    if (isMarkedCaption(node)) conversion.warn(node, remark('captionWithoutTable'));
    return readBlock(node, conversion);
  });
}

function readBlock(node: RootContent, conversion: Conversion): Block[] {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, conversion);
    case 'heading':
      return [readHeading(node, conversion)];
    case 'list':
      return [readList(node, conversion)];
    case 'blockquote': {
      const content = readBlocks(node.children, conversion);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'code': {
      const attrs = node.lang ? { language: node.lang.slice(0, maxLanguage) } : {};
      return [{ type: 'codeBlock', attrs, content: node.value === '' ? [] : [{ type: 'text', text: node.value }] }];
    }
    case 'math':
      return readMath(node.value, node, conversion);
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'html':
      conversion.warn(node, remark('htmlLeft', { html: node.value.slice(0, 60) }));
      return [];
    default:
      // Definitions of notes and addresses are read where they are mentioned.
      return [];
  }
}

function readParagraph(node: Paragraph, conversion: Conversion): Block[] {
  const pictures = picturesOf(node);
  if (pictures) return pictures.map((picture) => readFigure(picture, conversion));
  const [first, ...others] = node.children;
  // A formula alone in its paragraph is displayed, also where `$$…$$` was written on one line.
  if (first?.type === 'inlineMath' && others.length === 0) return readMath(first.value, node, conversion);
  const content = readInlines(node.children, conversion);
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

function readHeading({ depth, children }: Heading, conversion: Conversion): Block {
  const content = readInlines(children, conversion);
  const attrs = { level: Math.min(depth, deepestHeading), id: conversion.headingAnchor(inlineText(content)) };
  return { type: 'heading', attrs, content };
}

function readMath(value: string, at: Parameters<Conversion['warn']>[0], conversion: Conversion): Block[] {
  const tag = /\s*\\tag\{([^{}]+)\}\s*$/.exec(value);
  const tex = value.slice(0, tag?.index).trim();
  if (tex === '') return [];
  const { id } = conversion.next('formula');
  const label = tag ? `(${tag[1]})` : firstLabel('mathBlock', 'es');
  return [{ type: 'mathBlock', attrs: { tex, mathml: formulaOf(tex, at, conversion, true), id, label } }];
}

function readList({ ordered, start, children }: List, conversion: Conversion): Block {
  const content = children.map((item) => readItem(item, conversion));
  return ordered ? { type: 'orderedList', attrs: { start: start ?? 1 }, content } : { type: 'bulletList', content };
}

function readItem(
  { children }: ListItem,
  conversion: Conversion,
): Extract<Block, { type: 'bulletList' }>['content'][number] {
  const content = readBlocks(children, conversion);
  return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph', content: [] }] };
}
