// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { Toolbar } from 'radix-ui';
import { afterEach, expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { manuscriptExtensions } from '../manuscript-schema.ts';
import { OutlineMenu } from './outline-menu.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { outlineOf } from './sections.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const text = (words: string) => ({ type: 'text', text: words });
const heading = (level: number, ...content: object[]) => ({ type: 'heading', attrs: { level }, content });
const line = { type: 'paragraph', content: [text('Una línea.')] };
/** An editor with these blocks, the cursor at their beginning. */
function opened(...content: object[]) {
  editor = new Editor({ extensions: manuscriptExtensions(), content: { type: 'doc', content } });
  return editor;
}
const sections = [line, heading(1, text('Método')), line, heading(2, text('Campo')), line, heading(1, text('Cierre'))];
const inHeading = () => editor.state.selection.$head.parent.textContent;

it('lists the sections within one another, marks the one of the cursor, and goes where one is chosen', async () => {
  const { user } = await show(<OutlinePanel editor={opened(...sections)} />);
  const outline = screen.getByRole('navigation', { name: 'Esquema' });
  const present = () => within(outline).queryByRole('button', { current: 'location' })?.textContent;
  expect(present()).toBeUndefined();
  const [method] = within(outline).getAllByRole('listitem');
  expect(method && within(method).getByRole('listitem').textContent).toBe('Campo');
  await user.click(screen.getByRole('button', { name: 'Campo' }));
  expect(inHeading()).toBe('Campo');
  expect(present()).toBe('Campo');
  act(() => void editor.commands.setTextSelection(editor.state.doc.content.size));
  expect(present()).toBe('Cierre');
});

it('follows what is written', async () => {
  await show(<OutlinePanel editor={opened(line)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  act(() => void editor.commands.setNode('heading', { level: 1 }));
  expect(screen.getByRole('button', { name: 'Una línea.', current: 'location' })).toBeTruthy();
});

it('is a menu behind a button where there is no room beside the text', async () => {
  const { user } = await show(
    <Toolbar.Root>
      <OutlineMenu editor={opened(...sections)} className="" />
    </Toolbar.Root>,
  );
  await user.click(screen.getByRole('button', { name: 'Esquema' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cierre' }));
  expect(inHeading()).toBe('Cierre');
});

it('reads formulas and mentions of a heading and leaves out notes and headings without words', () => {
  const formula = { type: 'mathInline', attrs: { tex: 'x^2' } };
  const note = { type: 'footnote', attrs: { id: 'n' }, content: [text('oculta')] };
  const mention = { type: 'crossReference', attrs: { target: 't', text: 'la tabla 1' } };
  opened({ type: 'heading', attrs: { level: 1 } }, heading(1, text('De '), formula, text(' y '), mention, note));
  expect(outlineOf(editor.state).sections).toEqual([{ text: 'De x^2 y la tabla 1', level: 1 }]);
});
