// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { draw } from './draw.fixture.tsx';

function asked(props: { busy?: boolean; disabled?: boolean } = {}) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const { user } = draw(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="¿Eliminar la obra?"
      confirmLabel="Eliminar"
      cancelLabel="Cancelar"
      onConfirm={onConfirm}
      {...props}
    />,
  );
  return { user, onConfirm, onOpenChange, confirm: screen.getByRole('button', { name: 'Eliminar' }) };
}

it('asks, with the keyboard on the way out', async () => {
  asked();
  expect(screen.getByRole('alertdialog', { name: '¿Eliminar la obra?' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' })));
});

it('stays open while what was confirmed is done', async () => {
  const { user, confirm, onConfirm, onOpenChange } = asked();
  await user.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('is left without doing anything', async () => {
  const { user, onConfirm, onOpenChange } = asked();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

it.each([{ busy: true }, { disabled: true }])('takes no yes while it is %o', async (props) => {
  const { user, confirm, onConfirm } = asked(props);
  await user.click(confirm);
  expect(onConfirm).not.toHaveBeenCalled();
});
