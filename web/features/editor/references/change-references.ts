/** Changing the reference list, and the citations that follow it, as one step that can be undone. */
import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { Reference } from '#contract/entities/manuscript.ts';
import { mentionText } from '#contract/mentions.ts';
import type { Language } from '#contract/vocabulary.ts';
import { referencesOf } from '../work-text.ts';
import { mentionsIn } from './mentions.ts';

/** What became of entries: the id that stands for one now, or null where it is gone. */
export type Successors = ReadonlyMap<string, string | null>;

/**
 * Puts this list in the place of the work's. Citations name the successors of what they named; those whose words were the
 * proposed ones are worded anew, and those with nothing left to name become the plain words that they were.
 */
export function changeReferences(
  state: EditorState,
  references: Reference[],
  language: Language,
  successors: Successors = new Map(),
): Transaction {
  const before = byId(referencesOf(state.doc));
  const after = byId(references);
  const tr = closeHistory(state.tr.setDocAttribute('references', references));
  for (const { pos, refs, text } of mentionsIn(state.doc)) {
    const now = [...new Set(refs.map((id) => successors.get(id) ?? (successors.has(id) ? null : id)))].flatMap(
      (id) => id ?? [],
    );
    const at = tr.mapping.map(pos);
    const node = tr.doc.nodeAt(at);
    if (!node) continue;
    if (now.length === 0) {
      tr.replaceWith(at, at + node.nodeSize, state.schema.text(text, node.marks));
      continue;
    }
    const wasProposed = text === mentionText(of(before, refs), language);
    const next = wasProposed ? mentionText(of(after, now), language) || text : text;
    if (next !== text) tr.setNodeAttribute(at, 'text', next);
    if (now.join() !== refs.join()) tr.setNodeAttribute(at, 'refs', now);
  }
  return tr;
}

const byId = (references: readonly Reference[]) => new Map(references.map((reference) => [reference.id, reference]));
const of = (known: ReadonlyMap<string, Reference>, ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
