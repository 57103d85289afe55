// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type ChoiceGroup, Chooser } from './Chooser.tsx';
import { draw } from './draw.fixture.tsx';

const choice = (text: string) => ({ id: text, text });
const screens: ChoiceGroup = { id: 'screens', title: 'Pantallas', choices: [choice('Panel'), choice('Perfil')] };
const works = (...titles: string[]): ChoiceGroup => ({
  id: 'works',
  title: 'Obras',
  late: true,
  choices: titles.map(choice),
});

/** With a button that stands for the server: it gives the next groups. */
function Server({ answers, onChoose }: { answers: ChoiceGroup[][]; onChoose: (id: string) => void }) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  return (
    <>
      <Chooser
        title="Buscar o ir a…"
        placeholder="Pantallas, obras…"
        closeLabel="Cerrar"
        words={words}
        onWords={setWords}
        groups={answers[at] ?? []}
        status={null}
        counted="2 resultados"
        onChoose={onChoose}
        onClose={() => undefined}
        goOnAt={() => null}
      />
      <button type="button" data-testid="answer" onClick={() => setAt(at + 1)}>
        Responder
      </button>
    </>
  );
}

function open(...answers: ChoiceGroup[][]) {
  const onChoose = vi.fn<(id: string) => void>();
  const { user } = draw(<Server answers={answers} onChoose={onChoose} />);
  const answer = () => screen.getByTestId('answer').click();
  return { user, onChoose, answer };
}
const box = () => screen.getByRole('combobox');
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

it('is a box in a dialog with its list below: named, and the keyboard in it', async () => {
  open([screens]);
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(screen.getByRole('dialog', { name: 'Buscar o ir a…' })).toBeTruthy();
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(screen.getByRole('group', { name: 'Pantallas' })).toBeTruthy();
  expect(marked()).toBeNull();
});

it('has no list where nothing can be chosen', () => {
  open([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

it('marks the first choice once something is typed, and goes round by the arrows', async () => {
  const { user, onChoose } = open([screens, works('Humedales')]);
  await user.type(box(), 'p');
  expect(marked()).toBe('Panel');
  expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Humedales');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Perfil']]);
});

it('marks nothing that came later: Enter does nothing until somebody goes there', async () => {
  const { user, onChoose, answer } = open([], [works('Humedales', 'Humanidades')]);
  await user.type(box(), 'hum');
  await user.keyboard('{Enter}');
  answer();
  await screen.findByText('Humedales');
  await user.keyboard('{Enter}');
  expect([onChoose.mock.calls, marked()]).toEqual([[], null]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Humedales']]);
});

it('keeps the mark on what it was on while more arrives, and puts it nowhere else when that is gone', async () => {
  const { user, onChoose, answer } = open(
    [screens, works('Humedales')],
    [screens, works('Hume', 'Humedales')],
    [screens, works('Hume')],
  );
  await user.type(box(), 'hum{ArrowUp}');
  expect(marked()).toBe('Humedales');
  answer();
  await screen.findByText('Hume');
  expect(marked()).toBe('Humedales');
  answer();
  await waitFor(() => expect(screen.queryByText('Humedales')).toBeNull());
  expect(marked()).toBeNull();
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

it('is chosen from with a finger or a mouse, and says how many there are', async () => {
  const { user, onChoose } = open([screens]);
  expect(screen.getByRole('status').textContent).toBe('2 resultados');
  await user.click(screen.getByRole('option', { name: 'Perfil' }));
  expect(onChoose.mock.calls).toEqual([['Perfil']]);
});

it('takes no Enter that ends the composing of a letter', async () => {
  const { user, onChoose } = open([screens]);
  await user.type(box(), 'p');
  box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(onChoose).not.toHaveBeenCalled();
});
