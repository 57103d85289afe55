/** What a text may mention of itself: its sections, figures, tables and formulas. */
import type { Node } from '@tiptap/pm/model';

const beginnings = { heading: 'sec', figure: 'fig', table: 'tabla', mathBlock: 'ec' } as const;
export type TargetKind = keyof typeof beginnings;

export type Target = {
  pos: number;
  kind: TargetKind;
  /** How it would be mentioned: its label, or its words. */
  name: string;
  /** What else tells it from others: the words of its caption. */
  about: string;
  /** How the id begins that it is given where it has none. */
  beginning: string;
};

const isKind = (name: string): name is TargetKind => name in beginnings;

/** In the order of the text; those that say nothing are left out. */
export function targetsIn(doc: Node): Target[] {
  const targets: Target[] = [];
  doc.descendants((node, pos) => {
    const kind = node.type.name;
    if (!isKind(kind)) return;
    const words =
      (kind === 'figure' || kind === 'table' ? node.firstChild : node)?.textContent.trim().slice(0, 200) ?? '';
    const label: string = node.attrs.label ?? '';
    const name = (label || words || String(node.attrs.tex ?? '')).slice(0, 400);
    if (name !== '') targets.push({ pos, kind, name, about: label ? words : '', beginning: beginnings[kind] });
  });
  return targets;
}

/** Pictures that the text has already. */
export function picturesIn(doc: Node): string[] {
  const found = new Set<string>();
  doc.descendants(({ attrs: { src } }) => {
    if (typeof src === 'string') found.add(src);
  });
  return [...found];
}
