// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { describedBy, draw } from './draw.fixture.tsx';
import { Input } from './Input.tsx';

const dialog = (
  <Dialog
    title="Notas"
    description="Para quienes editan."
    closeLabel="Cerrar"
    trigger={<Button>Ver notas</Button>}
    footer={<Button>Guardar</Button>}
  >
    <Input aria-label="Otra" />
    <Input aria-label="Nota" data-first-focus />
  </Dialog>
);

it('opens with its trigger, named and described, and the keyboard in its first control', async () => {
  const { user } = draw(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver notas' }));
  expect(describedBy(screen.getByRole('dialog', { name: 'Notas' }))).toEqual(['Para quienes editan.']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nota' })));
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeTruthy();
});

it.each(['the cross', 'Escape'])('closes by %s, and gives the focus back', async (by) => {
  const { user } = draw(dialog);
  const trigger = screen.getByRole('button', { name: 'Ver notas' });
  await user.click(trigger);
  await (by === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Cerrar' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

/** A question whose answer is asked in a dialog of its own, which takes its place at once. */
function Chain() {
  const [at, setAt] = useState<'none' | 'first' | 'second'>('none');
  const close = (open: boolean) => !open && setAt('none');
  return (
    <>
      <Button onClick={() => setAt('first')}>Empezar</Button>
      {at === 'first' && (
        <Dialog key="first" open onOpenChange={close} title="Primero" closeLabel="Cerrar">
          <Button onClick={() => setAt('second')}>Seguir</Button>
        </Dialog>
      )}
      {at === 'second' && (
        <Dialog key="second" open onOpenChange={close} title="Segundo" closeLabel="Cerrar">
          <Input aria-label="Motivo" data-first-focus />
        </Dialog>
      )}
    </>
  );
}

it('gives the focus of the dialog whose place it took back to what had it before both', async () => {
  const { user } = draw(<Chain />);
  await user.click(screen.getByRole('button', { name: 'Empezar' }));
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Motivo' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Empezar' })));
});

it('stays open, with the keyboard in its field, for who presses twice', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const save = vi.fn();
  const { user } = draw(
    <Dialog title="Notas" closeLabel="Cerrar" trigger={<Button>Ver notas</Button>}>
      <Input aria-label="Nota" data-first-focus />
      <Button onClick={save}>Guardar</Button>
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Ver notas' }));
  const note = screen.getByRole('textbox', { name: 'Nota' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  // Radix hears what is outside from the next task on.
  await new Promise((heard) => setTimeout(heard));
  const outside = () => fireEvent.pointerDown(document.body);
  const pressSave = (detail: number) => {
    const isFree = fireEvent.mouseDown(screen.getByRole('button', { name: 'Guardar' }), { detail });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }), { detail });
    return isFree;
  };
  now += 200;
  outside();
  expect(pressSave(2)).toBe(false);
  expect(save).not.toHaveBeenCalled();
  // Another press, somewhere else, is one of its own; so is a double click later on.
  expect(pressSave(1)).toBe(true);
  now += 400;
  expect(pressSave(2)).toBe(true);
  expect(save).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog')).toBeTruthy();
  outside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
