import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { type Panel, panelFor } from '../dialogs/panel.ts';

type Options = { open: (editor: Editor, panel: Panel) => void; find: () => void; tools: () => void };

/** Forms opened from the text: Enter or a double click on a part, and the shortcuts of what asks something first. */
export const Opening = Extension.create<Options>({
  name: 'opening',
  // Enter on a selected part is not a new paragraph.
  priority: 800,
  addOptions: () => ({ open: () => undefined, find: () => undefined, tools: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          handleDoubleClickOn: (view, _pos, node, _nodePos, _event, direct) => {
            const panel = direct && node.isAtom && !node.isText ? panelFor(view.state) : null;
            if (panel) options.open(editor, panel);
            return panel !== null;
          },
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    const { editor, options } = this;
    const open = (panel: Panel) => () => {
      options.open(editor, panel);
      return true;
    };
    return {
      Enter: () => {
        const { selection } = editor.state;
        const panel = 'node' in selection ? panelFor(editor.state) : null;
        if (panel) options.open(editor, panel);
        return panel !== null;
      },
      'Mod-k': () => (!editor.state.selection.empty || editor.isActive('link')) && open({ kind: 'link' })(),
      'Mod-Shift-c': open({ kind: 'citation', pos: null }),
      'Mod-Alt-f': open({ kind: 'footnote', pos: null }),
      'Mod-m': open({ kind: 'formula', pos: null, block: false }),
      'Mod-Shift-m': open({ kind: 'formula', pos: null, block: true }),
      'Mod-f': () => {
        options.find();
        return true;
      },
      'Alt-F10': () => {
        options.tools();
        return true;
      },
    };
  },
});
