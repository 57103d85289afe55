// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { RowActs } from './RowActs.tsx';

it('has the commonest act as its button and the others in a menu that the keyboard opens, chooses from and leaves', async () => {
  const [edit, remove] = [vi.fn(), vi.fn()];
  const { user } = draw(
    <RowActs
      more="Más acciones: Ana Ruiz"
      acts={[
        { id: 'a', label: 'Editar', about: 'Editar: Ana Ruiz', asks: true, onSelect: edit },
        false,
        { id: 'b', label: 'Copiar' },
        { id: 'c', label: 'Eliminar', tone: 'danger', asks: true, onSelect: remove },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Editar: Ana Ruiz' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  await user.click(button);
  expect(edit).toHaveBeenCalledOnce();
  const more = screen.getByRole('button', { name: 'Más acciones: Ana Ruiz' });
  expect(more.getAttribute('aria-haspopup')).toBe('menu');
  more.focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Copiar', 'Eliminar']);
  expect(items.map((item) => item.getAttribute('aria-haspopup'))).toEqual([null, 'dialog']);
  await user.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(more);
});

it('is one button where one thing can be done, and nothing where nothing can', () => {
  const { container, rerender } = draw(<RowActs more="Más" acts={[{ id: 'a', label: 'Retirar', tone: 'danger' }]} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retirar']);
  rerender(<RowActs more="Más" acts={[null]} />);
  expect(container.querySelector('button')).toBeNull();
});
