/** A small JATS article for tests, from the parts that a test is about. */
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { remarkInWords } from '#contract/remarks.ts';
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
/** In Spanish. */
export const warningsOf = (parts: Parts) => readJats(jats(parts)).warnings.map((said) => remarkInWords(said, 'es'));
/** The blocks of an article with this body and back matter. */
export const blocksOf = (body: string, back = ''): Block[] => workOf({ body, back }).documento.content;

/** What the first paragraph of a body holds. */
export function inlinesOf(paragraph: string, back = ''): Inline[] {
  const [first] = blocksOf(`<p>${paragraph}</p>`, back);
  return first?.type === 'paragraph' ? first.content : [];
}

/** Blocks as short lines for comparing: `heading:Texto`, `paragraph:Texto`, and so on. */
export const outline = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => `${block.type}:${wordsOf([block])}`);

interface Shown {
  type: string;
  text?: string;
  attrs?: { text?: string };
  content?: readonly Shown[];
}

/** The words that nodes show, notes in brackets and lines parted by `/`. Formulas and labels show none. */
export function wordsOf(nodes: readonly object[]): string {
  return nodes.map((node) => (isShown(node) ? said(node) : '')).join('');
}

function isShown(node: object): node is Shown {
  return 'type' in node;
}

function said({ type, text, attrs, content = [] }: Shown): string {
  if (type === 'hardBreak') return '/';
  const inside = text ?? attrs?.text ?? wordsOf(content);
  return type === 'footnote' ? `[${inside}]` : inside;
}

/** As a document holds them, for comparing. */
export const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
export const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
