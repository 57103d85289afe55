/** A work's text as the editor holds it: its words, and its reference list on the document's own node. */
import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { fromManuscript } from './from-manuscript.ts';
import { toManuscript } from './to-manuscript.ts';

export type WorkText = { documento: Manuscript; referencias: Reference[] };

export const referencesOf = (doc: Node): Reference[] => doc.attrs.references;

/** ProseMirror JSON for the schema of manuscript-schema.ts. */
export const openedText = ({ documento, referencias }: WorkText): JSONContent => ({
  ...fromManuscript(documento),
  attrs: { references: referencias },
});

/** Throws what `toManuscript` does. */
export const writtenText = (doc: Node): WorkText => ({
  documento: toManuscript(doc),
  referencias: referencesOf(doc),
});

/** Puts another text in the place of the whole, as one step that can be undone. */
export function putText({ state, view }: Editor, text: WorkText): void {
  const next = state.schema.nodeFromJSON(openedText(text));
  const tr = state.tr.replaceWith(0, state.doc.content.size, next.content);
  view.dispatch(closeHistory(tr.setDocAttribute('references', text.referencias)));
}
