/** Works as Markdown, by the convention of the demonstration set (scripts/demo/README.md): markdown/read/from-markdown.ts reads them. */

import { chaptersOf, relationsOf, retractionOf } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { blocks } from './blocks.ts';
import { escaped } from './escape.ts';
import { frontMatter } from './front-matter.ts';
import { inlines } from './inlines.ts';
import { openWriting, type Writing } from './writing.ts';

/** GFM with formulas between dollars (as MathML where the author wrote no TeX), and what is known of the work as YAML before it. */
export function writeMarkdown(work: ExportedWork): string {
  const writing = openWriting(work);
  const retraction = retractionOf(work);
  const chapters = chaptersOf(work).map(({ title, address }) => `${escaped(title)}${address && ` <${address}>`}`);
  const parts = [
    `---\n${frontMatter(work)}---`,
    ...relationsOf(work).map(
      ({ kind, title, address }) => `> **${escaped(kind)}**: ${escaped(title)}${address && ` <${address}>`}`,
    ),
    ...(chapters.length > 0 ? [`> **${wordsIn(work.idioma).chapters}**: ${chapters.join('; ')}`] : []),
    ...(retraction ? [`> **${escaped(retraction)}**`] : []),
    blocks(work.documento.content, writing),
    notes(writing),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The footnotes, `[^1]: …`; further lines of a note are indented. */
function notes(writing: Writing): string {
  return writing.footnotes.list
    .map(({ content }, index) => `[^${index + 1}]: ${inlines(content, writing).replaceAll('\n', '\n    ')}`)
    .join('\n\n');
}
