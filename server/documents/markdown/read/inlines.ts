import type { FootnoteReference, Image, ImageReference, Link, LinkReference, PhrasingContent } from 'mdast';
import { type Inline, type Mark, markSchema } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import { between } from '#server/documents/markdown/write/escape.ts';
import { isTexError, texToMathml } from '#server/documents/mathml/mathml.ts';
import type { Paragraph } from '#server/documents/model/nodes.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';
import { readText, textOf } from './citations.ts';
import type { Conversion } from './conversion.ts';
import { parseMarkdown } from './parse.ts';

type InlineMath = Extract<PhrasingContent, { type: 'inlineMath' }>;

const maxText = 400;
const markTypes = { emphasis: 'italic', strong: 'bold', delete: 'strike' } as const;

/** What stands inside a paragraph, heading or cell, with the marks around it. */
export function readInlines(
  nodes: readonly PhrasingContent[],
  conversion: Conversion,
  marks: readonly Mark[] = [],
): Inline[] {
  return nodes.flatMap((node) => readInline(node, conversion, marks));
}

function readInline(node: PhrasingContent, conversion: Conversion, marks: readonly Mark[]): Inline[] {
  switch (node.type) {
    case 'text':
      return readText(node, marks, conversion);
    case 'emphasis':
    case 'strong':
    case 'delete':
      return readInlines(node.children, conversion, withMark(marks, { type: markTypes[node.type] }));
    case 'inlineCode':
      return textOf(node.value, withMark(marks, { type: 'code' }));
    case 'break':
      return [{ type: 'hardBreak' }];
    case 'inlineMath':
      return readInlineMath(node, conversion);
    case 'link':
      return readLink(node, node.url, conversion, marks);
    case 'linkReference':
      return readLink(node, conversion.definitions.get(node.identifier)?.url ?? '', conversion, marks);
    case 'footnoteReference':
      return readFootnote(node, conversion);
    case 'html':
      if (node.value !== between) conversion.warn(node, remark('htmlLeft', { html: node.value.slice(0, 60) }));
      return [];
    case 'image':
    case 'imageReference': {
      conversion.warn(node, remark('pictureNotAlone'));
      const { title } = (node.type === 'image' ? node : conversion.definitions.get(node.identifier)) ?? {};
      return readTitle(title ?? '', node, conversion).flatMap(({ content }) => content);
    }
  }
}

const withMark = (marks: readonly Mark[], mark: Mark) =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];

function readInlineMath({ value, ...node }: InlineMath, conversion: Conversion): Inline[] {
  const tex = value.trim();
  return tex === '' ? [] : [{ type: 'mathInline', attrs: { tex, mathml: formulaOf(tex, node, conversion, false) } }];
}

/** The formula's MathML, with a warning where its TeX cannot be read. */
export function formulaOf(
  tex: string,
  at: Parameters<Conversion['warn']>[0],
  conversion: Conversion,
  display: boolean,
): string {
  const mathml = texToMathml(tex, { display });
  if (isTexError(mathml)) conversion.warn(at, remark('texUnread', { tex: tex.slice(0, 60) }));
  return mathml;
}

/** `#…` is a mention of another part of the text; other addresses are links where readers may follow them. */
function readLink(node: Link | LinkReference, url: string, conversion: Conversion, marks: readonly Mark[]): Inline[] {
  if (url.startsWith('#')) {
    const text = inlineText(readInlines(node.children, conversion)).slice(0, maxText);
    return [{ type: 'crossReference', attrs: { target: conversion.mention(url.slice(1), node), text: text || url } }];
  }
  const link = markSchema.safeParse({ type: 'link', attrs: { href: url } });
  if (!link.success) conversion.warn(node, remark('addressLeft', { address: url.slice(0, 60) }));
  return readInlines(node.children, conversion, link.success ? withMark(marks, link.data) : marks);
}

/** The note at its first mention, a mention of it at the others. Its paragraphs become lines. */
function readFootnote(node: FootnoteReference, conversion: Conversion): Inline[] {
  const { id, number, isFirst } = conversion.footnote(node.identifier);
  if (!isFirst) return [{ type: 'crossReference', attrs: { target: id, text: `${number}` } }];
  const content: Exclude<Inline, { type: 'footnote' }>[] = [];
  for (const block of conversion.footnotes.get(node.identifier)?.children ?? []) {
    if (block.type !== 'paragraph') {
      conversion.warn(block, remark('noteHoldsMore'));
      continue;
    }
    if (content.length > 0) content.push({ type: 'hardBreak' });
    for (const piece of insideNote(block.children, conversion)) if (piece.type !== 'footnote') content.push(piece);
  }
  return [{ type: 'footnote', attrs: { id }, content }];
}

function insideNote(nodes: readonly PhrasingContent[], conversion: Conversion): Inline[] {
  conversion.isInNote = true;
  const said = readInlines(nodes, conversion);
  conversion.isInNote = false;
  return said;
}

/** What a picture's title says, which is Markdown by itself: of a figure its caption. */
export function readTitle(title: string, { position }: Image | ImageReference, conversion: Conversion): Paragraph[] {
  // As many empty lines before it as the picture has, so that warnings name the right one.
  const above = '\n'.repeat((position?.start.line ?? 1) - 1);
  return parseMarkdown(above + title + notesNamed(title, conversion)).children.flatMap((node) =>
    node.type === 'paragraph' ? [{ type: 'paragraph' as const, content: readInlines(node.children, conversion) }] : [],
  );
}

/** Mentions are of notes that are defined beside them, which those of the whole text are not where a title is read. */
function notesNamed(title: string, { footnotes }: Conversion): string {
  const names = new Set([...title.matchAll(/\[\^([^\s[\]]+)\]/g)].map(([, name = '']) => name));
  return [...names].map((name) => (footnotes.has(name.toLowerCase()) ? `\n\n[^${name}]: .` : '')).join('');
}
