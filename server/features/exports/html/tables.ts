import { partsOf, type Table, type TableCell, type TableRow } from '../nodes.ts';
import { blocks, idAttribute, tightBlocks } from './blocks.ts';
import { captionOf, picture } from './figures.ts';
import type { Rendering } from './rendering.ts';

/** A table with its caption above and its notes below; without rows, its picture. */
export function table(item: Table, rendering: Rendering): string {
  const { id, label, src } = item.attrs;
  const { caption, head, body, notes } = partsOf(item);
  const rows = (part: readonly TableRow[], scope: string) => part.map((each) => row(each, scope, rendering)).join('\n');
  const thead = head.length > 0 ? `<thead>${rows(head, 'col')}</thead>` : '';
  const grid =
    body.length > 0
      ? `<div class="table-scroll"><table>${thead}<tbody>${rows(body, 'row')}</tbody></table></div>`
      : picture(src ?? null, label ?? '', rendering);
  const foot = notes.length > 0 ? `<div class="table-notes">${blocks(notes, rendering)}</div>` : '';
  return `<figure class="table"${idAttribute(id)}>${captionOf(label, caption, rendering)}${grid}${foot}</figure>`;
}

const row = ({ content }: TableRow, scope: string, rendering: Rendering) =>
  `<tr>${content.map((each) => cell(each, scope, rendering)).join('')}</tr>`;

function cell({ type, attrs, content }: TableCell, scope: string, rendering: Rendering): string {
  const { colspan, rowspan, align } = attrs;
  const isHeader = type === 'tableHeader' && content.length > 0;
  const attributes = [
    isHeader && ` scope="${scope}"`,
    colspan > 1 && ` colspan="${colspan}"`,
    rowspan > 1 && ` rowspan="${rowspan}"`,
    align && ` class="${align}"`,
  ];
  const tag = isHeader ? 'th' : 'td';
  return `<${tag}${attributes.filter(Boolean).join('')}>${tightBlocks(content, rendering)}</${tag}>`;
}
