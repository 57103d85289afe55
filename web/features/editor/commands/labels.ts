import type { EditorState } from '@tiptap/pm/state';
import { firstLabel, labelsOf, type NumberedKind } from '#contract/numbering.ts';
import { numberedParts, numberingLanguage } from '../plugins/numbers.ts';

/** 'Figura 3': the label of a part that is put at the cursor. */
export function labelHere(state: EditorState, type: NumberedKind): string {
  const language = numberingLanguage(state);
  const before = numberedParts(state.doc).parts.filter(({ at }) => at < state.selection.from);
  const label = firstLabel(type, language);
  return labelsOf([...before, { type, label }], language).at(-1) ?? label;
}
