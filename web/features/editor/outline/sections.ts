/** The sections of a text while it is written, and the one that the cursor is in. */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { blocksOf, remembered } from '../schema/by-block.ts';

export type Section = { text: string; level: number };
/** `present` counts from 0: the last section that begins before the cursor; -1 before the first. */
export type Outline = { sections: Section[]; present: number };

/** The outline without places, which move with every letter: who shows it draws it anew only where it changes. */
export function outlineOf({ doc, selection }: EditorState): Outline {
  const found = headingsIn(doc);
  return {
    sections: found.map(({ text, level }) => ({ text, level })),
    present: found.findLastIndex(({ at }) => at < selection.head),
  };
}

/** The cursor goes to the heading of that section, and the page with it. */
export function goToSection({ state, view }: Editor, index: number): void {
  const heading = headingsIn(state.doc)[index];
  if (!heading) return;
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, heading.end - 1)));
  view.focus();
  const element = view.nodeDOM(heading.at);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'start' });
}

/** Those with words; the published page names no others. */
function headingsIn(doc: Node): (Section & { at: number; end: number })[] {
  let end = 0;
  return blocksOf(doc).flatMap((block) => {
    const at = end;
    end += block.nodeSize;
    const section = sectionOf(block);
    return section ? { ...section, at, end } : [];
  });
}

const sectionOf = remembered((block): Section | null => {
  if (block.type.name !== 'heading') return null;
  const text = block.children.map(words).join('').trim();
  return text === '' ? null : { text, level: Number(block.attrs.level) };
});

/** As in the table of contents of the published page: formulas and mentions are read, notes are not. */
function words({ type, text, attrs }: Node): string {
  switch (type.name) {
    case 'text':
      return text ?? '';
    case 'hardBreak':
      return ' ';
    case 'mathInline':
      return attrs.tex ?? '';
    case 'citation':
    case 'crossReference':
      return attrs.text;
    default:
      return '';
  }
}
