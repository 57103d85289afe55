/**
 * What every editor of words needs and no node brings: undoing, a cursor beside figures, a mark where something is dropped,
 * and typed words in their place.
 */
import { Extension } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import { cursorOnFocus, typingAfterParts } from './typing-place.ts';

export const EditingKeys = Extension.create({
  name: 'editingKeys',
  addProseMirrorPlugins: () => [
    history({ depth: 500 }),
    gapCursor(),
    dropCursor({ class: 'drop-mark', color: false }),
    cursorOnFocus(),
    typingAfterParts(),
  ],
  addKeyboardShortcuts() {
    const { editor } = this;
    // What was made of typed signs goes first, and leaves them: it was not typed.
    const back = () => editor.commands.undoInputRule() || undo(editor.state, editor.view.dispatch);
    const forth = () => redo(editor.state, editor.view.dispatch);
    return { 'Mod-z': back, 'Mod-y': forth, 'Mod-Shift-z': forth };
  },
});
