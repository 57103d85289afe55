/** The editor's tree as a text of the contract, which checks it: what the contract has no place for never leaves. */
import { Fragment, type Node } from '@tiptap/pm/model';
import { type Block, blockSchema, type Inline, type Manuscript } from '#contract/entities/manuscript.ts';
import { blocksOf, remembered } from './schema/by-block.ts';

type Json = { [key: string]: unknown };

/** Throws zod's error where the tree holds what the contract refuses. Blocks that did not change are not read again. */
export function toManuscript(doc: Node): Manuscript {
  const blocks = blocksOf(doc);
  return { type: 'doc', content: blocks.every(isEmptyParagraph) ? [] : blocks.map(checkedBlock) };
}

const checkedBlock = remembered((node): Block => blockSchema.parse(json(node)));

/** The pieces of one paragraph, as a footnote holds them. */
export const inlinesOf = (paragraph: Node): Inline[] => {
  const block = checkedBlock(paragraph);
  return block.type === 'paragraph' ? block.content : [];
};

const isEmptyParagraph = (node: Node) => node.type.name === 'paragraph' && node.childCount === 0;

/** A lone empty paragraph is only where the cursor may stand. */
const unlessEmpty = (nodes: readonly Node[]) =>
  nodes.length === 1 && nodes.every(isEmptyParagraph) ? [] : nodes.map(json);

/**
 * The children, and those that the schema wants besides, behind or before them: ProseMirror's replacing of half-selected
 * lists, quotations and tables may leave one with nothing in it, or without its caption, and a text with such a one must
 * be saved all the same.
 */
function complete({ type, content, children }: Node): readonly Node[] {
  const behind = type.contentMatch.matchFragment(content)?.fillBefore(Fragment.empty, true);
  if (behind) return [...children, ...behind.content];
  return [...(type.contentMatch.fillBefore(content, true)?.content ?? []), ...children];
}

function json(node: Node): Json {
  const type = node.type.name;
  const content = complete(node);
  switch (type) {
    case 'text':
      return {
        type,
        text: node.text,
        ...(node.marks.length > 0 && { marks: node.marks.map((mark) => mark.toJSON()) }),
      };
    case 'caption':
      return { type, content: unlessEmpty(content) };
    case 'tableCell':
    case 'tableHeader':
      return { type, attrs: attributes(node), content: unlessEmpty(content) };
    case 'table':
      return { type, attrs: attributes(node), content: content.flatMap(tablePart) };
    case 'figure':
      return { type, attrs: { ...attributes(node), src: node.attrs.src }, content: content.map(json) };
    default:
      return {
        type,
        ...(hasAttributes(node) && { attrs: attributes(node) }),
        ...(!node.isLeaf && { content: content.map(json) }),
      };
  }
}

function tablePart(part: Node): Json[] {
  if (part.type.name === 'tableGrid') return part.children.map(json);
  const content = unlessEmpty(part.children);
  return content.length > 0 ? [{ type: part.type.name, content }] : [];
}

const hasAttributes = (node: Node) => Object.keys(node.type.spec.attrs ?? {}).length > 0;
/** Those that say something: null is how ProseMirror leaves one out. */
const attributes = ({ attrs }: Node): Json =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
