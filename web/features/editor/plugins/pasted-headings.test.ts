import { getSchema } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { manuscriptExtensions } from '../manuscript-schema.ts';
import { withHeadingApart } from './pasted-headings.ts';

const schema = getSchema(manuscriptExtensions());
const line = (type: 'paragraph' | 'heading', text: string) => ({
  type,
  ...(type === 'heading' && { attrs: { level: 1 } }),
  ...(text !== '' && { content: [{ type: 'text', text }] }),
});
/** What becomes of a line with the cursor after so many letters when these are pasted. */
function pasted(words: string, after: number, lines: ReturnType<typeof line>[], isOwn = false): string[] {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [line('paragraph', words)] });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, after + 1) });
  const copied = Slice.maxOpen(schema.nodeFromJSON({ type: 'doc', content: lines }).content);
  const slice = withHeadingApart(copied, state.selection.$from, isOwn);
  const result = state.tr.replaceSelection(slice).doc;
  return result.children.map((node) => `${node.type.name}:${node.textContent}`);
}
const heading = line('heading', 'Método');

it('stand on a line of their own after a full one', () => {
  expect(pasted('Final', 5, [heading])).toEqual(['paragraph:Final', 'heading:Método']);
  expect(pasted('Final', 5, [heading, line('paragraph', 'Se midió.')])).toEqual([
    'paragraph:Final',
    'heading:Método',
    'paragraph:Se midió.',
  ]);
  expect(pasted('Final', 5, [heading, line('paragraph', 'Se midió.')], true)).toHaveLength(3);
});

it('are words within a line, and take the place of an empty one', () => {
  expect(pasted('Final', 2, [heading])).toEqual(['paragraph:FiMétodonal']);
  expect(pasted('Final', 5, [heading], true)).toEqual(['paragraph:FinalMétodo']);
  expect(pasted('', 0, [heading])).toEqual(['heading:Método']);
});
