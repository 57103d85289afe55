import { plainText } from '#server/documents/model/plain-text.ts';
import type { PlacedCell } from '#server/documents/pdf/table-grid.ts';

/** Between the margins of the page, in twentieths of a point. */
const wholeWidth = 9070;
/** In signs, the cell's margins (4) among them: a column is never narrower than the one, nor asks for more than the other. */
const [narrowest, widest, margins] = [8, 48, 4];

/** How wide each column of a table is to be, by the longest of its cells: not all programs find it out by themselves. */
export function columnWidths(cells: readonly PlacedCell[], columns: number): number[] {
  const longest = Array.from({ length: columns }, () => narrowest);
  for (const { cell, x, colspan } of cells) {
    if (colspan > 1) continue;
    const { length } = plainText({ type: 'doc', content: cell.content });
    longest[x] = Math.min(Math.max(longest[x] ?? narrowest, length + margins), widest);
  }
  const sum = longest.reduce((total, width) => total + width, 0);
  return longest.map((width) => Math.round((wholeWidth * width) / sum));
}
