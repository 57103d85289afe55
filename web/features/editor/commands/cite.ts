import type { Editor } from '@tiptap/core';
import { mentionText } from '#contract/mentions.ts';
import type { Language } from '#contract/vocabulary.ts';
import { referencesOf } from '../work-text.ts';
import { changePart, insertInline } from './insert.ts';
import { selectedPart, takesInlines } from './selection.ts';

const mostCited = 60;

/** Cites an entry at the cursor; where a citation is selected, in that one too. Nothing where none may stand. */
export function cite(editor: Editor, id: string, language: Language): void {
  const selected = selectedPart(editor.state);
  const present = selected?.node.type.name === 'citation' ? selected : null;
  if (!present && !takesInlines(editor)) return;
  const before: string[] = present?.node.attrs.refs ?? [];
  const refs = [...new Set([...before, id])].slice(0, mostCited);
  const known = new Map(referencesOf(editor.state.doc).map((reference) => [reference.id, reference]));
  const text = mentionText(
    refs.flatMap((ref) => known.get(ref) ?? []),
    language,
  );
  if (present) changePart(editor, present.pos, { refs, text });
  else insertInline(editor, { type: 'citation', attrs: { refs, text } });
  editor.view.focus();
}
