// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { describedBy, draw } from './draw.fixture.tsx';
import { Input } from './Input.tsx';
import { Spinner } from './Spinner.tsx';

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

describe('a dialog whose first field is on its way', () => {
  const late = (isThere: boolean) => (
    <Dialog open title="Retractar" closeLabel="Cerrar" footer={<Button>Guardar</Button>}>
      {isThere ? <Input aria-label="Motivo" maxLength={14} data-first-focus /> : <Spinner label="Cargando la carta…" />}
    </Dialog>
  );
  const reason = () => screen.getByRole('textbox', { name: 'Motivo' });

  it('has the focus itself until then, and gives the field what was typed meanwhile', async () => {
    const { user, rerender } = draw(late(false));
    const dialog = screen.getByRole('dialog', { name: 'Retractar' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    // A space would have pressed the cross.
    await user.keyboard('Un daatt{Backspace}{Backspace}{Backspace}to ');
    rerender(late(true));
    await waitFor(() => expect(document.activeElement).toBe(reason()));
    await user.keyboard('falso, y mas');
    expect(reason()).toHaveProperty('value', 'Un dato falso,');
  });

  it('leaves the focus with who has gone elsewhere in it', async () => {
    const { user, rerender } = draw(late(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    rerender(late(true));
    await waitFor(() => expect(reason()).toBeTruthy());
    await user.keyboard('a');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar' }));
    expect(reason()).toHaveProperty('value', '');
  });
});
