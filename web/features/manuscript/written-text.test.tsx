// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateDrawing } from '#web/data/late-drawing.ts';
import { WrittenText } from './written-text.tsx';

let change = (_: string) => {};
const drawn = vi.fn();
const Word = ({ word }: { word: string }) => <p>{word}</p>;
let letIn = () => {};
const makeDrawing = () =>
  lateDrawing(
    () =>
      new Promise<typeof Word>((resolve) => {
        letIn = () => resolve(Word);
      }),
  );
let drawing = makeDrawing();

function Page() {
  const [word, setWord] = useState('agua');
  change = setWord;
  return (
    <main>
      <WrittenText
        of={[word]}
        className="prose"
        drawing={drawing}
        draw={(Piece) => {
          drawn();
          return (
            <div className="prose">
              <Piece word={word} />
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
  drawing = makeDrawing();
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
  // What draws it is asked for now, and until it is there the reader keeps what they read.
  await act(async () => change('sal'));
  expect(root.querySelector('p')).toBe(written);
  await act(async () => letIn());
  expect(root.innerHTML).toBe('<main><div class="prose"><p>sal</p></div></main>');
  expect(faults).not.toHaveBeenCalled();
  await act(async () => page.unmount());
});

it('is drawn once what draws it is fetched where nothing was written, and at once where that is at hand', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const late = await act(async () => {
    const page = createRoot(root);
    page.render(<Page />);
    return page;
  });
  expect(root.innerHTML).toBe('<main></main>');
  await act(async () => letIn());
  expect(root.innerHTML).toBe('<main><div class="prose"><p>agua</p></div></main>');
  await act(async () => late.unmount());
  drawing = makeDrawing();
  drawing.give(Word);
  await act(async () => createRoot(root).render(<Page />));
  expect(root.innerHTML).toBe('<main><div class="prose"><p>agua</p></div></main>');
});
