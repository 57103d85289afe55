/** Where typed words land: where the document has its cursor, and never in place of a part. */
import { Plugin } from '@tiptap/pm/state';
import { pastSelected } from '../commands/insert.ts';

/** What browsers give for a key whose letter is still being composed (UI Events, 8.1). */
const composing = 229;

/**
 * The cursor of the document and the browser's own are brought together as the text gets the focus. While a form has it,
 * ProseMirror leaves the browser's alone: what the form puts in moves the first and not the second, which a list or a
 * button in the form leaves standing in the text, and words typed after closing the form would land there.
 */
export function cursorOnFocus(): Plugin {
  let hasMoved = false;
  return new Plugin({
    view: () => ({
      update: (view, { doc, selection }) => {
        if (!view.hasFocus() && (view.state.doc !== doc || !view.state.selection.eq(selection))) hasMoved = true;
      },
    }),
    props: {
      handleDOMEvents: {
        focus: (view) => {
          if (hasMoved) view.focus();
          hasMoved = false;
          return false;
        },
      },
    },
  });
}

/** Words typed while a part is selected, as the arrow keys select one on their way, go after it: it is not written over. */
export function typingAfterParts(): Plugin {
  return new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => {
        const tr = pastSelected(view.state);
        if (tr) view.dispatch(tr.insertText(text).scrollIntoView());
        return tr !== null;
      },
      // Accents of a Spanish keyboard and all that a telephone's writes: the place is taken before they are composed there.
      handleKeyDown: (view, { key, keyCode }) => {
        const tr = key === 'Dead' || keyCode === composing ? pastSelected(view.state) : null;
        if (tr) view.dispatch(tr);
        return false;
      },
    },
  });
}
