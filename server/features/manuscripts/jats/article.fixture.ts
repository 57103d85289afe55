/** A small JATS article for tests, from the parts that a test is about. */
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { readJats } from './read-jats.ts';

interface Parts {
  language?: string;
  title?: string;
  journal?: string;
  /** What stands in `article-meta` after the title. */
  meta?: string;
  body?: string;
  back?: string;
  /** What follows the back matter: `floats-group`, `sub-article`. */
  after?: string;
  doctype?: string;
}

export function jats({
  language = 'es',
  title = 'Un título',
  journal = '',
  meta = '',
  body = '',
  back = '',
  after = '',
  doctype = '',
}: Parts): string {
  return `<?xml version="1.0" encoding="utf-8"?>${doctype}
<article article-type="research-article" xml:lang="${language}" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML">
  <front>
    <journal-meta>${journal}</journal-meta>
    <article-meta>
      <title-group><article-title>${title}</article-title></title-group>
      ${meta}
    </article-meta>
  </front>
  <body>${body}</body>
  <back>${back}</back>
  ${after}
</article>`;
}

export const workOf = (parts: Parts) => readJats(jats(parts)).work;
export const warningsOf = (parts: Parts) => readJats(jats(parts)).warnings;
/** The blocks of an article with this body and back matter. */
export const blocksOf = (body: string, back = ''): Block[] => workOf({ body, back }).documento.content;

/** What the first paragraph of a body holds. */
export function inlinesOf(paragraph: string, back = ''): Inline[] {
  const [first] = blocksOf(`<p>${paragraph}</p>`, back);
  return first?.type === 'paragraph' ? first.content : [];
}

/** Blocks as short lines for comparing: `heading:Texto`, `paragraph:Texto`, and so on. */
export const outline = (blocks: readonly Block[]): string[] => blocks.map((block) => `${block.type}:${wordsOf(block)}`);

/** The words that a node shows, notes in brackets. */
export function wordsOf(node: Block | Inline | { content: unknown[] }): string {
  return JSON.parse(JSON.stringify(node), (_, value: unknown) => (isNode(value) ? said(value) : value)) ?? '';
}

interface Node {
  type: string;
  text?: string;
  attrs?: { text?: string; label?: string };
  content?: unknown[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && !marks.has(String(value.type));
}

const marks = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'code',
  'smallCaps',
  'link',
]);

function said({ type, text, attrs, content = [] }: Node): string {
  if (type === 'hardBreak') return '/';
  const inside = text ?? attrs?.text ?? content.map(String).join(type === 'tableRow' ? '|' : '');
  return type === 'footnote' ? `[${inside}]` : inside;
}
