/** The editor's tree and the contract's are one: what comes in goes out, and nothing else can be made. */
import { globSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { canJoin, canSplit, Transform } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  type Inline,
  type Manuscript,
  manuscriptSchema,
  markSchema,
} from '#contract/entities/manuscript.ts';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { rounds } from '#server/testing/rounds.ts';
import { arbitraryManuscript } from '#web/features/manuscript/testing/arbitrary-manuscript.fixture.ts';
import { fromManuscript } from './from-manuscript.ts';
import { manuscriptExtensions } from './manuscript-schema.ts';
import { toManuscript } from './to-manuscript.ts';

const schema = getSchema(manuscriptExtensions());
const opened = (documento: Manuscript): Node => {
  const doc = schema.nodeFromJSON(fromManuscript(documento));
  doc.check();
  return doc;
};

/** Two texts that every reader sees alike are one: see the comments. */
const plain = ({ content }: Manuscript) => ({ content: content.every(isBlank) ? [] : blocks(content) });
/** Nothing but blank lines is no text yet. */
const isBlank = (block: Block) => block.type === 'paragraph' && block.content.length === 0;
const blocks = (content: readonly Block[]): unknown[] =>
  content.length === 1 && content[0]?.type === 'paragraph' && content[0].content.length === 0 ? [] : content.map(block);
function block(node: Block): unknown {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return { ...node, content: inlines(node.content) };
    case 'codeBlock':
      return { ...node, content: inlines(node.content) };
    case 'bulletList':
    case 'orderedList':
      return { ...node, content: node.content.map(({ content }) => blocks(content)) };
    case 'blockquote':
      return { ...node, content: blocks(node.content) };
    case 'figure':
      return { ...node, content: blocks(node.content[0].content) };
    case 'table': {
      // Captions stand above, rows between, notes below, however they were mixed; no picture is a null one.
      const of = (type: 'caption' | 'tableNotes') =>
        blocks(node.content.flatMap((part) => (part.type === type ? part.content : [])));
      const rows = node.content.flatMap((part) =>
        part.type === 'tableRow' ? [part.content.map((cell) => ({ ...cell, content: blocks(cell.content) }))] : [],
      );
      return {
        ...node,
        attrs: { ...node.attrs, src: node.attrs.src ?? null },
        content: [of('caption'), rows, of('tableNotes')],
      };
    }
    default:
      return node;
  }
}
/** Words in one piece or two, marks in one order or another, one link within another. */
function inlines(content: readonly Inline[]): unknown[] {
  const pieces: { text: string; marks: string }[] = [];
  const found: unknown[] = [];
  for (const piece of content) {
    if (piece.type !== 'text') {
      found.push(piece.type === 'footnote' ? { ...piece, content: inlines(piece.content) } : piece);
      continue;
    }
    const marks = (piece.marks ?? []).filter(({ type }, at, all) => all.findIndex((mark) => mark.type === type) === at);
    const said = { text: piece.text, marks: JSON.stringify(marks.map((mark) => JSON.stringify(mark)).sort()) };
    const last = pieces.at(-1);
    if (last && found.at(-1) === last && last.marks === said.marks) last.text += said.text;
    else {
      pieces.push(said);
      found.push(said);
    }
  }
  return found;
}

describe('the editor’s schema', () => {
  it('has the marks of the contract, and no others', () => {
    const named = (name: string) => ({
      type: name,
      ...(name === 'link' && { attrs: { href: 'https://example.org' } }),
    });
    const names = Object.keys(schema.marks);
    expect(names.filter((name) => !markSchema.safeParse(named(name)).success)).toEqual([]);
    expect(names).toHaveLength(markSchema.options[0].shape.type.options.length + 1);
  });

  it.each(globSync('scripts/demo/works/*.md'))('gives %s back as it was', (file) => {
    const { work } = workFromMarkdown(readFileSync(file, 'utf8'), { fileAddress: (name) => `/files/x/${name}` });
    const documento = manuscriptSchema.parse(work.documento);
    expect(plain(toManuscript(opened(documento)))).toEqual(plain(documento));
  });

  it('gives any text back as it was', () => {
    fc.assert(
      fc.property(arbitraryManuscript, (documento) => {
        expect(plain(toManuscript(opened(documento)))).toEqual(plain(documento));
      }),
      { numRuns: rounds({ quick: 75, long: 300 }) },
    );
  });

  it('makes nothing that the contract refuses, whatever is cut, pasted, split, joined or marked', () => {
    const places = fc.array(fc.tuple(fc.nat(4), fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(arbitraryManuscript, places, (documento, edits) => {
        const tr = new Transform(opened(documento));
        for (const [kind, ...numbers] of edits) edit(tr, kind, numbers);
        manuscriptSchema.parse(toManuscript(tr.doc));
      }),
      { numRuns: rounds({ quick: 100, long: 400 }) },
    );
  });
});

/** One of the ways in which commands change a text. Those that do not fit where they fall are left. */
function edit(tr: Transform, kind: number, numbers: readonly [number, number, number]): void {
  const [from = 0, to = 0, at = 0] = numbers.map((number) => number % (tr.doc.content.size + 1)).sort((a, b) => a - b);
  const marks = Object.values(schema.marks).filter(({ name }) => name !== 'link');
  const mark = marks[at % marks.length]?.create();
  try {
    if (kind === 0) tr.deleteRange(from, to);
    else if (kind === 1) tr.replaceRange(at, at, tr.doc.slice(from, to));
    else if (kind === 2 && canSplit(tr.doc, to)) tr.split(to);
    else if (kind === 3 && canJoin(tr.doc, to)) tr.join(to);
    else {
      if (mark) tr.addMark(from, to, mark);
      tr.replaceRange(from, from, new Slice(Fragment.from(schema.text('palabra')), 0, 0));
    }
  } catch (error) {
    if (!(error instanceof RangeError || (error instanceof Error && error.name === 'TransformError'))) throw error;
  }
}
