// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
