/** Putting parts into the text, or changing them, each as one step that can be undone. */
import type { Editor, JSONContent } from '@tiptap/core';
import type { Attrs } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { newId } from '../plugins/unique-ids.ts';

/** Puts a block at the cursor, which goes into its first line, or onto the line after it where it has none. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  const { state, view } = editor;
  const { $to } = state.selection;
  const isWithinLine = $to.parent.isTextblock && $to.parentOffset < $to.parent.content.size;
  const block = state.schema.nodeFromJSON(content);
  const tr = state.tr.replaceSelectionWith(block);
  let at = -1;
  tr.doc.descendants((node, pos) => {
    if (node === block) at = pos;
    return at < 0;
  });
  if (at >= 0) {
    const end = at + block.nodeSize;
    const inside = TextSelection.near(tr.doc.resolve(at + 1));
    // The rest of the line that it was put into, if there is one, is the line after it.
    if (!(inside instanceof TextSelection && inside.from < end)) goAfterBlock(tr, end, isWithinLine);
    else {
      if (tr.doc.lastChild === block) goAfterBlock(tr, end);
      tr.setSelection(TextSelection.create(tr.doc, inside.from));
    }
  }
  view.dispatch(tr.scrollIntoView());
}

/** The cursor goes to the line after a block that ends at `end`: one is made, unless an empty one or its own rest is there. */
function goAfterBlock(tr: Transaction, end: number, isFollowedByItsRest = false): void {
  const next = tr.doc.resolve(end).nodeAfter;
  const line = tr.doc.type.schema.nodes.paragraph?.create();
  const isFree = isFollowedByItsRest || (next?.type === line?.type && next?.childCount === 0);
  if (line && !isFree) tr.insert(end, line);
  tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
}

/** A step that takes the cursor past the part that is selected as a whole; null where none is. */
export function pastSelected({ selection, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, to } = selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, to));
  if (node.isTextblock || !node.type.isInGroup('block')) return null;
  goAfterBlock(tr, to);
  return tr;
}

/** Puts a part into the line in place of the selection; the cursor goes after it. */
export function insertInline(editor: Editor, content: JSONContent): void {
  const { state, view } = editor;
  const node = state.schema.nodeFromJSON(content);
  view.dispatch(state.tr.replaceSelectionWith(node, false).scrollIntoView());
}

/** Changes what a part says of itself, and leaves what is in it. */
export function changePart(editor: Editor, pos: number, attrs: Attrs): void {
  const { tr } = editor.state;
  for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(pos, name, value);
  // Where a whole part was selected it stays so: it can be changed again at once.
  if (editor.state.selection instanceof NodeSelection && editor.state.selection.from === pos)
    tr.setSelection(NodeSelection.create(tr.doc, pos));
  editor.view.dispatch(tr);
}

/** The name of a part by which others may mention it; one is given where it has none. */
export function idOfPart(editor: Editor, pos: number, beginning: string): string {
  const { tr, doc } = editor.state;
  const id: unknown = doc.nodeAt(pos)?.attrs.id;
  if (typeof id === 'string') return id;
  const given = newId(doc, beginning);
  editor.view.dispatch(tr.setNodeAttribute(pos, 'id', given));
  return given;
}

/** A note, new or changed, with these words. */
export function putNote(editor: Editor, pos: number | null, content: JSONContent[]): void {
  const { state, view } = editor;
  const before = pos === null ? null : state.doc.nodeAt(pos);
  const id = before?.attrs.id ?? newId(state.doc, 'nota');
  const note = state.schema.nodeFromJSON({ type: 'footnote', attrs: { id }, content });
  const tr = state.tr;
  if (pos === null || !before) tr.replaceSelectionWith(note, false);
  else tr.replaceWith(pos, pos + before.nodeSize, note);
  view.dispatch(tr);
}

/** The cursor goes to the last line of the text, which is made where a figure or a table stands last. */
export function goToEnd({ state, view }: Editor): void {
  const tr = state.tr;
  const line = state.schema.nodes.paragraph?.create();
  if (!tr.doc.lastChild?.isTextblock && line) tr.insert(tr.doc.content.size, line);
  view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
  view.focus();
}

export function removePart(editor: Editor, pos: number): void {
  const node = editor.state.doc.nodeAt(pos);
  if (node) editor.view.dispatch(editor.state.tr.delete(pos, pos + node.nodeSize));
}
