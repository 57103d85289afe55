// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WrittenText } from './written-text.tsx';

let change = (_: string) => {};
const drawn = vi.fn();

function Page() {
  const [word, setWord] = useState('agua');
  change = setWord;
  return (
    <main>
      <WrittenText
        of={[word]}
        className="prose"
        draw={() => {
          drawn();
          return (
            <div className="prose">
              <p>{word}</p>
            </div>
          );
        }}
      />
    </main>
  );
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  drawn.mockClear();
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('stays as it was written, and is drawn when it becomes another', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  // As the server writes it.
  root.innerHTML = '<main><div class="prose"><p>agua</p></div></main>';
  const written = root.querySelector('p');
  const faults = vi.spyOn(console, 'error');
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(root.querySelector('p')).toBe(written);
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => change('agua'));
  expect(root.querySelector('p')).toBe(written);
  await act(async () => change('sal'));
  expect(root.innerHTML).toBe('<main><div class="prose"><p>sal</p></div></main>');
  expect(faults).not.toHaveBeenCalled();
  await act(async () => page.unmount());
});
