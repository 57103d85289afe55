import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';

/** '/' typed at the beginning of a word, and what was typed after it. */
export type Slash = { query: string; from: number; to: number };

type Options = {
  onChange: (slash: Slash | null) => void;
  /** Gives whether the menu took the key. */
  onKey: (event: KeyboardEvent) => boolean;
};

/** Tells when a menu of insertions should open at the cursor, and gives it the keys while it is open. */
export const SlashMenu = Extension.create<Options>({
  name: 'slashMenu',
  // Before the list's and the table's own Enter and Tab.
  priority: 900,
  addOptions: () => ({ onChange: () => undefined, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options;
    let open: Slash | null = null;
    /** Where the menu was sent away: it stays away there. */
    let dismissed: number | null = null;
    const tell = (next: Slash | null) => {
      if (next?.query === open?.query && next?.from === open?.from) return;
      open = next;
      onChange(next);
    };
    return [
      new Plugin({
        view: () => ({
          update: (view, before) => {
            if (view.state.doc === before.doc && view.state.selection.eq(before.selection)) return;
            const slash = slashIn(view.state);
            if (!slash) dismissed = null;
            // Only typing opens it: a cursor that comes by does not.
            const isTyped = open !== null || view.state.doc !== before.doc;
            tell(isTyped && slash && slash.from !== dismissed ? slash : null);
          },
          destroy: () => tell(null),
        }),
        props: {
          handleKeyDown: (_, event) => {
            if (!open) return false;
            if (event.key !== 'Escape') return onKey(event);
            dismissed = open.from;
            tell(null);
            return true;
          },
        },
      }),
    ];
  },
});

function slashIn({ selection: { $from, empty } }: EditorState): Slash | null {
  if (!empty || $from.parent.type.spec.code || !$from.parent.isTextblock) return null;
  const line = $from.parent.textBetween(Math.max(0, $from.parentOffset - 30), $from.parentOffset, '\uFFFC', '\uFFFC');
  const match = /(?:^|\s)\/([\p{L}]{0,20})$/u.exec(line);
  if (!match) return null;
  const query = match[1] ?? '';
  return { query, from: $from.pos - query.length - 1, to: $from.pos };
}
