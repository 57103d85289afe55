import { absolute } from '#server/documents/model/absolute.ts';
import type { Figure, Paragraph } from '#server/documents/model/nodes.ts';
import { linesOf, writeInlines, writeParagraph } from './inlines.ts';
import { said, type Writing, type Xml } from './writing.ts';

/** SciELO PS takes short descriptions as `alt-text`, and longer ones as `long-desc`. */
const longestAlt = 120;

export function writeFigure(parent: Xml, figure: Figure, writing: Writing): void {
  const { label, src, alt } = figure.attrs;
  const element = parent.ele('fig', writing.ids.of(figure));
  said(element, 'label', label);
  writeCaption(element, figure.content[0].content, writing);
  const holder = src ? element.ele('graphic', { 'xlink:href': absolute(src, writing.work) }) : element;
  said(holder, alt.length <= longestAlt ? 'alt-text' : 'long-desc', alt);
}

/** Its first line is the title of the thing, the others say more. */
export function writeCaption(parent: Xml, paragraphs: readonly Paragraph[], writing: Writing): void {
  const [first, ...others] = paragraphs.flatMap(({ content }) => linesOf(content));
  if (!first) return;
  const caption = parent.ele('caption');
  writeInlines(caption.ele('title'), first, writing);
  for (const content of others) writeParagraph(caption, { content }, writing);
}
