// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { manuscriptExtensions } from '../manuscript-schema.ts';
import { EditingKeys } from './editing-keys.ts';
import { Numbers, setNumberingLanguage } from './numbers.ts';
import { Typography } from './typography.ts';

let editor: Editor;
afterEach(() => editor.destroy());

function write(text: string, language = 'es', content = '') {
  editor = new Editor({
    extensions: [...manuscriptExtensions(), EditingKeys, Numbers.configure({ language }), Typography],
    content,
  });
  editor.commands.setTextSelection(editor.state.doc.content.size);
  type(text);
}
function type(text: string) {
  const { view } = editor;
  for (const key of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(key, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert))) view.dispatch(insert());
  }
}
const press = (key: string, ctrlKey = false) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ctrlKey })),
  );
const written = () => editor.getText({ blockSeparator: '\n' });

describe('what is typed is printed in the language of the text', () => {
  it.each([
    ['es', 'Dijo "hola".', 'Dijo «hola».'],
    ['es', '"El "río" crece"', '«El “río” crece»'],
    ['es', '("uno" y "dos")', '(«uno» y «dos»)'],
    ['es', '¿"Sí"?', '¿«Sí»?'],
    ['es', "el llamado 'efecto borde'", 'el llamado ‘efecto borde’'],
    ['es', "L'Hospitalet y d'Alembert", 'L’Hospitalet y d’Alembert'],
    ['en', 'He said "no" and "yes"', 'He said “no” and “yes”'],
    ['en', `"It's 'new'", it's`, '“It’s ‘new’”, it’s'],
    ['pt', 'Disse "olá"', 'Disse “olá”'],
    ['fr', `L'eau, "le fleuve"`, 'L’eau, «\u00a0le fleuve\u00a0»'],
    ['de', `"Wasser" und 'Land', geht's`, '„Wasser“ und ‚Land‘, geht’s'],
    ['ca', `"L'aigua"`, '«L’aigua»'],
    ['ja', '"a"', '“a”'],
    ['es', 'páginas 5--10', 'páginas 5–10'],
    ['es', '---dijo', '—dijo'],
    ['es', 'y así...', 'y así…'],
    ['es', 'cuesta $5 y "nada"', 'cuesta $5 y «nada»'],
    ['es', 'según "https://revista.example" hoy', 'según «https://revista.example» hoy'],
  ])('in %s: %s', (language, typed, printed) => {
    write(typed, language);
    expect(written()).toBe(printed);
  });

  it('from now on in another, where the text’s changes', () => {
    write('"uno" ');
    editor.view.dispatch(setNumberingLanguage(editor.state, 'en'));
    type('"two"');
    expect(written()).toBe('«uno» “two”');
  });

  it('with the marks of the words around', () => {
    write('');
    editor.commands.toggleMark('bold');
    type('"sí"');
    expect(editor.getHTML()).toContain('<strong>«sí»</strong>');
  });

  it('in place of what is selected', () => {
    write('ab');
    editor.commands.setTextSelection({ from: 1, to: 3 });
    type('"');
    expect(written()).toBe('«');
  });
});

describe('a sign stays as it is', () => {
  it.each([
    ['in minutes and seconds', `40° 25' 30"`],
    ['in a formula that is being typed', `$x' -- "a"...`],
    ['in code that is being typed', '`a--b "c"...'],
    ['in an address', 'https://revista.example/a--b...'],
    ['in a DOI', '10.5555/abc--1'],
    ['in a path', '../..'],
    ['as one hyphen', 'físico-químico'],
    ['as two dots', 'etc..'],
    ['where nothing is open', 'pulgadas"'],
    ['as an attribute', 'href="'],
  ])('%s', (_, typed) => {
    write(typed);
    expect(written()).toBe(typed);
  });

  it.each([
    ['in code', '<p><code>a</code></p>'],
    ['in a block of code', '<pre><code>a</code></pre>'],
  ])('%s', (_, content) => {
    write(`--"b" it's...`, 'en', content);
    expect(written()).toBe(`a--"b" it's...`);
  });

  it('within a link', () => {
    write('', 'es', '<p><a href="https://revista.example">un enlace</a></p>');
    editor.commands.setTextSelection(4);
    type('--');
    expect(written()).toBe('un --enlace');
  });
});

describe('what was typed comes back', () => {
  it.each([
    ['Backspace', false],
    ['z', true],
  ])('by %s', (key, ctrlKey) => {
    for (const [typed, printed] of [
      ['Dijo "', 'Dijo «'],
      ['5--', '5–'],
      ['así...', 'así…'],
    ] as const) {
      write(typed);
      expect(written()).toBe(printed);
      press(key, ctrlKey);
      expect(written()).toBe(typed);
      editor.destroy();
    }
    write('');
  });

  it('and is left so', () => {
    write('--');
    press('Backspace');
    type('- y');
    expect(written()).toBe('--- y');
  });
});
