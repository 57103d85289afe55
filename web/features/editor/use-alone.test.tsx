// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draw } from '#web/ui/draw.fixture.tsx';
import { manuscriptExtensions } from './manuscript-schema.ts';
import { useAlone } from './use-alone.ts';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: manuscriptExtensions() });
});
afterEach(() => {
  window.sessionStorage.clear();
  editor.destroy();
});

function Page() {
  const [isAlone, toggle] = useAlone(editor);
  return (
    <>
      <button type="button" aria-pressed={isAlone} onClick={toggle}>
        Solo
      </button>
      <input aria-label="Buscar" onKeyDown={(event) => event.preventDefault()} />
    </>
  );
}
const isAlone = () => screen.getByRole('button').getAttribute('aria-pressed') === 'true';

it('is entered and left by its button, and left by Escape, but where something else takes the key', async () => {
  const { user } = draw(<Page />);
  expect(isAlone()).toBe(false);
  await user.click(screen.getByRole('button'));
  expect(isAlone()).toBe(true);
  await user.type(screen.getByLabelText('Buscar'), '{Escape}');
  expect(isAlone()).toBe(true);
  await user.click(screen.getByRole('button'));
  expect(isAlone()).toBe(false);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Escape}');
  expect(isAlone()).toBe(false);
});

it('is remembered for the visit, and not beyond', async () => {
  const { user } = draw(<Page />);
  await user.click(screen.getByRole('button'));
  cleanup();
  draw(<Page />);
  expect(isAlone()).toBe(true);
  cleanup();
  // Another visit is another tab.
  window.sessionStorage.clear();
  draw(<Page />);
  expect(isAlone()).toBe(false);
});
