import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { Heading } from '#server/documents/model/nodes.ts';

/**
 * The level of each heading of the text itself, at most one deeper than the one before it: a text that goes from
 * '#' to '###' reads as '#', '##'. Headings inside of lists and cells have none.
 */
export function headingLevels({ content }: Manuscript): Map<Heading, number> {
  const levels = new Map<Heading, number>();
  const open: number[] = [];
  for (const block of content) {
    if (block.type !== 'heading') continue;
    while ((open.at(-1) ?? 0) >= block.attrs.level) open.pop();
    open.push(block.attrs.level);
    levels.set(block, open.length);
  }
  return levels;
}
