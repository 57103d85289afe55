import { type Editor, Extension, InputRule } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { numberingLanguage } from './numbers.ts';
import { printedFor, typedSigns } from './printed-signs.ts';

/** Marks whose words are meant letter by letter. */
const verbatim = ['code', 'link'];

/**
 * Quotation marks, dashes and dots become those of print, in the language of the text, as they are typed (printed-signs.ts).
 * The next Backspace, or Ctrl+Z, gives back what was typed.
 */
export const Typography = Extension.create<{ languageOf: (editor: Editor) => string }>({
  name: 'typography',
  addOptions: () => ({ languageOf: ({ state }) => numberingLanguage(state) }),
  addInputRules() {
    const { editor, options } = this;
    return [
      new InputRule({
        find: typedSigns,
        handler: ({ state, range, match: [key] }) => {
          // Of several letters that came at once, as from dictation, the place of the last is not known.
          if (range.from > range.to || isVerbatimAt(state, range.from)) return null;
          const printed = printedFor(key, wordsBefore(state, range.from), options.languageOf(editor));
          if (!printed) return null;
          state.tr.insertText(printed.by, range.from - printed.replaces, range.to);
        },
      }),
    ];
  },
});

const isVerbatimAt = ({ doc, storedMarks }: EditorState, at: number): boolean =>
  (storedMarks ?? doc.resolve(at).marks()).some(({ type }) => verbatim.includes(type.name));

/** The words of the paragraph up to there; a part within the line, as a formula, is one letter. */
function wordsBefore({ doc }: EditorState, at: number): string {
  const { parent, parentOffset } = doc.resolve(at);
  return parent.textBetween(0, parentOffset, undefined, ({ type }) => (type.name === 'hardBreak' ? '\n' : '\ufffc'));
}
