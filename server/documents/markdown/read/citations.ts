import type { Text } from 'mdast';
import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { type Mentioned, mentionText } from '#contract/mentions.ts';
import { remark } from '#contract/remarks.ts';
import type { Conversion } from './conversion.ts';

const group = /(\[@[^[\]]+\])/;
const mention = /^@([A-Za-z][\w.-]*)(?:\s*,\s*(.+))?$/s;
const maxRefs = 60;

/** Text with its `[@id]`, `[@id; @id2]` and `[@id, p. 12]` as citations; those that lead nowhere stay as written. */
export function readText(node: Text, marks: readonly Mark[], conversion: Conversion): Inline[] {
  return node.value.split(group).flatMap((piece): Inline[] => {
    const cited = piece.startsWith('[@') ? readGroup(piece, conversion) : undefined;
    if (cited) return [citationOf(cited)];
    if (piece.includes('[@'))
      conversion.warn(node, remark('citationUnread', { citation: piece.slice(piece.indexOf('[@')) }));
    return textOf(piece.replace(/\s*\n\s*/g, ' '), marks);
  });
}

/** A text node, or nothing for no text. */
export function textOf(text: string, marks: readonly Mark[]): Inline[] {
  if (text === '') return [];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];
}

function readGroup(piece: string, { references, cited }: Conversion): Mentioned[] | undefined {
  const mentions = piece
    .slice(1, -1)
    .split(';')
    .map((part) => mention.exec(part.trim()));
  const found = mentions.flatMap((match) => {
    const reference = references.get(match?.[1] ?? '');
    return reference ? [{ ...reference, locator: match?.[2]?.replace(/\s+/g, ' ') }] : [];
  });
  if (found.length < mentions.length || found.length > maxRefs) return undefined;
  for (const { id } of found) cited.add(id);
  return found;
}

function citationOf(cited: readonly Mentioned[]): Inline {
  const refs = cited.map(({ id }) => id);
  return { type: 'citation', attrs: { refs, text: mentionText(cited, 'es') } };
}
