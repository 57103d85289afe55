// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { manuscriptExtensions } from '../manuscript-schema.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** What a paragraph holds once this was typed into it, key by key. */
function typed(text: string) {
  editor?.destroy();
  const made = new Editor({ extensions: manuscriptExtensions() });
  editor = made;
  for (const key of text) {
    const { from, to } = made.state.selection;
    const isTaken = made.view.someProp('handleTextInput', (handle) =>
      handle(made.view, from, to, key, () => made.state.tr.insertText(key, from, to)),
    );
    if (!isTaken) made.view.dispatch(made.state.tr.insertText(key, from, to));
  }
  return made.getHTML().replace(/ (id|data-[a-z-]+)="[^"]*"/g, '');
}

it.each([
  ['**negrita**', '<p><strong>negrita</strong></p>'],
  ['Muy __negra__ y', '<p>Muy <strong>negra</strong> y</p>'],
  ['Es *Ruppia maritima* aquí', '<p>Es <em>Ruppia maritima</em> aquí</p>'],
  ['Es _Ruppia_', '<p>Es <em>Ruppia</em></p>'],
  ['(*in situ*)', '<p>(<em>in situ</em>)</p>'],
  ['El `código` va', '<p>El <code>código</code> va</p>'],
])('takes the signs round words for what they mean: %s', (text, html) => {
  expect(typed(text)).toBe(html);
});

it.each(['2 * 3 * 4', 'a*b*c', 'nombre_de_archivo', '** nada **', 'una * sola'])(
  'leaves other signs as they are: %s',
  (text) => {
    expect(typed(text)).toBe(`<p>${text}</p>`);
  },
);

it('takes ## at the beginning of a line for a heading', () => {
  expect(typed('## Método')).toBe('<h3>Método</h3>');
});
