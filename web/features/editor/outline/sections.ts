/** The sections of a text while it is written, and the one that the cursor is in. */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { wordsOfHeading } from '#contract/heading-words.ts';
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

const sectionOf = remembered(({ type, attrs, content }): Section | null => {
  if (type.name !== 'heading') return null;
  const text = wordsOfHeading(content.toJSON() ?? []);
  return text === '' ? null : { text, level: Number(attrs.level) };
});
