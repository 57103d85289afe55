/** What the cursor stands on or in. */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

export type Place = { node: Node; pos: number };

/** The part selected as a whole, as a formula or a citation is. */
export function selectedPart({ selection }: EditorState): Place | null {
  return selection instanceof NodeSelection ? { node: selection.node, pos: selection.from } : null;
}

/** The innermost of these around the cursor, or selected. */
export function partAround(state: EditorState, ...names: readonly string[]): Place | null {
  const selected = selectedPart(state);
  if (selected && names.includes(selected.node.type.name)) return selected;
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--)
    if (names.includes($from.node(depth).type.name)) return { node: $from.node(depth), pos: $from.before(depth) };
  return null;
}

/** Whether the cursor is where a note may stand, or a block: not in code, the second not in a caption. */
export const takesInlines = (editor: Editor) => !editor.state.selection.$from.parent.type.spec.code;
export const takesBlocks = (editor: Editor) => partAround(editor.state, 'caption', 'tableNotes') === null;
