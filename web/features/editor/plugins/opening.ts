import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
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
          // The browser tells of a click's new place a moment later: what is typed at once would replace the selected part.
          handleClick: (view, pos) => {
            const { selection, doc, tr } = view.state;
            if (selection instanceof NodeSelection && doc.resolve(pos).parent.isTextblock)
              view.dispatch(tr.setSelection(TextSelection.create(doc, pos)));
            return false;
          },
          // A click on a figure's picture is on the figure; one on its caption is on the words.
          handleClickOn: (view, _pos, node, nodePos, event) => {
            if (node.type.name !== 'figure' || !isPicture(event.target)) return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePos)));
            return true;
          },
          handleDoubleClickOn: (view, _pos, node, _nodePos, event, direct) => {
            const isPart = (direct && node.isAtom && !node.isText) || isPicture(event.target);
            const panel = isPart ? panelFor(view.state) : null;
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
    // The browser moves the cursor a moment later (see handleClick): what is typed at once must not replace the part.
    const leave = (side: 'from' | 'to') => () => {
      const { selection, doc, tr } = editor.state;
      if (selection instanceof NodeSelection && selection.node.isInline)
        editor.view.dispatch(tr.setSelection(TextSelection.create(doc, selection[side])));
      return false;
    };
    return {
      Home: leave('from'),
      End: leave('to'),
      Enter: () => {
        const { selection } = editor.state;
        const panel = selection instanceof NodeSelection ? panelFor(editor.state) : null;
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

const isPicture = (target: EventTarget | null) => target instanceof HTMLImageElement;
