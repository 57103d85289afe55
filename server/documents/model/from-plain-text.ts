import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';

/** Controls other than tab and newline: no text needs them, and PostgreSQL refuses some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/**
 * A document of paragraphs from text typed plainly: a blank line ends a paragraph, a single newline breaks its line.
 * Reading the result plainly (plain-text.ts) gives the same words back, without spaces at the ends of lines.
 */
export function plainTextToManuscript(text: string): Manuscript {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '').split('\n');
  const paragraphs: string[][] = [[]];
  for (const line of lines.map((line) => line.trimEnd())) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return { type: 'doc', content: paragraphs.filter((paragraph) => paragraph.length > 0).map(paragraphOf) };
}

function paragraphOf(lines: readonly string[]): Block {
  const content = lines.flatMap((text, index): Inline[] => {
    const piece: Inline = { type: 'text', text };
    return index === 0 ? [piece] : [{ type: 'hardBreak' }, piece];
  });
  return { type: 'paragraph', content };
}
