import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Reference } from '#contract/entities/manuscript.ts';
import { freeId } from '../merging/merge-references.ts';
import { referencesOf } from '../work-text.ts';

/** Puts entries at the end of the list, as one step that can be undone. Gives their ids, which no other part of the text has. */
export function addReferences({ state, view }: Editor, references: readonly Reference[]): string[] {
  const list = referencesOf(state.doc);
  const taken = new Set(list.map(({ id }) => id));
  state.doc.descendants(({ attrs: { id } }) => {
    if (typeof id === 'string') taken.add(id);
  });
  const added = references.map((reference) => ({ ...reference, id: freeId(reference.id, taken) }));
  view.dispatch(closeHistory(state.tr.setDocAttribute('references', [...list, ...added])));
  return added.map(({ id }) => id);
}
