import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import type { Block, Manuscript } from '#contract/entities/manuscript.ts';
import { labelHere } from '../commands/labels.ts';
import { targetsIn } from '../commands/targets.ts';
import { fromManuscript } from '../from-manuscript.ts';
import { manuscriptExtensions } from '../manuscript-schema.ts';
import { toManuscript } from '../to-manuscript.ts';
import { numbersPlugin, setNumberingLanguage } from './numbers.ts';

const schema = getSchema(manuscriptExtensions());
const figure = (id: string, label: string): Block => ({
  type: 'figure',
  attrs: { id, label, src: null, alt: '' },
  content: [{ type: 'caption', content: [] }],
});
const mention = (target: string, text: string) => ({ type: 'crossReference' as const, attrs: { target, text } });
const text: Manuscript = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        mention('vieja', 'Figura 1'),
        { type: 'footnote', attrs: { id: 'n' }, content: [mention('vieja', 'fig. 1')] },
      ],
    },
    figure('vieja', 'Figura 1'),
  ],
};

/** A text in the editor, without the page. */
function open(documento: Manuscript) {
  let state = EditorState.create({
    doc: schema.nodeFromJSON(fromManuscript(documento)),
    plugins: [history(), numbersPlugin('es')],
  });
  return {
    apply: (change: (tr: Transaction, now: EditorState) => Transaction) => {
      state = state.apply(change(state.tr, state));
    },
    undo: () =>
      undo(state, (tr) => {
        state = state.apply(tr);
      }),
    state: () => state,
    written: () => toManuscript(state.doc),
  };
}
const put = (block: Block) => (tr: Transaction) =>
  tr.insert(0, schema.nodeFromJSON(fromManuscript({ type: 'doc', content: [block] })).content);

describe('the numbers of a text that is being written', () => {
  it('follow what is put before them, with the references, notes included', () => {
    const editor = open(text);
    editor.apply(put(figure('nueva', 'Figura 1')));
    expect(editor.written().content).toEqual([
      figure('nueva', 'Figura 1'),
      {
        type: 'paragraph',
        content: [
          mention('vieja', 'Figura 2'),
          { type: 'footnote', attrs: { id: 'n' }, content: [mention('vieja', 'fig. 2')] },
        ],
      },
      figure('vieja', 'Figura 2'),
    ]);
    expect(targetsIn(editor.state().doc).map(({ name }) => name)).toEqual(['Figura 1', 'Figura 2']);
  });

  it('go back in one step with what moved them', () => {
    const editor = open(text);
    editor.apply(put(figure('nueva', 'Figura 1')));
    editor.undo();
    expect(editor.written()).toEqual(text);
  });

  it('leave labels of a part’s own and references written by hand', () => {
    const editor = open({
      type: 'doc',
      content: [figure('s', 'Figura S1'), { type: 'paragraph', content: [mention('s', 'el mapa')] }],
    });
    editor.apply(put(figure('nueva', 'Fig. 9')));
    expect(editor.written().content).toEqual([
      figure('nueva', 'Figura 1'),
      figure('s', 'Figura S1'),
      { type: 'paragraph', content: [mention('s', 'el mapa')] },
    ]);
  });

  it('are in the language of the text, also when it changes', () => {
    const editor = open(text);
    editor.apply((_, state) => setNumberingLanguage(state, 'en'));
    expect(editor.written().content).toMatchObject([
      { content: [mention('vieja', 'Figure 1'), { content: [mention('vieja', 'fig. 1')] }] },
      { attrs: { label: 'Figure 1' } },
    ]);
    expect(labelHere(editor.state(), 'table')).toBe('Table 1');
    expect(labelHere(editor.state(), 'figure')).toBe('Figure 1');
  });
});
