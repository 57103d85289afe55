import type { EditorState } from '@tiptap/pm/state';
import { partAround, selectedPart } from '../commands/selection.ts';

/** A form about a part of the text: at `pos`, or a new one where that is null. */
export type Panel =
  | { kind: 'formula'; pos: number | null; block: boolean }
  | { kind: 'citation' | 'crossReference' | 'figure' | 'footnote'; pos: number | null }
  | { kind: 'table'; pos: number }
  | { kind: 'link' | 'keys' };

/** The form for the part that is selected or around the cursor; null where there is none. */
export function panelFor(state: EditorState): Panel | null {
  const part = selectedPart(state) ?? partAround(state, 'figure', 'table');
  if (!part) return null;
  const { pos } = part;
  const kind = part.node.type.name;
  switch (kind) {
    case 'mathInline':
    case 'mathBlock':
      return { kind: 'formula', pos, block: kind === 'mathBlock' };
    case 'citation':
    case 'crossReference':
    case 'figure':
    case 'footnote':
    case 'table':
      return { kind, pos };
    default:
      return null;
  }
}
