import type { Block } from '#contract/entities/manuscript.ts';
import { partsOf, type Table, type TableCell, type TableRow } from '#server/documents/model/nodes.ts';
import { captionOf, picture } from './figures.ts';
import { inlines } from './inlines.ts';
import { idAttribute, type Rendering, type WriteBlocks } from './rendering.ts';

/** A table with its caption above and its notes below; without rows, its picture. */
export function table(item: Table, rendering: Rendering, blocks: WriteBlocks): string {
  const { id, label, src } = item.attrs;
  const { caption, head, body, notes } = partsOf(item);
  const rows = (part: readonly TableRow[], scope: string) =>
    part.map((each) => row(each, scope, rendering, blocks)).join('\n');
  const thead = head.length > 0 ? `<thead>${rows(head, 'col')}</thead>` : '';
  const grid =
    body.length > 0
      ? `<div class="table-scroll"><table>${thead}<tbody>${rows(body, 'row')}</tbody></table></div>`
      : picture(src ?? null, label ?? '', rendering);
  const foot = notes.length > 0 ? `<div class="table-notes">${blocks(notes, rendering)}</div>` : '';
  return `<figure class="table"${idAttribute(id)}>${captionOf(label, caption, rendering)}${grid}${foot}</figure>`;
}

const row = ({ content }: TableRow, scope: string, rendering: Rendering, blocks: WriteBlocks) =>
  `<tr>${content.map((each) => cell(each, scope, rendering, blocks)).join('')}</tr>`;

function cell({ type, attrs, content }: TableCell, scope: string, rendering: Rendering, blocks: WriteBlocks): string {
  const { colspan, rowspan, align } = attrs;
  const isHeader = type === 'tableHeader' && content.length > 0;
  const attributes = [
    isHeader && ` scope="${scope}"`,
    colspan > 1 && ` colspan="${colspan}"`,
    rowspan > 1 && ` rowspan="${rowspan}"`,
    align && ` class="${align}"`,
  ];
  const tag = isHeader ? 'th' : 'td';
  return `<${tag}${attributes.filter(Boolean).join('')}>${tightBlocks(content, rendering, blocks)}</${tag}>`;
}

/** As `blocks`, but a lone paragraph stands without `p`. */
export function tightBlocks(content: readonly Block[], rendering: Rendering, blocks: WriteBlocks): string {
  const [first, ...others] = content;
  return first?.type === 'paragraph' && others.length === 0
    ? inlines(first.content, rendering)
    : blocks(content, rendering);
}
